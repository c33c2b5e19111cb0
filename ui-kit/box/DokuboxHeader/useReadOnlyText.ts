import { useTranslation } from 'react-i18next';
import { personName } from '../../helpers/names.ts';
import type { UserIdentity } from '../../helpers/turn.ts';
import { lockHolder, readOnlyReason, type BoxRights } from './boxSentence.ts';

/** Why this user can change nothing in the box now, in words; undefined when they can. */
export function useReadOnlyText(box: BoxRights, currentUser: UserIdentity): string | undefined {
  const { t } = useTranslation('box');
  const reason = readOnlyReason(box, currentUser);
  if (reason === undefined) return undefined;
  const holder = lockHolder(box, currentUser);
  const name = holder ? personName(holder, t('lockBanner.bank')) : '';
  return t(`card.readOnly.${reason}`, { name });
}
