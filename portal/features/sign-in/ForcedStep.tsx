import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Step } from './flow.ts';

export interface ForcedStepProps {
  readonly step: Step & { step: 'passwordChange' | 'contract' };
  readonly onBack: () => void;
}

/** What must be done before the portal opens, said plainly. */
export function ForcedStep({ step, onBack }: ForcedStepProps) {
  const { t } = useTranslation('portal');
  const password = step.step === 'passwordChange';
  return (
    <Stack>
      <Title order={1}>{t(password ? 'forced.passwordTitle' : 'forced.contractTitle')}</Title>
      <Text>{t(password ? 'forced.passwordText' : 'forced.contractText')}</Text>
      {step.step === 'contract' && step.signingUrl !== undefined ? (
        <Button component="a" href={step.signingUrl} rel="noopener">
          {t('forced.contractLink')}
        </Button>
      ) : null}
      <Button variant="default" onClick={onBack}>
        {t('forced.back')}
      </Button>
    </Stack>
  );
}
