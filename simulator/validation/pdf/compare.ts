import type { PdfFile } from '../../signing/pdf/file.ts';
import {
  isArray,
  PdfDict,
  PdfError,
  PdfLimitError,
  PdfName,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../../signing/pdf/values.ts';

/** Whether two values say the same; references must name the same object, which is compared itself. */
export function sameValue(a: PdfValue, b: PdfValue): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (isArray(a)) {
    if (!isArray(b) || a.length !== b.length) return false;
    return a.every((one, index) => sameValue(one, b[index] ?? null));
  }
  if (a instanceof PdfName) return b instanceof PdfName && a.value === b.value;
  if (a instanceof PdfString) {
    return b instanceof PdfString && Buffer.compare(a.bytes, b.bytes) === 0;
  }
  if (a instanceof PdfRef) {
    return b instanceof PdfRef && a.number === b.number && a.generation === b.generation;
  }
  if (a instanceof PdfStream) {
    if (!(b instanceof PdfStream) || Buffer.compare(a.raw, b.raw) !== 0) return false;
    return sameDict(a.dict, b.dict, new Set(['Length']));
  }
  return a instanceof PdfDict && b instanceof PdfDict && sameDict(a, b);
}

/** Whether two dictionaries say the same, but for some keys. */
export function sameDict(a: PdfDict, b: PdfDict, except: ReadonlySet<string> = new Set()): boolean {
  const keys = new Set([...a.entries.keys(), ...b.entries.keys()]);
  return [...keys].every((key) => except.has(key) || sameValue(a.get(key), b.get(key)));
}

/** An object that is not what it was. */
export interface ChangedObject {
  readonly number: number;
  readonly before: PdfValue;
  readonly after: PdfValue;
}

/** An object as a viewer takes it: one that cannot be read is none. */
function readable(file: PdfFile, number: number): PdfValue {
  try {
    return file.object(number);
  } catch (error) {
    if (error instanceof PdfLimitError || !(error instanceof PdfError)) throw error;
    return null;
  }
}

/**
 * Objects of a revision that a later one replaced, removed or lets end elsewhere.
 * @returns null when the later file is not made of the earlier one and additions at its end
 */
export function changedObjects(before: PdfFile, after: PdfFile): readonly ChangedObject[] | null {
  const boundary = before.sections[0]?.offset;
  const at = after.sections.findIndex(({ offset }) => offset === boundary);
  if (at === -1) return null;
  const touched = new Set<number>();
  for (const { entries, offset } of after.sections.slice(0, at)) {
    // A section that stands before the boundary hides in what was signed, unread until now.
    if (offset < before.bytes.length) return null;
    for (const number of entries.keys()) touched.add(number);
  }
  const changed: ChangedObject[] = [];
  // A stream whose length is wrong, or stands elsewhere, may end later than it did when it was signed.
  for (const number of before.places.keys()) {
    if (touched.has(number) || before.selfContained(number)) continue;
    const old = readable(before, number);
    const fresh = readable(after, number);
    if (!sameValue(old, fresh)) changed.push({ number, before: old, after: fresh });
  }
  for (const number of touched) {
    const place = before.places.get(number);
    if (!place || place.kind === 'free') continue;
    const old = before.object(number);
    const fresh = after.object(number);
    if (!sameValue(old, fresh)) changed.push({ number, before: old, after: fresh });
  }
  return changed;
}

/** Which objects of a file name which: for each object the numbers of those that refer to it. */
export function referrers(file: PdfFile): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  const note = (value: PdfValue, owner: number): void => {
    if (value instanceof PdfRef) {
      const owners = found.get(value.number) ?? new Set();
      owners.add(owner);
      found.set(value.number, owners);
    } else if (isArray(value)) for (const one of value) note(one, owner);
    else if (value instanceof PdfDict) for (const one of value.entries.values()) note(one, owner);
    else if (value instanceof PdfStream) note(value.dict, owner);
  };
  for (const [number, { kind }] of file.places)
    if (kind !== 'free') note(file.object(number), number);
  return found;
}
