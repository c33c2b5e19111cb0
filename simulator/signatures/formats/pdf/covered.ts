import type { PdfFile } from './file.ts';
import {
  isName,
  PdfDict,
  PdfError,
  PdfLimitError,
  PdfRef,
  PdfStream,
  type PdfValue,
} from './values.ts';
import { itemsOf, quietly } from './lenient.ts';
import { rectangleOf, contains, overlap, type Rectangle } from './geometry.ts';
import { MarkReader, type Mark } from './marks.ts';

/** Content below a new widget. `picture`: content whose meaning cannot be determined. */
export type CoveredContent = 'nothing' | 'text' | 'picture';

const hidden = 2;
/**
 * Flags NoZoom and NoRotate: viewers draw such a widget at another size or angle, so its place is
 * unknown.
 */
const floatingFlags = 8 | 16;
/**
 * Tolerance at the edge of a widget, in points. Boxes around letters are larger than the letters.
 */
const tolerance = 1.5;
/** Lines up to this thickness, in points, are lines to sign on and not content. */
const thin = 3;

/** Three lines: for the name, the date and the signature. */
const mostRows = 3;

const flagsOf = (file: PdfFile, dict: PdfDict): number => {
  const flags = quietly(() => file.resolve(dict.get('F')));
  return typeof flags === 'number' ? flags : 0;
};

/** The stream that draws a widget. Null if there is none. */
function drawingOf(file: PdfFile, dict: PdfDict): PdfStream | 'several' | null {
  const normal = quietly(() => file.resolve(file.dict(dict.get('AP'))?.get('N') ?? null));
  if (normal instanceof PdfStream) return normal;
  return normal === null ? null : 'several';
}

/** Whether viewers draw something for a widget without an appearance. */
const isDecorated = (dict: PdfDict): boolean =>
  ['MK', 'BS', 'Border', 'C'].some((key) => dict.entries.has(key));

/** Box in which an annotation is visible. Null if it is not visible. */
export function seenBox(file: PdfFile, dict: PdfDict): Rectangle | null {
  const box = rectangleOf(file, dict.get('Rect'));
  if (!box || box[0] === box[2] || box[1] === box[3]) return null;
  if ((flagsOf(file, dict) & hidden) !== 0) return null;
  const drawing = drawingOf(file, dict);
  if (drawing === null) return isDecorated(dict) ? box : null;
  if (drawing === 'several') return box;
  const reader = new MarkReader(file);
  try {
    reader.read(file.decode(drawing), file.dict(drawing.dict.get('Resources')));
  } catch (error) {
    if (error instanceof PdfLimitError || !(error instanceof PdfError)) throw error;
    return box;
  }
  return reader.marks.length > 0 ? box : null;
}

function inherited(file: PdfFile, page: PdfDict, key: string): PdfValue {
  let dict: PdfDict | null = page;
  for (let depth = 0; dict && depth < 64; depth += 1) {
    const value = file.resolve(dict.get(key));
    if (value !== null) return value;
    dict = file.dict(dict.get('Parent'));
  }
  return null;
}

const knownMarks = new WeakMap<PdfDict, readonly Mark[] | null>();

/** Marks painted by the content of a page. Null if the content cannot be followed. */
function marksOf(file: PdfFile, page: PdfDict): readonly Mark[] | null {
  const known = knownMarks.get(page);
  if (known !== undefined) return known;
  let marks: readonly Mark[] | null;
  try {
    const contents = file.resolve(page.get('Contents'));
    const streams = contents instanceof PdfStream ? [contents] : itemsOf(file, contents);
    const parts = streams.flatMap((one) => {
      const stream = file.resolve(one);
      return stream instanceof PdfStream ? [file.decode(stream), Buffer.from('\n')] : [];
    });
    const reader = new MarkReader(file);
    const resources = inherited(file, page, 'Resources');
    reader.read(Buffer.concat(parts), resources instanceof PdfDict ? resources : null);
    ({ marks } = reader);
  } catch (error) {
    if (error instanceof PdfLimitError) throw error;
    marks = null;
  }
  knownMarks.set(page, marks);
  return marks;
}

/**
 * Whether a mark below a box is content. A line is not, and neither is a background or frame around
 * the whole box.
 */
function isContent({ kind, box, words }: Mark, own: Rectangle, leaders: boolean): boolean {
  if (kind === 'text') {
    const boxes = leaders ? null : words?.();
    return !boxes || boxes.some((word) => overlap(word, own));
  }
  if (kind === 'picture') return true;
  return !contains(box, own) && box[2] - box[0] > thin && box[3] - box[1] > thin;
}

/** Number of text lines. Someone could form letters from many rows of dots. */
const rowsOf = (marks: readonly Mark[]): number =>
  new Set(marks.filter(({ kind }) => kind === 'text').map(({ box }) => Math.round(box[1]))).size;

function isNoteBelow(file: PdfFile, value: PdfValue, own: Rectangle): boolean {
  const dict = quietly(() => file.dict(value));
  if (!dict) return false;
  const kind = quietly(() => file.resolve(dict.get('Subtype')));
  if (isName(kind, 'Link') || isName(kind, 'Popup')) return false;
  const box = seenBox(file, dict);
  return box !== null && overlap(box, own);
}

/**
 * Content of a place on a page: text and notes, something that cannot be determined, or nothing.
 * @param except the widget to be placed there, which does not count
 * @param leaders whether the dots of a line to sign on count as text
 */
export function contentIn(
  file: PdfFile,
  page: PdfDict,
  place: Rectangle,
  except: PdfRef | null = null,
  leaders = false,
): CoveredContent {
  const own: Rectangle = [
    place[0] + tolerance,
    place[1] + tolerance,
    place[2] - tolerance,
    place[3] - tolerance,
  ];
  const notes = itemsOf(file, page.get('Annots')).filter(
    (note) => !(note instanceof PdfRef && note.number === except?.number),
  );
  if (notes.some((note) => isNoteBelow(file, note, own))) return 'text';
  const marks = marksOf(file, page);
  if (!marks) return 'picture';
  const near = marks.filter((mark) => overlap(mark.box, own));
  if (!leaders && rowsOf(near) > mostRows) return 'text';
  const below = near.filter((mark) => isContent(mark, own, leaders));
  if (below.some(({ kind }) => kind === 'text')) return 'text';
  return below.length > 0 ? 'picture' : 'nothing';
}

/**
 * Signed content that a new widget covers: text and notes, something that cannot be determined, or
 * nothing.
 * @param page the page in the signed revision
 */
export function coveredBy(
  before: PdfFile,
  page: PdfDict,
  after: PdfFile,
  widget: PdfRef,
): CoveredContent {
  const dict = after.dict(widget);
  const seen = dict && seenBox(after, dict);
  if (!dict || !seen) return 'nothing';
  if ((flagsOf(after, dict) & floatingFlags) !== 0) return 'picture';
  return contentIn(before, page, seen, widget);
}
