import { describe, expect, it } from "vitest";
import { VIEW } from "../fixture/view.sample";
import { energyOf, winners } from "./account";
import type { Secret, View } from "./view";

const spent = (...energies: number[]): Secret => ({
  place: 1,
  money: 0,
  energy: 0,
  log: energies.map((energy, index) => ({
    week: index + 1,
    path: [],
    by: "",
    cost: 0,
    energy,
    money: 0,
    envelope: false,
  })),
});

/** A match that is over, with what each spent and who is free. */
function over(secrets: Secret[], free: boolean[]): View {
  const escapees = free.map((is_free) => ({ is_free, is_sealed: false, captured: null, effects: [] }));
  return { ...VIEW, phase: "over", secrets, escapees };
}

describe("the account", () => {
  const secrets = [spent(7, 0), spent(2, 3), spent(1), spent(4, 1)];

  it("adds up the energy of every week", () => {
    expect([0, 1, 2, 3].map((seat) => energyOf(over(secrets, [true, true, true, true]), seat))).toEqual([
      7, 5, 1, 5,
    ]);
  });

  it("lets those free with the least energy win, together when they are even", () => {
    expect(winners(over(secrets, [true, true, false, true]))).toEqual([1, 3]);
    expect(winners(over(secrets, [true, false, true, false]))).toEqual([2]);
  });

  it("has no winner when everyone is in prison", () => {
    expect(winners(over(secrets, [false, false, false, false]))).toEqual([]);
  });
});
