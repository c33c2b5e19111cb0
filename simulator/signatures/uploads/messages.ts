import type { Inspection } from '../inspection/inspection.ts';

/** A file for the thread that inspects. */
export interface InspectionJob {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** What comes back from it: first its number, at last the answer. */
export type InspectionNews =
  /** Its number among the threads of the system; null where the system tells none. */
  | { readonly kind: 'started'; readonly threadId: number | null }
  | { readonly kind: 'done'; readonly inspection: Inspection };
