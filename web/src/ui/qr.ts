/** A QR code as one path of unit squares. */
import { encode } from "uqr";

export function qrPath(text: string): { path: string; size: number } {
  const code = encode(text, { ecc: "M", border: 2 });
  const rows = code.data.map((row, y) => {
    let made = "";
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) made += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
    return made;
  });
  return { path: rows.join(""), size: code.size };
}
