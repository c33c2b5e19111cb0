import { loginPaths } from '../../config/landing.ts';
import { useServices } from '../../services/services.ts';
import { ForgottenStep } from './ForgottenStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/**
 * `/forgottenPassword`, the clients' page (R2.1). Bankers have the form on their login page
 * (A-014).
 */
export function ForgottenPage() {
  const { navigation } = useServices();
  return (
    <SignInFrame>
      <ForgottenStep
        userType="CLIENT"
        onBack={() => {
          navigation.navigate(loginPaths.INTERNET);
        }}
      />
    </SignInFrame>
  );
}
