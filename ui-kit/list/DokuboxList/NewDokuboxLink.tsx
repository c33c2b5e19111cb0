import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkProps, type Navigate } from '../../shared/link.ts';

export interface NewDokuboxLinkProps {
  readonly href: string;
  readonly onNavigate?: Navigate;
}

/** The link to a new dokubox, above the list and in its empty state. */
export function NewDokuboxLink({ href, onNavigate }: NewDokuboxLinkProps) {
  const { t } = useTranslation('list');
  return (
    <Button
      component="a"
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      {...linkProps(href, onNavigate)}
    >
      {t('new')}
    </Button>
  );
}
