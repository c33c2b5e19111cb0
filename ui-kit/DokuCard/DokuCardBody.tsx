import { Button } from '@mantine/core';
import { IconDownload, IconEye, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { dokuProgress, type BoxProgressFields } from '@dokubox/spec/workflow/progress.ts';
import { FileDropzone } from '../FileDropzone/FileDropzone.tsx';
import { idleUpload, type UploadState } from '../FileDropzone/uploadState.ts';
import { contentLanguage, dokuInstruction } from '../helpers/names.ts';
import type { Reader } from '../helpers/turn.ts';
import { ParticipantsList } from '../ParticipantsList/ParticipantsList.tsx';
import { SignatureRejection } from '../SignatureRejection/SignatureRejection.tsx';
import { SigningBar } from '../SigningBar/SigningBar.tsx';
import classes from './DokuCard.module.css';

/** What a card can ask for; each is told which document it is about. Keep the object stable. */
export interface DokuCardActions {
  readonly onView: (dokuId: number) => void;
  readonly onDownload: (dokuId: number) => void;
  readonly onFile: (dokuId: number, file: File) => void;
  readonly onCancelUpload: (dokuId: number) => void;
  readonly onRetryUpload: (dokuId: number) => void;
}

export interface DokuCardBodyProps {
  readonly doku: Doku;
  readonly box: BoxProgressFields & {
    readonly signatureRejection?: Dokubox['signatureRejection'] | undefined;
  };
  readonly title: string;
  readonly reader: Reader;
  readonly tenant: Tenant;
  readonly actions: DokuCardActions;
  readonly upload?: UploadState;
  readonly downloading?: boolean;
  /** Why nothing can be changed, in words; reading stays possible. */
  readonly readOnly?: string;
  /** Whether the signing progress is shown (R9.6); default: yes. */
  readonly showsProgress?: boolean;
}

/** What an open card holds below its head. */
export function DokuCardBody({
  doku,
  box,
  title,
  reader,
  tenant,
  actions,
  upload = idleUpload,
  downloading = false,
  readOnly,
  showsProgress = true,
}: DokuCardBodyProps) {
  const { t, i18n } = useTranslation('box');
  const instruction = dokuInstruction(doku, contentLanguage(tenant, i18n.language));
  const hasFile = Boolean(doku.fileName);
  const canView = hasFile && doku.dokuStaticActions.includes('View');
  const canDownload = hasFile && doku.downloadable === true;
  const canUpload = doku.dokuStaticActions.includes('Upload');
  const progress = dokuProgress(doku, box);
  return (
    <>
      {canView || canDownload ? (
        <div className={classes.buttons}>
          {canView ? (
            <Button
              size="sm"
              variant="default"
              aria-label={t('card.viewOf', { title })}
              leftSection={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => {
                actions.onView(doku.id);
              }}
            >
              {t('card.view')}
            </Button>
          ) : null}
          {canDownload ? (
            <Button
              size="sm"
              variant="default"
              aria-label={t('card.downloadOf', { title })}
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
              loading={downloading}
              onClick={() => {
                actions.onDownload(doku.id);
              }}
            >
              {t('card.download')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {instruction ? (
        <section className={classes.section}>
          <h4 className={classes.label}>{t('card.instruction')}</h4>
          <p className={classes.prose}>{instruction}</p>
        </section>
      ) : null}
      {doku.notes ? (
        <section className={classes.section}>
          <h4 className={classes.label}>{t('card.notes')}</h4>
          <p className={classes.prose}>{doku.notes}</p>
        </section>
      ) : null}
      {canUpload ? (
        <FileDropzone
          title={title}
          policy={policyOf(tenant)}
          state={upload}
          replaces={hasFile}
          onFile={(file) => {
            actions.onFile(doku.id, file);
          }}
          onCancel={() => {
            actions.onCancelUpload(doku.id);
          }}
          onRetry={() => {
            actions.onRetryUpload(doku.id);
          }}
          {...(readOnly === undefined ? {} : { disabledReason: readOnly })}
        />
      ) : null}
      {readOnly !== undefined && !canUpload ? (
        <p className={classes.readOnly}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          {readOnly}
        </p>
      ) : null}
      <section className={classes.section}>
        <h4 className={classes.label}>{t('card.people')}</h4>
        {progress === 'rejected' ? (
          <SignatureRejection rejection={box.signatureRejection} shape="note" />
        ) : null}
        {showsProgress ? (
          <SigningBar
            label={t('card.signing')}
            documents={[{ progress, participants: doku.participants }]}
          />
        ) : null}
        <ParticipantsList
          participants={doku.participants}
          document={progress}
          box={box}
          reader={reader}
          tenant={tenant}
          label={t('card.people')}
          // Where nobody signs, the line above says so once.
          showsState={showsProgress && progress !== 'notRequired'}
        />
      </section>
    </>
  );
}
