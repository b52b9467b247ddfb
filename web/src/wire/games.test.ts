// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type GameFacts, games, medalFor, medalsOf } from "./games.svelte";

const toy: GameFacts = {
  name: "toy",
  seats: [1, 2],
  minutes: [0, 0],
  editions: [],
  options: [],
  bots: [],
  company: [],
  cast: [],
  together: true,
  medals: [
    { reason: "toy-all-well", medal: "sun" },
    { reason: "toy-some-well", medal: "moon" },
  ],
  editable: false,
};

describe("the medal of a match", () => {
  it("is the one that the server names for its reason, whatever that is called", () => {
    games.list = [toy];
    expect(medalFor("toy", "toy-some-well")).toBe("moon");
    expect(medalFor("toy", "toy-ended-moon")).toBe("");
    expect(medalFor("unheard", "toy-some-well")).toBe("");
  });

  it("is none while all that is known of the games was remembered from an older server", () => {
    const { medals, ...older } = toy;
    games.list = [older as GameFacts];
    expect([medalsOf("toy"), medalFor("toy", medals[0]!.reason)]).toEqual([[], ""]);
  });
});
