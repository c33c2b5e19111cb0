import type { PdfFile } from '../../formats/pdf/file.ts';
import { isName, PdfDict, PdfRef, type PdfValue } from '../../formats/pdf/values.ts';
import { itemsOf, quietly } from '../../formats/pdf/lenient.ts';
import type { Landmarks } from './landmarks.ts';
import type { ChangeKind, ChangeLocation } from './change.ts';
import { coveredBy } from '../../formats/pdf/covered.ts';
import { rectangleOf } from '../../formats/pdf/geometry.ts';
import { grown } from './lists.ts';
import type { FormJudge, RevisionJudge } from './rule.ts';
import { grownButForStrays } from './strays.ts';
import type { Comparer, Comparers, Walk } from './walk.ts';

/** Kind of change for each entry of a page. */
const kindOfPageEntry: Readonly<Record<string, ChangeKind>> = {
  Annots: 'ANNOTATIONS',
  ArtBox: 'PAGE_GEOMETRY',
  BleedBox: 'PAGE_GEOMETRY',
  Contents: 'PAGE_CONTENT',
  CropBox: 'PAGE_GEOMETRY',
  Kids: 'PAGES',
  MediaBox: 'PAGE_GEOMETRY',
  Resources: 'PAGE_RESOURCES',
  Rotate: 'PAGE_GEOMETRY',
  TrimBox: 'PAGE_GEOMETRY',
  UserUnit: 'PAGE_GEOMETRY',
};

/** Entries that a page inherits from the nodes above it (ISO 32000-1 § 7.7.3.4). */
const inheritable: ReadonlySet<string> = new Set(['CropBox', 'MediaBox', 'Resources', 'Rotate']);

/** Compares the pages. Nothing may change except for the widgets of new signatures. */
export class PagesComparer {
  readonly #judge: RevisionJudge;
  readonly #walk: Walk;
  readonly #before: PdfFile;
  readonly #after: PdfFile;
  readonly #landmarks: Landmarks;
  readonly #form: FormJudge;

  constructor(judge: RevisionJudge) {
    this.#judge = judge;
    this.#walk = judge.walk;
    this.#before = judge.walk.before;
    this.#after = judge.walk.after;
    this.#landmarks = judge.landmarks;
    this.#form = judge.form;
  }

  readonly comparer: Comparer = (before, after, place) => {
    if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) {
      this.#walk.same(before, after, place);
      return;
    }
    const page = this.#landmarks.numberOf(before);
    const comparers: Comparers = {
      ...this.#judge.comparersIn('page', before, after),
      Kids: this.#pageList,
    };
    for (const key of new Set([...before.entries.keys(), ...after.entries.keys()])) {
      const kind = kindOfPageEntry[key] ?? (page === null ? 'PAGES' : 'PAGE_CONTENT');
      const comparer = Object.hasOwn(comparers, key) ? comparers[key] : undefined;
      const at = { ...place, kind, page };
      const [a, b] = this.#onPage(before, after, key, page === null ? null : place.holder);
      if (comparer || key !== 'AA') this.#walk.visit(a, b, at, comparer, key);
      else this.#walk.visit(a, b, { ...at, kind: 'ACTIONS' });
    }
    this.#covering(before, after, page);
  };

  /**
   * Values of an entry before and after, on the page or inherited. iText writes inherited values
   * into the page.
   */
  #onPage(
    before: PdfDict,
    after: PdfDict,
    key: string,
    number: number | null,
  ): readonly [PdfValue, PdfValue] {
    const own = [before.get(key), after.get(key)] as const;
    const oneSays = (own[0] === null) !== (own[1] === null);
    if (number === null || !oneSays || !inheritable.has(key)) return own;
    const [a, b] = [
      own[0] ?? this.#landmarks.inherited(this.#before, number, key),
      own[1] ?? this.#landmarks.inherited(this.#after, number, key),
    ];
    return a === undefined || b === undefined ? own : [a, b];
  }

  readonly #pageList: Comparer = (before, after, place) => {
    const is = itemsOf(this.#after, after);
    const moved = itemsOf(this.#before, before).some((one, index) => {
      const other = is[index];
      return (
        one instanceof PdfRef &&
        other instanceof PdfRef &&
        one.number !== other.number &&
        this.#landmarks.pages.has(other.number)
      );
    });
    if (moved) {
      this.#walk.differ(place);
      return;
    }
    const added = () => this.#walk.differ(place);
    grown(this.#walk, before, after, place, { old: this.comparer, added });
  };

  /** Compares the notes of a page. New ones must be widgets of new signatures. */
  readonly notes: Comparer = (before, after, place) => {
    const named = new Set(
      itemsOf(this.#before, before).map((one) => (one instanceof PdfRef ? one.number : null)),
    );
    const added = (value: PdfValue) => {
      // A reference to a missing object is filled now. No one added a note here.
      const filled = value instanceof PdfRef && named.has(value.number);
      if (filled && !this.#form.newWidgets.has(value.number)) this.#walk.differ(place);
      else this.#newNote(value, place);
    };
    grownButForStrays(this.#walk, before, after, place, { old: this.#note, added });
  };

  /**
   * Compares a new note: a widget of a new signature, or another note if the certification allows
   * notes. Some viewers draw a widget without a place over the whole page, and others not at all.
   */
  #newNote(value: PdfValue, place: ChangeLocation): void {
    const dict = quietly(() => this.#after.dict(value));
    if (value instanceof PdfRef && this.#form.newWidgets.has(value.number)) {
      const hasPlace = dict !== null && rectangleOf(this.#after, dict.get('Rect')) !== null;
      if (!hasPlace) this.#walk.differ({ ...place, kind: 'COVERED', holder: value.number });
      return;
    }
    const isWidget = dict !== null && isName(this.#after.resolve(dict.get('Subtype')), 'Widget');
    const permitted = this.#judge.permission.level === 3 && dict !== null && !isWidget;
    this.#walk.differ(permitted ? { ...place, grade: 'permitted' } : place);
  }

  readonly #note: Comparer = (before, after, place) => {
    if (place.holder !== null && this.#landmarks.fields.has(place.holder)) {
      this.#form.field(before, after, { ...place, kind: 'FORM_FIELDS' });
      return;
    }
    const isNote =
      before instanceof PdfDict && !isName(this.#before.resolve(before.get('Subtype')), 'Widget');
    const permitted = this.#judge.permission.level === 3 && isNote;
    const at: ChangeLocation = permitted ? { ...place, grade: 'permitted' } : place;
    if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) {
      this.#walk.same(before, after, at);
    } else
      this.#walk.entries(
        before,
        after,
        at,
        this.#judge.comparersIn('field or note', before, after),
      );
  };

  /** Checks whether a new signature covers signed content. */
  #covering(before: PdfDict, after: PdfDict, page: number | null): void {
    if (page === null || this.#form.newWidgets.size === 0) return;
    for (const note of itemsOf(this.#after, after.get('Annots'))) {
      const widget = note instanceof PdfRef ? this.#form.newWidgets.get(note.number) : undefined;
      if (!(note instanceof PdfRef) || !widget) continue;
      const covers = coveredBy(this.#before, before, this.#after, note);
      if (covers === 'nothing') continue;
      // Earlier signers saw the empty field there, but not its new content.
      const grade = covers === 'text' && !widget.prepared ? 'altered' : 'doubtful';
      this.#walk.differ({ kind: 'COVERED', grade, page, holder: note.number });
    }
  }
}
