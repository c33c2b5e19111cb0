import { withinNameLimit } from '@dokubox/spec/file-names.ts';
import { extensionOf } from '@dokubox/spec/uploads.ts';

/** Name of the container for a file: the file name with another extension. */
export function containerName(fileName: string): string {
  const extension = extensionOf(fileName);
  const stem = extension === null ? fileName : fileName.slice(0, -extension.length - 1);
  return withinNameLimit(`${stem}.asice`);
}
