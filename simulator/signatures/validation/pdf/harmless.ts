import { isName, PdfName } from '../../formats/pdf/values.ts';
import { isRounded } from './boxes.ts';
import { compareResourceGroup, compareResources, isUsualAppearance } from './default-resources.ts';
import { compareExtensions, isStore } from './documents.ts';
import { changedUnless, isLeaf, sameUnless } from './lists.ts';
import type { HarmlessRule, Here, Holder } from './rule.ts';
import { strayed } from './strays.ts';
import { harmless, unseen, type Comparer, type Comparers } from './walk.ts';

/** Accepts any value. */
const anything = (): Comparer => harmless;
/** Accepts any value without references. */
const plain = ({ judge }: Here): Comparer =>
  changedUnless(judge.walk, (_before, after) => isLeaf(after));

/**
 * All harmless changes of a PDF after a signature. An entry that no rule names must stay the same,
 * with everything it refers to. If two rules name an entry, the first rule that applies decides.
 * Decision page 0010 has the reason for each rule. A test checks that both name the same rules.
 */
export const harmlessRules: readonly HarmlessRule[] = [
  {
    name: 'bookkeeping of the file',
    holder: 'trailer',
    entries: [
      ...['Size', 'Prev', 'XRefStm', 'ID', 'Length', 'Filter', 'DecodeParms', 'Type', 'W', 'Index'],
      // A checksum that LibreOffice writes for the cross-reference stream.
      'DocChecksum',
    ],
    comparer: anything,
  },
  { name: 'bookkeeping of the file', holder: 'stream', entries: ['Length'], comparer: anything },
  // `compareMetadata` compares the properties that viewers show.
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
    name: 'removed usage rights',
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
  // Asks programs to save by appending. A signature needs it (ISO 32000-1 table 219).
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
    name: 'reference to a missing object',
    holder: 'field or note',
    entries: ['Parent'],
    comparer: ({ judge, before, after }) =>
      strayed(judge.walk, before.get('Parent'), after.get('Parent')) ? unseen : undefined,
  },
  {
    name: 'unused defaults of the form',
    holder: 'form',
    entries: ['DA', 'NeedAppearances', 'Q'],
    comparer: (here) => (here.judge.form.drawsWithDefaults ? undefined : plain(here)),
  },
  {
    name: 'defaults of every viewer',
    holder: 'form',
    entries: ['DA'],
    comparer: ({ judge, before: form }) =>
      sameUnless(
        judge.walk,
        (before, after) => before === null && isUsualAppearance(after, judge.walk.before, form),
      ),
  },
  {
    name: 'defaults of every viewer',
    holder: 'form',
    entries: ['NeedAppearances'],
    comparer: ({ judge }) =>
      changedUnless(judge.walk, (before, after) => (before ?? false) === (after ?? false)),
  },
  {
    name: 'unused resources of the form',
    holder: 'form',
    entries: ['DR'],
    comparer: ({ judge }) => compareResources(judge),
  },
  {
    name: 'unused resources of the form',
    holder: 'form resources',
    entries: ['Font', 'XObject', 'ExtGState', 'ColorSpace'],
    comparer: ({ judge }, key) => compareResourceGroup(judge, key),
  },
  // Needed only for printing with PostScript, which has been obsolete for decades (ISO 32000-1
  // § 14.2).
  {
    name: 'unused resources of the form',
    holder: 'form resources',
    entries: ['ProcSet'],
    comparer: anything,
  },
  // Time at which a program last changed the page. Viewers do not show it.
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
  // The key range of a node follows from its keys (ISO 32000-1 § 7.9.7).
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

/** Comparers for the entries of a dictionary, before and after, according to the rules. */
export function comparersIn(holder: Holder, here: Here): Comparers {
  const comparers: Record<string, Comparer | undefined> = {};
  for (const rule of harmlessRules) {
    if (rule.holder !== holder) continue;
    for (const key of rule.entries) comparers[key] ??= rule.comparer(here, key);
  }
  return comparers;
}
