import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { checkNameAndSize } from '@dokubox/spec/uploads.ts';

/** What is checked of a file before anything is sent. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

type UploadPolicy = Pick<TenantPolicy, 'uploadExtensions'>;

/**
 * The first rule of its name and size that a file breaks, or null (§5, A-141). Content and signature are
 * the server's to check.
 */
export function checkChosenFile(file: FileFacts, policy: UploadPolicy): MessageKey | null {
  return checkNameAndSize(file.name, file.size, policy);
}

/** As {@link checkChosenFile} for everything that was dropped or chosen at once: one file only (R5.16). */
export function checkChosenFiles(
  files: readonly FileFacts[],
  policy: UploadPolicy,
): MessageKey | null {
  if (files.length > limits.uploadMaxFiles) return 'dde.error.onlyOneFile';
  const [file] = files;
  return file ? checkChosenFile(file, policy) : null;
}

const todoKeys = {
  'dde.error.forbiddenExtension': 'forbiddenExtension',
  'dde.error.fileNameTooLong': 'fileNameTooLong',
  'dde.error.maxSize': 'maxSize',
  'dde.error.emptyFile': 'emptyFile',
  'dde.error.invalidContent': 'invalidContent',
  'dde.error.contentOfOtherKind': 'contentOfOtherKind',
  'dde.error.unsignedClientFile': 'unsignedClientFile',
  'dde.error.brokenSignature': 'brokenSignature',
  'dde.error.passwordNeeded': 'passwordNeeded',
  'dde.error.unpacksTooLarge': 'unpacksTooLarge',
  'dde.error.documentTypeInXml': 'documentTypeInXml',
  'dde.error.onlyOneFile': 'onlyOneFile',
  'dde.error.notArchivable': 'notArchivable',
} as const satisfies Partial<Record<MessageKey, string>>;

/** Which advice follows an error. */
export type TodoKey = (typeof todoKeys)[keyof typeof todoKeys];

function isFileError(key: string): key is keyof typeof todoKeys {
  return Object.hasOwn(todoKeys, key);
}

/** What to do about the file; null where it is not the file, and the words of the error say it. */
export function todoFor(messageKey: string): TodoKey | null {
  return isFileError(messageKey) ? todoKeys[messageKey] : null;
}

/** True when sending the same file again can help: the file itself was not refused. */
export function canRetry(messageKey: string): boolean {
  return !isFileError(messageKey);
}

/** `PDF, DOCX, …` for people. */
export function extensionList(policy: UploadPolicy): string {
  return policy.uploadExtensions.map((extension) => extension.toUpperCase()).join(', ');
}

/** Value of the `accept` attribute of the file input. */
export function acceptList(policy: UploadPolicy): string {
  return policy.uploadExtensions.map((extension) => `.${extension}`).join(',');
}
