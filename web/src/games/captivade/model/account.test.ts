import { describe, expect, it } from "vitest";
import { OVER } from "../fixture";
import type { View } from "../types";
import { energyOf, winners } from "./account";

/** The match that is over, with the energy that each spent in its weeks, and who is free. */
function over(energies: number[][], free: boolean[]): View {
  return {
    ...OVER,
    secrets: OVER.secrets.map(
      (secret, seat) =>
        secret && {
          ...secret,
          log: (energies[seat] ?? []).flatMap((energy, index) => {
            const [entry] = secret.log;
            return entry ? [{ ...entry, week: index + 1, energy }] : [];
          }),
        },
    ),
    escapees: OVER.escapees.map((escapee, seat) => ({ ...escapee, is_free: free[seat] ?? false })),
  };
}

describe("the account", () => {
  const energies = [[7, 0], [2, 3], [1], [4, 1]];

  it("adds up the energy of every week, as the server does", () => {
    const seats = [0, 1, 2, 3];
    expect(seats.map((seat) => energyOf(over(energies, [true, true, true, true]), seat))).toEqual([
      7, 5, 1, 5,
    ]);
    expect(seats.map((seat) => energyOf(OVER, seat))).toEqual(OVER.secrets.map((secret) => secret?.energy));
  });

  it("lets those free with the least energy win, together when they are even", () => {
    expect(winners(OVER)).toEqual([0]);
    expect(winners(over(energies, [true, true, false, true]))).toEqual([1, 3]);
    expect(winners(over(energies, [true, false, true, false]))).toEqual([2]);
  });

  it("has no winner when everyone is in prison", () => {
    expect(winners(over(energies, [false, false, false, false]))).toEqual([]);
  });
});
