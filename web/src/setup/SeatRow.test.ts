// This file is the tests of a seat in the set-up form.

import { render } from "svelte/server";
import { expect, it } from "vitest";
import SeatRow from "./SeatRow.svelte";
import { HERE } from "./setup.svelte";

it("offers whom a seat may play by the names that the rules have for them", () => {
  const { body } = render(SeatRow, {
    props: {
      seat: { key: 1, player: HERE, name: "", clock: 0 },
      number: 0,
      colour: "blue",
      look: { colour: "blue", ink: "white", sign: "✶", title: "Bertha Blue" },
      colours: [
        { name: "red", title: "Rosa Red", sign: "■", holder: "Ben" },
        { name: "blue", title: "Bertha Blue", sign: "✶", holder: null },
      ],
      isDrawn: true,
      paint: () => {},
      levels: [{ name: "skilled", title: "Skilled", sentence: "Thinks its turn through.", strength: "" }],
      research: [{ name: "random", title: "Random", sentence: "", strength: "" }],
      hasClock: false,
      isFirst: true,
      isLast: false,
      move: () => {},
    },
  });
  expect(body).toContain("✶ Bertha Blue");
  expect(body).toContain("■ Rosa Red, exchange with Ben");
  expect(body).toContain("By lot");
  expect(body.indexOf("Bot: Skilled")).toBeLessThan(body.indexOf("For research"));
  expect(body.indexOf("For research")).toBeLessThan(body.indexOf("Bot: Random"));
});
