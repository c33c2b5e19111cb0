import multipart from '@fastify/multipart';
import { limits } from '@dokubox/spec/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brokenForm, FormFields, noForm } from '../../door/form-fields.ts';
import { ReceivedFile } from '../../door/received-file.ts';
import { Refusal } from '../../engine/handler.ts';
import { refusalFrom } from '../errors/framework-errors.ts';

/** Lets the server take multipart bodies, within limits that keep a hostile one small. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      // A file may also come as base64; the body as a whole is bounded all the same.
      fieldSize: limits.bodyMaxBytes,
      fields: 20,
      // The handlers tell a person about a file over the limit; the parser needs a limit above it.
      fileSize: limits.bodyMaxBytes,
      files: limits.uploadMaxFiles + 1,
      parts: 22,
      headerPairs: 50,
    },
  });
}

/**
 * Reads a multipart body: texts as strings, files as bytes with the name the caller gave them.
 * @throws Refusal when the body is no multipart body, is too large or names a field twice
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

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new FormFields();
  for await (const part of request.parts()) {
    fields.checkName(part.fieldname);
    // Read to its end even when it is refused: an unread part would stop the ones behind it.
    const value =
      part.type === 'file'
        ? new ReceivedFile(await part.toBuffer(), part.filename)
        : String(part.value);
    fields.add(part.fieldname, value);
  }
  return fields.values();
}
