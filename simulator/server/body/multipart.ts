import multipart, { type MultipartFile } from '@fastify/multipart';
import { limits } from '@dokubox/spec/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brokenForm, FormFields, noForm } from '../../door/form-fields.ts';
import { ReceivedFile } from '../../door/received-file.ts';
import { readUtf8 } from '../../door/utf8.ts';
import { Refusal } from '../../engine/handler.ts';
import { refusalFrom } from '../errors/framework-errors.ts';

const MAX_PARTS = 22;

/** Lets the server take multipart bodies, within limits that keep a hostile one small. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // Every part comes as bytes: the parser would put other characters in place of broken UTF-8.
    isPartAFile: () => true,
    limits: {
      fieldNameSize: 100,
      // The handlers report a file over the limit to the user, so the parser needs a higher limit.
      // A file may also come as base64 in a text.
      fileSize: limits.bodyMaxBytes,
      files: MAX_PARTS,
      parts: MAX_PARTS,
      headerPairs: 50,
    },
  });
}

/**
 * Reads a multipart body: texts as strings, files as bytes with the name the caller gave them.
 * @throws Refusal when the body is not multipart, is too large or names a field twice
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bodyMaxBytes) {
    throw new Refusal(413, 'dde.error.payloadTooLarge', null);
  }
  if (!request.isMultipart()) throw noForm();
  try {
    return await readParts(request);
  } catch (error) {
    // The parser throws plain errors for bodies that break off or whose headers are broken.
    throw refusalFrom(error) ?? brokenForm();
  }
}

/** Parts with a file name are files, and so are bytes without one. Other parts are text. */
function isFile({ filename, mimetype }: Pick<MultipartFile, 'filename' | 'mimetype'>): boolean {
  return (filename as string | undefined) !== undefined || mimetype === 'application/octet-stream';
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new FormFields();
  const texts: [name: string, bytes: Buffer][] = [];
  let size = 0;
  for await (const part of request.parts()) {
    fields.checkName(part.fieldname);
    if (part.type !== 'file') throw brokenForm();
    // Read to its end even when it is refused: an unread part would stop the ones behind it.
    const bytes = await part.toBuffer();
    size += bytes.length;
    if (size > limits.bodyMaxBytes) throw new Refusal(413, 'dde.error.payloadTooLarge', null);
    if (isFile(part)) fields.add(part.fieldname, new ReceivedFile(bytes, part.filename));
    else texts.push([part.fieldname, bytes]);
  }
  for (const [name, bytes] of texts) fields.add(name, readUtf8(bytes));
  return fields.values();
}
