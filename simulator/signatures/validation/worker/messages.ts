import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

/** A file for the validation thread. Certificates are sent as bytes. */
export interface ValidationJob {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly anchors: readonly { readonly der: Uint8Array; readonly listed: boolean }[];
  /** Time for which the result is valid, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Message from the validation thread: its number first, then intermediate results, and finally the
 * result.
 */
export type ValidationNews =
  /** Number of the thread in the operating system. Null if the system does not report it. */
  | { readonly kind: 'started'; readonly threadId: number | null }
  | { readonly kind: 'found'; readonly node: ValidationNode }
  | { readonly kind: 'done'; readonly node: ValidationNode };
