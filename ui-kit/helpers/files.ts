import { limits } from '@dokubox/spec/limits.ts';
import { extensionOf } from '@dokubox/spec/uploads.ts';

/** Characters no file system of ours accepts, and the invisible ones that lie about a name. */
const illegal = /[\p{Cc}\p{Cf}"*/:<>?\\|]/gu;
/** Names Windows keeps for devices, with or without an extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name any file system stores: illegal characters become `_`. */
export function safeFileName(fileName: string): string {
  const plain = fileName
    .normalize('NFC')
    .replace(illegal, '_')
    // Windows drops dots and spaces at the end and would then see another extension.
    .replace(/(?<![. ])[. ]+$/u, (end) => '_'.repeat(end.length))
    .trim();
  const named = plain === '' ? '_' : plain;
  return reserved.test(named) ? `_${named}` : named;
}

/**
 * Name a downloaded document is saved under: `01_fileName` (R7.16, A-118).
 * @param position place among the used documents, from 1
 */
export function savedFileName(position: number, fileName: string): string {
  const prefix = `${String(position).padStart(2, '0')}_`;
  const safe = safeFileName(fileName);
  const room = limits.fileNameMax - prefix.length;
  if (safe.length <= room) return prefix + safe;
  const extension = extensionOf(safe);
  const tail = extension ? `.${extension}` : '';
  return prefix + safe.slice(0, room - tail.length) + tail;
}

/** How a file can be shown: in the document viewer, as a picture, as a table, or not at all. */
export type PreviewKind = 'pdf' | 'picture' | 'table' | 'none';

const previewKinds: Readonly<Record<string, PreviewKind>> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  csv: 'table',
};

/** How the file with this name is previewed. */
export function previewKind(fileName: string): PreviewKind {
  return previewKinds[extensionOf(fileName) ?? ''] ?? 'none';
}

/**
 * A size for people in the language's own digits: bytes, kB or MB with one decimal. Units of 1024,
 * as the limit of an upload is counted.
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
