import type { PdfFile } from './file.ts';
import { PdfParser } from './parser.ts';
import type { PdfDict } from './values.ts';
import {
  isArray,
  isName,
  PdfError,
  PdfLimitError,
  PdfName,
  PdfStream,
  PdfString,
  type PdfValue,
} from './values.ts';
import { quietly } from './lenient.ts';
import {
  boxAround,
  rectangleOf,
  common,
  corners,
  identityMatrix,
  multiplied,
  numbersOf,
  type Rectangle,
  type Matrix,
} from './geometry.ts';
import { glyphsOf, type Glyphs } from './glyphs.ts';
import { wordBoxes, type ShownText } from './words.ts';

/** Something that a page shows, and its place. */
export interface Mark {
  readonly kind: 'text' | 'fill' | 'stroke' | 'picture';
  readonly box: Rectangle;
  /** For a text: boxes of its words without leaders. Null if the text cannot be divided. */
  readonly words?: () => readonly Rectangle[] | null;
}

interface State {
  matrix: Matrix;
  clip: Rectangle;
  glyphs: Glyphs | null;
  size: number;
  leading: number;
  spacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  mode: number;
}

const everywhere: Rectangle = [-1e9, -1e9, 1e9, 1e9];
const maxDepth = 12;
/** Limit of operators on one page. Content beyond it is not read. */
const maxOperators = 400_000;

const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const strokes = new Set(['S', 's']);

const freshState = (): State => ({
  matrix: identityMatrix,
  clip: everywhere,
  glyphs: null,
  size: 0,
  leading: 0,
  spacing: 0,
  wordSpacing: 0,
  scale: 1,
  rise: 0,
  mode: 0,
});

/**
 * Reads the marks that a content stream paints, as boxes. Colours and shapes make no difference
 * here.
 */
export class MarkReader {
  readonly marks: Mark[] = [];
  readonly #file: PdfFile;
  readonly #fonts = new Map<PdfDict, Glyphs>();
  #left = maxOperators;

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** @throws PdfError if the content cannot be followed */
  read(content: Uint8Array, resources: PdfDict | null, matrix = identityMatrix, depth = 0): void {
    if (depth > maxDepth) throw new PdfError('drawings are nested too deeply');
    new ContentRun(this, content, resources, matrix, depth).run();
  }

  count(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new PdfLimitError('the page has too many operators');
  }

