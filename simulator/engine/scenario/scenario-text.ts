/** A position in a text, both from 1. Columns are in UTF-16 code units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A parsed JSON text. */
export interface ScenarioText {
  readonly value: unknown;
  /** Position of a path such as `boxes[2].status`, or of its nearest parent. */
  positionOf(path: string): TextPosition;
}

/** Why and where a text is not valid JSON. */
export interface JsonError extends TextPosition {
  readonly path: string;
  readonly message: string;
}

/**
 * Reads the text of a scenario file. Authors of scenarios need the line of an error. Other users do
 * not, because finding lines requires a separate parser.
 */
export type ReadScenarioText = (text: string) => ScenarioText | { readonly error: JsonError };

const beginning: TextPosition = { line: 1, column: 1 };

/** Reads with the platform's own parser. All errors are reported at the start of the file. */
export const readWithoutPositions: ReadScenarioText = (text) => {
  try {
    return {
      value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown,
      positionOf: () => beginning,
    };
  } catch (error) {
    return { error: { ...beginning, path: '', message: `not JSON: ${String(error)}` } };
  }
};

/** `a` + `b` → `a.b`, `a` + 2 → `a[2]`. */
export function joinPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}
