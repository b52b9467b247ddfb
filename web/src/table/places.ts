/** What lessons call a cell of a board: so many steps east or west and north or south of the start. */
export function cellCalled(x: number, south: number): string {
  const across = x > 0 ? `e${x}` : x < 0 ? `w${-x}` : "";
  const along = south > 0 ? `s${south}` : south < 0 ? `n${-south}` : "";
  return across + along || "start";
}
