import type { PdfFile } from '../../formats/pdf/file.ts';
import { isArray, isName, PdfDict, PdfName, PdfRef, PdfString } from '../../formats/pdf/values.ts';

import { terminalFields } from '../../formats/pdf/fields.ts';

/** A signature in the form of a file. */
export interface FoundSignature {
  readonly dict: PdfDict;
  /** Object that contains the signature dictionary. */
  readonly holder: number;
  /** Object of the field. */
  readonly field: number;
  readonly subFilter: string;
  readonly isTimestamp: boolean;
  /** Whether the field is visible on a page. */
  readonly visible: boolean;
}

function takesRoom(file: PdfFile, field: PdfDict): boolean {
  const kids = file.resolve(field.get('Kids'));
  const widgets = isArray(kids) ? [field, ...kids.map((kid) => file.dict(kid))] : [field];
  return widgets.some((widget) => {
    const box = file.resolve(widget?.get('Rect') ?? null);
    if (!isArray(box)) return false;
    const [x1, y1, x2, y2] = box.map((one) => Number(file.resolve(one)));
    return x1 !== x2 && y1 !== y2;
  });
}

/** Signatures that viewers show: those in the form of the newest revision. */
export function findSignatures(file: PdfFile): readonly FoundSignature[] {
  return terminalFields(file).flatMap((field) => {
    const dict = file.resolve(field.value);
    if (field.type !== 'Sig' || !(dict instanceof PdfDict)) return [];
    const subFilter = file.resolve(dict.get('SubFilter'));
    const name = subFilter instanceof PdfName ? subFilter.value : '';
    const isTimestamp =
      name === 'ETSI.RFC3161' || isName(file.resolve(dict.get('Type')), 'DocTimeStamp');
    return [
      {
        dict,
        holder: field.value instanceof PdfRef ? field.value.number : field.ref.number,
        field: field.ref.number,
        subFilter: name,
        isTimestamp,
        visible: takesRoom(file, field.dict),
      },
    ];
  });
}

/** Bytes that a signature covers: from the start to `end`, except its own contents. */
export interface Coverage {
  readonly parts: readonly [Uint8Array, Uint8Array];
  /** Length in bytes of the signed revision. */
  readonly end: number;
  /** Start and end of the contents, including their brackets. */
  readonly gap: readonly [start: number, end: number];
  readonly contents: Uint8Array;
}

/**
 * Byte range of a signature. Null unless its only gap is exactly the contents of this signature
 * dictionary. Any other range leaves room for unsigned content.
 */
export function coverageOf(file: PdfFile, { dict, holder }: FoundSignature): Coverage | null {
  const range = file.resolve(dict.get('ByteRange'));
  const contents = dict.get('Contents');
  if (!isArray(range) || range.length !== 4 || file.places.get(holder)?.kind !== 'plain') {
    return null;
  }
  if (!(contents instanceof PdfString) || !contents.hex || dict.ambiguous) return null;
  const numbers = range.map((one) => file.resolve(one));
  if (!numbers.every((one) => typeof one === 'number' && Number.isInteger(one) && one >= 0)) {
    return null;
  }
  const [start, length, second, tail] = numbers as [number, number, number, number];
  const end = second + tail;
  if (start !== 0 || length !== contents.start || second !== contents.end) return null;
  if (end > file.bytes.length || tail === 0) return null;
  return {
    parts: [file.bytes.subarray(0, length), file.bytes.subarray(second, end)],
    end,
    gap: [contents.start, contents.end],
    contents: contents.bytes,
  };
}
