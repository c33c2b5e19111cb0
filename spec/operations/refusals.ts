import { patternProblem } from '../free-text.ts';
import { limits } from '../limits.ts';
import { actConditions, boxConditions } from './box-rules.ts';
import { commonConditions, simulatorConditions } from './common-refusals.ts';
import { refusalKinds, type RefusalKind, type RefusalName } from './refusal-kinds.ts';
import type { OperationDefinition } from './types.ts';

/** One way an operation can be refused, and when. */
export interface Refusable extends RefusalKind {
  readonly name: RefusalName;
  readonly when: string;
}

/** Text keys of the lengths that have one of their own. */
const lengths: Readonly<Record<number, RefusalName>> = {
  [limits.usernameMax]: 'maxLength50',
  [limits.customNameMax]: 'maxLength100',
  [limits.cancellationNoteMax]: 'maxLength250',
  [limits.messageMax]: 'maxLength2000',
  [limits.fileNameMax]: 'fileNameTooLong',
  [limits.passwordMax]: 'passwordLength',
  [limits.phoneMax]: 'invalidPhoneNumber',
};

/** Refusals of a body that follow from the lengths and formats of its fields. */
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
      'A text holds a control character, or one that turns the text behind it (A-471).';
  }
  if (format === 'email') found.invalidEmail = 'The e-mail address is none.';
  for (const value of Object.values(node)) fieldConditions(value, found);
  return found;
}

const order = Object.keys(refusalKinds) as RefusalName[];

/**
 * Every way an operation can be refused, by status: its own conditions, which replace those that follow
 * from its fields, then those of its box, then those of every call of its access and shape.
 */
export function refusalsOf(operation: OperationDefinition): readonly Refusable[] {
  const common = commonConditions(operation);
  const ofBox = {
    ...actConditions(operation.box?.act ?? operation.act),
    ...boxConditions(operation.box),
  };
  const fields = fieldConditions([operation.params, operation.query, operation.body]);
  const own = operation.refusals ?? {};
  return order.flatMap((name) => {
    const when = [own[name] ?? fields[name], ofBox[name], common[name]];
    const said = when.filter((words) => words !== undefined);
    if (said.length === 0) return [];
    return [{ ...refusalKinds[name], name, when: said.join(' ') }];
  });
}

/** Every status a call may answer with: success and its refusals. */
export function statusesOf(operation: OperationDefinition): readonly number[] {
  const refused = refusalsOf(operation).map(({ status }) => status);
  return [...new Set([operation.success.status, ...refused])].sort((a, b) => a - b);
}

const simulated = Object.keys(simulatorConditions) as RefusalName[];
const keyOf = ({ status, messageKey, errorCode }: Refused) =>
  `${status} ${messageKey} ${errorCode}`;
const listed = new WeakMap<OperationDefinition, ReadonlySet<string>>();

/** A refusal as it was answered. */
interface Refused {
  readonly status: number;
  readonly messageKey: string;
  readonly errorCode?: string;
}

/** Whether a refusal is one the operation lists, or one any simulator may answer. */
export function isListed(operation: OperationDefinition, refused: Refused): boolean {
  let keys = listed.get(operation);
  if (!keys) {
    const all = [...refusalsOf(operation), ...simulated.map((name): Refused => refusalKinds[name])];
    listed.set(operation, (keys = new Set(all.map(keyOf))));
  }
  return keys.has(keyOf(refused));
}
