/** The result of a typed day: an ISO calendar day, or why it is not one. */
export type TypedDay =
  | { readonly state: 'day'; readonly iso: string }
  | { readonly state: 'empty' | 'invalid' | 'future' };

const typed = /^(\d{1,2})[-./ ]\s?(\d{1,2})[-./ ]\s?(\d{4})\.?$/u;

/**
 * Reads a day typed as DD-MM-YYYY. Dots, slashes and blanks are accepted too. A day later
 * than `today` (yyyy-mm-dd in the tenant's zone) has its own result.
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

/**
 * Returns an ISO calendar day as DD-MM-YYYY, without any time zone. Other text stays
 * the same.
 */
export function formatIsoDay(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(iso);
  return match ? `${match[3] ?? ''}-${match[2] ?? ''}-${match[1] ?? ''}` : iso;
}
