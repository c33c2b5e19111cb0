import { itemsOf, quietly } from '../../formats/pdf/lenient.ts';
import type { PdfFile } from '../../formats/pdf/file.ts';
import { pdfText } from '../../formats/pdf/text.ts';
import {
  PdfDict,
  PdfLimitError,
  PdfName,
  PdfRef,
  type PdfValue,
} from '../../formats/pdf/values.ts';

/** A field of a form, or a widget that draws it. */
export interface FieldFacts {
  /** Type `Tx`, `Btn`, `Ch` or `Sig`, which may be inherited. */
  readonly type: string | null;
  /** Full name: the names from the top of the form, joined by dots. */
  readonly name: string;
  readonly hasValue: boolean;
  /** Whether no named field is below it. */
  readonly terminal: boolean;
}

const maxDepth = 64;
const maxNodes = 50_000;

/** Keys under which an object only refers back to a field, widget or annotation. */
const backKeys = new Set(
  'Parent P Kids Annots Fields Popup IRT Obj CO T AN D Data Dest K Names Nums'.split(' '),
);

/**
 * The pages, fields, widgets and annotations of a signed revision. Each is compared in its own
 * place by its own rules. Other places only refer to it.
 */
export class Landmarks {
  /** Pages and the nodes above them. */
  readonly pages = new Set<number>();
  readonly fields = new Map<number, FieldFacts>();
  readonly annotations = new Set<number>();
  /** The catalog and the form, which a signature may name as its data. */
  readonly #tops = new Set<number>();
  readonly #pageNumbers = new Map<PdfDict, number>();
  /** Pages in several places of the tree. Their inherited values depend on the viewer. */
  readonly #repeated = new Set<number>();

  constructor(file: PdfFile) {
    this.#readPages(file);
    for (const top of [file.trailer.get('Root'), file.catalog.get('AcroForm')]) {
      if (top instanceof PdfRef) this.#tops.add(top.number);
    }
    const form = quietly(() => file.dict(file.catalog.get('AcroForm')));
    for (const field of itemsOf(file, form?.get('Fields') ?? null)) {
      this.#readField(file, field, { type: null, name: '', hasValue: false }, 0);
    }
  }

  /** Whether a reference under this key refers to an object that is compared in its own place. */
  pointedAt(number: number, key: string): boolean {
    if (this.pages.has(number)) return true;
    if (key === 'Data' && this.#tops.has(number)) return true;
    return (this.fields.has(number) || this.annotations.has(number)) && backKeys.has(key);
  }

  /** Number of a page, counted from 1. Null if the object is not a page. */
  numberOf(page: PdfDict): number | null {
    return this.#pageNumbers.get(page) ?? null;
  }

  /**
   * Value that a page inherits from the nodes above it, in a file of this revision or a later one.
   * @param number number of the page
   * @returns undefined if viewers may find different values, because the way down differs from
   *   the way up
   */
  inherited(file: PdfFile, number: number, key: string): PdfValue | undefined {
    const top = file.catalog.get('Pages');
    let nearest: PdfValue = null;
    let at = number;
    for (let depth = 0; depth < maxDepth; depth += 1) {
      if (this.#repeated.has(at)) return undefined;
      if (top instanceof PdfRef && top.number === at) return nearest;
      const above = file.dict(new PdfRef(at, 0))?.get('Parent');
      const node = above instanceof PdfRef ? file.dict(above) : null;
      const kids = itemsOf(file, node?.get('Kids') ?? null);
      const references = kids.filter((kid) => kid instanceof PdfRef && kid.number === at);
      if (!(above instanceof PdfRef) || !node || references.length !== 1) return undefined;
      nearest ??= node.get(key);
      at = above.number;
    }
    return undefined;
  }

  #readPages(file: PdfFile): void {
    let page = 0;
    const waiting: PdfValue[] = [file.catalog.get('Pages')];
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
      if (!(value instanceof PdfRef)) continue;
      if (this.pages.has(value.number)) {
        this.#repeated.add(value.number);
        continue;
      }
      if (this.pages.size > maxNodes) throw new PdfLimitError('too many pages');
      const ref = value;
      const dict = quietly(() => file.resolve(ref));
      // A stream may have other uses than as a page, but would be compared only as a page.
      if (!(dict instanceof PdfDict)) continue;
      const kids = itemsOf(file, dict.get('Kids'));
      waiting.push(...[...kids].reverse());
      this.pages.add(ref.number);
      if (kids.length === 0) this.#pageNumbers.set(dict, (page += 1));
      for (const note of itemsOf(file, dict.get('Annots'))) {
        if (!(note instanceof PdfRef)) continue;
        if (quietly(() => file.resolve(note)) instanceof PdfDict) {
          this.annotations.add(note.number);
        }
      }
    }
  }

  #readField(
    file: PdfFile,
    value: PdfValue,
    above: Omit<FieldFacts, 'terminal'>,
    depth: number,
  ): void {
    if (!(value instanceof PdfRef) || this.fields.has(value.number) || depth > maxDepth) return;
    if (this.fields.size > maxNodes) throw new PdfLimitError('too many fields');
    const dict = quietly(() => file.resolve(value));
    if (!(dict instanceof PdfDict)) return;
    const type = quietly(() => file.resolve(dict.get('FT')));
    const own = pdfText(quietly(() => file.resolve(dict.get('T'))));
    const facts = {
      type: type instanceof PdfName ? type.value : above.type,
      name: [above.name, own].filter(Boolean).join('.'),
      hasValue: above.hasValue || quietly(() => file.resolve(dict.get('V'))) !== null,
    };
    const kids = itemsOf(file, dict.get('Kids'));
    const terminal = !kids.some((kid) => quietly(() => file.dict(kid))?.entries.has('T'));
    this.fields.set(value.number, { ...facts, terminal });
    for (const kid of kids) this.#readField(file, kid, facts, depth + 1);
  }
}
