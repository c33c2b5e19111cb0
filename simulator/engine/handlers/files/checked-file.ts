import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { invalidField } from '../../refusals.ts';
import { decodeBase64 } from '../../base64.ts';

/**
 * The bytes to check: from the part `files`, or from the text `fileContent`.
 * @throws Refusal 400 if neither or both are present, or if the text is not base64
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
    throw invalidField(
      'fileContent',
      'dde.error.invalidValue',
      'must be left out, because the file is in `files`',
    );
  }
  const bytes = decodeBase64(fileContent);
  if (bytes) return bytes;
  throw invalidField('fileContent', 'dde.error.invalidValue', 'must be padded base64');
}
