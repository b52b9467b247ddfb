import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { pledgeOf, promiseOf, ticketOf } from "./derive";
import { bytesOf, fromHex, hexOf, hmac, sha256 } from "./sha256";

test("hashes are those that everybody else computes, for every length around a block", () => {
  expect(hexOf(sha256(bytesOf("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    expect(hexOf(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(hexOf(hmac(bytes, bytesOf("x")))).toBe(createHmac("sha256", bytes).update("x").digest("hex"));
  }
});

test("promises, pledges and tickets are those of the engine", () => {
  const seed = hexOf(Uint8Array.from({ length: 32 }, (_, at) => at));
  const promise = promiseOf(seed);
  expect(promise).toBe(createHash("sha256").update("speleo seed\0").update(fromHex(seed)).digest("hex"));
  expect(pledgeOf(promise, 2, 0, "é")).toBe(
    createHash("sha256").update(`speleo nonce\n${promise}\nround 2\nseat 1\né`).digest("hex"),
  );
  const totals = [1, 2, 7, 35, 1000];
  for (const total of totals) expect(ticketOf(fromHex(seed), 3, total)).toBeLessThan(total);
});
