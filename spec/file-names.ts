import { limits } from './limits.ts';
import { extensionOf } from './uploads.ts';

/**
 * Characters that common file systems do not accept, and invisible characters that disguise a name.
 */
const illegal = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]/gu;
/** Names that Windows reserves for devices, with or without an extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Returns a name that any file system accepts. Illegal characters become `_`. */
export function safeFileName(fileName: string): string {
  const plain = fileName
    .normalize('NFC')
    .replace(illegal, '_')
    // Windows removes dots and spaces at the end, and would then see another extension.
    .replace(/(?<![. ])[. ]+$/u, (end) => '_'.repeat(end.length))
    .trim();
  const named = plain === '' ? '_' : plain;
  return reserved.test(named) ? `_${named}` : named;
}

/**
 * Returns a name cut before its extension if it is longer than a name may be. No character
 * is cut in half.
 */
export function withinNameLimit(fileName: string): string {
  if (fileName.length <= limits.fileNameMax) return fileName;
  const extension = extensionOf(fileName);
  const tail = extension === null ? '' : fileName.slice(-extension.length - 1);
  const stem = fileName.slice(0, limits.fileNameMax - tail.length);
  return stem.replace(/[\ud800-\udbff]$/, '') + tail;
}
