import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { workspaceNamespaces } from '@dokubox/ui-kit/locales/load.ts';
import { ArrivalContext } from '@dokubox/ui-kit/shared/arrival.ts';
import { userTypeOf } from '../../config/landing.ts';
import { storageKeys } from '../../config/storage.ts';
import { useServices } from '../../services/services.ts';
import { useStart } from '../../session/start.ts';
import { useSession } from '../../session/session.ts';
import { lazily } from '../../shared/lazily.tsx';
import { CredentialsStep } from './CredentialsStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { SignInNotices } from './SignInNotices.tsx';
import { useSignIn } from './useSignIn.ts';

// Later steps are separate chunks, so that the first one appears at once.
const CodeStep = lazily(() => import('./CodeStep.tsx'), 'CodeStep');
const ClientStep = lazily(() => import('./ClientStep.tsx'), 'ClientStep');
const PasswordStep = lazily(() => import('./PasswordStep.tsx'), 'PasswordStep');
const ContractStep = lazily(() => import('./ContractStep.tsx'), 'ContractStep');
const ForgottenStep = lazily(() => import('./ForgottenStep.tsx'), 'ForgottenStep');
const ContractUnavailable = lazily(
  () => import('@dokubox/ui-kit/sign-in/ContractPages/ContractUnavailableDialog.tsx'),
  'ContractUnavailableDialog',
  'part',
);

/** Sign-in of both channels, step by step (R2.10–R2.13, R2.26, A-020…A-025). */
export function SignInPage() {
  const { i18n } = useTranslation('portal');
  const { launch } = useStart();
  const { platform } = useServices();
  const session = useSession();
  const ddeParam = platform.sessionStorage.getItem(storageKeys.ddeParam) ?? undefined;
  const signIn = useSignIn(userTypeOf(launch.channel), ddeParam);
  const { step } = signIn;
  const [forgotten, setForgotten] = useState(false);
  const refused = step.step === 'credentials' ? step.refused : undefined;
  // Shown in a separate dialog.
  const unavailable = refused?.messageKey === 'dde.error.contractSignatureNotAvailable';
  const shown =
    session.status === 'incomplete' ? 'incomplete' : forgotten ? 'forgotten' : step.step;
  const [opened] = useState(shown);
  const [moved, setMoved] = useState(false);
  if (shown !== opened && !moved) setMoved(true);

  // The texts of the next screen load while the user types the code.
  const almostIn = step.step !== 'credentials';
  useEffect(() => {
    if (almostIn) void i18n.loadNamespaces([...workspaceNamespaces]);
  }, [almostIn, i18n]);

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
      <CredentialsStep
        busy={signIn.busy}
        onSubmit={(credentials) => void signIn.login(credentials)}
        onForgotten={() => {
          setForgotten(true);
        }}
        {...(refused && !unavailable ? { error: refused } : {})}
      />
    );
  }
  return (
    <SignInFrame
      notices={
        step.step === 'credentials' ? <SignInNotices refused={refused !== undefined} /> : null
      }
    >
      <ArrivalContext value={moved}>
        <Suspense fallback={null}>
          {form}
          {unavailable ? <ContractUnavailable onClose={signIn.restart} /> : null}
        </Suspense>
      </ArrivalContext>
    </SignInFrame>
  );
}
