// This file is what is worked out once for each thing and then known, for as long as the thing is there.

/** Make a function that remembers what it gave for each thing. */
export function once<Thing extends object, Found>(find: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new WeakMap<Thing, { found: Found }>();
  return (thing) => {
    let kept = known.get(thing);
    if (kept === undefined) {
      kept = { found: find(thing) };
      known.set(thing, kept);
    }
    return kept.found;
  };
}
