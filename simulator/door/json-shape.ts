/**
 * Counts the parts of a JSON text without parsing it. A parser keeps one of two fields with the
 * same name, so fewer fields than colons reveal a duplicate. Each character outside strings is read
 * once. Strings, which are most of a body, are skipped.
 */
export interface JsonShape {
  /** Colons outside strings: the fields of all objects, with duplicates. */
  readonly members: number;
  /** Maximum nesting of objects and lists. */
  readonly depth: number;
  /**
   * Commas, objects and lists. This is never less than the number of values after the first one.
   */
  readonly values: number;
}

const QUOTE = 0x22;
const COLON = 0x3a;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
/** The bit that distinguishes `{` from `[` and `}` from `]`. */
const CURLY = 0x20;
const OPENER = 0x7b;
const CLOSER = 0x7d;

/**
 * Index of the end of the string that begins at `start`, or the end of the text if it is unclosed.
 */
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
 * Counts the parts of a JSON text in linear time. The counts mean nothing for a text that is not
 * JSON.
 * @param most number of values after which it stops
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

/** Properties of the fields of a parsed value, at any depth. */
export interface FieldsFound {
  /** Number of fields. */
  readonly members: number;
  /**
   * Name of a field or position in a list that contains half a character. Undefined if there is
   * none.
   */
  readonly halfIn: string | undefined;
}

/**
 * Visits every field of a value.
 * @param forHalves also searches for halves of characters, which takes longer
 */
export function inspectFields(value: unknown, forHalves: boolean): FieldsFound {
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
