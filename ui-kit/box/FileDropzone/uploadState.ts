import type { Failure } from '../../locales/messageText.ts';

interface NamedFile {
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

/** A file that goes over the wire, once for each check and once to be stored. */
interface SentFile extends NamedFile {
  /** 0 to 1 of all that has to leave the browser until the file is stored; never less than before. */
  readonly share: number;
}

/** Where an upload stands. The caller moves it on. */
export type UploadState =
  | { readonly phase: 'idle' }
  /** The server looks at the file before it is stored. */
  | ({ readonly phase: 'checking' } & SentFile)
  /** The checks are over; it leaves to be stored. */
  | ({ readonly phase: 'uploading' } & SentFile)
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
export function uploadPercent(share: number): number {
  return Math.min(100, Math.max(0, Math.floor(share * 100)));
}
