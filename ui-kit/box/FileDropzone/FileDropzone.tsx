import { IconUpload } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { focusedElement } from '../../helpers/focused.ts';
import { acceptList, checkChosenFiles, extensionList } from './checkChosenFile.ts';
import { limitVariables } from '../../locales/variables.ts';
import { UploadReport } from './UploadReport.tsx';
import { isUnderWay, type UploadState } from './uploadState.ts';
import { useFileDrag } from './useFileDrag.ts';
import { useStrayDrops } from './useStrayDrops.ts';
import classes from './FileDropzone.module.css';

export interface FileDropzoneProps {
  /** Title of the document, for the names of the controls. */
  readonly title: string;
  /** Extensions of the tenant (§5). */
  readonly policy: Pick<TenantPolicy, 'uploadExtensions'>;
  readonly state: UploadState;
  /** The document has a file already: the zone offers to replace it. */
  readonly replaces?: boolean;
  /** Why the user cannot upload. The zone shows it and takes no file. */
  readonly disabledReason?: string;
  /** A file that passed the checks of extension, size and emptiness. */
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  /** Sends the same file again, if the file did not cause the failure. */
  readonly onRetry: () => void;
}

/** The button of an empty zone, and the words that show while a file is dragged over the zone. */
function ChooseButton({
  title,
  replaces,
  disabled,
  dragging,
  rulesId,
  onClick,
}: {
  readonly title: string;
  readonly replaces: boolean;
  readonly disabled: boolean;
  readonly dragging: boolean;
  readonly rulesId: string;
  readonly onClick: () => void;
}) {
  const { t } = useTranslation('box');
  return (
    <button
      type="button"
      className={classes.button}
      disabled={disabled}
      aria-label={t(replaces ? 'upload.replaceLabel' : 'upload.label', { title })}
      aria-describedby={rulesId}
      onClick={onClick}
    >
      <IconUpload className={classes.icon} size={22} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>
        {dragging ? (
          <strong>{t('upload.dropNow')}</strong>
        ) : (
          <span>
            <strong className={classes.choose}>
              {t(replaces ? 'upload.replace' : 'upload.choose')}
            </strong>{' '}
            {disabled ? null : <span className={classes.or}>{t('upload.drop')}</span>}
          </span>
        )}
      </span>
    </button>
  );
}

/**
 * A place for one file, by dropping or by keyboard (A-145, R5.16 to R5.22). It checks extension, size
 * and emptiness at once. The caller checks everything else and changes `state`.
 */
export function FileDropzone({
  title,
  policy,
  state,
  replaces = false,
  disabledReason,
  onFile,
  onCancel,
  onRetry,
}: FileDropzoneProps) {
  const { t } = useTranslation('box');
  const { maxUploadMb } = limitVariables;
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const focusInside = useRef(false);
  const rulesId = useId();
  const [refused, setRefused] = useState<Extract<UploadState, { phase: 'failed' }> | null>(null);
  useStrayDrops();

  const disabled = disabledReason !== undefined;
  const busy = isUnderWay(state);
  const shown: UploadState = busy ? state : (refused ?? state);

  useEffect(() => {
    // The pressed button has gone with its state: the focus moves to the button in its place.
    if (!focusInside.current || focusedElement() !== document.body) return;
    zone.current?.querySelector('button')?.focus();
  }, [shown.phase]);

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const messageKey = checkChosenFiles(files, policy);
    if (messageKey === null) {
      setRefused(null);
      onFile(file);
      return;
    }
    const fileName = files.length > 1 ? {} : { fileName: file.name };
    setRefused({ phase: 'failed', messageKey, ...fileName });
  };
  const open = () => {
    input.current?.click();
  };
  const { dragging, drag } = useFileDrag(!disabled && !busy, take);
  const showsButton = shown.phase === 'idle' || dragging;
  return (
    <div
      ref={zone}
      className={classes.zone}
      onFocus={() => {
        focusInside.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) focusInside.current = false;
      }}
      data-phase={shown.phase}
      data-dragging={dragging || undefined}
      {...drag}
    >
      <input
        ref={input}
        className={classes.input}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={acceptList(policy)}
        multiple={limits.uploadMaxFiles > 1}
        disabled={disabled || busy}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          take([...(currentTarget.files ?? [])]);
          // The same file chosen again must be noticed again.
          currentTarget.value = '';
        }}
      />
      {showsButton ? (
        <ChooseButton {...{ title, replaces, disabled, dragging, rulesId }} onClick={open} />
      ) : (
        <UploadReport
          state={shown}
          extensions={extensionList(policy)}
          onCancel={onCancel}
          onRetry={onRetry}
          onOther={open}
        />
      )}
      {showsButton ? (
        <p className={classes.rules} id={rulesId}>
          {disabledReason ?? t('upload.rules', { extensions: extensionList(policy), maxUploadMb })}
        </p>
      ) : null}
    </div>
  );
}
