import { Menu, Skeleton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuPlace } from '../../shared/LateMenu.tsx';
import { MenuPanel } from '../../shared/MenuPanel.tsx';
import type { UserMenuProps } from './UserMenu.tsx';
import classes from './UserMenu.module.css';

export interface UserPanelProps extends UserMenuProps {
  readonly place: MenuPlace;
}

const schemes = [
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
  { value: 'auto', Icon: IconDeviceDesktop },
] as const;

/** The content of the account menu, in a separate chunk. */
export default function UserPanel({
  fullName,
  userType,
  roles = [],
  client,
  entries = [],
  onSignOut,
  place,
}: UserPanelProps) {
  const { t } = useTranslation(['shell', 'contract']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <MenuPanel {...place} position="bottom-end" width={300}>
      <div className={classes.facts}>
        <strong>{fullName}</strong>
        <span>{[t(`contract:userType.${userType}`), ...roles].join(', ')}</span>
        {client ? (
          <span>
            {t('shell:user.representing')}: <span className="dk-figures">{client.number}</span> –{' '}
            {client.name}
          </span>
        ) : null}
      </div>
      <Menu.Divider />
      <Menu.Label>{t('shell:scheme.label')}</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(value) => {
          const chosen = schemes.find((entry) => entry.value === value);
          if (chosen) setColorScheme(chosen.value);
        }}
      >
        {schemes.map(({ value, Icon }) => (
          <Menu.RadioItem key={value} value={value}>
            <span className={classes.choice}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {t(`shell:scheme.${value}`)}
            </span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      {entries.map((entry) =>
        entry.pending ? (
          // As high as the entry, so that nothing below moves when the user is about to press it.
          <Menu.Item key={entry.key} disabled aria-label={t('shell:loading')}>
            <Skeleton height={20} width="80%" />
          </Menu.Item>
        ) : (
          <Menu.Item key={entry.key} leftSection={entry.icon} onClick={entry.onSelect}>
            {entry.label}
          </Menu.Item>
        ),
      )}
      <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={onSignOut}>
        {t('shell:user.signOut')}
      </Menu.Item>
    </MenuPanel>
  );
}
