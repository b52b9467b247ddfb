/** Shorter forms of a name, longest first, for places that are too narrow; a number that tells two apart stays. */
const LEAST = 3;

export function formsOf(name: string): string[] {
  const [, plain = name, number = ""] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  const words = plain.split(" ");
  const first = words[0] ?? plain;
  const forms = [plain];
  if (words.length > 1) forms.push(`${first} ${words.at(-1)!.slice(0, 1)}.`, first);
  for (let length = first.length - 2; length >= LEAST; length--) forms.push(`${first.slice(0, length)}.`);
  return forms.map((form) => form + number);
}
