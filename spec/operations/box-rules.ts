import type { RoleAct } from '../workflow/roles.ts';
import type { Conditions } from './refusal-kinds.ts';

/** Body fields that name a box. §7 spells the name in two ways. */
export type BoxField = 'dokuBoxId' | 'dokuboxId';

/**
 * The place where a call names its box: `{id}` of its path, which is a box's or a document's id, or
 * a field of its body.
 */
export type BoxAddress = 'boxInPath' | 'dokuInPath' | BoxField;

/** Reasons a box can reject a call. Each name is also the name of a refusal. */
export type BoxHindrance = 'boxCancelled' | 'boxLocked';

/** The call reads the box. Anyone who may see the box may read it. */
interface ReadingRule {
  readonly by: BoxAddress;
  readonly act: 'read';
  readonly stoppedBy: readonly [];
}

/**
 * The call changes the box. It is rejected if the box is cancelled or another user holds its lock.
 */
interface WritingRule {
  readonly by: BoxAddress;
  readonly act: 'work';
  readonly stoppedBy: readonly ['boxCancelled', 'boxLocked'];
}

/**
 * The call is not a plain read, but another user's lock does not stop it. The rule gives the
 * reason.
 */
interface ExemptRule {
  readonly by: BoxAddress;
  /** The act that one of the caller's roles must allow. */
  readonly act: RoleAct;
  readonly stoppedBy: readonly [] | readonly ['boxCancelled'];
  /** The reason, as half a sentence. */
  readonly says: string;
}

/** The box a query is about. Null if there is none. */
export type QueryBoxRule = ReadingRule | ExemptRule | null;

/** The existing box a command is about. Null if there is none. */
export type CommandBoxRule = WritingRule | ExemptRule | null;

export type BoxRule = Exclude<QueryBoxRule | CommandBoxRule, null>;

/** Returns the rule of a call that reads the named box. */
export function reads<const By extends BoxAddress>(by: By) {
  return { by, act: 'read', stoppedBy: [] } as const;
}

/** Returns the rule of a call that changes the named box. */
export function writes<const By extends BoxAddress>(by: By) {
  return { by, act: 'work', stoppedBy: ['boxCancelled', 'boxLocked'] } as const;
}

/**
 * Returns the rule of a call that leads to a signature. The holder of the lock works on the box's
 * documents. A signer signs a document as it was sent, so the lock does not stop them.
 * @param act the act that one of the caller's roles must allow
 */
export function signs<const By extends BoxAddress, const Act extends RoleAct>(by: By, act: Act) {
  return {
    by,
    act,
    stoppedBy: ['boxCancelled'],
    says: 'the document was sent for signing before, and signing changes nothing the holder of the lock works on (A-111)',
  } as const;
}

const otherSegment =
  'The box belongs to a segment the banker does not work in, and the banker does not take part in it.';

/** Refusals of a call on a box the caller may not see. */
const hiddenBox: Conditions = {
  accessDenied: otherSegment,
  boxNotFound:
    'The box does not exist, belongs to another client, or (for clients) is still being set up by the bank. The answer is the same in each case (A-110, A-526).',
  boxInitiatedByClient:
    'The client started the box and has not handed it over to the bank yet (A-110, A-526).',
};

/** Refusals of a call on a document the caller may not see. */
const hiddenDoku: Conditions = {
  accessDenied: otherSegment,
  notFound:
    'The document does not exist, belongs to another client, is not in use (for clients), or is in a box the other side is still preparing. The answer is the same in each case (A-526).',
};

const hindrances: Readonly<Record<BoxHindrance, string>> = {
  boxCancelled: 'The box is CANCELLED and can no longer be changed (A-229).',
  boxLocked:
    'Another user holds the lock of the box. `lockUser` names them if the current user may know (A-111).',
};

/** Returns the refusals that follow from the caller's roles alone. */
export function actConditions(act: RoleAct | undefined): Conditions {
  if (act === undefined || act === 'read') return {};
  return {
    roleNotAllowed: `The caller’s roles do not allow this act (\`${act}\`). \`reason\` repeats its name (A-525).`,
  };
}

/** Returns the refusals that follow from the call's box alone. */
export function boxConditions(rule: BoxRule | null | undefined): Conditions {
  if (!rule) return {};
  const stopped = rule.stoppedBy.map((name) => [name, hindrances[name]]);
  return {
    ...(rule.by === 'dokuInPath' ? hiddenDoku : hiddenBox),
    ...(Object.fromEntries(stopped) as Conditions),
  };
}
