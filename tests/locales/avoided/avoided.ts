/**
 * Wordings that no text of a language may contain, with the row of its glossary that has the right
 * word.
 */
export interface Avoided {
  /** The term, as the glossary of the language (`docs/wording`) names it in its first column. */
  readonly term: string;
  /** Words as they would appear in a text, in either case. A star at the end matches any ending. */
  readonly wordings: readonly string[];
  /** Keys of texts that may contain the word, because it means something else there. */
  readonly except?: readonly string[];
}
