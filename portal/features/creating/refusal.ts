import type { TFunction } from 'i18next';
import { incompleteDokus } from '@dokubox/ui-kit/creating/ConfigureDokubox/configuration.ts';
import { dokuTitle, type ContentLanguage } from '@dokubox/ui-kit/helpers/names.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import type { ApiError } from '../../api/errors.ts';

type Titled = Parameters<typeof dokuTitle>[0];

/** What a refused configuration sent, in its order. */
interface Sent {
  readonly dokus: readonly { readonly dokuId: number }[];
}

/**
 * Why a configuration was refused, in words, with the documents it is about: those whose setup is not
 * complete, or the one a field belongs to.
 */
export function refusalText(
  t: TFunction<'contract'>,
  error: Pick<ApiError, 'errorCode' | 'messageKey' | 'messageParams' | 'fieldErrors' | 'body'>,
  sent: Sent,
  dokus: readonly (Titled & { readonly id: number })[],
  language: ContentLanguage,
): string {
  const [field] = error.fieldErrors;
  const text = messageText(t, field?.messageKey ?? error.messageKey, error.messageParams);
  const fresh = error.body?.dokubox?.dokus ?? [];
  const open = error.errorCode === 'DOKUBOX_SETUP_INCOMPLETE' ? incompleteDokus(fresh) : [];
  const place = /^dokus\[(\d+)\]/.exec(field?.field ?? '')?.[1];
  const dokuId = place === undefined ? undefined : sent.dokus[Number(place)]?.dokuId;
  const about = [...open, ...dokus.filter(({ id }) => id === dokuId)];
  if (about.length === 0) return text;
  return `${text} (${about.map((doku) => dokuTitle(doku, language)).join(', ')})`;
}
