import type { PdfFile } from '../../formats/pdf/file.ts';
import { isName, PdfDict, PdfRef, PdfString, type PdfValue } from '../../formats/pdf/values.ts';
import { itemsOf } from '../../formats/pdf/lenient.ts';
import type { Landmarks } from './landmarks.ts';
import type { ChangeLocation } from './change.ts';
import { compareResources, leavesToViewers } from './default-resources.ts';
import { grown, leaf } from './lists.ts';
import { isFillable, type PermittedChanges } from './permission.ts';
import { grownButForStrays, strayed } from './strays.ts';
import { harmless, unseen, type Comparer, type Walk } from './walk.ts';

/** All a new signature field and its widget may say. An action, say, is none of it. */
const newFieldKeys = new Set(
  'Type Subtype FT T TU TM V DV P Rect F Ff AP AS MK M NM Parent Kids DA Q H BS Border Lock SV StructParent DR C ITXT'.split(
    ' ',
  ),
);
/** What a field that was prepared for signing gets when it is signed. */
const signingKeys = ['V', 'AP', 'AS', 'M', 'F', 'MK'];
/** What changes when a field is filled in. */
const fillingKeys = ['V', 'RV', 'AP', 'AS', 'M', 'I'];

/** Helvetica in the size that fits, in black. */
const usualAppearance = /^\s*\/Helv\s+0\s+Tf\s+0\s+g\s*$/;

const empty = new PdfDict(new Map());

/** A widget that a signature brought along. */
export interface NewWidget {
  readonly field: number;
  /** Its place was laid down before: who signed then saw it, empty. */
  readonly prepared: boolean;
}

/** Compares the form: what signing adds to it is harmless, filling it in where that is permitted. */
export class FormRole {
  /** Fields that were signed later. */
  readonly signedFields = new Set<number>();
  /** Their widgets, by the object. */
  readonly newWidgets = new Map<number, NewWidget>();
  readonly #walk: Walk;
  readonly #after: PdfFile;
  readonly #landmarks: Landmarks;
  readonly #permission: PermittedChanges;

  constructor(walk: Walk, landmarks: Landmarks, permission: PermittedChanges) {
    this.#walk = walk;
    this.#after = walk.after;
    this.#landmarks = landmarks;
    this.#permission = permission;
  }

  readonly role: Comparer = (before, after, place) => {
    if (after !== null && !(after instanceof PdfDict)) {
      this.#walk.differ(place);
      return;
    }
    const old = before instanceof PdfDict ? before : empty;
    const fresh = after ?? empty;
    const filled = [...this.#landmarks.fields.values()].some(isFillable);
    // Settings for drawing values say nothing where no field has one that is drawn with them.
    const setting = filled ? undefined : leaf(this.#walk);
    const resources: Comparer = (a, b, at) =>
      compareResources(this.#walk, this.#landmarks, a, b, at);
    this.#walk.entries(old, fresh, place, {
      DA: setting ?? this.#appearance(old),
      DR: resources,
      Fields: this.#fields,
      ITXT: harmless,
      NeedAppearances: setting ?? this.#flag,
      Q: setting,
      // Tells programs to save by appending; a signature needs it (table 219).
      SigFlags: leaf(this.#walk),
    });
  };

  /**
   * What values are drawn with where a field does not say so itself. iText writes down in every form
   * what viewers do anyway where nothing is written.
   */
  #appearance(signed: PdfDict): Comparer {
    return (before, after, place) => {
      const usual =
        after instanceof PdfString &&
        usualAppearance.test(Buffer.from(after.bytes).toString('latin1')) &&
        leavesToViewers(this.#walk.before, signed, 'Helv');
      if (before !== null || !usual) this.#walk.same(before, after, place);
    };
  }

  /** Absent means false. */
  readonly #flag: Comparer = (before, after, place) => {
    if ((before ?? false) !== (after ?? false)) this.#walk.differ(place);
  };

  readonly #fields: Comparer = (before, after, place) => {
    const at: ChangeLocation = { ...place, kind: 'FORM_FIELDS' };
    const added = (value: PdfValue) => {
      if (!this.#isNewField(value)) this.#walk.differ(at);
    };
    grownButForStrays(this.#walk, before, after, at, { old: this.field, added });
  };

  /** A field that was added must be a signature field, and signed, or it is no part of signing. */
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

  /** LibreOffice names the signature as the field's default value, too. No other default is known. */
  #defaultIsValue(field: PdfDict): boolean {
    const [value, usual] = [field.get('V'), field.get('DV')];
    if (usual === null) return true;
    return value instanceof PdfRef && usual instanceof PdfRef && value.number === usual.number;
  }

  #isKnown(dict: PdfDict): boolean {
    const known = [...dict.entries.keys()].every((key) => newFieldKeys.has(key));
    return known && this.#defaultIsValue(dict);
  }

  /** A field, a widget, or both in one. */
  readonly field: Comparer = (before, after, place) => {
    if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) {
      this.#walk.same(before, after, place);
      return;
    }
    const number = place.holder;
    const facts = number === null ? undefined : this.#landmarks.fields.get(number);
    const fields: Comparer = (a, b, at) => this.#kids(a, b, at);
    if (number !== null && facts && this.#signedNow(number, before, after)) {
      const roles = Object.fromEntries(signingKeys.map((key) => [key, harmless]));
      this.#walk.entries(before, after, place, {
        ...roles,
        ...this.above(before, after),
        Kids: fields,
      });
      return;
    }
    const filling = facts && this.#permission.mayFill(facts);
    const role: Comparer = (a, b, at) => {
      this.#walk.visit(a, b, { ...at, grade: 'permitted' });
    };
    const roles = filling ? Object.fromEntries(fillingKeys.map((key) => [key, role])) : {};
    this.#walk.entries(before, after, place, {
      ...roles,
      ...this.above(before, after),
      Kids: fields,
    });
  };

  /** A role for the field above a field or widget, where its name leads to none. */
  above(before: PdfDict, after: PdfDict): Readonly<Record<string, Comparer>> {
    const leadsNowhere = strayed(this.#walk, before.get('Parent'), after.get('Parent'));
    return leadsNowhere ? { Parent: unseen } : {};
  }

  #kids(before: PdfValue, after: PdfValue, place: ChangeLocation): void {
    const added = (value: PdfValue) => {
      if (!this.#isNewField(value)) this.#walk.differ(place);
    };
    grown(this.#walk, before, after, place, { old: this.field, added });
  }

  /** Whether a field that was there, empty, is signed now; or its widget belongs to such a field. */
  #signedNow(number: number, before: PdfDict, after: PdfDict): boolean {
    const facts = this.#landmarks.fields.get(number);
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
