import { limits } from '../limits.ts';
import { base64 } from '../schemas/common.ts';
import { worldBundleSchema } from '../schemas/world-bundle.ts';
import type { OperationDefinition } from './types.ts';

/** Whether a schema has a place for the bytes of a file, or for a world with all its records. */
function carriesFiles(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { $ref, pattern } = schema as { readonly $ref?: unknown; readonly pattern?: unknown };
  if ($ref === worldBundleSchema.$id || pattern === base64.pattern) return true;
  return Object.values(schema).some(carriesFiles);
}

/** Most bytes the body of a call may have. */
export function bodyMaxOf({ body, multipart, bodyMax }: OperationDefinition): number {
  if (bodyMax !== undefined) return bodyMax;
  const isLarge = multipart === true || carriesFiles(body);
  return isLarge ? limits.bodyMaxBytes : limits.plainBodyMaxBytes;
}
