import type { Dokubox } from './dokubox.ts';
import { momentFields, type MomentField } from './moment-fields.ts';

/**
 * An entity as its receiver uses it. A value that the contract declares as a time (`date-time`) is
 * a `Date` (R7.2), and everything else is as it was sent. A calendar day (`date`) is not a time and
 * stays text, `yyyy-mm-dd`, up to the screen.
 */
export type Received<T> = T extends readonly (infer Item)[]
  ? Received<Item>[]
  : T extends object
    ? { [K in keyof T]: K extends MomentField ? DateIn<T[K]> : Received<T[K]> }
    : T;
type DateIn<V> = V extends string ? Date : V;

/** A box as it was received, with its documents. */
export type ReceivedBox = Received<Dokubox>;

const names: ReadonlySet<string> = new Set(momentFields);
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Returns the time in a text, or null if the text is not a time. */
function momentOf(text: string): Date | null {
  const date = isoMoment.test(text) ? new Date(text) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && names.has(name) ? momentOf(field) : revived(field),
    ]),
  );
}

/**
 * Returns an answer as the portal uses it: its times are `Date`s, and everything else is as it was
 * sent. The name of a field decides whether it is a time, because free text can look like one too
 * (A-227).
 */
export function reviveMoments<T>(answer: T): Received<T> {
  return revived(answer) as Received<T>;
}
