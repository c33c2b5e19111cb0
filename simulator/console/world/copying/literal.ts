/** Longest line in columns before a value is split over several lines. */
const width = 90;

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text);

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** Code that stands for itself inside a value, as `expect.any(String)`. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function parts(value: object): readonly string[] {
  if (Array.isArray(value)) return value.map((item) => literal(item));
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${isName(name) ? name : quoted(name)}: ${literal(item)}`);
}

/** A JSON value as people write it in TypeScript: on one line where it is short. */
export function literal(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = parts(value);
  if (inner.length === 0) return `${open}${close}`;
  const line = inner.join(', ');
  if (line.length <= width && !line.includes('\n')) {
    return open === '[' ? `[${line}]` : `{ ${line} }`;
  }
  const lines = inner.map((part) => `  ${part.replaceAll('\n', '\n  ')},\n`);
  return `${open}\n${lines.join('')}${close}`;
}
