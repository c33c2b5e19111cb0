import { canonicalizationOf, canonicalize } from '../../formats/xml/canonical.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { base64Of, rootOf } from '../../formats/xml/parse.ts';
import {
  allElements,
  childElements,
  elementsAround,
  onlyChild,
  type XmlDocument,
  type XmlElement,
} from '../../formats/xml/tree.ts';
import {
  digestStrong,
  signatureHolds,
  xmlSchemeOf,
  type SignatureScheme,
} from '../core/algorithms.ts';
import { Checks } from '../core/checks.ts';
import { Evidence, type ValidationContext } from '../core/context.ts';
import { judgeSignature, type CounterSignature, type OpenSignature } from '../core/judge-cms.ts';
import type { JudgedSignature } from '../core/report.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import {
  openXadesArchiveTimestamps,
  judgeXadesArchiveTimestamps,
  type XadesArchiveTimestamps,
} from './xades-archive-timestamps.ts';
import { checkReferences, type CoveredByReferences } from './references.ts';
import { idsOf } from './targets.ts';
import {
  aimsAt,
  collectValues,
  counterSignatures,
  hasEvidenceRecord,
  keyInfoCertificates,
  qualifyingProperties,
  signatureTimestamps,
  signedTypes,
  signerCertificate,
  signingTime,
} from './xades-properties.ts';

const { ds, xades } = xmlNamespaces;
const maxSignatures = 50;

/** An XML signature with the content it covers. */
export interface XmlSignature {
  readonly judged: JudgedSignature;
  readonly covered: CoveredByReferences;
  /** Media types of files, as stated in its signed properties. */
  readonly types: ReadonlyMap<string, string>;
  readonly element: XmlElement;
}

const nothing: CoveredByReferences = {
  files: new Set(),
  elements: new Set(),
  whole: false,
  properties: null,
  digests: [],
  octets: [],
};

/** Signatures of a document that are not inside another signature. */
export function signatureElements(document: XmlDocument): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (const element of allElements(rootOf(document))) {
    if (element.namespace !== ds || element.localName !== 'Signature') continue;
    const around = new Set(elementsAround(element));
    if (!found.some((outer) => around.has(outer))) found.push(element);
  }
  return found;
}

function checkValue(
  checks: Checks,
  signature: XmlElement,
  signedInfo: XmlElement,
  open: Pick<OpenSignature, 'certificate'>,
): SignatureScheme | null {
  const method = onlyChild(signedInfo, ds, 'CanonicalizationMethod');
  const algorithm = onlyChild(signedInfo, ds, 'SignatureMethod');
  const form = canonicalizationOf(method?.attribute('Algorithm') ?? '', method ?? undefined);
  // The known algorithms have no parameters. With parameters it would be another algorithm.
  const parameters = algorithm ? childElements(algorithm) : [];
  const uri = parameters.length === 0 ? algorithm?.attribute('Algorithm') : null;
  const scheme = xmlSchemeOf(uri ?? '');
  const value = onlyChild(signature, ds, 'SignatureValue');
  if (!form || !value) {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    return null;
  }
  if (!scheme) {
    checks.unknown('CRYPTO_CONSTRAINTS_FAILURE', 'WEAK_ALGORITHM');
    return null;
  }
  if (!open.certificate) return scheme;
  const data = canonicalize(signedInfo, form);
  if (!signatureHolds(scheme, open.certificate.publicKey, data, base64Of(value))) {
    checks.failed('SIG_CRYPTO_FAILURE', 'SIGNATURE_VALUE_WRONG');
  }
  return scheme;
}

/** Maximum number of counter-signatures. No honest file has so many. */
const maxCounters = 10;

interface Opened {
  readonly open: OpenSignature;
  readonly covered: CoveredByReferences;
  readonly types: ReadonlyMap<string, string>;
  readonly level: 'B' | 'T' | 'LT' | 'LTA' | null;
  readonly archiveTimestamps: XadesArchiveTimestamps;
}

const noArchiveTimestamps: XadesArchiveTimestamps = { open: [], left: [] };

const formatOf = (level: Opened['level']) => (level ? `XAdES-BASELINE-${level}` : 'XML-NOT-ETSI');

