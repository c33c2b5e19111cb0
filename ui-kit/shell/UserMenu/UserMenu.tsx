import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  IconChevronDown,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { initials } from './initials.ts';
import classes from './UserMenu.module.css';

/** One entry of the account menu, e.g. "Change password". */
export interface UserMenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
}

export interface UserMenuProps {
  readonly fullName: string;
  readonly userType: UserType;
  /** Roles in words, e.g. "Validator"; shown under the name. */
  readonly roles?: readonly string[];
  /** Client the user acts for: number and name. */
  readonly client?: { readonly number: string; readonly name: string };
  /** Entries between the facts and "Sign out". */
  readonly entries?: readonly UserMenuEntry[];
  readonly onSignOut: () => void;
}

const schemes = [
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
  { value: 'auto', Icon: IconDeviceDesktop },
] as const;

/** Account menu: who is signed in, for whom, appearance, entries, sign out. */
export function UserMenu({
  fullName,
  userType,
  roles = [],
  client,
  entries = [],
  onSignOut,
}: UserMenuProps) {
  const { t } = useTranslation(['shell', 'contract']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <UnstyledButton
          className={classes.trigger}
          aria-label={t('shell:user.menu', { name: fullName })}
        >
          <span className={classes.initials} aria-hidden="true">
            {initials(fullName)}
          </span>
          <span className={classes.name}>{fullName}</span>
          <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
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
        {entries.map((entry) => (
          <Menu.Item key={entry.key} leftSection={entry.icon} onClick={entry.onSelect}>
            {entry.label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={onSignOut}>
          {t('shell:user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
