import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { invalidField } from '../../refusals.ts';
import { decodeBase64 } from '../../base64.ts';

/**
 * The bytes a pre-check is about: from the part `files`, or from the text `fileContent`.
 * @throws Refusal 400 where they are in neither or in both, or where the text is no base64
 */
export function bytesToCheck({
  files,
  fileContent = '',
}: Pick<BodyOf<'checkFileContent'>, 'files' | 'fileContent'>): Uint8Array {
  if (fileContent === '') {
    if (!files) throw invalidField('files', 'dde.error.requiredField');
    return files.bytes;
  }
  if (files) {
    throw invalidField('fileContent', 'dde.error.invalidValue', 'the file is in `files` already');
  }
  const bytes = decodeBase64(fileContent);
  if (bytes) return bytes;
  throw invalidField('fileContent', 'dde.error.invalidValue', 'padded base64 is expected');
}
