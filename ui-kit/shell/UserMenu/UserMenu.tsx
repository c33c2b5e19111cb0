import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { LateMenu } from '../../shared/LateMenu.tsx';
import { initials } from './initials.ts';
import classes from './UserMenu.module.css';

const UserPanel = lazy(() => import('./UserPanel.tsx'));

/** One entry of the account menu, such as “Change password”. */
export interface UserMenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  /** It is not known yet whether there is such an entry, so its place is reserved. */
  readonly pending?: boolean;
}

export interface UserMenuProps {
  readonly fullName: string;
  readonly userType: UserType;
  /** Roles as texts, such as “Validator”. Shown under the name. */
  readonly roles?: readonly string[];
  /** Client the user acts for: number and name. */
  readonly client?: { readonly number: string; readonly name: string };
  /** Entries between the user's data and “Sign out”. */
  readonly entries?: readonly UserMenuEntry[];
  readonly onSignOut: () => void;
  /** Called when the user comes near the menu, so that the data of the entries can be loaded. */
  readonly onNear?: () => void;
}

/** Account menu: the user and their client, appearance, entries, sign out. */
export function UserMenu(props: UserMenuProps) {
  const { fullName, onNear } = props;
  const { t } = useTranslation('shell');
  return (
    <LateMenu
      button={(button) => (
        <UnstyledButton
          {...button}
          className={classes.trigger}
          aria-label={t('user.menu', { name: fullName })}
        >
          <span className={classes.initials} aria-hidden="true">
            {initials(fullName)}
          </span>
          <span className={classes.name}>{fullName}</span>
          <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
        </UnstyledButton>
      )}
      panel={(place) => <UserPanel {...props} place={place} />}
      {...(onNear ? { onNear } : {})}
    />
  );
}
