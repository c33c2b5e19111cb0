import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  DocumentPreview,
  type PreviewContent,
} from '@dokubox/ui-kit/box/DocumentPreview/DocumentPreview.tsx';
import { useStart } from '../../session/start.ts';
import { useFailureText } from '../../shared/failure.ts';
import { useFileContent } from './useFileContent.ts';

export interface PreviewDialogProps {
  readonly doku: Doku;
  readonly downloading: boolean;
  readonly onDownload: (dokuId: number) => void;
  readonly onClose: () => void;
}

/** Shows a document without leaving the box. */
export function PreviewDialog({ doku, downloading, onDownload, onClose }: PreviewDialogProps) {
  const textOf = useFailureText();
  const { launch } = useStart();
  const { content, reload } = useFileContent(doku.id);
  const shown: PreviewContent =
    content.state === 'failed'
      ? {
          state: 'failed',
          text: textOf(content.error),
        }
      : content;
  return (
    <DocumentPreview
      opened
      onClose={onClose}
      fileName={content.state === 'ready' ? content.fileName : (doku.fileName ?? '')}
      content={shown}
      warnings={doku.fileWarnings}
      codePages={policyOf(launch.tenant).csvCodePages}
      onRetry={reload}
      downloading={downloading}
      {...(doku.downloadable === true
        ? {
            onDownload: () => {
              onDownload(doku.id);
            },
          }
        : {})}
    />
  );
}
