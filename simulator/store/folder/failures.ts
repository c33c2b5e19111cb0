import { StoreFailed, StoreRefused } from '../store.ts';

/** What the codes of the system mean for whoever runs the simulator. */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full: free some space',
  EDQUOT: 'its disk quota is used up: free some space',
  EFBIG: 'a file in it may not grow any more: raise the limit of file sizes',
  EROFS: 'its disk is read-only: mount it for writing',
  EACCES: 'this user may not write there: change its permissions',
  EPERM: 'this user may not write there: change its permissions',
  ENOTDIR: 'it is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  EMFILE: 'this process has too many files open: raise its limit',
  EIO: 'its disk fails: look into the log of the system',
};

/** A failure of the disk in words. */
export function diskWordsOf(error: unknown): string {
  if (error instanceof StoreFailed) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : meanings[code]) ?? message;
}

/** What whoever called reads of a failure of the disk. */
export function storeFailureOf(error: unknown): StoreFailed {
  if (error instanceof StoreFailed) return error;
  return new StoreFailed(`the data folder takes nothing now, ${diskWordsOf(error)}`, {
    cause: error,
  });
}

/** What whoever starts the simulator reads of a folder that cannot be opened. */
export function folderRefusalOf(folder: string, error: unknown): StoreRefused {
  if (error instanceof StoreRefused) return error;
  return new StoreRefused(
    `The data folder ${folder} cannot be used, ${diskWordsOf(error)}. Or choose another folder with --data.`,
    { cause: error },
  );
}
