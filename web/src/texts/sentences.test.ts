import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { listed, say, speak } from "./say.svelte";
import { actionText, eventText, hyphened, items, sceneText } from "./sentences";

beforeAll(async () => {
  settings.language = "en";
  await speak("en");
});

describe("sentences", () => {
  it("name events as the catalogues do", () => {
    expect(hyphened("TreasureFound")).toBe("treasure-found");
  });

  it("tell an event with the names of the seats", () => {
    const told = eventText("diamant", { event: "RelicTaken", seat: 1, value: 5 }, ["Ada", "Ben"]);
    expect(told).toBe("Ben carries out a relic worth 5.");
  });

  it("count lists of seats", () => {
    const event = { event: "ChoicesRevealed", seats: [0, 1, 2], back_seats: [0, 2] };
    expect(eventText("diamant", event, ["Ada", "Ben", "Cleo"])).toBe("Ada and Cleo turn back.");
    expect(listed(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben and Cleo");
  });

  it("tell tiles by their sort", () => {
    const event = { event: "TileDrawn", caver: "medic", tile: "water NES" };
    expect(eventText("subterra", event, [])).toBe("The Medic turns up a water tile.");
  });

  it("tell what the picture shows, where it shows it", () => {
    const event = { event: "Moved", seat: 0, cell: "0,-1", how: "walk" };
    expect(sceneText("cave", event, ["Ada"], null)).toBe("Ada moves to 0,-1.");
    expect(sceneText("cave", event, ["Ada"], { kind: "photo", place: "photo spot" })).toBe("Ada goes on: photo spot.");
    expect(sceneText("cave", event, ["Ada"], { kind: "base", place: "base" })).toBe("Ada is back at the base camp.");
  });

  it("name the things in a load", () => {
    expect(items("cave", "2 rope")).not.toContain("2 rope,");
  });

  it("tell actions", () => {
    expect(actionText("diamant", { action: "on", kind: "on", values: {} })).toBe("go on");
  });

  it("show a key that is missing", () => {
    expect(say("web-there-is-no-such-key")).toBe("web-there-is-no-such-key");
  });
});
