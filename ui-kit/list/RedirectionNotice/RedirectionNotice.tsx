import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../locales/messageText.ts';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';

export interface RedirectionNoticeProps {
  /** Address of the box the user signed in. Absent if the box is on the screen already. */
  readonly boxHref?: string | undefined;
  readonly onNavigate?: Navigate;
  readonly onDismiss: () => void;
}

/**
 * Confirms that the user has returned from a signing service, and links to the box (R2.9, A-012).
 */
export function RedirectionNotice({ boxHref, onNavigate, onDismiss }: RedirectionNoticeProps) {
  const { t } = useTranslation('list');
  const { t: tContract } = useTranslation('contract');
  return (
    <StatusMessage
      kind="success"
      title={messageText(tContract, 'dde.redirection.title')}
      action={
        boxHref === undefined ? undefined : (
          <Anchor {...linkProps(boxHref, onNavigate)}>{t('redirection.open')}</Anchor>
        )
      }
      onDismiss={onDismiss}
    >
      {messageText(tContract, 'dde.redirection.message')}
    </StatusMessage>
  );
}
