import type { PdfFile } from '../../formats/pdf/file.ts';

/** What a change after signing is about, in the words of the report. */
export type ChangeKind =
  | 'ACTIONS'
  | 'ANNOTATIONS'
  | 'ATTACHMENTS'
  | 'COVERED'
  | 'DOCUMENT'
  | 'FILE'
  | 'FORM_FIELDS'
  | 'FORM_SETTINGS'
  | 'LAYERS'
  | 'METADATA'
  | 'NAVIGATION'
  | 'PAGES'
  | 'PAGE_CONTENT'
  | 'PAGE_GEOMETRY'
  | 'PAGE_RESOURCES'
  | 'STRUCTURE'
  | 'VIEW_SETTINGS';

/**
 * What a change is worth. `altered`: the file is not what was signed. `permitted`: the certification
 * allows it, and yet it says something nobody signed. `doubtful`: whether it changes what is seen
 * cannot be told.
 */
export type Grade = 'altered' | 'permitted' | 'doubtful';

/** Where a comparison stands. */
export interface ChangeLocation {
  readonly kind: ChangeKind;
  readonly grade: Grade;
  /** Counted from 1; null where it is not about one page. */
  readonly page: number | null;
  /** Object of the later file that holds what is compared; null outside of objects. */
  readonly holder: number | null;
}

/** One thing that changed after a signature. */
export interface Change {
  readonly kind: ChangeKind;
  readonly grade: Grade;
  /** Counted from 1; empty where it is not about pages. */
  readonly pages: readonly number[];
  /** Revision of the file in which it stands, counted from 1; null where none can be named. */
  readonly revision: number | null;
}

/** Changes of one kind and grade, together: a report names each once, with all its pages. */
export class Changes {
  readonly #found = new Map<string, { kind: ChangeKind; grade: Grade; pages: Set<number> }>();
  readonly #revisions = new Map<string, number>();
  readonly #after: PdfFile;

  constructor(after: PdfFile) {
    this.#after = after;
  }

  note({ kind, grade, page, holder }: ChangeLocation): void {
    const key = `${grade} ${kind}`;
    const one = this.#found.get(key) ?? { kind, grade, pages: new Set<number>() };
    this.#found.set(key, one);
    if (page !== null) one.pages.add(page);
    const revision = this.#revisionOf(holder);
    const first = this.#revisions.get(key);
    if (revision !== null && (first === undefined || revision < first)) {
      this.#revisions.set(key, revision);
    }
  }

  /** The newest section that names an object is the revision that made it what it is. */
  #revisionOf(holder: number | null): number | null {
    const { sections } = this.#after;
    const at = holder === null ? 0 : sections.findIndex(({ entries }) => entries.has(holder));
    return at === -1 ? null : sections.length - at;
  }

  has(grade: Grade): boolean {
    return [...this.#found.values()].some((one) => one.grade === grade);
  }

  get all(): readonly Change[] {
    return [...this.#found].map(([key, { kind, grade, pages }]) => ({
      kind,
      grade,
      pages: [...pages].sort((a, b) => a - b),
      revision: this.#revisions.get(key) ?? null,
    }));
  }
}
