import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { mayActInBox } from '@dokubox/spec/workflow/roles.ts';
import { contentLanguage, localName } from '../../helpers/names.ts';
import type { UserIdentity } from '../../helpers/turn.ts';
import { listInWords } from '../../helpers/listInWords.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { peopleToAsk } from './peopleToAsk.ts';

export interface RoleNoticeProps {
  readonly box: Pick<Dokubox, 'dokus'>;
  readonly currentUser: UserIdentity;
  readonly tenant: Tenant;
}

/** Shows users with read-only roles what they can do in a box, and whom to ask. */
export function RoleNotice({ box, currentUser, tenant }: RoleNoticeProps) {
  const { t, i18n } = useTranslation('box');
  const { userType, username, roles = [] } = currentUser;
  const language = contentLanguage(tenant, i18n.language);
  const names = peopleToAsk(box, currentUser).map(({ fullName, fullNameLocal }) =>
    localName(fullName, fullNameLocal, language),
  );
  const writes = mayActInBox('message', { username, roles }, box.dokus);
  return (
    <StatusMessage kind="info" announce={false}>
      {t(`roleNotice.${writes ? 'reader' : 'administrator'}`)}{' '}
      {names.length > 0
        ? t('roleNotice.ask', { names: listInWords(names, i18n.language) })
        : t(`roleNotice.ask${userType}`)}
    </StatusMessage>
  );
}