  glyphs(resources: PdfDict | null, name: PdfValue): Glyphs {
    const fonts = this.#dict(resources?.get('Font') ?? null);
    const font = name instanceof PdfName ? this.#dict(fonts?.get(name.value) ?? null) : null;
    const known = font && this.#fonts.get(font);
    if (known) return known;
    const made = glyphsOf(this.#file, font);
    if (font) this.#fonts.set(font, made);
    return made;
  }

  #dict(value: PdfValue): PdfDict | null {
    return quietly(() => this.#file.dict(value));
  }

  note(
    kind: Mark['kind'],
    points: Parameters<typeof boxAround>[0],
    state: State,
    more: Pick<Mark, 'words'> = {},
  ): void {
    if (points.length === 0) return;
    const box = common(boxAround(points, state.matrix), state.clip);
    if (box[0] <= box[2] && box[1] <= box[3]) this.marks.push({ kind, box, ...more });
  }

  draw(name: PdfValue, resources: PdfDict | null, state: State, depth: number): void {
    const drawings = this.#dict(resources?.get('XObject') ?? null);
    const one = name instanceof PdfName ? (drawings?.get(name.value) ?? null) : null;
    const drawing = quietly(() => this.#file.resolve(one));
    if (!(drawing instanceof PdfStream)) return;
    if (!isName(this.#file.resolve(drawing.dict.get('Subtype')), 'Form')) {
      this.note('picture', corners([0, 0, 1, 1]), state);
      return;
    }
    const own = numbersOf(this.#file, drawing.dict.get('Matrix'), 6) ?? identityMatrix;
    const matrix = multiplied(own as Matrix, state.matrix);
    const before = this.marks.length;
    const below = this.#dict(drawing.dict.get('Resources')) ?? resources;
    this.read(this.#file.decode(drawing), below, matrix, depth + 1);
    const box = rectangleOf(this.#file, drawing.dict.get('BBox'));
    const frame = box ? boxAround(corners(box), matrix) : everywhere;
    const inside = this.marks.splice(before).map((mark) => ({
      ...mark,
      box: common(common(mark.box, frame), state.clip),
    }));
    this.marks.push(...inside.filter(({ box: [l, b, r, t] }) => l <= r && b <= t));
  }
}

/** One run through a content stream. */
class ContentRun {
  readonly #reader: MarkReader;
  readonly #content: Uint8Array;
  readonly #parser: PdfParser;
  readonly #resources: PdfDict | null;
  readonly #depth: number;
  readonly #stack: State[] = [];
  #state: State;
  #line: Matrix = identityMatrix;
  #text: Matrix = identityMatrix;
  #path: (readonly [number, number])[] = [];
  #clips = false;
  /** Whether no text with an estimated width came before on this line. */
  #certain = true;

  constructor(
    reader: MarkReader,
    content: Uint8Array,
    resources: PdfDict | null,
    matrix: Matrix,
    depth: number,
  ) {
    this.#reader = reader;
    this.#content = content;
    this.#parser = new PdfParser(content, 0);
    this.#resources = resources;
    this.#depth = depth;
    this.#state = { ...freshState(), matrix };
  }

  run(): void {
    let operands: PdfValue[] = [];
    for (;;) {
      this.#parser.skipSpace();
      const byte = this.#content[this.#parser.at];
      if (byte === undefined) return;
      if ('+-.0123456789/([<'.includes(String.fromCharCode(byte))) {
        operands.push(this.#parser.value());
        continue;
      }
      const word = this.#parser.word();
      if (word === '') throw new PdfError('the content cannot be read');
      if (word === 'true' || word === 'false' || word === 'null') operands.push(null);
      else {
        this.#reader.count();
        if (word === 'BI') this.#inlinePicture();
        else this.#operator(word, operands);
        operands = [];
      }
    }
  }

  /** Skips a picture in the content. Its data ends at `EI` between blanks. */
  #inlinePicture(): void {
    const text = Buffer.from(this.#content.subarray(this.#parser.at)).toString('latin1');
    const end = /[\s]EI(?=[\s]|$)/.exec(text);
    if (!end) throw new PdfError('a picture in the content has no end');
    this.#parser.at += end.index + end[0].length;
    this.#reader.note('picture', corners([0, 0, 1, 1]), this.#state);
  }

  #operator(word: string, operands: readonly PdfValue[]): void {
    const numbers = operands.filter((one): one is number => typeof one === 'number');
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const last = operands.at(-1) ?? null;
    if (this.#drawsPath(word, numbers)) return;
    switch (word) {
      case 'q':
        if (this.#stack.length > 500) throw new PdfError('states without end');
        this.#stack.push({ ...this.#state });
        return;
      case 'Q':
        this.#state = this.#stack.pop() ?? this.#state;
        return;
      case 'cm':
        this.#state.matrix = multiplied([a, b, c, d, e, f], this.#state.matrix);
        return;
      case 'Do':
        this.#reader.draw(last, this.#resources, this.#state, this.#depth);
        return;
      case 'sh':
        this.#reader.note('picture', corners(everywhere), {
          ...this.#state,
          matrix: identityMatrix,
        });
        return;
      case 'BT':
        this.#startLine(identityMatrix);
        return;
      case 'Tf':
        this.#state.glyphs = this.#reader.glyphs(this.#resources, operands[0] ?? null);
        this.#state.size = a;
        return;
      case 'Tm':
        this.#startLine([a, b, c, d, e, f]);
        return;
      case 'TD':
        this.#state.leading = -b;
        this.#move(a, b);
        return;
      case 'Td':
        this.#move(a, b);
        return;
      case 'T*':
        this.#move(0, -this.#state.leading);
        return;
      case "'":
        this.#move(0, -this.#state.leading);
        this.#show(last);
        return;
      case '"':
        this.#state.wordSpacing = a;
        this.#state.spacing = b;
        this.#move(0, -this.#state.leading);
        this.#show(last);
        return;
      case 'Tj':
      case 'TJ':
        this.#show(last);
        return;
      default:
        this.#textState(word, a);
    }
  }

  #textState(word: string, value: number): void {
    const state = this.#state;
    if (word === 'TL') state.leading = value;
    else if (word === 'Tc') state.spacing = value;
    else if (word === 'Tw') state.wordSpacing = value;
    else if (word === 'Tz') state.scale = value / 100;
    else if (word === 'Ts') state.rise = value;
    else if (word === 'Tr') state.mode = value;
  }

  #drawsPath(word: string, numbers: readonly number[]): boolean {
    if (word === 're') {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      this.#path.push([x, y], [x + width, y + height], [x, y + height], [x + width, y]);
    } else if (['m', 'l', 'c', 'v', 'y'].includes(word)) {
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        this.#path.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
      }
    } else if (word === 'W' || word === 'W*') this.#clips = true;
    else if (fills.has(word) || strokes.has(word) || word === 'n') {
      if (word !== 'n') {
        this.#reader.note(strokes.has(word) ? 'stroke' : 'fill', this.#path, this.#state);
      }
      if (this.#clips && this.#path.length > 0) {
        this.#state.clip = common(this.#state.clip, boxAround(this.#path, this.#state.matrix));
      }
      this.#path = [];
      this.#clips = false;
    } else return false;
    return true;
  }

  #move(x: number, y: number): void {
    this.#startLine(multiplied([1, 0, 0, 1, x, y], this.#line));
  }

  #startLine(matrix: Matrix): void {
    this.#line = this.#text = matrix;
    this.#certain = true;
  }

  #show(value: PdfValue): void {
    const state = this.#state;
    const glyphs = state.glyphs ?? glyphsOfNone;
    const run: ShownText[] = [];
    const placed = this.#certain;
    let found: readonly Rectangle[] | null | undefined;
    const words = () =>
      found === undefined ? (found = placed ? wordBoxes(run, glyphs) : null) : found;
    for (const part of isArray(value) ? value : [value]) {
      if (typeof part === 'number') {
        this.#advance((-part / 1000) * state.size * state.scale);
      } else if (part instanceof PdfString) {
        const { width, signs, spaces } = glyphs.measure(part.bytes);
        const set = signs * state.spacing + spaces * state.wordSpacing;
        const length = ((width / 1000) * state.size + set) * state.scale;
        const low = state.rise - 0.22 * state.size;
        const high = state.rise + 0.8 * state.size;
        // Modes 3 and 7 paint nothing. An example is the text behind a scanned page.
        if (part.bytes.length > 0 && state.mode !== 3 && state.mode !== 7) {
          const here = { ...state, matrix: multiplied(this.#text, state.matrix) };
          run.push({ ...here, text: part.bytes, low, high });
          this.#reader.note('text', corners([0, low, length, high]), here, { words });
        }
        this.#certain &&= glyphs.signs(part.bytes) !== null;
        this.#advance(length);
      }
    }
  }

  #advance(length: number): void {
    this.#text = multiplied([1, 0, 0, 1, length, 0], this.#text);
  }
}

const glyphsOfNone: Glyphs = {
  measure: (text) => ({ width: text.length * 667, signs: text.length, spaces: 0 }),
  signs: () => null,
};
