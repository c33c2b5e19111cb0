import type { Failure } from '../../locales/messageText.ts';

interface NamedFile {
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

/** Where an upload stands. The caller moves it on; sizes and progress are bytes. */
export type UploadState =
  | { readonly phase: 'idle' }
  /** The server looks at the file before it is stored. */
  | ({ readonly phase: 'checking' } & NamedFile)
  /** `loaded` bytes have left the browser, as its upload events tell. */
  | ({ readonly phase: 'uploading'; readonly loaded: number } & NamedFile)
  | ({ readonly phase: 'done' } & NamedFile)
  /** `fileName` is absent when no single file was meant, e.g. several were dropped. */
  | ({ readonly phase: 'failed'; readonly fileName?: string } & Failure);

/** The state before anything happens. */
export const idleUpload: UploadState = { phase: 'idle' };

/** An upload between the first check of its file and its end. */
export type UploadUnderWay = Extract<UploadState, { phase: 'checking' | 'uploading' }>;

/** True from the first check of the file until its upload has ended, one way or the other. */
export function isUnderWay(state: UploadState): state is UploadUnderWay {
  return state.phase === 'checking' || state.phase === 'uploading';
}

/** Whole percent sent, rounded down: 100 means all. */
export function uploadPercent(loaded: number, size: number): number {
  if (size <= 0) return 0;
  return Math.min(100, Math.max(0, Math.floor((loaded * 100) / size)));
}
