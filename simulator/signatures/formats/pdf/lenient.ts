import type { PdfFile } from './file.ts';
import { isArray, PdfError, PdfLimitError, type PdfValue } from './values.ts';

/** Items of an array. Empty for any other value. Never throws. */
export function itemsOf(file: PdfFile, value: PdfValue): readonly PdfValue[] {
  const found = quietly(() => file.resolve(value));
  return isArray(found) ? found : [];
}

/** Result of the read, or null if the value cannot be read. */
export function quietly<Found>(read: () => Found): Found | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfLimitError || !(error instanceof PdfError)) throw error;
    return null;
  }
}
