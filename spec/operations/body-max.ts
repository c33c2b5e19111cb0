import { limits } from '../limits.ts';
import { base64 } from '../schemas/common.ts';
import type { OperationDefinition } from './types.ts';

/** Returns whether the schema has a field for the bytes of a file. */
function carriesFiles(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ((schema as { readonly pattern?: unknown }).pattern === base64.pattern) return true;
  return Object.values(schema).some(carriesFiles);
}

/** Returns the maximum size of a call's body, in bytes. */
export function bodyMaxOf({ body, multipart, bodyMax }: OperationDefinition): number {
  if (bodyMax !== undefined) return bodyMax;
  const isLarge = multipart === true || carriesFiles(body);
  return isLarge ? limits.bodyMaxBytes : limits.plainBodyMaxBytes;
}
