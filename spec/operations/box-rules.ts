import type { RoleAct } from '../workflow/roles.ts';
import type { Conditions } from './refusal-kinds.ts';

/** Fields of a body that name a box; §7 spells the name in two ways. */
export type BoxField = 'dokuBoxId' | 'dokuboxId';

/**
 * Where a call names its box: by `{id}` of its path, which is a box's or a document's, or by a field of
 * its body.
 */
export type BoxAddress = 'boxInPath' | 'dokuInPath' | BoxField;

/** What of a box can keep a call out of it; each is a refusal of this name. */
export type BoxHindrance = 'boxCancelled' | 'boxLocked';

/** A call reads the box: whoever may know of the box may read it. */
interface ReadingRule {
  readonly by: BoxAddress;
  readonly act: 'read';
  readonly stoppedBy: readonly [];
}

/** A call writes into the box: not once it is cancelled, nor while somebody else holds its lock. */
interface WritingRule {
  readonly by: BoxAddress;
  readonly act: 'work';
  readonly stoppedBy: readonly ['boxCancelled', 'boxLocked'];
}

/** A call beside reading that the lock of somebody else does not stop, and why. */
interface ExemptRule {
  readonly by: BoxAddress;
  /** What a role of the caller has to allow. */
  readonly act: RoleAct;
  readonly stoppedBy: readonly [] | readonly ['boxCancelled'];
  /** Why, as half a sentence. */
  readonly says: string;
}

/** The box a query is about; null: none. */
export type QueryBoxRule = ReadingRule | ExemptRule | null;

/** The box a command is about; null: none that is there already. */
export type CommandBoxRule = WritingRule | ExemptRule | null;

export type BoxRule = Exclude<QueryBoxRule | CommandBoxRule, null>;

/** The rule of a call that reads the box named there. */
export function reads<const By extends BoxAddress>(by: By) {
  return { by, act: 'read', stoppedBy: [] } as const;
}

/** The rule of a call that writes into the box named there. */
export function writes<const By extends BoxAddress>(by: By) {
  return { by, act: 'work', stoppedBy: ['boxCancelled', 'boxLocked'] } as const;
}

/**
 * The rule of a call on the way to a signature: who holds a box works on its documents, and whoever is
 * asked to sign one signs it as it was sent.
 * @param act what a role of the caller has to allow
 */
export function signs<const By extends BoxAddress, const Act extends RoleAct>(by: By, act: Act) {
  return {
    by,
    act,
    stoppedBy: ['boxCancelled'],
    says: 'what is to be signed was sent before, and whoever signs it changes nothing of what is worked on (A-111)',
  } as const;
}

const otherSegment =
  'The box is of a segment the banker does not work in, and the banker takes no part in it.';

/** What a call on a box is refused for where the caller may not know of the box. */
const hiddenBox: Conditions = {
  accessDenied: otherSegment,
  boxNotFound:
    'There is no such box, it belongs to another client, or (for clients) the bank still sets it up: the answer does not tell which (A-110, A-526).',
  boxInitiatedByClient:
    'A banker asks for a box its client started and has not handed over (A-110, A-526).',
};

/** The same for a call on a document. */
const hiddenDoku: Conditions = {
  accessDenied: otherSegment,
  notFound:
    'There is no such document, it belongs to another client, is not in use (for clients), or its box is still prepared by the other side alone (A-526): the answer does not tell which.',
};

const hindrances: Readonly<Record<BoxHindrance, string>> = {
  boxCancelled: 'The box is CANCELLED: nothing is written any more (A-229).',
  boxLocked:
    'Somebody else holds the lock of the box; `lockUser` names them where the current user may know (A-111).',
};

/** What a call is refused for by the roles of its caller alone. */
export function actConditions(act: RoleAct | undefined): Conditions {
  if (act === undefined || act === 'read') return {};
  return {
    roleNotAllowed: `No role of the caller allows the act \`${act}\`; \`reason\` names it (A-525).`,
  };
}

/** What a call is refused for by its box alone. */
export function boxConditions(rule: BoxRule | null | undefined): Conditions {
  if (!rule) return {};
  const stopped = rule.stoppedBy.map((name) => [name, hindrances[name]]);
  return {
    ...(rule.by === 'dokuInPath' ? hiddenDoku : hiddenBox),
    ...(Object.fromEntries(stopped) as Conditions),
  };
}
