/** Words that make a field a secret wherever they are in its name. */
const secretWords: ReadonlySet<string> = new Set([
  'pin',
  'pins',
  'pincode',
  'otp',
  'otps',
  'totp',
  'pwd',
  'passcode',
  'jwt',
  'sid',
  'csrf',
  'xsrf',
  'assertion',
]);

/**
 * Longer words, also in a name without separators between its words: `accesstoken` and
 * `passwordhash` are secrets, `secretary` and `tokenizer` are not.
 */
const stems = [
  'authorization',
  'password',
  'passwd',
  'passphrase',
  'token',
  'secret',
  'cookie',
  'credential',
  'apikey',
  'accesskey',
  'privatekey',
  'sessionid',
  'filecontent',
  'phonenumber',
  'samlresponse',
] as const;

/** Endings that may follow a stem within one word. */
const endings: ReadonlySet<string> = new Set([
  '',
  's',
  'value',
  'key',
  'code',
  'hash',
  'header',
  'string',
  'text',
  'data',
  'field',
]);

/** Beginnings that may precede a short word within one word, such as `userpin`. */
const beginnings = /^(?:user|security|sms|card|client|login|bank|my|new|old)(?=pin$|otp$|pwd$)/;

function isSecretWord(word: string): boolean {
  if (secretWords.has(word.replace(beginnings, ''))) return true;
  return stems.some((stem) => {
    const at = word.lastIndexOf(stem);
    return at >= 0 && endings.has(word.slice(at + stem.length));
  });
}

/**
 * Returns the words of a name in lower case. `X-Id-Token`, `idToken` and `id_token` have the same
 * words.
 */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Results for short names, because the same few names are checked again and again. */
const known = new Map<string, boolean>();
const mostKnown = 1_000;
const longestKnown = 60;

/** Returns whether a field, header or parameter with this name contains a secret. */
export function isSecretName(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const words = wordsOf(name.slice(-200));
  const found = words.some(
    (word, index) => isSecretWord(word) || isSecretWord(word + (words[index + 1] ?? '')),
  );
  if (name.length > longestKnown) return found;
  if (known.size >= mostKnown) known.clear();
  known.set(name, found);
  return found;
}

/** Returns whether the value of a header with this name is the rest of its line. */
export const fillsItsLine = (name: string): boolean => /(?:authorization|cookies?)$/i.test(name);
