import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { AppFooter, type AppFooterProps } from '../AppFooter/AppFooter.tsx';
import { Brand } from '../../foundations/Brand/Brand.tsx';
import type { EnvironmentBadgeProps } from '../EnvironmentBadge/environment.ts';
import { EnvironmentBadge } from '../EnvironmentBadge/EnvironmentBadge.tsx';
import { LanguageMenu, type LanguageMenuProps } from '../LanguageMenu/LanguageMenu.tsx';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { UserMenu, type UserMenuProps } from '../UserMenu/UserMenu.tsx';
import classes from './AppShellFrame.module.css';

/** One entry of the main navigation. */
export interface NavigationEntry {
  readonly href: string;
  readonly label: string;
  /** True for the current screen. */
  readonly current?: boolean;
}

export interface AppShellFrameProps {
  readonly tenant: Tenant;
  readonly homeHref: string;
  readonly navigation?: readonly NavigationEntry[];
  readonly onNavigate?: Navigate;
  readonly environment?: Omit<EnvironmentBadgeProps, 'tenant'>;
  readonly language: LanguageMenuProps;
  readonly user?: UserMenuProps;
  readonly footer: AppFooterProps;
  /** Urgent notices before the content: offline, planned maintenance. */
  readonly banner?: ReactNode;
  /** `wide` lets tables use the whole width. */
  readonly contentWidth?: 'normal' | 'wide';
  /** The screen, with exactly one `h1`. */
  readonly children: ReactNode;
}

/** Frame of every signed-in screen (R2.31–R2.34), for widths of 320 px and more. */
export function AppShellFrame({
  tenant,
  homeHref,
  navigation = [],
  onNavigate,
  environment,
  language,
  user,
  footer,
  banner,
  contentWidth = 'normal',
  children,
}: AppShellFrameProps) {
  const { t } = useTranslation('shell');
  const follow = onNavigate ? { onNavigate } : {};
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#dk-content">
        {t('skipToContent')}
      </a>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Brand tenant={tenant} homeHref={homeHref} compact {...follow} />
          {navigation.length === 0 ? null : (
            <nav className={classes.navigation} aria-label={t('mainNavigation')}>
              <ul className={classes.places}>
                {navigation.map((entry) => (
                  <li key={entry.href}>
                    <a
                      className={classes.place}
                      aria-current={entry.current ? 'page' : undefined}
                      {...linkProps(entry.href, onNavigate)}
                    >
                      {entry.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={classes.tools}>
            {environment ? <EnvironmentBadge tenant={tenant} {...environment} /> : null}
            <LanguageMenu {...language} />
            {user ? <UserMenu {...user} /> : null}
          </div>
        </div>
      </header>
      {banner ? <div className={classes.banner}>{banner}</div> : null}
      <main id="dk-content" className={classes.content} data-width={contentWidth} tabIndex={-1}>
        {children}
      </main>
      <div className={classes.footer}>
        <AppFooter {...footer} {...follow} />
      </div>
    </div>
  );
}
