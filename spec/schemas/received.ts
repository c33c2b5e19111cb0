import type { Dokubox } from './dokubox.ts';
import { momentFields, type MomentField } from './moment-fields.ts';

/**
 * An entity as whoever asked for it holds it: what the contract declares as a moment (`date-time`) is
 * a `Date` (R7.2), and everything else is as it was sent. A calendar day (`date`) is no moment and
 * stays text, `yyyy-mm-dd`, up to the screen.
 */
export type Received<T> = T extends readonly (infer Item)[]
  ? Received<Item>[]
  : T extends object
    ? { [K in keyof T]: K extends MomentField ? DateIn<T[K]> : Received<T[K]> }
    : T;
type DateIn<V> = V extends string ? Date : V;

/** A box as it was received, its documents included. */
export type ReceivedBox = Received<Dokubox>;

const names: ReadonlySet<string> = new Set(momentFields);
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The moment a text says; null, as where there is none, for a text that says none. */
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
 * An answer as the portal holds it: its moments are `Date`s, everything else is as it was sent. The
 * name of a field says whether it is a moment, since free text can look like one too.
 */
export function reviveMoments<T>(answer: T): Received<T> {
  return revived(answer) as Received<T>;
}
