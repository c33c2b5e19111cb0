/** Something wrong inside a scenario file. */
export interface ScenarioProblem {
  /** Where in the data: `boxes[2].dokus[0].status`; empty = the file as a whole. */
  readonly path: string;
  /** What was expected and what stands there, as a sentence. */
  readonly message: string;
}

/** A problem with its place in the file. */
export interface ScenarioError extends ScenarioProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

/** One line for a person: `scenarios/x.json:12:5 boxes[0].status: expected …`. */
export function describeScenarioError(error: ScenarioError): string {
  const where = `${error.file}:${error.line}:${error.column}`;
  return error.path === ''
    ? `${where} ${error.message}`
    : `${where} ${error.path}: ${error.message}`;
}
