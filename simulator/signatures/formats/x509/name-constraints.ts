import { Asn1Error, readElements, type Asn1 } from '../asn1/read.ts';
import { readGeneralName, type GeneralName } from './names.ts';

/** Names that an authority may and may not certify (RFC 5280 § 4.2.1.10). */
export interface NameConstraints {
  readonly permitted: readonly GeneralName[];
  readonly excluded: readonly GeneralName[];
}

function readSubtrees(node: Asn1 | undefined): readonly GeneralName[] {
  return (node ? readElements(node) : []).map((subtree) => {
    const [base, ...rest] = readElements(subtree);
    // `minimum` must be 0 and `maximum` absent. DER then writes neither.
    const counted = rest.some(({ context, content }) => context !== 0 || content.some(Boolean));
    if (!base || counted) throw new Asn1Error('a subtree states its depth');
    return readGeneralName(base);
  });
}

/** Reads the extension. @throws Asn1Error for constraints that cannot be applied */
export function readNameConstraints(node: Asn1): NameConstraints {
  const [permitted, excluded] = [node.tagged(0), node.tagged(1)];
  if (!permitted && !excluded) throw new Asn1Error('a constraint has no name');
  return { permitted: readSubtrees(permitted), excluded: readSubtrees(excluded) };
}

/**
 * Limit of name comparisons for one certificate. A hostile file could offer any number of pairs.
 */
const maxPairs = 100_000;

const plain = (host: string) => host.toLowerCase().replace(/\.$/, '');
const below = (host: string, domain: string) => host.endsWith(domain) && host !== domain;

/**
 * Whether a host is in a domain. `.example.org` contains the hosts below it, but not `example.org`
 * itself.
 */
function hostIn(host: string, base: string): boolean {
  return base.startsWith('.') ? below(host, base) : host === base;
}

function emailIn(address: string, base: string): boolean {
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), plain(address.slice(at + 1))];
  const own = base.lastIndexOf('@');
  if (own < 0) return hostIn(host, plain(base));
  return base.slice(0, own) === local && plain(base.slice(own + 1)) === host;
}

function dnsIn(name: string, base: string): boolean {
  const [host, domain] = [plain(name), plain(base)];
  if (domain === '' || host === domain) return true;
  return below(host, domain.startsWith('.') ? domain : `.${domain}`);
}

function ipIn(address: Uint8Array, base: Uint8Array): boolean {
  if (base.length !== address.length * 2) return false;
  return address.every((byte, index) => {
    const mask = base[address.length + index] ?? 0;
    return (byte & mask) === ((base[index] ?? 0) & mask);
  });
}

/** Host of a URI. Null if the URI has no host name, because constraints cannot be applied to it. */
function hostOf(uri: string): string | null {
  try {
    const { hostname } = new URL(uri);
    return hostname === '' || /^\[|^[\d.]+$/.test(hostname) ? null : plain(hostname);
  } catch {
    return null;
  }
}

/** Whether a name is in a subtree of its kind. Null if that cannot be decided. */
function isIn(name: GeneralName, base: GeneralName): boolean | null {
  if (name.kind === 'directory' && base.kind === 'directory') {
    return base.name.steps.every((step, index) => name.name.steps[index] === step);
  }
  if (name.kind === 'email' && base.kind === 'email') return emailIn(name.text, base.text);
  if (name.kind === 'dns' && base.kind === 'dns') return dnsIn(name.text, base.text);
  if (name.kind === 'ip' && base.kind === 'ip') return ipIn(name.bytes, base.bytes);
  if (name.kind === 'uri' && base.kind === 'uri') {
    const host = hostOf(name.text);
    return host === null ? null : hostIn(host, plain(base.text));
  }
  return null;
}

const sameKind = (a: GeneralName) => (b: GeneralName) =>
  a.kind === b.kind && (a.kind !== 'other' || (b.kind === 'other' && a.context === b.context));

/**
 * Whether names comply with constraints (RFC 5280 § 6.1.3 b and c). A constrained kind of name that
 * cannot be compared does not comply (§ 4.2.1.10).
 */
export function namesAllowed(
  names: readonly GeneralName[],
  { permitted, excluded }: NameConstraints,
): boolean {
  if (names.length * (permitted.length + excluded.length) > maxPairs) return false;
  return names.every((name) => {
    const allowed = permitted.filter(sameKind(name)).map((base) => isIn(name, base));
    const forbidden = excluded.filter(sameKind(name)).map((base) => isIn(name, base));
    if ([...allowed, ...forbidden].includes(null)) return false;
    return (allowed.length === 0 || allowed.includes(true)) && !forbidden.includes(true);
  });
}
