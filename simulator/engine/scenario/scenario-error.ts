/** A problem in a scenario file. */
export interface ScenarioProblem {
  /** Path in the data, such as `boxes[2].dokus[0].status`. Empty for the whole file. */
  readonly path: string;
  /** The expected and the actual value, as a sentence. */
  readonly message: string;
}

/** A problem with its position in the file. */
export interface ScenarioError extends ScenarioProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

/** One line for people: `scenarios/x.json:12:5 boxes[0].status: expected …`. */
export function describeScenarioError(error: ScenarioError): string {
  const position = `${error.file}:${error.line}:${error.column}`;
  return error.path === ''
    ? `${position} ${error.message}`
    : `${position} ${error.path}: ${error.message}`;
}
