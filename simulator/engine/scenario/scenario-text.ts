/** A position in a text, both from 1; columns in UTF-16 code units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A JSON text that could be read. */
export interface ScenarioText {
  readonly value: unknown;
  /** Position of a path such as `boxes[2].status`, or of what is nearest around it. */
  positionOf(path: string): TextPosition;
}

/** Why and where a text is no JSON. */
export interface JsonError extends TextPosition {
  readonly path: string;
  readonly message: string;
}

/**
 * Reads the text of a scenario file. Who writes scenarios wants to know the line of a mistake; who
 * only plays them does without, because finding lines takes a parser of its own.
 */
export type ReadScenarioText = (text: string) => ScenarioText | { readonly error: JsonError };

const beginning: TextPosition = { line: 1, column: 1 };

/** Reads with what every platform has: everything wrong stands at the beginning of the file. */
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
