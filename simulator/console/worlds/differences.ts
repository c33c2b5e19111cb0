import type { WorldState } from '@dokubox/spec/control/schemas/world-state.ts';

/** A field in which two worlds differ. */
export interface WorldDifference {
  /** Kind and id of the record, such as `box 101`, `document 1003` or `user SZABOA`. */
  readonly record: string;
  /** Path within the record. Empty if one of the worlds does not have the record. */
  readonly field: string;
  /** Values as JSON. Null if there is none. */
  readonly left: string | null;
  readonly right: string | null;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, Json>>;

const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Documents are records of their own, each said once. */
const boxFields = ({ dokus: _dokus, ...fields }: WorldState['boxes'][number]) => fields;

/** The records of a world by what a reader calls them. */
function recordsOf({ boxes, users, clients, settings }: WorldState): ReadonlyMap<string, Fields> {
  const named: readonly (readonly [string, object])[] = [
    ...boxes.flatMap((box) => [
      [`box ${box.id}`, boxFields(box)] as const,
      ...box.dokus.map((doku) => [`document ${doku.id}`, doku] as const),
    ]),
    ...users.map((user) => [`user ${user.username}`, user] as const),
    ...clients.map((client) => [`client ${client.clientNumber}`, client] as const),
    ['settings', settings],
  ];
  return new Map(named as readonly (readonly [string, Fields])[]);
}

const text = (value: Json | undefined): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** The values of both worlds, field by field, those that are alike as well. */
function fieldsOf(
  record: string,
  path: string,
  left: Json | undefined,
  right: Json | undefined,
): readonly WorldDifference[] {
  if (isRecord(left) && isRecord(right)) {
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return keys.flatMap((key) =>
      fieldsOf(record, path === '' ? key : `${path}.${key}`, left[key], right[key]),
    );
  }
  if (Array.isArray(left) && Array.isArray(right) && left.length === right.length) {
    const items = right as readonly Json[];
    return (left as readonly Json[]).flatMap((one, index) =>
      fieldsOf(record, `${path}[${index}]`, one, items[index]),
    );
  }
  return [{ record, field: path, left: text(left), right: text(right) }];
}

/** Forms of a moment, of a day, and of a day as it is printed on a document. */
const moment = /^"\d{4}-\d\d-\d\dT[\d:.]+Z"$/;
const day = /^"\d{4}-\d\d-\d\d"$/;
const printedDay = /^"(\d\d)-(\d\d)-(\d{4})"$/;

const isMoment = ({ left, right }: WorldDifference): boolean =>
  moment.test(left ?? '') && moment.test(right ?? '');

/** A time or day in milliseconds. NaN for any other text. */
function timeOf(value: string | null): number {
  const iso = (value ?? '').replace(printedDay, '"$3-$2-$1"');
  return moment.test(iso) || day.test(iso) ? Date.parse(iso.slice(1, -1)) : Number.NaN;
}

/** Milliseconds between two times or days. NaN if one of them is neither. */
const apart = ({ left, right }: WorldDifference): number => timeOf(right) - timeOf(left);

/** Days have no time: they may be off by one where moments are not. */
const DAY_MS = 24 * 3_600_000;

/** By how much the beginnings of two worlds are apart: as most of their moments are, if there are any. */
function shiftOf(pairs: readonly WorldDifference[]): number {
  const counts = new Map<number, number>();
  for (const one of pairs.filter(isMoment)) {
    const by = apart(one);
    counts.set(by, (counts.get(by) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}

/**
 * The differences between two worlds, record by record. Times that differ only because one world
 * began later are not differences.
 */
export function differencesOf(left: WorldState, right: WorldState): readonly WorldDifference[] {
  const [ours, theirs] = [recordsOf(left), recordsOf(right)];
  const all = [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((record) => {
    const [one, other] = [ours.get(record), theirs.get(record)];
    if (one && other) return fieldsOf(record, '', one, other);
    const wording = (fields: Fields | undefined) =>
      text(fields?.['status'] ?? (fields ? true : null));
    return [{ record, field: '', left: wording(one), right: wording(other) }];
  });
  const shift = shiftOf(all);
  return all.filter((one) => {
    if (isMoment(one)) return apart(one) !== shift;
    if (one.left === one.right) return false;
    // Neither is a day: not a number is not within any distance.
    return !(Math.abs(apart(one) - shift) <= DAY_MS);
  });
}
