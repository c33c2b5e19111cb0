import type { PdfDict, PdfValue } from '../../formats/pdf/values.ts';
import type { Landmarks } from './landmarks.ts';
import type { PermittedChanges } from './permission.ts';
import type { Comparer, Comparers, Walk } from './walk.ts';

/** Dictionaries for whose entries there are rules. */
export type Holder =
  | 'trailer'
  | 'catalog'
  | 'permissions'
  | 'form'
  | 'form resources'
  | 'field'
  | 'field signed later'
  | 'field that may be filled'
  | 'field or note'
  | 'page'
  | 'stream'
  | 'structure';

/** A widget that a signature brought along. */
export interface NewWidget {
  readonly field: number;
  /** Its place was laid down before: who signed then saw it, empty. */
  readonly prepared: boolean;
}

/** What the comparison of the form knows. */
export interface FormJudge {
  /** Widgets of fields that were signed later, by the object. */
  readonly newWidgets: ReadonlyMap<number, NewWidget>;
  /** A field has a value that a viewer may draw with the settings of the form. */
  readonly drawsWithDefaults: boolean;
  /** Whether a value is the signature of a field that was signed later. */
  isSignedLater(value: PdfValue): boolean;
  /** Compares a field, a widget, or both in one. */
  readonly field: Comparer;
  /** Compares the fields at the top of the form; new ones must be signatures. */
  readonly fields: Comparer;
  /** Compares the fields below another; new ones must be signatures. */
  readonly kids: Comparer;
}

/** A signed revision and the later file, and who compares which part of them. */
export interface RevisionJudge {
  readonly walk: Walk;
  readonly landmarks: Landmarks;
  readonly permission: PermittedChanges;
  readonly form: FormJudge;
  /** Compares the notes of a page; new ones must be widgets of new signatures. */
  readonly notes: Comparer;
  /** Compares a list of the structure, which may have grown by new widgets. */
  readonly grownStructure: (key: string) => Comparer;
  /** Names that something signed takes from the resources of the form; null where nobody can say. */
  readonly namesTaken: ReadonlySet<string> | null;
  /** Comparers by the rules for a dictionary that was one thing and is another. */
  comparersIn(holder: Holder, before: PdfDict, after: PdfDict): Comparers;
}

/** Where a rule is asked: the judge, and the dictionary before and after. */
export interface Here {
  readonly judge: RevisionJudge;
  readonly before: PdfDict;
  readonly after: PdfDict;
}

/** Names something that may change after a signature. */
export interface HarmlessRule {
  /** As decision page 0010 names it. */
  readonly name: string;
  readonly holder: Holder;
  readonly entries: readonly string[];
  /** Judges the entry; undefined where the rule does not apply, so that a later rule may. */
  readonly comparer: (here: Here, key: string) => Comparer | undefined;
}
