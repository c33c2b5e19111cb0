import type { PdfDict } from '../../formats/pdf/values.ts';
import type { Comparison } from './comparison.ts';
import type { Role } from './walk.ts';

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
export type Judge = Omit<Comparison, 'run'>;

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
