import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { workspaceNamespaces } from '@dokubox/ui-kit/locales/load.ts';
import { LoginForm } from '@dokubox/ui-kit/sign-in/LoginForm/LoginForm.tsx';
import { loginPaths, userTypeOf } from '../../config/landing.ts';
import { storageKeys } from '../../config/storage.ts';
import { useServices } from '../../services/services.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart, useTenantConfig } from '../../session/place.ts';
import { useSession } from '../../session/session.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { SignInNotices } from './SignInNotices.tsx';
import { useExternalHref, useIdentityProviderHref } from './useOtherWays.ts';
import { useSignIn } from './useSignIn.ts';

// Later steps are chunks of their own, so that the first one is there at once.
const CodeStep = lazy(async () => ({ default: (await import('./CodeStep.tsx')).CodeStep }));
const ClientStep = lazy(async () => ({ default: (await import('./ClientStep.tsx')).ClientStep }));
const PasswordStep = lazy(async () => ({
  default: (await import('./PasswordStep.tsx')).PasswordStep,
}));
const ContractStep = lazy(async () => ({
  default: (await import('./ContractStep.tsx')).ContractStep,
}));
const ForgottenStep = lazy(async () => ({
  default: (await import('./ForgottenStep.tsx')).ForgottenStep,
}));
const ContractUnavailable = lazy(async () => ({
  default: (await import('@dokubox/ui-kit/sign-in/ContractPages/ContractUnavailableDialog.tsx'))
    .ContractUnavailableDialog,
}));

/** Sign-in of both channels, step by step (R2.10–R2.13, R2.26, A-020…A-025). */
export function SignInPage() {
  const { t, i18n } = useTranslation('portal');
  const { place } = useStart();
  const { navigation, platform } = useServices();
  const session = useSession();
  const userType = userTypeOf(place.channel);
  const ddeParam = platform.sessionStorage.getItem(storageKeys.ddeParam) ?? undefined;
  // Who sends somebody here may know their name, as single sign-on does.
  const loginHint =
    new URLSearchParams(platform.addressBar.location.search).get('login_hint') ?? '';
  const signIn = useSignIn(userType, ddeParam);
  const language = useLanguage();
  const externalHref = useExternalHref();
  const identityProviderHref = useIdentityProviderHref();
  const { identityProvider } = useTenantConfig();
  const { step } = signIn;
  const [forgotten, setForgotten] = useState(false);
  const refused = step.step === 'credentials' ? step.refused : undefined;
  // Told by a dialog of its own.
  const unavailable = refused?.messageKey === 'dde.error.contractSignatureNotAvailable';
  usePageTitle(t('page.signIn'));

  // The next screen's texts come while the reader types the code.
  const almostIn = step.step !== 'credentials';
  useEffect(() => {
    if (almostIn) void i18n.loadNamespaces([...workspaceNamespaces]);
  }, [almostIn, i18n]);

  // A banker whom an identity provider signs in has no password here.
  const forgottenLink =
    userType === 'CLIENT'
      ? { forgottenPasswordHref: '/forgottenPassword', onForgottenPassword: navigation.navigate }
      : identityProvider
        ? {}
        : {
            forgottenPasswordHref: loginPaths.INTRANET,
            onForgottenPassword: () => {
              setForgotten(true);
            },
          };

  let form: ReactNode;
  if (session.status === 'incomplete') {
    form = session.user.passwordChangeRequired ? (
      <PasswordStep user={session.user.user} onBack={signIn.restart} />
    ) : (
      <ClientStep onBack={signIn.restart} />
    );
  } else if (step.step === 'otp') {
    form = (
      <CodeStep
        step={step}
        busy={signIn.busy}
        resending={signIn.resending}
        onSubmit={(otp) => void signIn.verify(otp)}
        onResend={() => void signIn.resend()}
        onBack={signIn.restart}
      />
    );
  } else if (step.step === 'contract') {
    form = <ContractStep signingUrl={step.signingUrl} onBack={signIn.restart} />;
  } else if (forgotten) {
    form = (
      <ForgottenStep
        userType="BANKER"
        onBack={() => {
          setForgotten(false);
        }}
      />
    );
  } else {
    form = (
      <LoginForm
        userType={userType}
        language={language.language}
        languages={language.languages}
        onLanguageChange={language.onChange}
        username={loginHint}
        onSubmit={(credentials) => void signIn.login(credentials)}
        busy={signIn.busy}
        {...(refused && !unavailable ? { error: refused } : {})}
        {...forgottenLink}
        {...(externalHref === undefined ? {} : { externalHref })}
        {...(identityProviderHref === undefined ? {} : { identityProviderHref })}
      />
    );
  }
  return (
    <SignInFrame notices={step.step === 'credentials' ? <SignInNotices /> : null}>
      <Suspense fallback={null}>
        {form}
        {unavailable ? <ContractUnavailable onClose={signIn.restart} /> : null}
      </Suspense>
    </SignInFrame>
  );
}
