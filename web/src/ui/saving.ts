/** Hand something to the browser as a file. */
export function saveAs(name: string, what: Blob): void {
  const place = URL.createObjectURL(what);
  const anchor = document.createElement("a");
  anchor.href = place;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(place);
}
