import { callsOf, resolved, type Contract } from './contract.ts';

/** A condition for an error, and the calls that return it. */
interface Condition {
  readonly when: string;
  readonly calls: readonly string[];
}

/** Every error code and message key with its status and conditions, in the order of the names. */
export function errorRows(
  contract: Contract,
): readonly (readonly [name: string, status: string, conditions: readonly Condition[]])[] {
  const rows = new Map<string, { statuses: Set<string>; conditions: Map<string, Set<string>> }>();
  const note = (name: string, status: string, when: string, call: string) => {
    const row = rows.get(name) ?? { statuses: new Set(), conditions: new Map() };
    row.statuses.add(status);
    row.conditions.set(when, (row.conditions.get(when) ?? new Set()).add(call));
    rows.set(name, row);
  };
  for (const { operation } of callsOf(contract)) {
    for (const [status, given] of Object.entries(operation.responses)) {
      const answer = resolved(given, contract.components.responses);
      for (const { messageKey, errorCode, when } of answer['x-refusals'] ?? []) {
        note(messageKey, status, when, operation.operationId);
        if (errorCode !== undefined) note(errorCode, status, when, operation.operationId);
      }
    }
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { statuses, conditions }]) => [
      name,
      [...statuses].join(', '),
      [...conditions].map(([when, calls]) => ({ when, calls: [...calls] })),
    ]);
}
