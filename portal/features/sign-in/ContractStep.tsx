import { useTranslation } from 'react-i18next';
import { ContractNotice } from '@dokubox/ui-kit/sign-in/ContractPages/ContractNotice.tsx';
import { loginPaths } from '../../config/landing.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** The framework contract must be signed before anything else. */
export function ContractStep({
  signingUrl,
  onBack,
}: {
  readonly signingUrl: string | undefined;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('account');
  usePageTitle(t('contract.requiredTitle'));
  return (
    <ContractNotice
      state="required"
      backHref={loginPaths.INTERNET}
      onNavigate={onBack}
      {...(signingUrl === undefined ? {} : { signingUrl })}
    />
  );
}
