import type { PdfFile } from '../../formats/pdf/file.ts';

/** Kinds of changes after signing, as the report names them. */
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
 * Severity of a change. `altered`: the file is not the signed one. `permitted`: the certification
 * allows the change, but no one signed it. `doubtful`: it is unknown whether the visible content
 * changes.
 */
export type Grade = 'altered' | 'permitted' | 'doubtful';

/** Place of a comparison. */
export interface ChangeLocation {
  readonly kind: ChangeKind;
  readonly grade: Grade;
  /** Page number from 1. Null if the place is not on exactly one page. */
  readonly page: number | null;
  /** Object of the later file that contains the compared value. Null outside objects. */
  readonly holder: number | null;
}

/** A change after a signature. */
export interface Change {
  readonly kind: ChangeKind;
  readonly grade: Grade;
  /** Page numbers from 1. Empty if the change is not about pages. */
  readonly pages: readonly number[];
  /** Revision of the file with the change, counted from 1. Null if it cannot be determined. */
  readonly revision: number | null;
}

/**
 * Collects changes by kind and severity. The report names each combination once, with all its
 * pages.
 */
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

  /** Revision that last wrote an object: the newest section that names it. */
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
