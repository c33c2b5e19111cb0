import { patternProblem } from '../free-text.ts';
import { limits } from '../limits.ts';
import { actConditions, boxConditions } from './box-rules.ts';
import { commonConditions, simulatorConditions } from './common-refusals.ts';
import { refusalKinds, type RefusalKind, type RefusalName } from './refusal-kinds.ts';
import type { OperationDefinition } from './types.ts';

/** A refusal of an operation, with its condition. */
export interface Refusable extends RefusalKind {
  readonly name: RefusalName;
  readonly when: string;
}

/** Refusals for lengths that have their own message. */
const lengths: Readonly<Record<number, RefusalName>> = {
  [limits.usernameMax]: 'maxLength50',
  [limits.customNameMax]: 'maxLength100',
  [limits.cancellationNoteMax]: 'maxLength250',
  [limits.messageMax]: 'maxLength2000',
  [limits.fileNameMax]: 'fileNameTooLong',
  [limits.passwordMax]: 'passwordLength',
  [limits.phoneMax]: 'invalidPhoneNumber',
};

/** Returns the refusals that follow from the lengths and formats of the fields. */
function fieldConditions(node: unknown, found: Partial<Record<RefusalName, string>> = {}) {
  if (typeof node !== 'object' || node === null) return found;
  const { maxLength, format, pattern } = node as Readonly<Record<string, unknown>>;
  const name = typeof maxLength === 'number' ? lengths[maxLength] : undefined;
  if (name !== undefined) found[name] = `A text is longer than ${String(maxLength)} characters.`;
  if (name === 'passwordLength') {
    found[name] =
      `The password has fewer than ${limits.passwordMin} or more than ${limits.passwordMax} characters.`;
  }
  if (patternProblem(pattern, '\0') !== undefined) {
    found.unusableCharacter =
      'A text contains a control character, or a character that reverses the direction of the text (A-471).';
  }
  if (format === 'email') found.invalidEmail = 'The e-mail address is not valid.';
  for (const value of Object.values(node)) fieldConditions(value, found);
  return found;
}

const order = Object.keys(refusalKinds) as RefusalName[];

/**
 * Returns every refusal of an operation, ordered by status. A condition of the operation replaces
 * the condition that follows from its fields. The conditions of its box and of its access and shape
 * are added.
 */
export function refusalsOf(operation: OperationDefinition): readonly Refusable[] {
  const common = commonConditions(operation);
  const ofBox = {
    ...actConditions(operation.box?.act ?? operation.act),
    ...boxConditions(operation.box),
  };
  const fields = fieldConditions([operation.params, operation.query, operation.body]);
  const declared = operation.refusals ?? {};
  return order.flatMap((name) => {
    const when = [declared[name] ?? fields[name], ofBox[name], common[name]];
    const conditions = when.filter((words) => words !== undefined);
    if (conditions.length === 0) return [];
    return [{ ...refusalKinds[name], name, when: conditions.join(' ') }];
  });
}

/** Returns every status a call may answer with: its success and its refusals. */
export function statusesOf(operation: OperationDefinition): readonly number[] {
  const refused = refusalsOf(operation).map(({ status }) => status);
  return [...new Set([operation.success.status, ...refused])].sort((a, b) => a - b);
}

const simulated = Object.keys(simulatorConditions) as RefusalName[];
const keyOf = ({ status, messageKey, errorCode }: Refused) =>
  `${status} ${messageKey} ${errorCode}`;
const listed = new WeakMap<OperationDefinition, ReadonlySet<string>>();

/** A refusal as it was sent. */
interface Refused {
  readonly status: number;
  readonly messageKey: string;
  readonly errorCode?: string;
}

/** Returns whether the operation lists the refusal, or any simulator may answer it. */
export function isListed(operation: OperationDefinition, refused: Refused): boolean {
  let keys = listed.get(operation);
  if (!keys) {
    const all = [...refusalsOf(operation), ...simulated.map((name): Refused => refusalKinds[name])];
    listed.set(operation, (keys = new Set(all.map(keyOf))));
  }
  return keys.has(keyOf(refused));
}
