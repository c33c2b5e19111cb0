import { useTranslation } from 'react-i18next';
import { LoginForm, type LoginFormProps } from '@dokubox/ui-kit/sign-in/LoginForm/LoginForm.tsx';
import { loginPaths, userTypeOf } from '../../config/landing.ts';
import { useServices } from '../../services/services.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart, useTenantConfig } from '../../session/start.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { useExternalHref, useIdentityProviderHref } from './useOtherWays.ts';

/** Name and password, with the other ways to sign in (R2.10–R2.12). */
export function CredentialsStep({
  onForgotten,
  ...form
}: Pick<LoginFormProps, 'onSubmit' | 'busy' | 'error'> & {
  /**
   * Called when a banker has forgotten the password. Clients have a page with an address for this.
   */
  readonly onForgotten: () => void;
}) {
  const { t } = useTranslation('portal');
  const { launch } = useStart();
  const { navigation, platform } = useServices();
  const { identityProvider } = useTenantConfig();
  const userType = userTypeOf(launch.channel);
  const language = useLanguage();
  const externalHref = useExternalHref();
  const identityProviderHref = useIdentityProviderHref();
  usePageTitle(t('page.signIn'));

  // A link to this page may contain the username, as single sign-on does.
  const username = new URLSearchParams(platform.addressBar.location.search).get('login_hint') ?? '';
  // A banker who signs in with an identity provider has no password here.
  const forgotten =
    userType === 'CLIENT'
      ? { forgottenPasswordHref: '/forgottenPassword', onForgottenPassword: navigation.navigate }
      : identityProvider
        ? {}
        : { forgottenPasswordHref: loginPaths.INTRANET, onForgottenPassword: onForgotten };
  return (
    <LoginForm
      {...form}
      {...forgotten}
      userType={userType}
      language={language.language}
      languages={language.languages}
      onLanguageChange={language.onChange}
      username={username}
      {...(externalHref === undefined ? {} : { externalHref })}
      {...(identityProviderHref === undefined ? {} : { identityProviderHref })}
    />
  );
}
