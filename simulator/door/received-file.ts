import type { FilePart } from '@dokubox/spec/operations/types.ts';

/** A file that came in a multipart body. Only the parser makes these, so JSON cannot pose as one. */
export class ReceivedFile implements FilePart {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  constructor(bytes: Uint8Array, fileName: string) {
    this.bytes = bytes;
    this.fileName = fileName;
  }
}

/** True for a file made by the multipart parser. */
export function isFile(value: unknown): value is ReceivedFile {
  return value instanceof ReceivedFile;
}
