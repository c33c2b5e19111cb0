import { readBits, readElements, type Asn1 } from '../asn1/read.ts';
import {
  generalNameKey,
  nameKey,
  nameStep,
  readGeneralName,
  type DistinguishedName,
} from './names.ts';

/** Place of a revocation list (RFC 5280 § 4.2.1.13). */
export interface DistributionPoint {
  /** Names of the place, in the form used for comparison. Null if no name is given. */
  readonly names: readonly string[] | null;
  /** Bits of the revocation reasons that the list covers. */
  readonly reasons: number;
  /** Names of the issuer of the list. Null if the issuer of the certificate issues the list too. */
  readonly issuers: readonly string[] | null;
}

/** Every reason: bits 1 to 8 of ReasonFlags. */
export const allReasons = 0x1fe;

/** Bits of ReasonFlags. The first bit is 1. */
export function readReasons(node: Asn1 | undefined): number {
  if (!node) return allReasons;
  const [first = 0, second = 0] = readBits(node);
  const bits = (first << 8) | second;
  let mask = 0;
  for (let bit = 1; bit <= 8; bit += 1) if (bits & (0x8000 >> bit)) mask |= 1 << bit;
  return mask;
}

const readNames = (node: Asn1): readonly string[] =>
  node.children.map((one) => generalNameKey(readGeneralName(one)));

/** Names of a place: full names, or one step below the name of the list's issuer. */
export function readPointName(node: Asn1, keeper: DistinguishedName): readonly string[] {
  const name = node.at(0);
  if (name.context === 0) return readNames(name);
  return [`directory ${nameKey([...keeper.steps, nameStep(name)])}`];
}

/**
 * Reads the extension of a certificate.
 * @param issuer of the certificate, to whose name a relative one belongs
 * @throws Asn1Error for anything else
 */
export function readDistributionPoints(
  node: Asn1,
  issuer: DistinguishedName,
): readonly DistributionPoint[] {
  return readElements(node).map((point) => {
    const [place, reasons, keepers] = [0, 1, 2].map((context) => point.tagged(context));
    const keeper = keepers?.children[0] && readGeneralName(keepers.children[0]);
    const above = keeper?.kind === 'directory' ? keeper.name : issuer;
    return {
      names: place ? readPointName(place, above) : null,
      reasons: readReasons(reasons),
      issuers: keepers ? readNames(keepers) : null,
    };
  });
}
