import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Opens the progress of a box, from its header (R2.22). */
export function ProgressButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('box');
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconListCheck size={18} stroke={1.75} aria-hidden="true" />}
      onClick={onOpen}
    >
      {t('header.progress')}
    </Button>
  );
}
