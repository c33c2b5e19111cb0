import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import type { BoxOfferFacts } from '@dokubox/spec/workflow/types.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog/ConfirmDialog.tsx';
import { usedDokus, type UserIdentity } from '../../helpers/turn.ts';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';

export interface SetupPanelProps {
  readonly box: Pick<Dokubox, 'status' | 'initiatedBy' | 'dokus'> & BoxOfferFacts;
  readonly currentUser: UserIdentity;
  /** Address of the configuration page. */
  readonly configureHref: string;
  readonly onNavigate?: Navigate;
  /** An upload is in progress, so the box cannot be sent yet. */
  readonly uploading?: boolean;
  /**
   * Sends the box to the bank. Resolves with null on success, otherwise with the failure. Must not
   * reject.
   */
  readonly onSend: () => Promise<Failure | null>;
}

/**
 * The next step of a box in preparation: its client sends it to the bank, or a
 * banker sets it up. For a banker, also the link to change the setup later. Empty in any
 * other case.
 */
export function SetupPanel({
  box,
  currentUser,
  configureHref,
  onNavigate,
  uploading = false,
  onSend,
}: SetupPanelProps) {
  const { t } = useTranslation('creating');
  const [sent, setSent] = useState(false);
  const link = linkProps(configureHref, onNavigate);
  if (currentUser.userType === 'CLIENT') {
    if (box.status === 'CLIENT_SETUP') {
      return (
        <SendToBank
          missing={
            usedDokus(box.dokus).filter(({ status }) => status === 'WAITING_CLIENT_UPLOAD').length
          }
          uploading={uploading}
          onSend={onSend}
          onSent={() => {
            setSent(true);
          }}
        />
      );
    }
    return sent ? (
      <div ref={takeFocus} tabIndex={-1}>
        <StatusMessage kind="success">{t('setup.sent')}</StatusMessage>
      </div>
    ) : null;
  }
  if (box.status === 'BANK_SETUP' || box.status === 'WAITING_BANK_CONFIGURATION') {
    return (
      <StatusMessage
        kind="info"
        announce={false}
        title={t(`setup.${box.status}.title`)}
        action={
          <Button component="a" leftSection={<SetupIcon />} {...link}>
            {t('setup.open')}
          </Button>
        }
      >
        {t(`setup.${box.status}.text`)}
      </StatusMessage>
    );
  }
  if (box.status !== 'IN_PROGRESS' || writeLocked(box, currentUser)) return null;
  return (
    <Button component="a" size="sm" variant="default" leftSection={<SetupIcon />} {...link}>
      {t('setup.change')}
    </Button>
  );
}

function SetupIcon() {
  return <IconAdjustments size={18} stroke={1.75} aria-hidden="true" />;
}

/** Moves the focus to the result, because the pressed button is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

interface SendToBankProps extends Pick<SetupPanelProps, 'onSend'> {
  /** Number of documents that need a file from the client. */
  readonly missing: number;
  readonly uploading: boolean;
  readonly onSent: () => void;
}

/** The client's step: uploads files, then sends the box after a question. */
function SendToBank({ missing, uploading, onSend, onSent }: SendToBankProps) {
  const { t } = useTranslation('creating');
  const { t: tActing } = useTranslation('acting');
  const { t: tContract } = useTranslation('contract');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async () => {
    setBusy(true);
    const result = await onSend();
    setBusy(false);
    setFailure(result);
    if (result === null) onSent();
  };
  return (
    <>
      <StatusMessage
        kind="info"
        announce={false}
        title={t('setup.client.title')}
        action={
          <Button
            disabled={uploading}
            onClick={() => {
              setFailure(null);
              setAsking(true);
            }}
          >
            {t('setup.client.submit')}
          </Button>
        }
      >
        {uploading ? tActing('submit.uploading') : t('setup.client.text')}
      </StatusMessage>
      <ConfirmDialog
        opened={asking}
        title={t('setup.send.title')}
        confirmLabel={t('setup.send.submit')}
        busy={busy}
        onConfirm={() => void send()}
        onClose={() => {
          setAsking(false);
        }}
        {...(failure === null ? {} : { error: failureText(tContract, failure) })}
      >
        <p>{t('setup.send.text')}</p>
        {missing > 0 ? <p>{t('setup.send.noFile', { count: missing })}</p> : null}
      </ConfirmDialog>
    </>
  );
}
