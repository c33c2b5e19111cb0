import { dokuboxStatuses, dokuStatuses, tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import type { SituationBox } from './ofTenant.ts';

type Situations = AnswerOf<'listSituations'>;

/** In place of a key: whose turn it is. */
export const TURN = 'turn';

/**
 * Statuses of the index, in the order of the contract. A status of both boxes and documents is in
 * both lists.
 */
export const indexKinds = { dokubox: dokuboxStatuses, doku: dokuStatuses } as const;
export type IndexKind = keyof typeof indexKinds;

/** Boxes of one status in one bank that one role may open. */
export interface StatusCell {
  readonly count: number;
  /** The box that a click opens. None if the count is 0. */
  readonly first?: {
    readonly scenario: string;
    readonly box: SituationBox;
    /** Person to sign in. Null means the person whose turn it is in the box, who has no key. */
    readonly user: string | null;
  };
}

const has = (box: SituationBox, kind: IndexKind, status: string): boolean =>
  kind === 'dokubox' ? box.status === status : box.dokuStatuses.some((one) => one === status);

const opens = ({ people }: SituationBox, role: string): boolean =>
  role === TURN || people.includes(role);

/**
 * Cell of the index.
 * @param role key of a user, or `TURN`
 */
export function cellOf(
  situations: Situations,
  kind: IndexKind,
  status: string,
  role: string,
): StatusCell {
  const fitting = situations.flatMap(({ scenario, boxes }) =>
    boxes
      .filter((box) => has(box, kind, status) && opens(box, role))
      .map((box) => ({ scenario, box })),
  );
  const turnAt = ({ turn, dokuTurns }: SituationBox): string | null =>
    kind === 'dokubox'
      ? turn.key
      : (dokuTurns.find((one) => one.status === status)?.key ?? turn.key);
  // A person who may act sees more than one who may only look. A box with few other documents shows
  // the status best.
  const [first] = fitting.sort(
    (one, other) =>
      Number(turnAt(other.box) === role) - Number(turnAt(one.box) === role) ||
      (kind === 'doku' ? one.box.dokuStatuses.length - other.box.dokuStatuses.length : 0),
  );
  if (!first) return { count: 0 };
  const user = role === TURN ? turnAt(first.box) : role;
  return { count: fitting.length, first: { ...first, user } };
}

/** Situations of every bank. */
export type SituationsOf = Readonly<Partial<Record<Tenant, Situations>>>;

/** How many cells of an index lead somewhere, and boxes of how many of its situations. */
export function totalOf(all: SituationsOf, role: string): { cells: number; boxes: number } {
  const cells = tenants.flatMap((tenant) =>
    (['dokubox', 'doku'] as const).flatMap((kind) =>
      indexKinds[kind].map((status) => cellOf(all[tenant] ?? [], kind, status, role).count),
    ),
  );
  const boxes = tenants.flatMap((tenant) =>
    (all[tenant] ?? []).flatMap((one) => one.boxes.filter((box) => opens(box, role))),
  );
  return { cells: cells.filter((count) => count > 0).length, boxes: boxes.length };
}