function openXades(
  signature: XmlElement,
  document: XmlDocument,
  file: (name: string) => Uint8Array | null,
  evidence: Evidence,
  context: ValidationContext,
): Opened {
  const checks = new Checks();
  const id = context.nextId('S');
  const broken = {
    open: {
      id,
      checks,
      certificate: null,
      claimedTime: null,
      timestamps: [],
      strong: () => true,
    },
    covered: nothing,
    types: new Map(),
    level: null,
    archiveTimestamps: noArchiveTimestamps,
  };
  const signedInfo = onlyChild(signature, ds, 'SignedInfo');
  if (!signedInfo) {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    return broken;
  }
  const around = { ids: idsOf(document), root: rootOf(document), file };
  const covered = checkReferences(checks, signature, signedInfo, around);
  const qualifying = qualifyingProperties(signature);
  const properties = onlyChild(qualifying, xades, 'SignedProperties');
  // Unsigned properties could state anything, and a reference to other properties proves nothing.
  const own = properties !== null && covered.properties === properties;
  // Properties of another signature prove nothing about this one (EN 319 132-1 § 4.3.1).
  const signed = own && aimsAt(qualifying, signature, around.ids) ? properties : null;
  if (!signed) checks.unknown('SIG_CONSTRAINTS_FAILURE', 'SIGNED_PROPERTIES_MISSING');
  const keyInfo = keyInfoCertificates(signature);
  evidence.addEncoded(keyInfo);
  collectValues(qualifying, evidence);
  const named = keyInfo.flatMap((der) => Certificate.tryParse(der) ?? []);
  const candidates = [...named, ...evidence.certificates];
  const certificate = signerCertificate(checks, signed, candidates);
  const scheme = checkValue(checks, signature, signedInfo, { certificate });
  const timestamps = signatureTimestamps(checks, signature, qualifying, evidence, context);
  const archiveTimestamps = openXadesArchiveTimestamps(
    checks,
    signature,
    qualifying,
    covered,
    evidence,
    context,
  );
  const value = onlyChild(signature, ds, 'SignatureValue');
  const counter = (element: XmlElement): CounterSignature => {
    const inner = openSafely(element, document, () => null, evidence, context);
    const { checks: found } = inner.open;
    // A counter-signature must cover this signature value, whatever else it covers.
    if (!value || (found.verdict.level !== 'FAILED' && !inner.covered.elements.has(value))) {
      found.failed('FORMAT_FAILURE', 'SIGNED_DATA_MISSING');
    }
    return { open: inner.open, format: formatOf(inner.level) };
  };
  const digests = [...covered.digests, ...(scheme ? [scheme.digest] : [])];
  const longTerm = archiveTimestamps.open.some(({ intact }) => intact) ? 'LTA' : 'LT';
  const level = timestamps.length === 0 ? 'B' : evidence.revocations.size > 0 ? longTerm : 'T';
  return {
    open: {
      id,
      checks,
      certificate,
      evidenceRecord: hasEvidenceRecord(qualifying),
      claimedTime: signingTime(signed),
      timestamps,
      counters: counterSignatures(qualifying).slice(0, maxCounters).map(counter),
      strong: (at) => digests.every((digest) => digestStrong(digest, at)),
    },
    covered,
    types: signedTypes(signed, signedInfo),
    level: qualifying ? level : null,
    archiveTimestamps,
  };
}

/**
 * Validates the signatures of an XML document.
 * @param file returns the bytes of a file that references may name
 * @param found receives each signature as soon as it is judged
 * @throws XmlError if there are too many signatures
 */
export function validateXades(
  document: XmlDocument,
  file: (name: string) => Uint8Array | null,
  context: ValidationContext,
  found: (signature: XmlSignature) => void = () => undefined,
): readonly XmlSignature[] {
  return signatureElements(document)
    .slice(0, maxSignatures)
    .map((element) => {
      const evidence = new Evidence();
      const { open, covered, types, level, archiveTimestamps } = openSafely(
        element,
        document,
        file,
        evidence,
        context,
      );
      const format = formatOf(level);
      const covering = judgeXadesArchiveTimestamps(
        open.checks,
        archiveTimestamps,
        evidence,
        context,
      );
      const { left } = archiveTimestamps;
      const judged = judgeSignature(open, { format, covering, left, evidence, context });
      const signature = { judged, covered, types, element };
      found(signature);
      return signature;
    });
}

function openSafely(...args: Parameters<typeof openXades>): Opened {
  try {
    return openXades(...args);
  } catch (error) {
    args[4].unreadable(error);
    const checks = new Checks();
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    const open = {
      id: args[4].nextId('S'),
      checks,
      certificate: null,
      claimedTime: null,
      timestamps: [],
      strong: () => true,
    };
    return {
      open,
      covered: nothing,
      types: new Map(),
      level: null,
      archiveTimestamps: noArchiveTimestamps,
    };
  }
}
