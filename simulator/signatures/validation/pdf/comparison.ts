import type { PdfFile } from '../../formats/pdf/file.ts';
import { PdfDict } from '../../formats/pdf/values.ts';
import type { Anchors } from './anchors.ts';
import type { ChangeKind, Changes, ChangeLocation } from './change.ts';
import { namesTaken } from './default-resources.ts';
import { compareMetadata, type SelfDescription } from './documents.ts';
import { FormRole } from './form-role.ts';
import { rolesIn } from './harmless.ts';
import { PagesRole } from './pages-role.ts';
import type { PermittedChanges } from './permission.ts';
import type { Holder, RevisionJudge } from './rule.ts';
import { StructureRole } from './structure.ts';
import { harmless, Walk, type Role, type Roles } from './walk.ts';

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

const kindIn = (key: string): ChangeKind => kindOfEntry[key] ?? 'DOCUMENT';

const empty = new PdfDict(new Map());

/**
 * Compares a signed revision with the later file. What the list of rules names as harmless is accepted;
 * everything else is a change.
 */
export class Comparison implements RevisionJudge {
  readonly walk: Walk;
  readonly anchors: Anchors;
  readonly permission: PermittedChanges;
  readonly form: FormRole;
  readonly notes: Role;
  readonly grownStructure: (key: string) => Role;
  readonly #pages: PagesRole;
  readonly #structure: StructureRole;
  readonly #before: PdfFile;
  readonly #after: PdfFile;
  #namesTaken: ReadonlySet<string> | null | undefined;

  constructor(
    before: PdfFile,
    after: PdfFile,
    anchors: Anchors,
    permission: PermittedChanges,
    changes: Changes,
  ) {
    this.#before = before;
    this.#after = after;
    this.anchors = anchors;
    this.permission = permission;
    this.walk = new Walk(before, after, anchors, changes, (was, is) =>
      this.rolesIn('stream', was, is),
    );
    this.form = new FormRole(this);
    this.#pages = new PagesRole(this);
    this.#structure = new StructureRole(this);
    this.notes = this.#pages.notes;
    this.grownStructure = (key) => this.#structure.grown(key);
  }

  get namesTaken(): ReadonlySet<string> | null {
    if (this.#namesTaken === undefined) this.#namesTaken = namesTaken(this.#before, this.anchors);
    return this.#namesTaken;
  }

  rolesIn(holder: Holder, before: PdfDict, after: PdfDict): Roles {
    return rolesIn(holder, { judge: this, before, after });
  }

  run(): void {
    const place: ChangeLocation = { kind: 'DOCUMENT', grade: 'altered', page: null, holder: null };
    const { trailer: was, catalog } = this.#before;
    const { trailer: is } = this.#after;
    // New fields first: whether a note of a page belongs to one depends on them.
    const [a, b] = [catalog.get('AcroForm'), this.#after.catalog.get('AcroForm')];
    this.walk.visit(a, b, { ...place, kind: kindIn('AcroForm') }, this.form.role, 'AcroForm');
    this.walk.run();
    this.walk.entries(was, is, place, { ...this.rolesIn('trailer', was, is), Root: this.#catalog });
    this.walk.run();
    compareMetadata(this.#described(this.#before), this.#described(this.#after), () =>
      this.walk.differ({ ...place, kind: 'METADATA' }),
    );
  }

  #described(file: PdfFile): SelfDescription {
    return { file, info: file.trailer.get('Info'), metadata: file.catalog.get('Metadata') };
  }

  readonly #catalog: Role = (before, after, place) => {
    if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) {
      this.walk.differ(place);
      return;
    }
    const roles: Roles = {
      ...this.rolesIn('catalog', before, after),
      // Compared before.
      AcroForm: harmless,
      Pages: this.#pages.role,
      Perms: this.#permissions,
      StructTreeRoot: this.#structure.role,
    };
    for (const key of new Set([...before.entries.keys(), ...after.entries.keys()])) {
      const [a, b] = [before.get(key), after.get(key)];
      const role = Object.hasOwn(roles, key) ? roles[key] : undefined;
      this.walk.visit(a, b, { ...place, kind: kindIn(key) }, role, key);
    }
  };

  readonly #permissions: Role = (before, after, place) => {
    const old = before instanceof PdfDict ? before : empty;
    const fresh = after instanceof PdfDict ? after : empty;
    this.walk.entries(old, fresh, place, this.rolesIn('permissions', old, fresh));
  };
}
