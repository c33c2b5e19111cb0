/** A requirement as `docs/requirements.md` lists it. */
export interface Requirement {
  /** Such as `R5.19`. */
  readonly id: string;
  readonly text: string;
}

/** The title of a test that names requirements. */
export interface TestTitle {
  readonly ids: readonly string[];
  /** The title without its IDs. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The requirements of the index: rows of the form `- **R5.19** text`, in their order. */
export function findRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*(R\d+\.\d+)\*\* (.+)$/gm)].map((match) => ({
    id: match[1] ?? '',
    text: match[2] ?? '',
  }));
}

/**
 * The titles in a test or story file that begin with IDs in brackets, such as
 * `'[R5.19][R9.2] refuses a file one byte over 10 MB'`. A list in one pair of brackets,
 * `[R5.19, R9.2]`, means the same.
 */
export function findTitles(source: string): TestTitle[] {
  const titles = /(['"`])((?:\[R\d+\.\d+(?:,\s*R\d+\.\d+)*\]\s*)+)(?!\s)((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...source.matchAll(titles)].map((match) => ({
    ids: [...new Set((match[2] ?? '').match(/R\d+\.\d+/g))],
    text: (match[3] ?? '').replace(/\s+/g, ' ').trim(),
    line: source.slice(0, match.index).split('\n').length,
  }));
}
