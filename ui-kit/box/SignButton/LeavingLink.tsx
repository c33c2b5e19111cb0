import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';

/**
 * The same target as a link, for a portal in the frame of a host. There a browser may require
 * another click before the whole page is replaced.
 */
export function LeavingLink({ href }: { readonly href: string | undefined }) {
  const { t } = useTranslation('acting');
  if (href === undefined) return null;
  const link = (
    <Anchor href={href} target="_top">
      {t('leaving.link')}
    </Anchor>
  );
  return (
    <StatusMessage kind="info" action={link}>
      {t('leaving.text')}
    </StatusMessage>
  );
}
