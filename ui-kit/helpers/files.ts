import { safeFileName, withinNameLimit } from '@dokubox/spec/file-names.ts';
import { extensionOf } from '@dokubox/spec/uploads.ts';

/**
 * Returns the name under which a downloaded document is saved: `01_fileName` (R7.16, A-118).
 * @param position place among the used documents, from 1
 */
export function savedFileName(position: number, fileName: string): string {
  return withinNameLimit(`${String(position).padStart(2, '0')}_${safeFileName(fileName)}`);
}

/**
 * How a file can be shown: in the document viewer, as a picture, as a table, or not at all.
 */
export type PreviewKind = 'pdf' | 'picture' | 'table' | 'none';

const previewKinds: Readonly<Record<string, PreviewKind>> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  csv: 'table',
};

/** Returns how the file with this name is previewed. */
export function previewKind(fileName: string): PreviewKind {
  return previewKinds[extensionOf(fileName) ?? ''] ?? 'none';
}

/**
 * Returns a size for people in the language's own digits: bytes, kB or MB with one decimal. Units
 * of 1024, as in the limit of an upload.
 */
export function formatFileSize(bytes: number, language: string): string {
  const [value, unit] =
    bytes < 1024
      ? [bytes, 'B']
      : bytes < 1024 * 1024
        ? [bytes / 1024, 'kB']
        : [bytes / 1024 / 1024, 'MB'];
  const digits = new Intl.NumberFormat(language, {
    maximumFractionDigits: unit === 'MB' && value < 10 ? 1 : 0,
  });
  return `${digits.format(value)}\u00a0${unit}`;
}
