import { describe, expect, it, vi } from "vitest";
import { once } from "./once";

describe("what is worked out once", () => {
  it("is the same for the same thing, and another for another", () => {
    const find = vi.fn(({ size }: { size: number }) => ({ double: 2 * size }));
    const found = once(find);
    const [one, other] = [{ size: 1 }, { size: 1 }];
    expect(found(one)).toEqual({ double: 2 });
    expect(found(one)).toBe(found(one));
    expect(found(other)).not.toBe(found(one));
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("is known even if it is nothing", () => {
    const find = vi.fn(() => undefined);
    const found = once(find);
    const thing = {};
    expect([found(thing), found(thing)]).toEqual([undefined, undefined]);
    expect(find).toHaveBeenCalledTimes(1);
  });
});
