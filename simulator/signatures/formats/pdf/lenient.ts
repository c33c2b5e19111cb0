import type { PdfFile } from './file.ts';
import { isArray, PdfError, PdfLimitError, type PdfValue } from './values.ts';

/** The items of an array, none for what is no array; never throws. */
export function itemsOf(file: PdfFile, value: PdfValue): readonly PdfValue[] {
  const found = quietly(() => file.resolve(value));
  return isArray(found) ? found : [];
}

/** What was asked for, or null where it cannot be read. */
export function quietly<Found>(read: () => Found): Found | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfLimitError || !(error instanceof PdfError)) throw error;
    return null;
  }
}
