import { incompleteDokus } from '@dokubox/ui-kit/creating/ConfigureDokubox/configuration.ts';
import type { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { ApiError } from '../../api/errors.ts';
import { entryOf, failureOf } from '../../shared/failure.ts';

type Titled = Parameters<typeof dokuTitle>[0];

/** The content of a rejected configuration, in its order. */
interface Sent {
  readonly dokus: readonly { readonly dokuId: number }[];
}

/**
 * Returns the documents that a rejected configuration is about: those whose setup is not complete
 * or the one a field belongs to.
 */
export function dokusOfRefusal(
  cause: unknown,
  sent: Sent,
  dokus: readonly (Titled & { readonly id: number })[],
): readonly Titled[] {
  const incomplete = cause instanceof ApiError && cause.errorCode === 'DOKUBOX_SETUP_INCOMPLETE';
  const open = incomplete ? incompleteDokus(cause.body?.dokubox?.dokus ?? []) : [];
  const entry = entryOf(failureOf(cause), 'dokus', sent.dokus);
  return [...open, ...dokus.filter(({ id }) => id === entry?.dokuId)];
}
