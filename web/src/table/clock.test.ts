import { expect, test } from "vitest";
import { countdown, timeLeft } from "./clock";

const told = {
  at: 1000,
  left: [
    { turn: 60, match: 40, running: true },
    { turn: 60, match: null, running: false },
    { turn: null, match: null, running: true },
  ],
};

test("what ends first counts, and only while it runs", () => {
  expect(timeLeft(told, 0, 11_000)).toBe(30);
  expect(timeLeft(told, 0, 99_000)).toBe(0);
  expect(timeLeft(told, 1, 11_000)).toBe(60);
  expect(timeLeft(told, 2, 11_000)).toBeNull();
  expect(timeLeft(told, 7, 11_000)).toBeNull();
});

test("time is written as on a clock", () => {
  expect([0, 4.2, 65, 600, 7265].map(countdown)).toEqual(["0:00", "0:05", "1:05", "10:00", "2:01:05"]);
});
