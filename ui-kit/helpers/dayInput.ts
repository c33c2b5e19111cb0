/** What a typed day comes to: an ISO calendar day, or why it is none. */
export type TypedDay =
  | { readonly state: 'day'; readonly iso: string }
  | { readonly state: 'empty' | 'invalid' | 'future' };

const typed = /^(\d{1,2})[-./ ]\s?(\d{1,2})[-./ ]\s?(\d{4})\.?$/u;

/**
 * A day typed as DD-MM-YYYY; dots, slashes and blanks are understood too. A day later than
 * `today` (yyyy-mm-dd in the zone of the tenant) is told apart.
 */
export function parseTypedDay(text: string, today: string): TypedDay {
  const trimmed = text.trim();
  if (trimmed === '') return { state: 'empty' };
  const match = typed.exec(trimmed);
  if (!match) return { state: 'invalid' };
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return { state: 'invalid' };
  const iso = date.toISOString().slice(0, 10);
  return iso > today ? { state: 'future' } : { state: 'day', iso };
}

/** DD-MM-YYYY of an ISO calendar day, without any time zone; other text unchanged. */
export function formatIsoDay(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(iso);
  return match ? `${match[3] ?? ''}-${match[2] ?? ''}-${match[1] ?? ''}` : iso;
}
