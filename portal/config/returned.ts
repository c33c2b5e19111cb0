import { RETURN_PARAMETER } from '@dokubox/spec/portal-paths.ts';

/** Returns the box of a user who returns from signing, if the address names it (R2.9). */
export function dokuBoxIdOf(query: URLSearchParams): number | undefined {
  const given = query.get(RETURN_PARAMETER);
  return given !== null && /^[1-9]\d{0,15}$/.test(given) ? Number(given) : undefined;
}
