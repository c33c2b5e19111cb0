import type { CertificateRank, CertificateState } from '@dokubox/spec/enums.ts';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { ocspResponse, type CertificateStatus } from '../cms/ocsp-response.ts';
import { timeStampToken } from '../cms/time-stamp.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { credential, type Credential } from '../x509/credential.ts';
import { issueCertificate, type CertificatePlan, type Issuer } from '../x509/issue.ts';
import { oids } from '../../formats/asn1/oids.ts';
import { statementsFor } from './ranks.ts';
import { folderPairStore, memoryPairStore, type PairStore, type StoredPair } from './keep.ts';

const makeKeys = promisify(generateKeyPair);

/** Early enough for every clock that a scenario sets. */
const notBefore = new Date('2015-01-01T00:00:00Z');
const notAfter = new Date('2045-01-01T00:00:00Z');
/**
 * Earlier than every clock that a scenario sets. Expired and revoked certificates of scenarios
 * ended at this time.
 */
const longAgo = new Date('2016-01-01T00:00:00Z');
/** CRLReason keyCompromise: the key may be in unknown hands since the revocation. */
const keyCompromise = 1;

/** Identity of a signer for the certificate. */
export interface CertificateRequest {
  /** Distinguishes people with the same name, for example the user's id. */
  readonly id: string;
  readonly name: string;
  /** The bank or client company for which the person signs. */
  readonly organization: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly rank: CertificateRank;
  readonly keys?: 'rsa' | 'ec' | undefined;
  /**
   * State for scenarios: a certificate that expired or was revoked before all their events. Valid
   * by default.
   */
  readonly state?: CertificateState | undefined;
  /** Validity of a certificate that has expired or is not valid yet. */
  readonly validity?: { readonly notBefore: Date; readonly notAfter: Date } | undefined;
}

/** Test public-key infrastructure. Every name in it contains TEST. */
export interface TestTrust {
  /** Trust anchor for validators. */
  readonly root: Certificate;
  readonly intermediate: Certificate;
  /** The person's certificate and key. The same identity always gets the same ones. */
  signerFor(identity: CertificateRequest): Promise<Credential>;
  /** RFC 3161 token for a SHA-256 imprint. */
  timeStamp(imprint: Uint8Array, at: Date): Uint8Array;
  /** OCSP responses for the chain of a certificate, without the root. */
  ocspFor(certificate: Certificate, at: Date): readonly Uint8Array[];
  /** Revokes a certificate. OCSP responses given at or after `at` report it. */
  revoke(certificate: Certificate, at: Date, reason?: number): void;
  /** Certificates of the authorities and their services, without the signers. */
  readonly certificates: readonly Certificate[];
  /** Certificate of the time-stamp authority. */
  readonly timeStampAuthority: Certificate;
}

async function newKey(kind: 'rsa' | 'ec'): Promise<KeyObject> {
  const { privateKey } =
    kind === 'ec'
      ? await makeKeys('ec', { namedCurve: 'P-256' })
      : await makeKeys('rsa', { modulusLength: 2048 });
  return privateKey;
}

type Plan = Omit<CertificatePlan, 'publicKey' | 'notBefore' | 'notAfter'> & {
  readonly validity?: CertificateRequest['validity'];
  readonly keys?: 'rsa' | 'ec' | undefined;
};

const service = 'TEST Dokubox Trust Services';

const plans = {
  root: {
    subject: { c: 'EU', o: service, cn: 'TEST Dokubox Root CA' },
    authority: {},
    keyUsage: ['keyCertSign', 'crlSign'],
    keys: 'ec',
  },
  intermediate: {
    subject: { c: 'EU', o: service, cn: 'TEST Dokubox Signing CA' },
    authority: { pathLength: 0 },
    keyUsage: ['keyCertSign', 'crlSign'],
    keys: 'ec',
  },
  rootResponder: {
    subject: { c: 'EU', o: service, cn: 'TEST Dokubox Root OCSP' },
    keyUsage: ['digitalSignature'],
    extendedUsage: { id: oids.ocspSigning, critical: false },
    ocspNoCheck: true,
    keys: 'ec',
  },
  responder: {
    subject: { c: 'EU', o: service, cn: 'TEST Dokubox OCSP' },
    keyUsage: ['digitalSignature'],
    extendedUsage: { id: oids.ocspSigning, critical: false },
    ocspNoCheck: true,
    keys: 'ec',
  },
  timeStamp: {
    subject: { c: 'EU', o: service, cn: 'TEST Dokubox Time Stamp Authority' },
    keyUsage: ['digitalSignature', 'nonRepudiation'],
    extendedUsage: { id: oids.timeStamping, critical: true },
    keys: 'ec',
  },
} as const satisfies Record<string, Plan>;

