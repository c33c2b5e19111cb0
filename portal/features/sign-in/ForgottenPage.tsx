import { loginPaths } from '../../config/landing.ts';
import { navigate } from '../../shared/navigation.ts';
import { ForgottenStep } from './ForgottenStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** `/forgottenPassword`, the clients' page (R2.1); bankers have the form on their login page (A-014). */
export function ForgottenPage() {
  return (
    <SignInFrame>
      <ForgottenStep
        userType="CLIENT"
        onBack={() => {
          navigate(loginPaths.INTERNET);
        }}
      />
    </SignInFrame>
  );
}
