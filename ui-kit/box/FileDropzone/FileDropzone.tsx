import { IconUpload } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
  type FocusEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { focusedElement } from '../../helpers/focused.ts';
import { acceptList, checkChosenFiles, extensionList } from './checkChosenFile.ts';
import { limitVariables } from '../../locales/variables.ts';
import { UploadReport } from './UploadReport.tsx';
import { isUnderWay, type UploadState } from './uploadState.ts';
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
  /** Why nothing can be uploaded; the zone then stands still and says so. */
  readonly disabledReason?: string;
  /** A file that passed the checks of extension, size and emptiness. */
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  /** Sends the same file again, after a failure that was not the file's. */
  readonly onRetry: () => void;
}

function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/**
 * Place to put one file, by dropping or by keyboard (A-145, R5.16 to R5.22). Extension, size and
 * emptiness are told at once; the rest is the caller's, who moves `state` on.
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
  const [dragging, setDragging] = useState(false);
  const [refused, setRefused] = useState<Extract<UploadState, { phase: 'failed' }> | null>(null);
  useStrayDrops();

  const disabled = disabledReason !== undefined;
  const busy = isUnderWay(state);
  const shown: UploadState = busy ? state : (refused ?? state);

  useEffect(() => {
    // The pressed button went with its state: the focus goes to what stands in its place.
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
  const drag = {
    onDragEnter: (event: DragEvent) => {
      if (holdsFiles(event)) setDragging(!disabled && !busy);
    },
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event) || disabled || busy) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      setDragging(false);
      if (!holdsFiles(event) || disabled || busy) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
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
        <button
          type="button"
          className={classes.button}
          disabled={disabled}
          aria-label={t(replaces ? 'upload.replaceLabel' : 'upload.label', { title })}
          aria-describedby={rulesId}
          onClick={open}
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
      ) : null}
      {shown.phase === 'idle' || dragging ? null : (
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
