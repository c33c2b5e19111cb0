/**
 * Counts what a JSON text is made of without reading it: a reader keeps one of two fields of one name,
 * so fewer fields than colons tell that a name was used twice. Costs a glance at each character outside
 * of texts; texts, which hold most of a body, are passed over.
 */
export interface JsonShape {
  /** Colons outside of texts: the fields of all objects, each as often as it is named. */
  readonly members: number;
  /** Objects and lists that lie in each other, at most. */
  readonly depth: number;
}

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
/** This bit tells `{` from `[` and `}` from `]`. */
const CURLY = 0x20;
const OPENER = 0x7b;
const CLOSER = 0x7d;

/** Where the text that begins at `start` ends; the end of everything where it does not. */
function endOfText(json: string, start: number): number {
  let end = start;
  for (;;) {
    end = json.indexOf('"', end + 1);
    if (end < 0) return json.length;
    let before = end - 1;
    while (json.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
}

/** Looks over a JSON text; of one that is no JSON it tells nothing. Takes time by its length. */
export function jsonShape(json: string): JsonShape {
  let members = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === COLON) members += 1;
    else if ((code | CURLY) === OPENER) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if ((code | CURLY) === CLOSER) depth -= 1;
  }
  return { members, depth: deepest };
}

/** How many fields the objects of a value have, at any depth. */
export function membersOf(value: unknown): number {
  const open: unknown[] = [value];
  let members = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    if (!Array.isArray(next)) members += inside.length;
    for (const one of inside) if (typeof one === 'object' && one !== null) open.push(one);
  }
  return members;
}
