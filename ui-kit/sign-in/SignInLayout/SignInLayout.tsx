import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Tenant } from '@dokubox/spec/enums.ts';
import { AppFooter, type AppFooterProps } from '../../shell/AppFooter/AppFooter.tsx';
import { Brand } from '../../foundations/Brand/Brand.tsx';
import type { EnvironmentBadgeProps } from '../../shell/EnvironmentBadge/environment.ts';
import { EnvironmentBadge } from '../../shell/EnvironmentBadge/EnvironmentBadge.tsx';
import { compositions } from '../../foundations/RiverArtwork/river.ts';
import { RiverArtwork } from '../../foundations/RiverArtwork/RiverArtwork.tsx';
import classes from './SignInLayout.module.css';

export interface SignInLayoutProps {
  readonly tenant: Tenant;
  readonly footer: AppFooterProps;
  readonly environment?: Omit<EnvironmentBadgeProps, 'tenant'>;
  /** Notices above the form: planned maintenance, ended session. */
  readonly notices?: ReactNode;
  /** The form, whose heading is the page's `h1`. */
  readonly children: ReactNode;
}

/**
 * Page of every step of the sign-in. The bank's river is behind, composed for the language (R2.13,
 * The greeting is on its calm part, and the form on a card.
 */
export function SignInLayout({
  tenant,
  footer,
  environment,
  notices,
  children,
}: SignInLayoutProps) {
  const { t, i18n } = useTranslation('signIn');
  const welcomeId = useId();
  const language = languages.find((entry) => entry === i18n.resolvedLanguage) ?? 'en';
  return (
    <div className={classes.page}>
      <div className={classes.picture} data-greeting={compositions[language].greeting}>
        <RiverArtwork tenant={tenant} language={language} />
      </div>
      <header className={classes.header}>
        <Brand tenant={tenant} />
        {environment ? <EnvironmentBadge tenant={tenant} {...environment} /> : null}
      </header>
      <section
        className={classes.greeting}
        data-place={compositions[language].greeting}
        aria-labelledby={welcomeId}
      >
        <p className={classes.welcome} id={welcomeId}>
          {t('greeting')}
        </p>
        <p className={classes.purpose}>{t('greetingText')}</p>
      </section>
      <main className={classes.main}>
        {notices ? <div className={classes.notices}>{notices}</div> : null}
        <div className={classes.card}>{children}</div>
      </main>
      <div className={classes.footer}>
        <AppFooter {...footer} />
      </div>
    </div>
  );
}
