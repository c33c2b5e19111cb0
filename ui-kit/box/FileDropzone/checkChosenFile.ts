import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { checkNameAndSize } from '@dokubox/spec/uploads.ts';

/** The properties of a file that are checked before anything is sent. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

type UploadPolicy = Pick<TenantPolicy, 'uploadExtensions'>;

/**
 * Returns the first rule of name and size that a file breaks, or null (§5, A-141). The server
 * checks content and signature.
 */
export function checkChosenFile(file: FileFacts, policy: UploadPolicy): MessageKey | null {
  return checkNameAndSize(file.name, file.size, policy);
}

/**
 * Like {@link checkChosenFile} for all files that were dropped or chosen at once. Only one file is
 * allowed (R5.16).
 */
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

/** The advice for an error. */
export type TodoKey = (typeof todoKeys)[keyof typeof todoKeys];

function isFileError(key: string): key is keyof typeof todoKeys {
  return Object.hasOwn(todoKeys, key);
}

/**
 * Returns the advice about the file. Null if the cause is not the file, because the error text is
 * enough.
 */
export function todoFor(messageKey: string): TodoKey | null {
  return isFileError(messageKey) ? todoKeys[messageKey] : null;
}

/** Whether sending the same file again can help, because the file itself was not rejected. */
export function canRetry(messageKey: string): boolean {
  return !isFileError(messageKey);
}

/** Returns `PDF, DOCX, …` for users. */
export function extensionList(policy: UploadPolicy): string {
  return policy.uploadExtensions.map((extension) => extension.toUpperCase()).join(', ');
}

/** Returns the value of the file input's `accept` attribute. */
export function acceptList(policy: UploadPolicy): string {
  return policy.uploadExtensions.map((extension) => `.${extension}`).join(',');
}
