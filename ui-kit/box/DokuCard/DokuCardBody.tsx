import { Button } from '@mantine/core';
import {
  IconDownload,
  IconEye,
  IconId,
  IconLock,
  IconShieldCheck,
  IconSignature,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { dokuProgress } from '@dokubox/spec/workflow/progress.ts';
import { FileWarnings } from '../FileWarnings/FileWarnings.tsx';
import { FileDropzone } from '../FileDropzone/FileDropzone.tsx';
import { idleUpload, type UploadState } from '../FileDropzone/uploadState.ts';
import { contentLanguage, dokuInstruction } from '../../helpers/names.ts';
import { formatIsoDay } from '../../helpers/dayInput.ts';
import type { UserIdentity } from '../../helpers/turn.ts';
import { ParticipantsList } from '../ParticipantsList/ParticipantsList.tsx';
import { RejectionNotice } from '../RejectionNotice/RejectionNotice.tsx';
import { SigningBar } from '../SigningBar/SigningBar.tsx';
import type { Choice } from '../ActionOptions/choice.ts';
import { DokuActing, type CardActing, type CardCommand } from './DokuActing.tsx';
import type { ActingBox } from './dokuOptions.ts';
import { rejectionOf } from './rejectionOf.ts';
import classes from './DokuCard.module.css';

/** Requests of a card to its owner, by the id of the document. Keep the object stable. */
export interface DokuCardActions {
  readonly onView: (dokuId: number) => void;
  readonly onDownload: (dokuId: number) => void;
  /** Validates the signatures of the stored file (R2.20). */
  readonly onValidate: (dokuId: number) => void;
  /** Shows who signs, with their data (R2.23). */
  readonly onSigners: (dokuId: number) => void;
  readonly onFile: (dokuId: number, file: File) => void;
  readonly onCancelUpload: (dokuId: number) => void;
  readonly onRetryUpload: (dokuId: number) => void;
}

export interface DokuCardBodyProps {
  readonly doku: Doku;
  readonly box: ActingBox;
  readonly title: string;
  readonly currentUser: UserIdentity;
  readonly tenant: Tenant;
  readonly actions: DokuCardActions;
  readonly upload?: UploadState;
  readonly downloading?: boolean;
  /** Why the user cannot change anything, in words. They can still read the document. */
  readonly readOnly?: string;
  /** Actions of the user on documents. Without it they can only read and upload. */
  readonly acting?: CardActing;
  /** The user's choice that has not been sent yet. */
  readonly choice?: Choice;
  /** True while the choices of the box are being sent. */
  readonly sending?: boolean;
  /** A command of this card that runs or has failed. */
  readonly command?: CardCommand;
  /** Whether the signing progress is shown (R9.6). Default: yes. */
  readonly showsProgress?: boolean;
}

/** The content of an open card. */
export function DokuCardBody(props: DokuCardBodyProps) {
  const { doku, box, title, tenant, actions, upload = idleUpload, readOnly, acting } = props;
  const { t, i18n } = useTranslation(['box', 'acting', 'contractBox']);
  const hasFile = Boolean(doku.fileName);
  const canUpload = doku.dokuStaticActions.includes('Upload');
  return (
    <>
      {hasFile ? <FileButtons {...props} /> : null}
      {hasFile ? <FileWarnings warnings={doku.fileWarnings} /> : null}
      <Prose
        label={t('box:card.instruction')}
        text={dokuInstruction(doku, contentLanguage(tenant, i18n.language))}
      />
      <Prose label={t('box:card.notes')} text={doku.notes} />
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
      {doku.paperSigning ? (
        <p className={classes.note}>
          <span aria-hidden="true">
            <IconSignature stroke={1.75} />
          </span>
          {t(doku.paperSigning.place ? 'acting:card.signedOnAt' : 'acting:card.signedOn', {
            date: formatIsoDay(doku.paperSigning.signedOn),
            place: doku.paperSigning.place ?? '',
          })}
        </p>
      ) : null}
      {acting !== undefined ? (
        <DokuActing
          doku={doku}
          box={box}
          title={title}
          acting={acting}
          choice={props.choice}
          sending={props.sending ?? false}
          command={props.command}
          signsOnly={readOnly !== undefined}
        />
      ) : null}
      <People {...props} />
    </>
  );
}

function Prose({
  label,
  text,
}: {
  readonly label: string;
  readonly text: string | null | undefined;
}) {
  return text ? (
    <section className={classes.section}>
      <h4 className={classes.label}>{label}</h4>
      <p className={classes.prose}>{text}</p>
    </section>
  ) : null;
}

/** The ways to read and check the stored file. */
function FileButtons({ doku, title, actions, downloading = false }: DokuCardBodyProps) {
  const { t } = useTranslation(['box', 'acting', 'contractBox']);
  const canView = doku.dokuStaticActions.includes('View');
  const canDownload = doku.downloadable === true;
  const canValidate = doku.dokuStaticActions.includes('ValidateSignature');
  if (!canView && !canDownload && !canValidate) return null;
  return (
    <div className={classes.buttons}>
      {canView ? (
        <Button
          size="sm"
          variant="default"
          aria-label={t('box:card.viewOf', { title })}
          leftSection={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            actions.onView(doku.id);
          }}
        >
          {t('box:card.view')}
        </Button>
      ) : null}
      {canDownload ? (
        <Button
          size="sm"
          variant="default"
          aria-label={t('box:card.downloadOf', { title })}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          loading={downloading}
          onClick={() => {
            actions.onDownload(doku.id);
          }}
        >
          {t('box:card.download')}
        </Button>
      ) : null}
      {canValidate ? (
        <Button
          size="sm"
          variant="default"
          aria-label={t('acting:validate.buttonOf', { title })}
          leftSection={<IconShieldCheck size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            actions.onValidate(doku.id);
          }}
        >
          {t('contractBox:staticAction.ValidateSignature')}
        </Button>
      ) : null}
    </div>
  );
}

/** The people of the document, and how far its signing is. */
function People({
  doku,
  box,
  title,
  currentUser,
  tenant,
  actions,
  showsProgress = true,
}: DokuCardBodyProps) {
  const { t } = useTranslation(['box', 'acting']);
  const progress = dokuProgress(doku, box);
  return (
    <section className={classes.section}>
      <h4 className={classes.label}>{t('box:card.people')}</h4>
      {progress === 'rejected' ? (
        <RejectionNotice rejection={rejectionOf(doku, box)} shape="note" />
      ) : null}
      {showsProgress ? (
        <SigningBar
          label={t('box:card.signing')}
          documents={[{ progress, participants: doku.participants }]}
        />
      ) : null}
      <ParticipantsList
        participants={doku.participants}
        doku={doku}
        box={box}
        currentUser={currentUser}
        tenant={tenant}
        label={t('box:card.people')}
        // If no one signs, the line above says it already.
        showsState={showsProgress && progress !== 'notRequired'}
      />
      {doku.signingUsers.length === 0 ? null : (
        <Button
          className={classes.signers}
          size="sm"
          variant="subtle"
          aria-label={t('acting:signers.buttonOf', { title })}
          leftSection={<IconId size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            actions.onSigners(doku.id);
          }}
        >
          {t('acting:signers.button')}
        </Button>
      )}
    </section>
  );
}
