import { filesFor, sideOfUser } from '../drafts.ts';
import { Refusal } from '../handler.ts';
import type { Handler } from './call.ts';
import { userOf } from './current-user.ts';
import { encodeBase64 } from '../base64.ts';
import { bytesOf } from './files/file-bytes.ts';

/**
 * The last file of a document that the caller's side can read, with exactly the uploaded
 * bytes (§7). Also answers if `downloadable` is false, because the preview uses the same call
 * (A-117).
 */
export const downloadDoku: Handler<'downloadDoku'> = async (call) => {
  const file = filesFor(call.doku, sideOfUser(userOf(call))).at(-1);
  const bytes = file && (await bytesOf(file, call));
  if (!file || !bytes) throw new Refusal(404, 'dde.error.fileNotAvailable', null);
  return { body: { fileName: file.fileName, fileContent: encodeBase64(bytes) } };
};
