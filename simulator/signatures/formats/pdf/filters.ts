import { constants, inflateSync } from 'node:zlib';
import {
  PdfDict,
  PdfError,
  PdfLimitError,
  PdfName,
  isArray,
  type PdfStream,
  type PdfValue,
} from './values.ts';

/** Number of bytes that all streams of a file's structure together may still unpack to. */
export interface UnpackBudget {
  left: number;
}

/**
 * @returns a budget larger than any contract needs. A hostile file packs gigabytes into a few
 *   bytes.
 */
export const unpackBudget = (): UnpackBudget => ({ left: 32 * 1024 * 1024 });

function undoRow(row: Uint8Array, above: Uint8Array, type: number, step: number): void {
  for (let index = 0; index < row.length; index += 1) {
    const left = row[index - step] ?? 0;
    const up = above[index] ?? 0;
    const corner = above[index - step] ?? 0;
    const value = row[index] ?? 0;
    if (type === 1) row[index] = value + left;
    else if (type === 2) row[index] = value + up;
    else if (type === 3) row[index] = value + ((left + up) >> 1);
    else if (type === 4) row[index] = value + paeth(left, up, corner);
    else if (type !== 0) throw new PdfError('an unknown predictor');
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function undoPredictor(bytes: Uint8Array, parameters: PdfDict): Uint8Array {
  const predictor = parameters.get('Predictor') ?? 1;
  if (predictor === 1) return bytes;
  if (typeof predictor !== 'number' || predictor < 10) throw new PdfError('an unknown predictor');
  const number = (key: string, standard: number) => {
    const value = parameters.get(key);
    return typeof value === 'number' && value > 0 && value < 65_536 ? value : standard;
  };
  const step = Math.max(1, (number('Colors', 1) * number('BitsPerComponent', 8)) >> 3);
  const width = (number('Colors', 1) * number('BitsPerComponent', 8) * number('Columns', 1)) >> 3;
  if (width < 1) throw new PdfError('rows without width');
  const rows = Math.floor(bytes.length / (width + 1));
  const out = new Uint8Array(rows * width);
  let above: Uint8Array = new Uint8Array(width);
  for (let index = 0; index < rows; index += 1) {
    const start = index * (width + 1);
    const row = out.subarray(index * width, (index + 1) * width);
    row.set(bytes.subarray(start + 1, start + 1 + width));
    undoRow(row, above, bytes[start] ?? 0, step);
    above = row;
  }
  return out;
}

const list = (value: PdfValue): readonly PdfValue[] =>
  value === null ? [] : isArray(value) ? value : [value];

function unpacked(bytes: Uint8Array, maxOutputLength: number): Uint8Array {
  try {
    // Some programs leave out the end of the data. Readers accept the incomplete data.
    return inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    throw tooLarge
      ? new PdfLimitError('the streams of the file unpack to too many bytes')
      : new PdfError('damaged data');
  }
}

/**
 * Decodes a stream that is part of the file's structure or holds certificates. Pictures and fonts
 * are never decoded here.
 * @param resolve follows references
 * @param budget reduced by the unpacked size
 * @throws PdfError for unknown filters and damaged data, PdfLimitError if the budget is too small
 */
export function decodeStream(
  { dict, raw }: PdfStream,
  resolve: (value: PdfValue) => PdfValue,
  budget: UnpackBudget,
): Uint8Array {
  const filters = list(resolve(dict.get('Filter'))).map(resolve);
  const parameters = list(resolve(dict.get('DecodeParms'))).map(resolve);
  if (filters.length > 4) throw new PdfError('too many filters');
  return filters.reduce<Uint8Array>((bytes, filter, index) => {
    if (!(filter instanceof PdfName)) throw new PdfError('a filter has no name');
    if (filter.value !== 'FlateDecode' && filter.value !== 'Fl') {
      throw new PdfError(`the filter ${filter.value} is not supported`);
    }
    if (budget.left <= 0)
      throw new PdfLimitError('the streams of the file unpack to too many bytes');
    const plain = unpacked(bytes, budget.left);
    budget.left -= plain.length;
    const own = parameters[index];
    return own instanceof PdfDict ? undoPredictor(plain, own) : plain;
  }, raw);
}
