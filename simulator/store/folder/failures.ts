import { StoreFailed, StoreRefused } from '../store.ts';

/** Meaning of system error codes, for the operator. */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full. Free some space',
  EDQUOT: 'its disk quota is used up. Free some space',
  EFBIG: 'the limit of file sizes is reached. Raise the limit',
  EROFS: 'its disk is read-only. Mount it for writing',
  EACCES: 'this user may not write there. Change its permissions',
  EPERM: 'this user may not write there. Change its permissions',
  ENOTDIR: 'it is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  EMFILE: 'this process has too many open files. Raise its limit',
  EIO: 'its disk has failed. See the log of the system',
};

/** A disk failure in words. */
export function diskWordsOf(error: unknown): string {
  if (error instanceof StoreFailed) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : meanings[code]) ?? message;
}

/** Error for the caller after a disk failure. */
export function storeFailureOf(error: unknown): StoreFailed {
  if (error instanceof StoreFailed) return error;
  return new StoreFailed(`the data folder accepts no changes now, because ${diskWordsOf(error)}`, {
    cause: error,
  });
}

/** Error at the start if the folder cannot be opened. */
export function folderRefusalOf(folder: string, error: unknown): StoreRefused {
  if (error instanceof StoreRefused) return error;
  return new StoreRefused(
    `The data folder ${folder} cannot be used, because ${diskWordsOf(error)}. Or choose another folder with --data.`,
    { cause: error },
  );
}
