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
import { keptInFolder, keptInMemory, type Keep, type KeptPair } from './keep.ts';

const makeKeys = promisify(generateKeyPair);

/** Wide enough for every clock a scenario sets. */
const notBefore = new Date('2015-01-01T00:00:00Z');
const notAfter = new Date('2045-01-01T00:00:00Z');
/** Before every clock a scenario sets: then certificates of scenarios ended or were revoked. */
const longAgo = new Date('2016-01-01T00:00:00Z');
/** CRLReason keyCompromise: nobody can say who holds the key since. */
const keyCompromise = 1;

/** Who is to sign, as it will stand in the certificate. */
export interface CertificateRequest {
  /** Distinguishes people of one name, e.g. the user's id. */
  readonly id: string;
  readonly name: string;
  /** The bank or the client company the person signs for. */
  readonly organization: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly rank: CertificateRank;
  readonly keys?: 'rsa' | 'ec' | undefined;
  /** For scenarios: a certificate that ended, or was revoked, before all they tell of; valid unless said. */
  readonly state?: CertificateState | undefined;
  /** A certificate that has ended, or has not begun. */
  readonly validity?: { readonly notBefore: Date; readonly notAfter: Date } | undefined;
}

/** The test public-key infrastructure. Every name in it says TEST. */
export interface TestTrust {
  /** The anchor a validator is to trust. */
  readonly root: Certificate;
  readonly intermediate: Certificate;
  /** The person's own certificate and key; the same identity gets the same one. */
  signerFor(identity: CertificateRequest): Promise<Credential>;
  /** RFC 3161 token over a SHA-256 imprint. */
  timeStamp(imprint: Uint8Array, at: Date): Uint8Array;
  /** Answers about the chain of a certificate, from it up to, without, the root. */
  ocspFor(certificate: Certificate, at: Date): readonly Uint8Array[];
  /** From now on, answers given at or after `at` say the certificate is revoked. */
  revoke(certificate: Certificate, at: Date, reason?: number): void;
  /** Certificates of the authorities and of the services that sign beside the signers. */
  readonly certificates: readonly Certificate[];
  /** The time-stamp authority's own certificate. */
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

async function makePair(plan: Plan, issuer: Pair | null): Promise<KeptPair> {
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

function readPair(kept: KeptPair): Pair {
  const base64 = kept.certificate.replace(/-----[^-]+-----|\s/g, '');
  return {
    key: createPrivateKey(kept.key),
    certificate: Certificate.parse(Buffer.from(base64, 'base64')),
  };
}

/** @param keep makes and keeps a pair under a name */
async function openWith(keep: Keep): Promise<TestTrust> {
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
      // What failed once may work again; a promise that failed must not be kept.
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
 * Opens the test infrastructure, made on its first use.
 * @param folder where keys and certificates are kept, readable by their owner only; without it
 *   they live as long as the process
 */
export function openTestTrust({
  folder,
  keep = folder === undefined ? keptInMemory() : keptInFolder(folder),
}: { readonly folder?: string; readonly keep?: Keep } = {}): Promise<TestTrust> {
  return openWith(keep);
}
