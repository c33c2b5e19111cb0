import { useTranslation } from 'react-i18next';
import { bankAlias } from '@dokubox/spec/enums.ts';
import type { DokuboxListItem } from '@dokubox/spec/schemas/dokubox.ts';
import { contentLanguage, localName } from '@dokubox/ui-kit/helpers/names.ts';
import type { TerminationFields } from '@dokubox/ui-kit/box/TerminationDetails/terminationRows.ts';
import { useQuery } from '../api/hooks.ts';
import { useLanguage } from '../session/language.ts';
import { useStart } from '../session/start.ts';
import { useReasonOptions } from './reasons.ts';

/** What a termination that was asked for or carried out leaves in a box. */
export type TerminatedFields = Pick<
  DokuboxListItem,
  'reasonOfCancellation' | 'cancellationNote' | 'cancellationCreatorUserId'
>;

/**
 * Who terminated a box and why, in words (R2.16, A-077): the name is looked up, the reason translated.
 * Where names of bank employees are kept back, any of them reads the same (R6.2).
 * @param box null reads nothing
 */
export function useTermination(box: TerminatedFields | null): TerminationFields {
  const { launch } = useStart();
  const { language } = useLanguage();
  const { t } = useTranslation('messages');
  const username = box?.cancellationCreatorUserId ?? undefined;
  const anyBanker = username === bankAlias;
  const people = useQuery(
    'getUsersByUsernames',
    username === undefined || anyBanker ? null : { body: { usernames: [username] } },
  );
  const code = box?.reasonOfCancellation ?? undefined;
  const reasons = useReasonOptions(code === undefined ? null : 'CancellationReason');
  const creator = people.data?.data.users.find((user) => user.username === username);
  const shown = contentLanguage(launch.tenant, language);
  return {
    creatorName: anyBanker
      ? t('bankerLabel')
      : creator && localName(creator.fullName, creator.fullNameLocal, shown),
    creatorType: anyBanker ? 'BANKER' : creator?.type,
    reason: reasons.find(({ value }) => value === code)?.label ?? code,
    note: box?.cancellationNote,
  };
}
