import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { linkProps } from '@dokubox/ui-kit/shared/link.ts';
import { loginPaths } from '../../config/landing.ts';
import { useStart } from '../../session/place.ts';
import { navigate } from '../../shared/navigation.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { SignInFrame } from './SignInFrame.tsx';

/** Signed-out pages of the specification that do not work yet; says so. */
export function NotYetPage({ page }: { readonly page: 'forgotten' | 'contract' }) {
  const { t } = useTranslation('portal');
  const { place } = useStart();
  const title = t(`notYet.${page}Title`);
  usePageTitle(title);
  return (
    <SignInFrame>
      <Stack>
        <Title order={1}>{title}</Title>
        <Text>{t(`notYet.${page}Text`)}</Text>
        <Button component="a" variant="default" {...linkProps(loginPaths[place.channel], navigate)}>
          {t('notYet.back')}
        </Button>
      </Stack>
    </SignInFrame>
  );
}
