import { extensionOf } from '@dokubox/spec/uploads.ts';

/** Media type of an ASiC-E container (EN 319 162-1). */
export const containerType = 'application/vnd.etsi.asic-e+zip';

/** Media type of the documents a world is seeded with. */
export const seededType = 'application/pdf';

/** Name of the container a file is put into: its own, with another extension. */
export function containerName(fileName: string): string {
  const extension = extensionOf(fileName);
  const stem = extension === null ? fileName : fileName.slice(0, -extension.length - 1);
  return `${stem}.asice`;
}
