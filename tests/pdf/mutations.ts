import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import {
  isArray,
  PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../../simulator/signatures/formats/pdf/values.ts';
import { PdfUpdate } from '../../simulator/signatures/formats/pdf/write.ts';
import { reachable } from './samples.ts';

/** A number below a bound, from a seed. */
export type Next = (below: number) => number;

const pick = <One>(next: Next, list: readonly One[]): One => {
  const one = list[next(list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

const name = (value: string) => new PdfName(value);
const text = (value: string) => new PdfString(Buffer.from(value, 'latin1'));
const drawing = 'BT /F1 30 Tf /Helv 30 Tf 60 100 Td (900) Tj ET 1 0 0 rg 50 50 200 90 re f';
const content = new PdfStream(
  PdfDict.of({
    Type: name('XObject'),
    Subtype: name('Form'),
    BBox: [0, 0, 400, 300],
  }),
  Buffer.from(drawing),
);

/** Entries that a viewer understands, wherever they are. */
const entries: readonly (readonly [string, (refs: readonly PdfRef[], next: Next) => PdfValue])[] = [
  ['Rotate', () => 90],
  ['UserUnit', () => 2],
  ['CropBox', () => [20, 20, 200, 200]],
  ['MediaBox', () => [0, 0, 300, 200]],
  ['Rect', () => [10, 10, 350, 280]],
  ['BBox', () => [0, 0, 10, 10]],
  ['Matrix', () => [2, 0, 0, 2, 5, 5]],
  ['Contents', (refs, next) => pick(next, refs)],
  ['Resources', (refs, next) => pick(next, refs)],
  ['OC', (refs, next) => pick(next, refs)],
  ['AP', (refs, next) => PdfDict.of({ N: pick(next, refs) })],
  ['Annots', (refs, next) => [pick(next, refs)]],
  ['Kids', (refs, next) => [pick(next, refs)]],
  ['OpenAction', () => PdfDict.of({ S: name('URI'), URI: text('https://example.org/') })],
  ['AA', () => PdfDict.of({ O: PdfDict.of({ S: name('JavaScript'), JS: text('app.alert(1)') }) })],
  ['NeedAppearances', () => true],
  ['DA', () => text('/Helv 30 Tf 1 0 0 rg')],
  ['Q', () => 2],
  ['Ff', () => 4096],
  ['V', () => text('900')],
  ['F', () => 2],
  ['MK', () => PdfDict.of({ BG: [1, 0, 0] })],
  ['C', () => [0, 0, 1]],
  ['Encoding', () => name('MacExpertEncoding')],
  ['BaseFont', () => name('Courier-Bold')],
  ['Font', (refs, next) => PdfDict.of({ F1: pick(next, refs), Helv: pick(next, refs) })],
  ['XObject', (refs, next) => PdfDict.of({ No: pick(next, refs), Im: pick(next, refs) })],
  ['Decode', () => [1, 0]],
  ['Filter', () => name('ASCIIHexDecode')],
  ['ca', () => 0.1],
  ['LW', () => 20],
  ['Lang', () => text('cs')],
  ['Group', () => PdfDict.of({ S: name('Transparency'), K: true })],
  ['OCProperties', () => PdfDict.of({ OCGs: [], D: PdfDict.of({ BaseState: name('OFF') }) })],
  ['Title', () => text('Other')],
];

/** Changes a value somewhere inside. */
function changed(value: PdfValue, refs: readonly PdfRef[], next: Next, depth = 0): PdfValue {
  if (value instanceof PdfStream) {
    const part = next(4);
    if (part === 0) return new PdfStream(value.dict, Buffer.from(`${drawing}\n`));
    if (part === 1) {
      const raw = Buffer.from(value.raw);
      const at = next(Math.max(1, raw.length));
      raw[at] = (raw[at] ?? 0) ^ (1 << next(8));
      return new PdfStream(value.dict, raw);
    }
    if (part === 2)
      return new PdfStream(value.dict, value.raw.subarray(0, next(value.raw.length + 1)));
    const dict = changed(value.dict, refs, next, depth + 1);
    return new PdfStream(dict instanceof PdfDict ? dict : value.dict, value.raw);
  }
  if (value instanceof PdfDict) {
    const keys = [...value.entries.keys()];
    const way = keys.length === 0 ? 0 : next(5);
    if (way === 0) {
      const [key, make] = pick(next, entries);
      return value.with({ [key]: make(refs, next) });
    }
    const key = pick(next, keys);
    if (way === 1) {
      return new PdfDict(new Map([...value.entries].filter(([own]) => own !== key)));
    }
    if (way === 2) return value.with({ [key]: value.get(pick(next, keys)) });
    return value.with({ [key]: changed(value.get(key), refs, next, depth + 1) });
  }
  if (isArray(value)) {
    const way = value.length === 0 ? 0 : next(4);
    const at = next(Math.max(1, value.length));
    if (way === 0) return [...value, pick(next, refs)];
    if (way === 1) return value.filter((_, index) => index !== at);
    if (way === 2) return [...value].reverse();
    return value.map((one, index) => (index === at ? changed(one, refs, next, depth + 1) : one));
  }
  if (value instanceof PdfRef) return pick(next, refs);
  if (value instanceof PdfName)
    return name(pick(next, ['DeviceRGB', 'Courier', 'Off', 'Form', 'Page']));
  if (value instanceof PdfString) return text(`${Buffer.from(value.bytes).toString('latin1')}9`);
  if (typeof value === 'number') return pick(next, [0, 1, 2, value + 7, -value, value * 3, 90]);
  if (typeof value === 'boolean') return !value;
  return pick<PdfValue>(next, [content, [0, 0, 1], name('Off'), 1]);
}

/** The change of a file in a later revision. */
export interface Mutation {
  readonly what: string;
  readonly bytes: Uint8Array;
}

/** Changes one reachable object, in a revision of its own. */
export function mutated(bytes: Uint8Array, next: Next): Mutation {
  const file = new PdfFile(bytes);
  const update = new PdfUpdate(file);
  const refs = reachable(file);
  const ref = pick(next, refs);
  const old = update.resolve(ref);
  const way = next(12);
  if (old === null) {
    // An object the signed revision names but does not define.
    const fresh = pick<PdfValue>(next, [
      content,
      new PdfStream(new PdfDict(new Map()), Buffer.from(drawing)),
      update.resolve(pick(next, refs)),
    ]);
    update.put(ref, fresh);
    return { what: `filled ${ref.number}`, bytes: update.write().bytes };
  }
  if (way === 0) update.put(ref, null);
  else if (way === 1) update.put(ref, update.resolve(pick(next, refs)));
  else if (way === 2) {
    // A copy under another number changes nothing, visible or not.
    const copy = update.add(old);
    update.put(ref, changed(old, [...refs, copy], next));
  } else update.put(ref, changed(old, refs, next));
  return { what: `way ${way} at ${ref.number}`, bytes: update.write().bytes };
}
