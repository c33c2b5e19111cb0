import { Button } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showableText } from '@dokubox/spec/free-text.ts';
import { FileDropzone, type FileDropzoneProps } from '../FileDropzone/FileDropzone.tsx';
import { idleUpload } from '../FileDropzone/uploadState.ts';
import classes from './PaperSigningDialog.module.css';

/** A place for an optional scan. The user can remove the chosen file again. */
export function ScanField({
  title,
  policy,
  scan,
  onScan,
}: Pick<FileDropzoneProps, 'title' | 'policy'> & {
  readonly scan: File | null;
  readonly onScan: (scan: File | null) => void;
}) {
  const { t } = useTranslation('acting');
  const fileName = scan && showableText(scan.name);
  const remove = () => {
    onScan(null);
  };
  return (
    <div>
      <p className={classes.label}>{t('paper.scan')}</p>
      {fileName === null ? (
        <FileDropzone
          title={title}
          policy={policy}
          state={idleUpload}
          onFile={onScan}
          onCancel={remove}
          onRetry={remove}
        />
      ) : (
        <div className={classes.scan}>
          <IconFile size={20} stroke={1.75} aria-hidden="true" />
          <bdi className={classes.fileName}>{fileName}</bdi>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('paper.removeScan', { fileName })}
            onClick={remove}
          >
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
