import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { contentLanguage, personName } from '../../helpers/names.ts';
import type { UserIdentity } from '../../helpers/turn.ts';
import { otherLockHolder, readOnlyReason, type BoxRights } from './headerSentence.ts';

/**
 * Returns the text that explains why this user cannot change the box now. Undefined if they can, or
 * if the notice at the top of the box explains it for their role.
 */
export function useReadOnlyText(
  box: BoxRights,
  currentUser: UserIdentity,
  tenant: Tenant,
): string | undefined {
  const { t, i18n } = useTranslation('box');
  const reason = readOnlyReason(box, currentUser);
  if (reason === undefined || reason === 'role') return undefined;
  const holder = otherLockHolder(box, currentUser);
  const name = holder
    ? personName(holder, t('lockBanner.bank'), contentLanguage(tenant, i18n.language))
    : '';
  return t(`card.readOnly.${reason}`, { name });
}
