import multipart from '@fastify/multipart';
import { limits } from '@dokubox/spec/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../engine/handler.ts';
import { refusalFrom } from '../errors/error-body.ts';
import { invalidFields } from '../validation/request-validator.ts';
import { ReceivedFile } from './file.ts';

/** Names a body must not use: they would reach into the prototype of an object. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Lets the server take multipart bodies, within limits that keep a hostile one small. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: 64 * 1024,
      fields: 20,
      // The handlers tell a person about a file over the limit; the parser needs a limit above it.
      fileSize: limits.bodyMaxBytes,
      files: limits.uploadMaxFiles + 1,
      parts: 22,
      headerPairs: 50,
    },
  });
}

function checkName(name: string): void {
  if (!FORBIDDEN_NAMES.has(name)) return;
  throw invalidFields([
    { field: name, messageKey: 'dde.error.unknownField', reason: 'is not known' },
  ]);
}

/**
 * Reads a multipart body: texts as strings, files as bytes with the name the caller gave them.
 * @throws Refusal when the body is no multipart body, is too large or names a field twice
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bodyMaxBytes) {
    throw new Refusal(413, 'dde.error.payloadTooLarge', null);
  }
  if (!request.isMultipart()) {
    throw new Refusal(415, 'dde.error.unsupportedMediaType', null, {
      reason: 'the body must be multipart/form-data',
    });
  }
  try {
    return await readParts(request);
  } catch (error) {
    // The parser throws plain errors for bodies that break off or whose headers are broken.
    throw refusalFrom(error) ?? brokenForm();
  }
}

function brokenForm(): Refusal {
  return new Refusal(400, 'dde.error.malformedBody', null, {
    reason: 'the multipart body is broken',
  });
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const seen = new Set<string>();
  const twice = new Set<string>();
  let files = 0;
  for await (const part of request.parts()) {
    checkName(part.fieldname);
    // Read to its end even when it is refused: an unread part would stop the ones behind it.
    const value =
      part.type === 'file'
        ? new ReceivedFile(await part.toBuffer(), part.filename)
        : String(part.value);
    if (part.type === 'file') files += 1;
    if (seen.has(part.fieldname)) twice.add(part.fieldname);
    seen.add(part.fieldname);
    values[part.fieldname] = value;
  }
  refuseRepeated([...twice], files);
  return values;
}

function refuseRepeated(names: readonly string[], files: number): void {
  if (names.length === 0) return;
  const messageKey =
    files > limits.uploadMaxFiles ? 'dde.error.onlyOneFile' : 'dde.error.invalidValue';
  throw invalidFields(
    names.map((field) => ({ field, messageKey, reason: 'must be there once only' })),
  );
}
