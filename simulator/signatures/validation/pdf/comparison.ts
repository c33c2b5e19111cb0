import type { PdfFile } from '../../formats/pdf/file.ts';
import { PdfDict } from '../../formats/pdf/values.ts';
import type { Landmarks } from './landmarks.ts';
import type { ChangeKind, Changes, ChangeLocation } from './change.ts';
import { namesTaken } from './default-resources.ts';
import { compareMetadata, type SelfDescription } from './documents.ts';
import { FormComparer } from './form-comparer.ts';
import { comparersIn } from './harmless.ts';
import { PagesComparer } from './pages-comparer.ts';
import type { PermittedChanges } from './permission.ts';
import type { Holder, RevisionJudge } from './rule.ts';
import { StructureComparer } from './structure.ts';
import { harmless, Walk, type Comparer, type Comparers } from './walk.ts';

/** Kind of change for each entry of the catalog. */
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

const kindIn = (key: string): ChangeKind => kindOfEntry[key] ?? 'DOCUMENT';

const empty = new PdfDict(new Map());

/**
 * Compares a signed revision with the later file. Changes that match a rule are harmless. Every
 * other change is reported.
 */
export class Comparison implements RevisionJudge {
  readonly walk: Walk;
  readonly landmarks: Landmarks;
  readonly permission: PermittedChanges;
  readonly form: FormComparer;
  readonly notes: Comparer;
  readonly grownStructure: (key: string) => Comparer;
  readonly #pages: PagesComparer;
  readonly #structure: StructureComparer;
  readonly #before: PdfFile;
  readonly #after: PdfFile;
  #namesTaken: ReadonlySet<string> | null | undefined;

  constructor(
    before: PdfFile,
    after: PdfFile,
    landmarks: Landmarks,
    permission: PermittedChanges,
    changes: Changes,
  ) {
    this.#before = before;
    this.#after = after;
    this.landmarks = landmarks;
    this.permission = permission;
    this.walk = new Walk(before, after, landmarks, changes, (was, is) =>
      this.comparersIn('stream', was, is),
    );
    this.form = new FormComparer(this);
    this.#pages = new PagesComparer(this);
    this.#structure = new StructureComparer(this);
    this.notes = this.#pages.notes;
    this.grownStructure = (key) => this.#structure.grown(key);
  }

  get namesTaken(): ReadonlySet<string> | null {
    if (this.#namesTaken === undefined) this.#namesTaken = namesTaken(this.#before, this.landmarks);
    return this.#namesTaken;
  }

  comparersIn(holder: Holder, before: PdfDict, after: PdfDict): Comparers {
    return comparersIn(holder, { judge: this, before, after });
  }

  run(): void {
    const place: ChangeLocation = { kind: 'DOCUMENT', grade: 'altered', page: null, holder: null };
    const { trailer: was, catalog } = this.#before;
    const { trailer: is } = this.#after;
    // New fields first, because notes of a page may belong to them.
    const [a, b] = [catalog.get('AcroForm'), this.#after.catalog.get('AcroForm')];
    this.walk.visit(a, b, { ...place, kind: kindIn('AcroForm') }, this.form.comparer, 'AcroForm');
    this.walk.run();
    this.walk.entries(was, is, place, {
      ...this.comparersIn('trailer', was, is),
      Root: this.#catalog,
    });
    this.walk.run();
    compareMetadata(this.#described(this.#before), this.#described(this.#after), () =>
      this.walk.differ({ ...place, kind: 'METADATA' }),
    );
  }

  #described(file: PdfFile): SelfDescription {
    return { file, info: file.trailer.get('Info'), metadata: file.catalog.get('Metadata') };
  }

  readonly #catalog: Comparer = (before, after, place) => {
    if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) {
      this.walk.differ(place);
      return;
    }
    const comparers: Comparers = {
      ...this.comparersIn('catalog', before, after),
      // Already compared above.
      AcroForm: harmless,
      Pages: this.#pages.comparer,
      Perms: this.#permissions,
      StructTreeRoot: this.#structure.comparer,
    };
    for (const key of new Set([...before.entries.keys(), ...after.entries.keys()])) {
      const [a, b] = [before.get(key), after.get(key)];
      const comparer = Object.hasOwn(comparers, key) ? comparers[key] : undefined;
      this.walk.visit(a, b, { ...place, kind: kindIn(key) }, comparer, key);
    }
  };

  readonly #permissions: Comparer = (before, after, place) => {
    const old = before instanceof PdfDict ? before : empty;
    const fresh = after instanceof PdfDict ? after : empty;
    this.walk.entries(old, fresh, place, this.comparersIn('permissions', old, fresh));
  };
}
