import { Asn1Error, readElements, readOid, readText, tags, type Asn1 } from '../asn1/read.ts';
import { oids } from '../asn1/oids.ts';

/** Name of a subject or issuer, for display and comparison. */
export interface DistinguishedName {
  /** Bytes of the name as in the certificate. */
  readonly raw: Uint8Array;
  /** Steps of the name from the top, each in the form used for comparison (RFC 5280 § 7.1). */
  readonly steps: readonly string[];
  /** All steps as one string. Equal names have equal keys. */
  readonly key: string;
  readonly cn: string | null;
  readonly o: string | null;
  readonly ou: string | null;
  readonly c: string | null;
  readonly emails: readonly string[];
}

const texts: ReadonlySet<number | null> = new Set([
  ...[tags.utf8String, tags.printableString, tags.bmpString],
  // TeletexString, IA5String, UniversalString
  ...[20, 22, 28],
]);

/** Text for comparison: case, number of blanks and type of string make no difference. */
function comparable(value: Asn1): string {
  if (!texts.has(value.tag)) return Buffer.from(value.raw).toString('hex');
  const words = readText(value).normalize('NFKC').toLowerCase().split(/\s+/);
  return words.filter(Boolean).join(' ');
}

/** One step of a name: a set of types and their values. */
export function nameStep(set: Asn1): string {
  const pairs = readElements(set).map((pair) => [readOid(pair.at(0)), comparable(pair.at(1))]);
  return JSON.stringify(pairs.map((pair) => JSON.stringify(pair)).sort());
}

export const nameKey = (steps: readonly string[]): string => steps.join();

/** Reads a Name. @throws Asn1Error for anything else */
export function readName(node: Asn1): DistinguishedName {
  const sets = readElements(node);
  const pairs = sets.flatMap((set) =>
    readElements(set).map((pair) => [readOid(pair.at(0)), readText(pair.at(1))] as const),
  );
  const value = (id: string) => pairs.find(([type]) => type === id)?.[1] ?? null;
  const steps = sets.map(nameStep);
  return {
    raw: node.raw,
    steps,
    key: nameKey(steps),
    cn: value(oids.commonName),
    o: value(oids.organization),
    ou: value(oids.organizationalUnit),
    c: value(oids.country),
    emails: pairs.flatMap(([type, text]) => (type === oids.emailAddress ? [text] : [])),
  };
}

/** A GeneralName (RFC 5280 § 4.2.1.6). */
export type GeneralName =
  | { readonly kind: 'email' | 'dns' | 'uri'; readonly text: string }
  | { readonly kind: 'ip'; readonly bytes: Uint8Array }
  | { readonly kind: 'directory'; readonly name: DistinguishedName }
  /** A kind of name that this code does not compare. */
  | { readonly kind: 'other'; readonly context: number | null };

const kinds = { 1: 'email', 2: 'dns', 6: 'uri' } as const;

/** Reads a GeneralName. @throws Asn1Error for anything else */
export function readGeneralName(node: Asn1): GeneralName {
  const { context } = node;
  if (context === null) throw new Asn1Error('the name has no kind');
  if (context === 4) return { kind: 'directory', name: readName(node.at(0)) };
  if (context === 7) return { kind: 'ip', bytes: node.content };
  if (context !== 1 && context !== 2 && context !== 6) return { kind: 'other', context };
  return { kind: kinds[context], text: Buffer.from(node.content).toString('latin1') };
}

/** A GeneralName in the form in which names of places are compared. */
export function generalNameKey(one: GeneralName): string {
  if (one.kind === 'directory') return `directory ${one.name.key}`;
  if (one.kind === 'ip') return `ip ${Buffer.from(one.bytes).toString('hex')}`;
  return one.kind === 'other' ? `other ${one.context}` : `${one.kind} ${one.text}`;
}
