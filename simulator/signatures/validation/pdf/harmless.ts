import { isName, PdfName } from '../../formats/pdf/values.ts';
import { isRounded } from './boxes.ts';
import { compareResourceGroup, compareResources, isUsualAppearance } from './default-resources.ts';
import { compareExtensions, isStore } from './documents.ts';
import { changedUnless, isLeaf, sameUnless } from './lists.ts';
import type { HarmlessRule, Here, Holder } from './rule.ts';
import { strayed } from './strays.ts';
import { harmless, unseen, type Comparer, type Comparers } from './walk.ts';

/** Accepts whatever stands there. */
const anything = (): Comparer => harmless;
/** Accepts whatever refers to nothing. */
const plain = ({ judge }: Here): Comparer =>
  changedUnless(judge.walk, (_before, after) => isLeaf(after));

/**
 * Everything that may change in a PDF after a signature, in one list. An entry that no rule names must stay
 * the same, with all it leads to. Where two rules name an entry, the first that applies decides. The decision
 * page 0010 gives the reason for each rule; a test checks that both name the same rules.
 */
export const harmlessRules: readonly HarmlessRule[] = [
  {
    name: 'books of the file',
    holder: 'trailer',
    entries: [
      ...['Size', 'Prev', 'XRefStm', 'ID', 'Length', 'Filter', 'DecodeParms', 'Type', 'W', 'Index'],
      // A checksum LibreOffice writes about the stream of places.
      'DocChecksum',
    ],
    comparer: anything,
  },
  { name: 'books of the file', holder: 'stream', entries: ['Length'], comparer: anything },
  // What viewers show of both is compared apart (`compareMetadata`).
  { name: 'description of the file', holder: 'trailer', entries: ['Info'], comparer: anything },
  { name: 'description of the file', holder: 'catalog', entries: ['Metadata'], comparer: anything },
  {
    name: 'validation data',
    holder: 'catalog',
    entries: ['DSS'],
    comparer: ({ judge: { walk } }) =>
      changedUnless(walk, (_before, after) => after === null || isStore(walk.after, after)),
  },
  {
    name: 'edition of the format',
    holder: 'catalog',
    entries: ['Version'],
    comparer: ({ judge }) =>
      changedUnless(judge.walk, (_before, after) => after === null || after instanceof PdfName),
  },
  {
    name: 'edition of the format',
    holder: 'catalog',
    entries: ['Extensions'],
    comparer: ({ judge }) => compareExtensions(judge.walk),
  },
  { name: 'mark of iText', holder: 'catalog', entries: ['ITXT'], comparer: anything },
  { name: 'mark of iText', holder: 'form', entries: ['ITXT'], comparer: anything },
  {
    name: 'usage rights taken away',
    holder: 'permissions',
    entries: ['UR', 'UR3'],
    comparer: ({ judge }) => sameUnless(judge.walk, (_before, after) => after === null),
  },
  {
    name: 'later certification',
    holder: 'permissions',
    entries: ['DocMDP'],
    comparer: ({ judge, before, after }) =>
      before.get('DocMDP') === null && judge.form.isSignedLater(after.get('DocMDP'))
        ? harmless
        : undefined,
  },
  {
    name: 'new signature field',
    holder: 'form',
    entries: ['Fields'],
    comparer: ({ judge }) => judge.form.fields,
  },
  {
    name: 'new signature field',
    holder: 'field',
    entries: ['Kids'],
    comparer: ({ judge }) => judge.form.kids,
  },
  {
    name: 'new signature field',
    holder: 'page',
    entries: ['Annots'],
    comparer: ({ judge }) => judge.notes,
  },
  // Tells programs to save by appending; a signature needs it (ISO 32000-1 table 219).
  { name: 'new signature field', holder: 'form', entries: ['SigFlags'], comparer: plain },
  {
    name: 'prepared field signed',
    holder: 'field signed later',
    entries: ['V', 'AP', 'AS', 'M', 'F', 'MK'],
    comparer: anything,
  },
  {
    name: 'field filled in where permitted',
    holder: 'field that may be filled',
    entries: ['V', 'RV', 'AP', 'AS', 'M', 'I'],
    comparer:
      ({ judge }) =>
      (before, after, place) =>
        judge.walk.visit(before, after, { ...place, grade: 'permitted' }),
  },
  {
    name: 'name that led nowhere',
    holder: 'field or note',
    entries: ['Parent'],
    comparer: ({ judge, before, after }) =>
      strayed(judge.walk, before.get('Parent'), after.get('Parent')) ? unseen : undefined,
  },
  {
    name: 'defaults of the form nothing is drawn with',
    holder: 'form',
    entries: ['DA', 'NeedAppearances', 'Q'],
    comparer: (here) => (here.judge.form.drawsWithDefaults ? undefined : plain(here)),
  },
  {
    name: 'defaults every viewer has',
    holder: 'form',
    entries: ['DA'],
    comparer: ({ judge, before: form }) =>
      sameUnless(
        judge.walk,
        (before, after) => before === null && isUsualAppearance(after, judge.walk.before, form),
      ),
  },
  {
    name: 'defaults every viewer has',
    holder: 'form',
    entries: ['NeedAppearances'],
    comparer: ({ judge }) =>
      changedUnless(judge.walk, (before, after) => (before ?? false) === (after ?? false)),
  },
  {
    name: 'resources of the form nothing is drawn with',
    holder: 'form',
    entries: ['DR'],
    comparer: ({ judge }) => compareResources(judge),
  },
  {
    name: 'resources of the form nothing is drawn with',
    holder: 'form resources',
    entries: ['Font', 'XObject', 'ExtGState', 'ColorSpace'],
    comparer: ({ judge }, key) => compareResourceGroup(judge, key),
  },
  // What a reader needs to print with PostScript, of no use for decades (ISO 32000-1 § 14.2).
  {
    name: 'resources of the form nothing is drawn with',
    holder: 'form resources',
    entries: ['ProcSet'],
    comparer: anything,
  },
  // When a program last touched the page; shown by nothing.
  { name: 'date of a page', holder: 'page', entries: ['LastModified'], comparer: plain },
  {
    name: 'order of the fields of a page',
    holder: 'page',
    entries: ['Tabs'],
    comparer: ({ judge }) =>
      sameUnless(judge.walk, (before, after) => before === null && isName(after, 'S')),
  },
  {
    name: 'rounded box of a page',
    holder: 'page',
    entries: ['ArtBox', 'BleedBox', 'CropBox', 'MediaBox', 'TrimBox'],
    comparer: ({ judge }) => sameUnless(judge.walk, isRounded),
  },
  {
    name: 'structure of a new widget',
    holder: 'structure',
    entries: ['K', 'Kids', 'Nums'],
    comparer: ({ judge }, key) => judge.grownStructure(key),
  },
  // The range of keys of a node follows from the keys it has (ISO 32000-1 § 7.9.7).
  {
    name: 'structure of a new widget',
    holder: 'structure',
    entries: ['Limits'],
    comparer: anything,
  },
  {
    name: 'structure of a new widget',
    holder: 'structure',
    entries: ['ParentTreeNextKey'],
    comparer: ({ after }, key) => (typeof after.get(key) === 'number' ? harmless : undefined),
  },
];

/** Comparers by the rules for a dictionary that was one thing and is another. */
export function comparersIn(holder: Holder, here: Here): Comparers {
  const comparers: Record<string, Comparer | undefined> = {};
  for (const rule of harmlessRules) {
    if (rule.holder !== holder) continue;
    for (const key of rule.entries) comparers[key] ??= rule.comparer(here, key);
  }
  return comparers;
}
