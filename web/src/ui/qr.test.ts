import { describe, expect, it } from "vitest";
import { qrPath } from "./qr";

describe("a QR code", () => {
  it("is one path inside its own square, with a quiet border", () => {
    const code = qrPath("http://127.0.0.1:8000/table/abc");
    expect(code.size).toBeGreaterThanOrEqual(25);
    const starts = [...code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
      ([, x, y, width]) => [Number(x), Number(y), Number(width)] as const,
    );
    expect(starts.length).toBeGreaterThan(50);
    expect(starts.every(([x, y, width]) => x >= 2 && y >= 2 && x + width <= code.size - 2)).toBe(true);
  });
});
