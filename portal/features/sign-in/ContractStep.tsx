import { ContractNotice } from '@dokubox/ui-kit/sign-in/ContractPages/ContractNotice.tsx';
import { loginPaths } from '../../config/landing.ts';

/** The framework contract is to be signed before anything else. */
export function ContractStep({
  signingUrl,
  onBack,
}: {
  readonly signingUrl: string | undefined;
  readonly onBack: () => void;
}) {
  return (
    <ContractNotice
      state="required"
      backHref={loginPaths.INTERNET}
      onNavigate={onBack}
      {...(signingUrl === undefined ? {} : { signingUrl })}
    />
  );
}
