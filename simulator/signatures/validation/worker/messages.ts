import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

/** What goes to the thread that validates. Certificates travel as bytes. */
export interface ValidationJob {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly anchors: readonly { readonly der: Uint8Array; readonly listed: boolean }[];
  /** The moment for which the answer holds, in milliseconds since 1970. */
  readonly at: number;
}

/** What comes back from it: first its number, then what it knows again and again, at last the answer. */
export type ValidationNews =
  /** Its number among the threads of the system; null where the system tells none. */
  | { readonly kind: 'started'; readonly threadId: number | null }
  | { readonly kind: 'found'; readonly node: ValidationNode }
  | { readonly kind: 'done'; readonly node: ValidationNode };
