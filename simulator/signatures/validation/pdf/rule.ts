import type { PdfDict, PdfValue } from '../../formats/pdf/values.ts';
import type { Landmarks } from './landmarks.ts';
import type { PermittedChanges } from './permission.ts';
import type { Comparer, Comparers, Walk } from './walk.ts';

/** Kinds of dictionaries that have rules for their entries. */
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

/** A widget that a later signature added. */
export interface NewWidget {
  readonly field: number;
  /** Whether its place existed before, so that earlier signers saw it empty. */
  readonly prepared: boolean;
}

/** Facts and comparers for the form. */
export interface FormJudge {
  /** Widgets of later signed fields, by object number. */
  readonly newWidgets: ReadonlyMap<number, NewWidget>;
  /** Whether a field has a value that a viewer may draw with the settings of the form. */
  readonly drawsWithDefaults: boolean;
  /** Whether a value is the signature of a later signed field. */
  isSignedLater(value: PdfValue): boolean;
  /** Compares a field, a widget, or both in one object. */
  readonly field: Comparer;
  /** Compares the top fields of the form. New ones must be signatures. */
  readonly fields: Comparer;
  /** Compares the fields below another one. New ones must be signatures. */
  readonly kids: Comparer;
}

/** A signed revision and the later file, with comparers for their parts. */
export interface RevisionJudge {
  readonly walk: Walk;
  readonly landmarks: Landmarks;
  readonly permission: PermittedChanges;
  readonly form: FormJudge;
  /** Compares the notes of a page. New ones must be widgets of new signatures. */
  readonly notes: Comparer;
  /** Compares a list of the structure, which may have grown by new widgets. */
  readonly grownStructure: (key: string) => Comparer;
  /**
   * Names that signed content takes from the resources of the form. Null if they cannot be
   * determined.
   */
  readonly namesTaken: ReadonlySet<string> | null;
  /** Comparers for the entries of a dictionary, before and after, according to the rules. */
  comparersIn(holder: Holder, before: PdfDict, after: PdfDict): Comparers;
}

/** Context of a rule: the judge, and the dictionary before and after. */
export interface Here {
  readonly judge: RevisionJudge;
  readonly before: PdfDict;
  readonly after: PdfDict;
}

/** Describes a change that is allowed after a signature. */
export interface HarmlessRule {
  /** Name in decision page 0010. */
  readonly name: string;
  readonly holder: Holder;
  readonly entries: readonly string[];
  /** Comparer for the entry. Undefined if the rule does not apply, so that a later rule may. */
  readonly comparer: (here: Here, key: string) => Comparer | undefined;
}
