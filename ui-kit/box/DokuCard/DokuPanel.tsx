import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuPlace } from '../../shared/LateMenu.tsx';
import { MenuPanel } from '../../shared/MenuPanel.tsx';

export interface DokuPanelProps {
  readonly place: MenuPlace;
  readonly onRemove: () => void;
}

/** The content of a card's menu, in a separate chunk. */
export default function DokuPanel({ place, onRemove }: DokuPanelProps) {
  const { t } = useTranslation('acting');
  return (
    <MenuPanel {...place} position="bottom-end">
      <Menu.Item
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onRemove}
      >
        {t('removal.submit')}
      </Menu.Item>
    </MenuPanel>
  );
}
