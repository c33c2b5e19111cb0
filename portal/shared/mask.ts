/** Parts of names whose values never go into a log (R9.9, A-234); compared without case, `-` and `_`. */
const secretNames = [
  'authorization',
  'password',
  'token',
  'pin',
  'otp',
  'secret',
  'cookie',
  'filecontent',
  'phonenumber',
  // Single sign-on hands these over in the address.
  'code',
  'state',
];

const MASK = '***';

function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replace(/[-_]/g, '');
  return secretNames.some((secret) => plain.includes(secret));
}

function maskPairs(text: string): string {
  return text.replace(/([^&=#?]+)=([^&]*)/g, (pair, name: string) =>
    isSecret(name) ? `${name}=${MASK}` : pair,
  );
}

/** An address without the secrets in its query and fragment. */
export function maskUrl(url: string): string {
  const [beforeHash = '', ...hash] = url.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  const masked = query.length > 0 ? `${path}?${maskPairs(query.join('?'))}` : path;
  return hash.length > 0 ? `${masked}#${maskPairs(hash.join('#'))}` : masked;
}
