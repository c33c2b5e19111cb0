import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileWarning } from '@dokubox/spec/enums.ts';
import { previewKind } from '../../helpers/files.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { FileWarnings } from '../FileWarnings/FileWarnings.tsx';
import { CsvViewer } from './CsvViewer.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import type { PdfFailure } from './PdfViewer.tsx';
import classes from './DocumentPreview.module.css';

/** The PDF viewer is large and loads only when a PDF is opened. */
const PdfViewer = lazy(() => import('./PdfViewer.tsx'));

/** Loading state of the document's bytes. */
export type PreviewContent =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly bytes: Uint8Array }
  /** `text`: the failure as a text. */
  | { readonly state: 'failed'; readonly text?: string };

export interface DocumentPreviewProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Name of the file. Its extension decides how it is shown. */
  readonly fileName: string;
  readonly content: PreviewContent;
  /** Why the file may look different in another program. */
  readonly warnings?: readonly FileWarning[] | undefined;
  /** Code pages for a csv of the bank's country, the usual one first. */
  readonly codePages: readonly string[];
  /** Saves the file. Left out if downloading is switched off. */
  readonly onDownload?: () => void;
  readonly downloading?: boolean;
  readonly onRetry?: () => void;
}

function Waiting() {
  const { t } = useTranslation('box');
  return (
    <div className={classes.waiting} aria-busy="true">
      <VisuallyHidden role="status">{t('preview.loading')}</VisuallyHidden>
      <Skeleton className={classes.sheet ?? ''} />
    </div>
  );
}

function Trouble({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}) {
  return (
    <div className={classes.trouble}>
      <StatusMessage kind="error" title={title} action={action}>
        {children}
      </StatusMessage>
    </div>
  );
}

function Shown({
  fileName,
  bytes,
  codePages,
  onRetry,
  hasDownload,
}: {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly codePages: readonly string[];
  readonly onRetry: (() => void) | undefined;
  readonly hasDownload: boolean;
}) {
  const { t } = useTranslation('box');
  const [failure, setFailure] = useState<PdfFailure | null>(null);
  const kind = previewKind(fileName);
  if (failure === 'password') {
    return (
      <Trouble title={t('preview.passwordTitle')} action={null}>
        {hasDownload ? t('preview.passwordText') : t('preview.noneTextNoDownload')}
      </Trouble>
    );
  }
  if (failure !== null) {
    return (
      <Trouble
        title={t('preview.failedTitle')}
        action={
          onRetry ? (
            <Button
              size="sm"
              variant="default"
              onClick={() => {
                setFailure(null);
                onRetry();
              }}
            >
              {t('preview.retry')}
            </Button>
          ) : null
        }
      >
        {t('preview.failedText')}
      </Trouble>
    );
  }
  switch (kind) {
    case 'pdf':
      return (
        <Suspense fallback={<Waiting />}>
          <PdfViewer bytes={bytes} waiting={<Waiting />} onFailed={setFailure} />
        </Suspense>
      );
    case 'picture':
      return (
        <PictureViewer
          fileName={fileName}
          bytes={bytes}
          onFailed={() => {
            setFailure('broken');
          }}
        />
      );
    case 'table':
      return <CsvViewer fileName={fileName} bytes={bytes} codePages={codePages} />;
    case 'none':
      return (
        <div className={classes.trouble}>
          <StatusMessage kind="info" title={t('preview.noneTitle')}>
            {t(hasDownload ? 'preview.noneText' : 'preview.noneTextNoDownload')}
          </StatusMessage>
        </div>
      );
  }
}

/**
 * A document in a dialog: PDF and pictures with zoom, csv as a table, any other file as an
 * offer to download. Fills the screen on a phone.
 */
export function DocumentPreview({
  opened,
  onClose,
  fileName,
  content,
  warnings,
  codePages,
  onDownload,
  downloading = false,
  onRetry,
}: DocumentPreviewProps) {
  const { t } = useTranslation('box');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      fullScreen="phone"
      size={1152}
      padding={0}
      classNames={{
        content: classes.dialog ?? '',
        header: classes.head ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
      title={t('preview.title', { fileName })}
      tools={
        onDownload ? (
          <Button
            size="sm"
            variant="default"
            loading={downloading}
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onDownload}
          >
            {t('preview.download')}
          </Button>
        ) : null
      }
      closeButtonProps={{
        'aria-label': t('preview.close'),
        size: 40,
        ml: 0,
        'data-autofocus': true,
      }}
    >
      <FileWarnings warnings={warnings} />
      {content.state === 'loading' ? <Waiting /> : null}
      {content.state === 'failed' ? (
        <Trouble
          title={t('preview.failedTitle')}
          action={
            onRetry ? (
              <Button size="sm" variant="default" onClick={onRetry}>
                {t('preview.retry')}
              </Button>
            ) : null
          }
        >
          {content.text ?? t('preview.failedText')}
        </Trouble>
      ) : null}
      {content.state === 'ready' ? (
        <Shown
          fileName={fileName}
          bytes={content.bytes}
          codePages={codePages}
          onRetry={onRetry}
          hasDownload={onDownload !== undefined}
        />
      ) : null}
    </Dialog>
  );
}
