// This file is the tests of reading a bot's reasons.

import { expect, it } from "vitest";
import { weighed } from "./reason";

it("reasons are put in words, and those not worth saying are left out", () => {
  const words = { "turns in hand": { pro: "keeps a turn", con: "" }, reach: { pro: "near", con: "far" } };
  expect(weighed(["turns in hand -20", "reach -4"], words)).toEqual({
    pros: [],
    cons: [{ text: "far", weight: -4 }],
    remarks: [],
  });
  expect(weighed(["turns in hand -20"], words).remarks).toEqual([
    { text: "Nothing speaks against it.", weight: 0 },
  ]);
});

it("reasons are sorted by what they speak for", () => {
  expect(
    weighed(["having the turn -20", "foreign caps in reach +4", "nothing much changes", "route 66 +0"]),
  ).toEqual({
    pros: [{ text: "foreign caps in reach", weight: 4 }],
    cons: [{ text: "having the turn", weight: -20 }],
    remarks: [
      { text: "It makes little difference here.", weight: 0 },
      { text: "route 66", weight: 0 },
    ],
  });
});

it("what shall follow is a remark", () => {
  expect(weighed(["then: Claim Paris, worth 5.", "reach +4"])).toEqual({
    pros: [{ text: "reach", weight: 4 }],
    cons: [],
    remarks: [{ text: "Then: Claim Paris, worth 5.", weight: 0 }],
  });
});

it("what shall follow is said as all sentences of the table are", () => {
  const say = (sentence: string) => sentence.replace(" → Red", " on Marco");
  expect(weighed(["then: Play Fog → Red."], {}, say).remarks).toEqual([
    { text: "Then: Play Fog on Marco.", weight: 0 },
  ]);
});
