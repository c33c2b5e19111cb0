import type { Inspection } from '../inspection/inspection.ts';

/** A file for the inspection thread. */
export interface InspectionJob {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Message from the inspection thread: its number first, then the results. */
export type InspectionNews =
  /** Number of the thread in the operating system. Null if the system does not report it. */
  | { readonly kind: 'started'; readonly threadId: number | null }
  | { readonly kind: 'done'; readonly inspection: Inspection };
