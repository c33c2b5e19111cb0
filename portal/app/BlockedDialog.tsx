import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayTime } from '@dokubox/ui-kit/helpers/moments.ts';
import { usePortalStatus } from '../session/portalStatus.ts';
import { useSession } from '../session/session.ts';
import { useServices } from '../services/services.ts';

/** Says that the portal is blocked (R2.28, R8.10): stay, or sign out. */
export function BlockedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('portal');
  const { session } = useServices();
  const { availability, reload } = usePortalStatus();
  const { status } = useSession();
  // A 307 means the statuses have changed: they are fetched anew (R7.24).
  useEffect(reload, [reload]);
  const until = availability.kind === 'blocked' ? formatDayTime(availability.until) : '';
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('blocked.title')}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <Text>{until ? t('blocked.textUntil', { until }) : t('blocked.text')}</Text>
      <Text mt="xs">{t('blocked.stayHint')}</Text>
      <Group justify="flex-end" mt="lg">
        {status === 'signedIn' || status === 'incomplete' ? (
          <Button
            variant="default"
            onClick={() => {
              onClose();
              void session.signOut();
            }}
          >
            {t('blocked.signOut')}
          </Button>
        ) : null}
        <Button data-autofocus onClick={onClose}>
          {t('blocked.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
