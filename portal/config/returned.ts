import { RETURN_PARAMETER } from '@dokubox/spec/portal-paths.ts';

/** The box a user comes back from signing, where the address tells it (R2.9). */
export function dokuBoxIdOf(query: URLSearchParams): number | undefined {
  const given = query.get(RETURN_PARAMETER);
  return given !== null && /^[1-9]\d{0,15}$/.test(given) ? Number(given) : undefined;
}
