/** How promises, pledges and tickets come about; docs/formats.md says the same in words. */
import { bytesOf, fromHex, hexOf, hmac, joined, sha256 } from "./sha256";

const RANGE = 2n ** 64n;

export interface Pledge {
  seat: number;
  pledge: string;
  nonce: string;
}

export function newNonce(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

export function promiseOf(seed: string): string {
  return hexOf(sha256(joined(bytesOf("speleo seed\0"), fromHex(seed))));
}

/** Seats count from 0 here and from 1 in the text. */
export function pledgeOf(promise: string, round: number, seat: number, nonce: string): string {
  return hexOf(sha256(bytesOf(`speleo nonce\n${promise}\nround ${round}\nseat ${seat + 1}\n${nonce}`)));
}

export function keyOf(seed: string, round: number, pledges: Pledge[]): Uint8Array {
  const lines = pledges.map((made) => `seat ${made.seat + 1} ${made.nonce}\n`);
  return hmac(fromHex(seed), bytesOf(`speleo deal 2\nround ${round}\n${lines.join("")}`));
}

export function ticketOf(key: Uint8Array, draw: number, total: number): number {
  const limit = RANGE - (RANGE % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(key, bytesOf(`draw ${draw} attempt ${attempt}`));
    const number = new DataView(digest.buffer).getBigUint64(0);
    if (number < limit) return Number(number % BigInt(total));
  }
}
