import { showNotice } from './notify.ts';

/** Confirms something done, in words of the screen that did it. */
export function notifyDone(text: string): void {
  void showNotice({ kind: 'success', text });
}
