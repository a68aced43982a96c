import { describe, expect, it } from "vitest";
import { cashBeside, counted, payment } from "./money";

describe("money", () => {
  it("is handed over with or without Travel Tokens", () => {
    expect(payment(300, 0)).toBe("$300");
    expect(payment(0, 1)).toBe("a Travel Token");
    expect(payment(100, 2)).toBe("2 Travel Tokens and $100");
  });

  it("gives no change for a Travel Token, which pays no Visas either", () => {
    expect(cashBeside(300, 0, 1, 400)).toBe(0);
    expect(cashBeside(700, 0, 1, 400)).toBe(300);
    expect(cashBeside(300, 1000, 1, 400)).toBe(1000);
  });

  it("is counted", () => {
    expect(counted(1, "city", "cities")).toBe("1 city");
    expect(counted(2, "go", "goes")).toBe("2 goes");
  });
});