function signerPlan(request: CertificateRequest): Plan {
  const { name, organization, country, id, rank, state, ...rest } = request;
  return {
    ...(state === 'EXPIRED' && { validity: { notBefore, notAfter: longAgo } }),
    subject: {
      c: country,
      o: `TEST ${organization}`,
      serialNumber: createHash('sha256').update(id).digest('hex').slice(0, 12).toUpperCase(),
      cn: `TEST ${name}`,
    },
    keyUsage: ['nonRepudiation'],
    qcStatements: statementsFor(rank),
    ...rest,
  };
}

interface Pair {
  readonly key: KeyObject;
  readonly certificate: Certificate;
}

async function makePair(plan: Plan, issuer: Pair | null): Promise<StoredPair> {
  const key = await newKey(plan.keys ?? 'rsa');
  const signer: Issuer = issuer ?? { key };
  const certificate = issueCertificate(
    { notBefore, notAfter, ...plan.validity, ...plan, publicKey: createPublicKey(key) },
    signer,
  );
  return {
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certificate.toPem(),
  };
}

function readPair(pair: StoredPair): Pair {
  const base64 = pair.certificate.replace(/-----[^-]+-----|\s/g, '');
  return {
    key: createPrivateKey(pair.key),
    certificate: Certificate.parse(Buffer.from(base64, 'base64')),
  };
}

/** @param keep creates and stores pairs by name */
async function openWith(keep: PairStore): Promise<TestTrust> {
  const pair = async (name: string, plan: Plan, issuer: Pair | null) =>
    readPair(await keep(name, () => makePair(plan, issuer)));
  const root = await pair('root', plans.root, null);
  const intermediate = await pair('intermediate', plans.intermediate, root);
  const [rootResponderPair, responderPair, timeStampPair] = await Promise.all([
    pair('root-ocsp', plans.rootResponder, root),
    pair('ocsp', plans.responder, intermediate),
    pair('time-stamp', plans.timeStamp, intermediate),
  ]);
  const above = [intermediate.certificate, root.certificate];
  const responder = credential(responderPair.key, responderPair.certificate, above);
  const rootResponder = credential(rootResponderPair.key, rootResponderPair.certificate, [
    root.certificate,
  ]);
  const authority = credential(timeStampPair.key, timeStampPair.certificate, above);

  const signers = new Map<string, Promise<Credential>>();
  const revoked = new Map<string, Extract<CertificateStatus, { status: 'revoked' }>>();
  const statusOf = (certificate: Certificate, at: Date): CertificateStatus => {
    const entry = revoked.get(certificate.fingerprint);
    return entry && entry.at <= at ? entry : { status: 'good' };
  };

  const revoke = (certificate: Certificate, at: Date, reason = 0) => {
    revoked.set(certificate.fingerprint, { status: 'revoked', at, reason });
  };

  return {
    root: root.certificate,
    intermediate: intermediate.certificate,
    timeStampAuthority: authority.certificate,
    certificates: [
      ...above,
      authority.certificate,
      responder.certificate,
      rootResponder.certificate,
    ],
    signerFor(identity) {
      const name = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 32);
      const made =
        signers.get(name) ??
        pair(`signer-${name}`, signerPlan(identity), intermediate).then(({ key, certificate }) => {
          if (identity.state === 'REVOKED') revoke(certificate, longAgo, keyCompromise);
          return credential(key, certificate, above);
        });
      signers.set(name, made);
      // A failed promise must not be stored, because the next attempt may succeed.
      made.catch(() => signers.delete(name));
      return made;
    },
    timeStamp: (imprint, at) => timeStampToken(authority, imprint, at),
    ocspFor(certificate, at) {
      const issued = { certificate: intermediate.certificate, issuer: root.certificate };
      const upper = ocspResponse(rootResponder, issued, statusOf(issued.certificate, at), at);
      if (certificate.fingerprint === intermediate.certificate.fingerprint) return [upper];
      const own = { certificate, issuer: intermediate.certificate };
      return [ocspResponse(responder, own, statusOf(certificate, at), at), upper];
    },
    revoke,
  };
}

/**
 * Opens the test infrastructure, and creates it on first use.
 * @param folder folder for keys and certificates, readable by their owner only. Without a folder
 *   they are lost when the process ends.
 */
export function openTestTrust({
  folder,
  keep = folder === undefined ? memoryPairStore() : folderPairStore(folder),
}: { readonly folder?: string; readonly keep?: PairStore } = {}): Promise<TestTrust> {
  return openWith(keep);
}
