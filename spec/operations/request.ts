import type { FilePart, OperationDefinition } from './types.ts';

type Values = Readonly<Record<string, unknown>>;

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Returns the address of a call with its placeholders filled and its query appended. Absent query
 * fields are left out.
 */
export function addressOf(
  { url }: Pick<OperationDefinition, 'url'>,
  params: Values = {},
  query: Values = {},
): string {
  const path = url.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(text(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, text(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

function isFilePart(value: unknown): value is FilePart {
  return typeof value === 'object' && value !== null && 'bytes' in value && 'fileName' in value;
}

function formOf(body: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (isFilePart(value)) {
      // `Blob` accepts whole buffers only, and the bytes may be a part of a larger one.
      form.append(name, new Blob([value.bytes.slice().buffer]), value.fileName);
    } else {
      form.append(name, text(value));
    }
  }
  return form;
}

/** Returns the body of a call as it is sent, and the header with its media type. */
export function requestBodyOf(
  { multipart }: Pick<OperationDefinition, 'multipart'>,
  body: Values | undefined,
): { readonly body?: string | FormData; readonly headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (multipart) return { body: formOf(body), headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
