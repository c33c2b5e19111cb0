import type { PdfDict } from '../../formats/pdf/values.ts';
import type { Anchors } from './anchors.ts';
import type { FormRole } from './form-role.ts';
import type { PagesRole } from './pages-role.ts';
import type { PermittedChanges } from './permission.ts';
import type { StructureRole } from './structure.ts';
import type { Role, Walk } from './walk.ts';

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

/** Roles for entries of a dictionary; an entry without one must stay the same. */
export type Roles = Readonly<Record<string, Role | undefined>>;

/** A signed revision and the later file, and who compares which part of them. */
export interface Judge {
  readonly walk: Walk;
  readonly anchors: Anchors;
  readonly permission: PermittedChanges;
  readonly form: FormRole;
  readonly pages: PagesRole;
  readonly structure: StructureRole;
  /** Names that something signed takes from the resources of the form; null where nobody can say. */
  readonly namesTaken: ReadonlySet<string> | null;
  /** Roles by the rules for a dictionary that was one thing and is another. */
  rolesIn(holder: Holder, before: PdfDict, after: PdfDict): Roles;
}

/** Where a rule is asked: the judge, and the dictionary before and after. */
export interface Here {
  readonly judge: Judge;
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
  readonly role: (here: Here, key: string) => Role | undefined;
}
