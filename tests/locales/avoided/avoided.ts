/** Wordings that no text of a language holds, beside the row of its glossary that says what to write. */
export interface Avoided {
  /** The term, as the glossary of the language (`docs/wording`) names it in its first column. */
  readonly term: string;
  /** Words as they would stand in a text, in either case; a star at the end stands for any ending. */
  readonly wordings: readonly string[];
  /** Keys whose text means something else with the word, and may keep it. */
  readonly except?: readonly string[];
}
