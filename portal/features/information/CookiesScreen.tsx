import { useTranslation } from 'react-i18next';
import { AppFooter } from '@dokubox/ui-kit/shell/AppFooter/AppFooter.tsx';
import { Brand } from '@dokubox/ui-kit/foundations/Brand/Brand.tsx';
import { CookiesPage } from '@dokubox/ui-kit/shell/CookiesPage/CookiesPage.tsx';
import { LanguageMenu } from '@dokubox/ui-kit/shell/LanguageMenu/LanguageMenu.tsx';
import { homeOf, loginPaths } from '../../config/landing.ts';
import { useFooter } from '../../session/frame.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';
import { useSession } from '../../session/session.ts';
import { useServices } from '../../services/services.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import classes from './CookiesScreen.module.css';

/** Name of the server's session cookie. */
const SESSION_COOKIE = 'dde-session';

/** Cookie information. Visitors see it alone, and signed-in users inside the shell. */
export function CookiesScreen({ standalone = false }: { readonly standalone?: boolean }) {
  const { t } = useTranslation('portal');
  const { launch } = useStart();
  const session = useSession();
  const language = useLanguage();
  const footer = useFooter();
  const { navigation } = useServices();
  usePageTitle(t('page.cookies'));
  const follow = (href: string) => {
    navigation.navigate(href);
  };
  const backHref =
    session.status === 'signedIn'
      ? homeOf(session.user.user.userType, launch.tenant)
      : loginPaths[launch.channel];
  const page = (
    <CookiesPage sessionCookie={SESSION_COOKIE} backHref={backHref} onNavigate={follow} />
  );
  if (!standalone) return page;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Brand tenant={launch.tenant} homeHref={backHref} onNavigate={follow} />
        <LanguageMenu {...language} />
      </header>
      <main className={classes.main}>{page}</main>
      <AppFooter {...footer} />
    </div>
  );
}
