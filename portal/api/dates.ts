/**
 * Fields of answers that the contract declares as dates (`date` or `date-time`); `dates.test.ts`
 * holds the list against the schemas.
 *
 * A-227 converts by the look of a value and names five free texts to leave alone. The contract knows
 * more free texts (a document's own name can be `2026-01-31` too), so the field decides first and the
 * look second.
 */
export const dateFields = [
  'bestSignatureTime',
  'cancelledAt',
  'createdAt',
  'docExpiryDate',
  'lastChangedAt',
  'notAfter',
  'notBefore',
  'productionTime',
  'signedOn',
  'signingTime',
  'timeFrom',
  'timeTo',
  'waitingSince',
] as const;
type DateField = (typeof dateFields)[number];

/** An answer as the portal's code sees it: its date fields are `Date`s (R7.2). */
export type Dated<T> = T extends readonly (infer Item)[]
  ? Dated<Item>[]
  : T extends object
    ? { [K in keyof T]: K extends DateField ? DateIn<T[K]> : Dated<T[K]> }
    : T;
type DateIn<V> = V extends string ? Date : V;

const names: ReadonlySet<string> = new Set(dateFields);
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date-time in its instant, a date at the local midnight of its day; else `undefined`. */
export function parseIsoDate(text: string): Date | undefined {
  const day = dateOnly.exec(text);
  const date = day
    ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]))
    : dateTime.test(text)
      ? new Date(text)
      : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date;
}

function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (typeof field !== 'string' || !names.has(name)) return [name, withDates(field)];
      return [name, parseIsoDate(field) ?? field];
    }),
  );
}

/** Turns the date fields of an answer into `Date`s; everything else stays as it is. */
export function reviveDates<T>(answer: T): Dated<T> {
  return withDates(answer) as Dated<T>;
}
