import { Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Shown to a banker while the sign-in of another system is handed over (R2.2, A-031, A-310). */
export function HandoverNotice() {
  const { t } = useTranslation('signIn');
  return (
    <Stack align="center" role="status">
      <Loader aria-hidden="true" />
      <Text>{t('handover')}</Text>
    </Stack>
  );
}
