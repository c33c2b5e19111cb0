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
  /** Commas, objects and lists: never less than the values there are, but for the first one. */
  readonly values: number;
}

const QUOTE = 0x22;
const COLON = 0x3a;
const COMMA = 0x2c;
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

/**
 * Looks over a JSON text; of one that is no JSON it tells nothing. Takes time by its length.
 * @param most values after which it looks no further
 */
export function jsonShape(json: string, most = Infinity): JsonShape {
  let members = 0;
  let values = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < json.length && values <= most; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === COLON) members += 1;
    else if (code === COMMA) values += 1;
    else if ((code | CURLY) === OPENER) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
    } else if ((code | CURLY) === CLOSER) depth -= 1;
  }
  return { members, depth: deepest, values };
}

/** What the fields of a value that was read are like, at any depth. */
export interface FieldsFound {
  /** How many there are. */
  readonly members: number;
  /** Name of a field, or place in a list, with half of a character in it; undefined where none has. */
  readonly halfIn: string | undefined;
}

/**
 * Looks at every field of a value.
 * @param forHalves also looks for halves of characters, which takes longer
 */
export function lookOver(value: unknown, forHalves: boolean): FieldsFound {
  const open: object[] = [];
  let members = 0;
  let halfIn: string | undefined;
  const look = (name: string | number, one: unknown) => {
    if (typeof one === 'object' && one !== null) open.push(one);
    else if (forHalves && typeof one === 'string' && !one.isWellFormed()) halfIn ??= String(name);
  };
  look('', value);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) {
      for (let nth = 0; nth < next.length; nth += 1) look(nth, next[nth]);
      continue;
    }
    for (const [name, one] of Object.entries(next)) {
      members += 1;
      if (forHalves && !name.isWellFormed()) halfIn ??= name;
      look(name, one);
    }
  }
  return { members, halfIn };
}
