import { describe, expect, it } from "vitest";
import { rolledBy } from "./dice";

describe("dice", () => {
  it("are one for a question and for the first go", () => {
    expect(rolledBy({ event: "Rolled", seat: 1, number: 4 })).toEqual({ seat: 1, dice: [4], total: null });
    expect(rolledBy({ event: "OrderRolled", seat: 0, die: 6 })?.dice).toEqual([6]);
  });

  it("are two that make the total for a start city", () => {
    for (let total = 2; total <= 12; total += 1) {
      const dice = rolledBy({ event: "SetOut", seat: 0, total, city: "rome" })?.dice ?? [];
      expect(dice).toHaveLength(2);
      expect((dice[0] ?? 0) + (dice[1] ?? 0)).toBe(total);
      for (const die of dice) expect(die >= 1 && die <= 6).toBe(true);
    }
  });

  it("are not shown for anything else", () => {
    expect(rolledBy({ event: "Earned", seat: 0, amount: 200 })).toBeNull();
  });
});
