import type { FilePart } from '@dokubox/spec/operations/types.ts';

/** A file from a multipart body. Only the parser creates these, so JSON cannot imitate one. */
export class ReceivedFile implements FilePart {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  constructor(bytes: Uint8Array, fileName: string) {
    this.bytes = bytes;
    this.fileName = fileName;
  }
}

/** True for a file created by the multipart parser. */
export function isFile(value: unknown): value is ReceivedFile {
  return value instanceof ReceivedFile;
}
