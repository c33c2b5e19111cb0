import { useTranslation } from 'react-i18next';
import { bankAlias } from '@dokubox/spec/enums.ts';
import type { DokuboxListItem } from '@dokubox/spec/schemas/dokubox.ts';
import { contentLanguage, localName } from '@dokubox/ui-kit/helpers/names.ts';
import type { TerminationFields } from '@dokubox/ui-kit/box/TerminationDetails/terminationRows.ts';
import { useQuery } from '../api/hooks.ts';
import { useLanguage } from '../session/language.ts';
import { useStart } from '../session/start.ts';
import { useReasonOptions } from './reasons.ts';

/** The fields of a box that a requested or completed termination sets. */
export type TerminatedFields = Pick<
  DokuboxListItem,
  'reasonOfCancellation' | 'cancellationNote' | 'cancellationCreatorUserId'
>;

/**
 * Returns who terminated a box and why, as texts (R2.16, A-077). The name is looked up, and the
 * reason translated. If names of bank employees are hidden, all employees have the same text
 * (R6.2).
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
