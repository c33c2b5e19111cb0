import type { StoredWorldFile } from '@dokubox/spec/control/schemas/worlds.ts';
import { encodeBase64 } from '../engine/base64.ts';
import type { Store } from './store.ts';
import { storedUploadOf } from './stored-world.ts';
import { storedKinds } from './world-recorder.ts';

type Contents = Pick<StoredWorldFile, 'entries' | 'uploads'>;

/**
 * Kinds of texts outside the history that contain no secrets: no tokens, passwords, codes or keys
 * of links.
 */
const openKinds: readonly unknown[] = ['about', 'clock', 'clock moved', 'faults'];

/**
 * All stored texts of a world as they were written. Null for a text that cannot be read.
 */
export function storedContents(store: Store, id: string): Contents {
  const entries: Contents['entries'] = [];
  const uploads: Contents['uploads'] = [];
  for (const kind of storedKinds) {
    try {
      // Only the header itself. Keys with further parts belong to other texts.
      for (const [key, text] of store.entries([kind, id])) {
        if (kind === 'side' && !openKinds.includes(key[2])) continue;
        entries.push({ key: [...key], text });
        if (kind === 'upload')
          uploads.push({ id: String(key[2]), content: contentOf(store, text) });
      }
    } catch {
      entries.push({ key: [kind, id], text: null });
    }
  }
  return { entries, uploads };
}

function contentOf(store: Store, text: string): string | null {
  try {
    const bytes = store.file(storedUploadOf(text).hash);
    return bytes ? encodeBase64(bytes) : null;
  } catch {
    return null;
  }
}
