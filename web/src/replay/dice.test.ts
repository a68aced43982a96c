// This file is the tests of the dice check; its figures were drawn by the server's own dealer.

import { describe, expect, it } from "vitest";
import type { DiceProof, Lot } from "../wire/message";
import { checkDice, commitmentOf, ProvableDealer, saltDigest } from "./dice";

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const DIE: Lot[] = [1, 2, 3, 4, 5, 6].map((face) => ({ weight: 1, move: { move: "roll", face } }));
const UNEVEN: Lot[] = [1, 2, 5].map((weight) => ({ weight, move: { move: "draw", weight } }));
const ROLLS = [3, 0, 4, 3, 5, 2, 4, 3, 3, 1, 2, 5];

function dice(change: Partial<DiceProof> = {}): DiceProof {
  const draws = ROLLS.map((drawn, place) => ({
    number: 2 * place + 1,
    lots: DIE,
    drawn,
    sentence: "A roll.",
  }));
  return { commitment: COMMITMENT, seed: SEED, salts: [], draws, ...change };
}

describe("the dealer", () => {
  it("commits to a seed by its SHA-256", () => {
    expect(commitmentOf(SEED)).toBe(COMMITMENT);
    expect(commitmentOf("no seed")).toBeNull();
    expect(commitmentOf(SEED.slice(2))).toBeNull();
  });

  it("rolls as the server does", () => {
    const dealer = new ProvableDealer(SEED, []);
    expect(ROLLS.map(() => Number(dealer.below(6n)))).toEqual(ROLLS);
  });

  it("stirs in the salts, whatever signs they hold, and passes over what would be unfair", () => {
    const dealer = new ProvableDealer(SEED, ["Anna's own", "zwölf", "🎲", ""]);
    const large = 2n ** 63n + 1n;
    const counts = [6n, 6n, 1n, 52n, 1000003n, large, large, large, large, 6n];
    expect(counts.map((count) => dealer.below(count))).toEqual([
      2n,
      2n,
      0n,
      27n,
      476574n,
      7306577308089496833n,
      4730880309817338432n,
      9011607004147783742n,
      4499332307300919637n,
      4n,
    ]);
  });

  it("writes the salts a line each", () => {
    expect(saltDigest(["a", "b"])).toBe("3c77d0cf00a2f93872437160aebe8e307755c994a2d2fdc5c6dbe2e266cb14df");
  });

  it("draws lots by their weights", () => {
    const dealer = new ProvableDealer(SEED, ["a", "b"]);
    expect(Array.from({ length: 12 }, () => dealer.draw(UNEVEN))).toEqual([
      1, 1, 2, 2, 2, 1, 2, 2, 2, 0, 2, 2,
    ]);
  });
});

describe("the check", () => {
  it("finds nothing wrong with an honest match, and says how far it has come", async () => {
    const told: number[] = [];
    const finding = await checkDice(dice(), COMMITMENT, (done) => told.push(done));
    expect(finding.faults).toEqual([]);
    expect(finding.isRemembered).toBe(true);
    expect(finding.draws.every((each) => each.isRight)).toBe(true);
    expect(told.at(-1)).toBe(ROLLS.length);
  });

  it("lets the screen be drawn in a long match", async () => {
    const dealer = new ProvableDealer(SEED, []);
    const draws = Array.from({ length: 200 }, (_, number) => {
      return { number, lots: DIE, drawn: dealer.draw(DIE), sentence: "A roll." };
    });
    let rests = 0;
    const finding = await checkDice(dice({ draws }), null, undefined, async () => {
      rests += 1;
    });
    expect(rests).toBe(3);
    expect(finding.faults).toEqual([]);
    expect(finding.isRemembered).toBeNull();
  });

  it("finds a single roll that was changed", async () => {
    const draws = dice().draws.map((draw, place) => (place === 7 ? { ...draw, drawn: 5 } : draw));
    const finding = await checkDice(dice({ draws }), COMMITMENT);
    expect(finding.faults).toEqual(["draw-differs"]);
    expect(
      finding.draws.filter((each) => !each.isRight).map((each) => [each.draw.number, each.computed]),
    ).toEqual([[15, 3]]);
  });

  it("finds changed odds, a changed salt and a roll left out", async () => {
    const heavier = dice().draws.map((draw) => ({
      ...draw,
      lots: [{ ...DIE[0], weight: 2 } as Lot, ...DIE.slice(1)],
    }));
    expect((await checkDice(dice({ draws: heavier }), COMMITMENT)).faults).toEqual(["draw-differs"]);
    expect((await checkDice(dice({ salts: ["other"] }), COMMITMENT)).faults).toEqual(["draw-differs"]);
    expect((await checkDice(dice({ draws: dice().draws.slice(1) }), COMMITMENT)).faults).toEqual([
      "draw-differs",
    ]);
  });

  it("finds a seed that was not the one committed to", async () => {
    const other = SEED.replace(/^00/, "ff");
    const finding = await checkDice(dice({ seed: other }), COMMITMENT);
    expect(finding.faults).toEqual(["seed-does-not-fit"]);
    expect(finding.draws).toEqual([]);
  });

  it("finds seed and commitment exchanged together, because this browser remembers", async () => {
    const other = SEED.replace(/^00/, "ff");
    const exchanged = dice({ seed: other, commitment: commitmentOf(other) ?? "" });
    expect((await checkDice(exchanged, COMMITMENT)).faults).toContain("commitment-changed");
  });
});
