import type { PdfFile } from '../../formats/pdf/file.ts';
import { PdfDict, PdfName, PdfRef } from '../../formats/pdf/values.ts';
import type { Landmarks } from './landmarks.ts';
import type { ChangeKind, Changes, ChangeLocation } from './change.ts';
import { compareExtensions, compareMetadata, isStore, type SelfDescription } from './documents.ts';
import { FormRole } from './form-role.ts';
import { PagesRole } from './pages-role.ts';
import type { PermittedChanges } from './permission.ts';
import { StructureRole } from './structure.ts';
import { harmless, Walk, type Comparer } from './walk.ts';

/** Entries of the trailer that keep the books of the file and say nothing about it (§ 7.5.5). */
const bookkeeping = [
  ...['Size', 'Prev', 'XRefStm', 'ID', 'Length', 'Filter', 'DecodeParms', 'Type', 'W', 'Index'],
  // A checksum LibreOffice writes about the stream of places.
  'DocChecksum',
];

/** What a change of an entry of the catalog is about. */
const kindOfEntry: Readonly<Record<string, ChangeKind>> = {
  AA: 'ACTIONS',
  AF: 'ATTACHMENTS',
  AcroForm: 'FORM_SETTINGS',
  Collection: 'ATTACHMENTS',
  Dests: 'NAVIGATION',
  MarkInfo: 'STRUCTURE',
  Metadata: 'METADATA',
  Names: 'NAVIGATION',
  OCProperties: 'LAYERS',
  OpenAction: 'ACTIONS',
  Outlines: 'NAVIGATION',
  OutputIntents: 'PAGE_RESOURCES',
  PageLabels: 'NAVIGATION',
  PageLayout: 'VIEW_SETTINGS',
  PageMode: 'VIEW_SETTINGS',
  Pages: 'PAGES',
  StructTreeRoot: 'STRUCTURE',
  Threads: 'NAVIGATION',
  ViewerPreferences: 'VIEW_SETTINGS',
};

const empty = new PdfDict(new Map());

/**
 * Compares a signed revision with the later file. What is named here as harmless is accepted, with
 * its reason; everything else is a change.
 */
export class Comparison {
  readonly #before: PdfFile;
  readonly #after: PdfFile;
  readonly #walk: Walk;
  readonly #form: FormRole;
  readonly #pages: PagesRole;
  readonly #structure: StructureRole;

  constructor(
    before: PdfFile,
    after: PdfFile,
    landmarks: Landmarks,
    permission: PermittedChanges,
    changes: Changes,
  ) {
    this.#before = before;
    this.#after = after;
    this.#walk = new Walk(before, after, landmarks, changes);
    this.#form = new FormRole(this.#walk, landmarks, permission);
    this.#pages = new PagesRole(this.#walk, landmarks, permission, this.#form);
    this.#structure = new StructureRole(this.#walk, landmarks, (number) =>
      this.#form.newWidgets.has(number),
    );
  }

  /** Fields that were signed later. */
  get signedFields(): ReadonlySet<number> {
    return this.#form.signedFields;
  }

  run(): void {
    const place: ChangeLocation = { kind: 'DOCUMENT', grade: 'altered', page: null, holder: null };
    const roles = Object.fromEntries(bookkeeping.map((key) => [key, harmless]));
    // New fields first: whether a note of a page belongs to one depends on them.
    this.#visitEntry('AcroForm', this.#form.role);
    this.#walk.run();
    this.#walk.entries(this.#before.trailer, this.#after.trailer, place, {
      ...roles,
      Root: this.#catalog,
      Info: harmless,
    });
    this.#walk.run();
    compareMetadata(this.#described(this.#before), this.#described(this.#after), () =>
      this.#walk.differ({ ...place, kind: 'METADATA' }),
    );
  }

  #described(file: PdfFile): SelfDescription {
    return { file, info: file.trailer.get('Info'), metadata: file.catalog.get('Metadata') };
  }

  #visitEntry(key: string, role: Comparer): void {
    const kind = kindOfEntry[key] ?? 'DOCUMENT';
    const place: ChangeLocation = { kind, grade: 'altered', page: null, holder: null };
    const [a, b] = [this.#before.catalog.get(key), this.#after.catalog.get(key)];
    this.#walk.visit(a, b, place, role, key);
  }

  readonly #catalog: Comparer = (before, after, place) => {
    if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) {
      this.#walk.differ(place);
      return;
    }
    const roles: Record<string, Comparer> = {
      AcroForm: harmless,
      DSS: this.#store,
      Extensions: compareExtensions(this.#walk),
      // A mark of iText's, which nothing reads.
      ITXT: harmless,
      // Compared with the information of the trailer, by what a viewer shows of both.
      Metadata: harmless,
      Pages: this.#pages.role,
      Perms: this.#permissions,
      StructTreeRoot: this.#structure.role,
      // The version of the format the latest program wrote; what it wrote is compared itself.
      Version: this.#name,
    };
    for (const key of new Set([...before.entries.keys(), ...after.entries.keys()])) {
      const kind = kindOfEntry[key] ?? 'DOCUMENT';
      const [a, b] = [before.get(key), after.get(key)];
      const role = Object.hasOwn(roles, key) ? roles[key] : undefined;
      this.#walk.visit(a, b, { ...place, kind }, role, key);
    }
  };

  readonly #name: Comparer = (_before, after, place) => {
    if (after !== null && !(after instanceof PdfName)) this.#walk.differ(place);
  };

  /** Certificates and revocation data may grow and change: they are evidence, not content. */
  readonly #store: Comparer = (_before, after, place) => {
    if (after !== null && !isStore(this.#after, after)) this.#walk.differ(place);
  };

  /**
   * The usage rights of a reader-enabled form fall away when somebody signs without them: they allow
   * a viewer more and show nothing. A later certification is named here, too.
   */
  readonly #permissions: Comparer = (before, after, place) => {
    const old = before instanceof PdfDict ? before : empty;
    const fresh = after instanceof PdfDict ? after : empty;
    const role: Comparer = (a, b, at) => {
      if (b !== null) this.#walk.same(a, b, at);
    };
    const certification = fresh.get('DocMDP');
    const own =
      certification instanceof PdfRef &&
      [...this.signedFields].some((field) => {
        const value = this.#after.dict(new PdfRef(field, 0))?.get('V') ?? null;
        return value instanceof PdfRef && value.number === certification.number;
      });
    const added = own && old.get('DocMDP') === null ? { DocMDP: harmless } : {};
    this.#walk.entries(old, fresh, place, { UR: role, UR3: role, ...added });
  };
}
