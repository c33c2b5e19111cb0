/** One pattern of English that a reader stumbles over, and what to write in its place. */
export interface EnglishRule {
  readonly name: string;
  readonly pattern: RegExp;
  /** The advice that a person reads, e.g. `write “again”`. */
  readonly instead: string;
}

/** Sentences with more words than this one are too long for a first reading. */
export const longestSentence = 30;

/**
 * The patterns of `docs/english.md` that a program can find in one sentence. Each has few false alarms:
 * what needs judgement is left to the reader of a change.
 */
export const rules: readonly EnglishRule[] = [
  {
    name: 'headless',
    pattern:
      /^(?:(?:of|for|to|by|from|in|on|with|at) )?(?:what|who|whom|whose|whoever|where)\b(?!.*\?)/i,
    instead: 'name the thing: “the user”, “the value”, “if …”',
  },
  {
    name: 'object first',
    pattern: /^(?:Of|Into|Out of) (?:a|an|the|all|each|every|two|both|its|many|several)\b/,
    instead: 'start with who acts',
  },
  { name: 'the own', pattern: /\bthe own\b/i, instead: 'say whose: “their”, “the caller’s”' },
  {
    name: 'is no',
    pattern: /(?<!\bthere )\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|fewer\b|later\b)/i,
    instead: 'write “is not a …” or “has no …”',
  },
  { name: 'be it', pattern: /\bbe (?:it|they) /i, instead: 'write “whether … or …”' },
  { name: 'anew', pattern: /\b(?:anew|once more)\b/i, instead: 'write “again”' },
  {
    name: 'stands',
    pattern: /\b(?:stands?|stood|standing)\b(?! for\b|-in\b|alone\b|out\b|still\b)/i,
    instead: 'write “is in”, “is listed in”, “is based on”',
  },
  {
    name: 'holds that',
    pattern: /\b(?:holds?|held) (?:that|what|it|them|to|against|true|everything|nothing)\b/i,
    instead: 'write “checks that”, “keeps”, “contains”',
  },
  {
    name: 'tells',
    pattern: /\b(?:tells?|told|telling)\b(?! (?:\w+ ){0,3}apart\b)/i,
    instead: 'write “returns”, “shows”, “reports”, “records”',
  },
  {
    name: 'goes on',
    pattern: /\b(?:goes|go|went|going) on\b(?! (?:a|an|the|to) )/i,
    instead: 'write “continues”',
  },
  {
    name: 'goes its way',
    pattern: /\b(?:goes|go|went) (?:its|their) way\b/i,
    instead: 'write “works normally”',
  },
  {
    name: 'runs out',
    pattern: /\b(?:runs?|ran|running) out\b(?! of\b)/i,
    instead: 'write “expires”',
  },
  {
    name: 'takes back',
    pattern: /\b(?:takes?|took|taken|taking) (?:\w+ ){0,3}back\b/i,
    instead: 'write “undo”, “revoke”',
  },
  {
    name: 'hands on',
    pattern: /\b(?:hands?|handed|handing) (?:\w+ ){0,3}on\b/i,
    instead: 'write “pass on”, “share”',
  },
  {
    name: 'beside',
    pattern: /\bbeside\b/i,
    instead: 'write “next to”, “besides”, “in addition to”',
  },
  { name: 'meanwhile', pattern: /\bmeanwhile\b/i, instead: 'write “since then”' },
  { name: 'rightly', pattern: /\brightly\b/i, instead: 'write “correctly”' },
  {
    name: 'somebody',
    pattern: /\b(?:somebody|everybody|nobody|whoever)\b/i,
    instead: 'write “someone”, “everyone”, “no one”; best: “the user”',
  },
  { name: 'the former', pattern: /\bthe (?:former|latter)\b/i, instead: 'repeat the noun' },
  {
    name: 'kept library',
    pattern: /\bkept (?:library|libraries|package|packages|tool|validator)\b/i,
    instead: 'write “maintained”',
  },
  {
    name: 'fresh',
    pattern: /\bfresh\b(?! (?:clone|install|start|colour|copy))/i,
    instead: 'write “new”',
  },
  {
    name: 'refused with',
    pattern: /\brefused with\b/i,
    instead: 'write “rejected with”, “returns 409”',
  },
  { name: 'words to', pattern: /\bwords to (?:the|a|it)\b/i, instead: 'write “note explaining …”' },
  { name: 'e. g.', pattern: /\b(?:e\. ?g\.|i\. ?e\.)/i, instead: 'write “for example”, “that is”' },
  { name: 'made up', pattern: /\bmade[ -]up\b/i, instead: 'write “generated”, “invented”' },
  {
    name: 'does not fit',
    pattern: /\b(?:does|do|did) not fit\b(?! (?:in|into|on)\b)/i,
    instead: 'write “does not match”',
  },
  {
    name: 'is asked for',
    pattern: /\b(?:is|are|was|were) asked (?:for|of)\b/i,
    instead: 'write “needs”, “is waiting for”',
  },
  { name: 'with time', pattern: /\bcomes? with time\b/i, instead: 'write “upcoming events”' },
  { name: 'semicolon', pattern: /; /, instead: 'write two sentences' },
];

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word));

export type BrokenRule = Pick<EnglishRule, 'name' | 'instead'>;

/** The rules that a sentence breaks. */
export function brokenIn(sentence: string): readonly BrokenRule[] {
  const broken = rules
    .filter(({ pattern }) => pattern.test(sentence))
    .map(({ name, instead }) => ({ name, instead }));
  const words = wordsOf(sentence).length;
  return words <= longestSentence
    ? broken
    : [...broken, { name: 'long', instead: `${String(words)} words; write two sentences` }];
}
