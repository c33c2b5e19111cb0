import type { Failure } from '../../locales/messageText.ts';

interface NamedFile {
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

/** A file in transfer, once for each check and once to be stored. */
interface SentFile extends NamedFile {
  /**
   * Share of everything the browser must send until the file is stored, 0 to 1. It never decreases.
   */
  readonly share: number;
}

/** The state of an upload, which the caller updates. */
export type UploadState =
  | { readonly phase: 'idle' }
  /** The server checks the file before it is stored. */
  | ({ readonly phase: 'checking' } & SentFile)
  /** The checks are over. The file is being sent to be stored. */
  | ({ readonly phase: 'uploading' } & SentFile)
  | ({ readonly phase: 'done' } & NamedFile)
  /** `fileName` is absent if there is no single file, for example after several were dropped. */
  | ({ readonly phase: 'failed'; readonly fileName?: string } & Failure);

/** The state before anything happens. */
export const idleUpload: UploadState = { phase: 'idle' };

/** An upload between the first check of its file and its end. */
export type UploadUnderWay = Extract<UploadState, { phase: 'checking' | 'uploading' }>;

/** Whether an upload is in progress, from the first check of the file to its success or failure. */
export function isUnderWay(state: UploadState): state is UploadUnderWay {
  return state.phase === 'checking' || state.phase === 'uploading';
}

/** Returns the whole percent sent, rounded down. 100 means all. */
export function uploadPercent(share: number): number {
  return Math.min(100, Math.max(0, Math.floor(share * 100)));
}
