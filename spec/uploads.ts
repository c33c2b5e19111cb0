import { fileWarnings, type FileWarning } from './enums.ts';
import type { MessageKey } from './errors.ts';
import { limits } from './limits.ts';
import type { TenantPolicy } from './tenants/policy.ts';

/** Media types of signed containers (EN 319 162-1). */
export const containerTypes = {
  'ASiC-E': 'application/vnd.etsi.asic-e+zip',
  'ASiC-S': 'application/vnd.etsi.asic-s+zip',
} as const;

/**
 * Returns the extension of a file name: lower-case, after the last dot.
 * @returns null when there is no dot, or nothing before or after it
 */
export function extensionOf(fileName: string): string | null {
  const dot = fileName.lastIndexOf('.');
  return dot <= 0 || dot === fileName.length - 1 ? null : fileName.slice(dot + 1).toLowerCase();
}

/**
 * Checks of an upload that need only its name and size, in their order (§5, A-141): extension,
 * length of the name, size, empty. Simulator and dropzone share them.
 * @param size in bytes
 * @returns key of the first failing check, or null
 */
export function checkNameAndSize(
  fileName: string,
  size: number,
  policy: Pick<TenantPolicy, 'uploadExtensions'>,
): MessageKey | null {
  const extension = extensionOf(fileName);
  if (extension === null || !policy.uploadExtensions.includes(extension)) {
    return 'dde.error.forbiddenExtension';
  }
  if (fileName.length > limits.fileNameMax) return 'dde.error.fileNameTooLong';
  if (size > limits.uploadMaxBytes) return 'dde.error.maxSize';
  if (size === 0) return 'dde.error.emptyFile';
  return null;
}

/** Returns whether a finding of a validation is about how a file looks elsewhere. */
export const isFileWarning = (errorId: string): errorId is FileWarning =>
  (fileWarnings as readonly string[]).includes(errorId);
