import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { LateMenu } from '../../shared/LateMenu.tsx';
import { initials } from './initials.ts';
import classes from './UserMenu.module.css';

const UserPanel = lazy(() => import('./UserPanel.tsx'));

/** One entry of the account menu, e.g. "Change password". */
export interface UserMenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  /** Whether there is such an entry is not known yet: its place is held. */
  readonly pending?: boolean;
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
  /** Somebody comes near the menu: what its entries depend on can be fetched. */
  readonly onNear?: () => void;
}

/** Account menu: who is signed in, for whom, appearance, entries, sign out. */
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
