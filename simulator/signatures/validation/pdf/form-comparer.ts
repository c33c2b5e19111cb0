import type { PdfFile } from '../../formats/pdf/file.ts';
import { isName, PdfDict, PdfRef, type PdfValue } from '../../formats/pdf/values.ts';
import { itemsOf } from '../../formats/pdf/lenient.ts';
import type { ChangeLocation } from './change.ts';
import { grown } from './lists.ts';
import { isFillable } from './permission.ts';
import type { FormJudge, Holder, RevisionJudge, NewWidget } from './rule.ts';
import { grownButForStrays } from './strays.ts';
import type { Comparer, Walk } from './walk.ts';

/** Allowed keys of a new signature field and its widget. An action, for example, is not allowed. */
const newFieldKeys = new Set(
  'Type Subtype FT T TU TM V DV P Rect F Ff AP AS MK M NM Parent Kids DA Q H BS Border Lock SV StructParent DR C ITXT'.split(
    ' ',
  ),
);
const empty = new PdfDict(new Map());

/**
 * Compares the form. Additions for signing are harmless, and so is filling in where it is
 * permitted.
 */
export class FormComparer implements FormJudge {
  /** Fields that were signed later. */
  readonly signedFields = new Set<number>();
  readonly newWidgets = new Map<number, NewWidget>();
  readonly drawsWithDefaults: boolean;
  readonly #judge: RevisionJudge;
  readonly #walk: Walk;
  readonly #after: PdfFile;

  constructor(judge: RevisionJudge) {
    this.#judge = judge;
    this.#walk = judge.walk;
    this.#after = judge.walk.after;
    this.drawsWithDefaults = [...judge.landmarks.fields.values()].some(isFillable);
  }

  isSignedLater(value: PdfValue): boolean {
    return (
      value instanceof PdfRef &&
      [...this.signedFields].some((field) => {
        const own = this.#after.dict(new PdfRef(field, 0))?.get('V') ?? null;
        return own instanceof PdfRef && own.number === value.number;
      })
    );
  }

  readonly comparer: Comparer = (before, after, place) => {
    if (after !== null && !(after instanceof PdfDict)) {
      this.#walk.differ(place);
      return;
    }
    const old = before instanceof PdfDict ? before : empty;
    const fresh = after ?? empty;
    this.#walk.entries(old, fresh, place, this.#judge.comparersIn('form', old, fresh));
  };

  readonly fields: Comparer = (before, after, place) => {
    const at: ChangeLocation = { ...place, kind: 'FORM_FIELDS' };
    const added = (value: PdfValue) => {
      if (!this.#isNewField(value)) this.#walk.differ(at);
    };
    grownButForStrays(this.#walk, before, after, at, { old: this.field, added });
  };

  /** Whether an added field is a signed signature field. Any other field is not part of signing. */
  #isNewField(value: PdfValue): boolean {
    if (!(value instanceof PdfRef)) return false;
    const dict = this.#after.resolve(value);
    if (!(dict instanceof PdfDict) || !this.#isKnown(dict)) return false;
    if (!isName(this.#after.resolve(dict.get('FT')), 'Sig')) return false;
    if (!(this.#after.resolve(dict.get('V')) instanceof PdfDict)) return false;
    const kids = itemsOf(this.#after, dict.get('Kids'));
    for (const kid of kids) {
      const widget = this.#after.resolve(kid);
      if (!(kid instanceof PdfRef) || !(widget instanceof PdfDict)) return false;
      if (!this.#isKnown(widget) || widget.entries.has('T') || widget.entries.has('Kids')) {
        return false;
      }
      this.newWidgets.set(kid.number, { field: value.number, prepared: false });
    }
    this.newWidgets.set(value.number, { field: value.number, prepared: false });
    this.signedFields.add(value.number);
    return true;
  }

  /**
   * Whether a default value is the signature itself. LibreOffice writes it so, and no other default
   * is known.
   */
  #defaultIsValue(field: PdfDict): boolean {
    const [value, usual] = [field.get('V'), field.get('DV')];
    if (usual === null) return true;
    return value instanceof PdfRef && usual instanceof PdfRef && value.number === usual.number;
  }

  #isKnown(dict: PdfDict): boolean {
    const known = [...dict.entries.keys()].every((key) => newFieldKeys.has(key));
    return known && this.#defaultIsValue(dict);
  }

  readonly field: Comparer = (before, after, place) => {
    if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) {
      this.#walk.same(before, after, place);
      return;
    }
    const number = place.holder;
    const facts = number === null ? undefined : this.#judge.landmarks.fields.get(number);
    const comparers = (holder: Holder) => this.#judge.comparersIn(holder, before, after);
    const signed = number !== null && facts && this.#signedNow(number, before, after);
    const fillable = facts && this.#judge.permission.mayFill(facts);
    this.#walk.entries(before, after, place, {
      ...(signed
        ? comparers('field signed later')
        : fillable
          ? comparers('field that may be filled')
          : {}),
      ...comparers('field or note'),
      ...comparers('field'),
    });
  };

  readonly kids: Comparer = (before, after, place) => {
    const added = (value: PdfValue) => {
      if (!this.#isNewField(value)) this.#walk.differ(place);
    };
    grown(this.#walk, before, after, place, { old: this.field, added });
  };

  /** Whether an existing empty field is signed now, or a widget belongs to such a field. */
  #signedNow(number: number, before: PdfDict, after: PdfDict): boolean {
    const facts = this.#judge.landmarks.fields.get(number);
    if (facts?.type !== 'Sig' || facts.hasValue || !facts.terminal) return false;
    const parent = after.get('Parent');
    const isWidget = !before.entries.has('T') && parent instanceof PdfRef;
    const holder = isWidget ? this.#after.dict(parent) : after;
    if (!(this.#after.resolve(holder?.get('V') ?? null) instanceof PdfDict)) return false;
    const field = isWidget ? parent.number : number;
    this.newWidgets.set(number, { field, prepared: true });
    this.signedFields.add(field);
    return true;
  }
}
