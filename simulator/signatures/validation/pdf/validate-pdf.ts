import { PdfFile } from '../../formats/pdf/file.ts';
import { fileFormProblems } from '../../formats/pdf/file-form.ts';
import { quietly } from '../../formats/pdf/lenient.ts';
import { pdfWarnings } from '../../formats/pdf/shown-elsewhere.ts';
import { isArray, PdfStream, PdfString, type PdfValue } from '../../formats/pdf/values.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { Checks } from '../core/checks.ts';
import { Evidence, type ValidationContext } from '../core/context.ts';
import { judgeSignature, openCmsSignature, type OpenSignature } from '../core/judge-cms.ts';
import { judgeInTurn } from '../core/proof.ts';
import type { JudgedSignature, NodeParts, Progress } from '../core/report.ts';
import { openTimestamp, type JudgedTimestamp, type OpenTimestamp } from '../core/timestamp.ts';
import { coverageOf, findSignatures, type FoundSignature } from './find-signatures.ts';
import {
  checkRevision,
  revisions,
  type SignatureEntry,
  type Surroundings,
} from './surroundings.ts';

/** Maximum number of signatures. No contract has so many, and each one costs time. */
const maxSignatures = 60;

const detached = new Set(['ETSI.CAdES.detached', 'adbe.pkcs7.detached']);

const list = (file: PdfFile, value: PdfValue): readonly PdfValue[] => {
  const resolved = file.resolve(value);
  return isArray(resolved) ? resolved : [];
};

/** Adds the certificates and revocation data of the file to the evidence. */
function collectStore(file: PdfFile, evidence: Evidence): void {
  const store = file.dict(file.catalog.get('DSS'));
  if (!store) return;
  const streams = (key: string) =>
    list(file, store.get(key)).flatMap((value) => {
      const stream = file.resolve(value);
      return stream instanceof PdfStream ? [file.decode(stream)] : [];
    });
  evidence.addCertificates(streams('Certs').flatMap((der) => Certificate.tryParse(der) ?? []));
  evidence.addRevocations([...streams('OCSPs'), ...streams('CRLs')]);
}

function pdfDate(value: PdfValue): Date | null {
  if (!(value instanceof PdfString)) return null;
  const text = Buffer.from(value.bytes).toString('latin1');
  const match = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-]\d\d)'?(\d\d)?'?)?/.exec(
    text,
  );
  if (!match) return null;
  const [, year, month = '01', day = '01', h = '00', m = '00', s = '00', zone, zoneMinutes] = match;
  const offset = zone ? `${zone}:${zoneMinutes ?? '00'}` : 'Z';
  const time = new Date(`${year}-${month}-${day}T${h}:${m}:${s}${offset}`);
  return Number.isNaN(time.getTime()) ? null : time;
}

function openSignature(
  entry: SignatureEntry,
  file: PdfFile,
  evidence: Evidence,
  context: ValidationContext,
): OpenSignature {
  const { found, coverage } = entry;
  const checks = new Checks();
  const etsi = found.subFilter === 'ETSI.CAdES.detached';
  if (!coverage) {
    checks.failed('FORMAT_FAILURE', 'BYTE_RANGE_WRONG');
  } else if (!detached.has(found.subFilter)) {
    checks.unknown('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
  }
  const readable = coverage !== null && detached.has(found.subFilter);
  return openCmsSignature(checks, readable ? coverage.contents : null, {
    content: coverage?.parts ?? [],
    evidence,
    context,
    certificateSigned: etsi,
    trailing: 'anything',
    claimedTime: pdfDate(file.resolve(found.dict.get('M'))),
  });
}

interface Stamp {
  readonly entry: SignatureEntry;
  readonly open: OpenTimestamp;
}

function openStamp(entry: SignatureEntry, evidence: Evidence, context: ValidationContext): Stamp {
  const { coverage } = entry;
  const open = openTimestamp(
    coverage?.contents ?? new Uint8Array(),
    { id: context.nextId('T'), type: 'DOCUMENT_TIMESTAMP' },
    coverage?.parts ?? [],
    evidence,
    'anything',
  );
  return { entry, open };
}

const endOf = ({ coverage }: SignatureEntry): number => coverage?.end ?? 0;
const latestEndOf = ({ coverage }: SignatureEntry): number =>
  coverage?.end ?? Number.MAX_SAFE_INTEGER;

function formatOf(
  { found, coverage }: SignatureEntry,
  signature: OpenSignature,
  stamps: readonly Stamp[],
  evidence: Evidence,
): string {
  const family = found.subFilter.startsWith('ETSI') ? 'PAdES-BASELINE' : 'PKCS7';
  const later = stamps.some((stamp) => endOf(stamp.entry) > (coverage?.end ?? Infinity));
  if (signature.timestamps.length === 0 && !later) return `${family}-B`;
  if (evidence.revocations.size === 0) return `${family}-T`;
  return later ? `${family}-LTA` : `${family}-LT`;
}

/** How much of the current file a signature covers. Undefined if its byte range is invalid. */
function scopeOf({ coverage }: SignatureEntry, { bytes }: PdfFile): 'FULL' | 'PARTIAL' | undefined {
  if (!coverage) return undefined;
  return coverage.end === bytes.length ? 'FULL' : 'PARTIAL';
}

/** Checks the document time stamps. A broken one means that content it protects was altered. */
function checkStamps(checks: Checks, stamps: readonly JudgedTimestamp[]): void {
  for (const stamp of stamps) {
    if (stamp.intact) continue;
    const { sub } = stamp.checks.verdict;
    if (sub === 'HASH_FAILURE') checks.failed('HASH_FAILURE', 'LATER_TIMESTAMP_BROKEN');
    else checks.unknown('SIG_CONSTRAINTS_FAILURE', 'LATER_TIMESTAMP_BROKEN');
  }
}

function judgeAll(
  file: PdfFile,
  entries: readonly SignatureEntry[],
  context: ValidationContext,
  found: (signatures: readonly JudgedSignature[]) => void,
) {
  const evidence = new Evidence();
  if (!file.encrypted) collectStore(file, evidence);
  const stamps = entries
    .filter(({ found }) => found.isTimestamp)
    .map((entry) => openStamp(entry, evidence, context));
  const opened = entries
    .filter(({ found }) => !found.isTimestamp)
    .map((entry) => ({ entry, open: openSignature(entry, file, evidence, context) }));
  const stampFields = new Set(stamps.map(({ entry }) => entry.found.field));
  const around: Surroundings = {
    file,
    form: fileFormProblems(file, Math.min(file.bytes.length, ...entries.map(latestEndOf))),
    revisionAt: revisions(file),
    isTimestamp: (field) => stampFields.has(field),
    context,
  };
  for (const { entry, open } of stamps) {
    if (!entry.coverage) open.checks.failed('FORMAT_FAILURE', 'BYTE_RANGE_WRONG');
    checkRevision(open.checks, entry, around);
  }
  const newestFirst = [...stamps].sort((a, b) => endOf(b.entry) - endOf(a.entry));
  const judgedStamps = judgeInTurn(
    newestFirst.map(({ open }) => open),
    evidence,
    context,
  );
  const judged = new Map<number, JudgedSignature>();
  const inOrder = () => opened.flatMap(({ entry }) => judged.get(entry.found.field) ?? []);
  // From last to first, because later time stamps prove earlier signatures. An entry without
  // coverage may be the last one.
  const order = [...opened].sort((a, b) => latestEndOf(b.entry) - latestEndOf(a.entry));
  for (const { entry, open } of order) {
    const { checks } = open;
    const signedLater = checkRevision(checks, entry, around);
    const judgedOf = (chosen: readonly Stamp[]) =>
      chosen.flatMap((stamp) => judgedStamps.get(stamp.open) ?? []);
    const covering = judgedOf(stamps.filter((stamp) => endOf(stamp.entry) > endOf(entry)));
    // The coverage of a time stamp without a byte range is unknown. It may include this signature.
    checkStamps(checks, [...covering, ...judgedOf(stamps.filter((one) => !one.entry.coverage))]);
    for (const field of signedLater) {
      const stamp = stamps.find((one) => one.entry.found.field === field);
      const later = judged.get(field) ?? (stamp && judgedStamps.get(stamp.open));
      const visible = entries.some(({ found }) => found.field === field && found.visible);
      if (later && visible && (!later.chain?.anchor || later.checks.verdict.level === 'FAILED')) {
        checks.unknown('FORMAT_FAILURE', 'CHANGED_BY_UNTRUSTED_SIGNER');
      }
    }
    const format = formatOf(entry, open, stamps, evidence);
    judged.set(entry.found.field, {
      ...judgeSignature(open, { format, covering, evidence, context }),
      revisionLength: entry.coverage?.end,
      scope: scopeOf(entry, file),
    });
    found(inOrder());
  }
  const signatures = inOrder();
  return { signatures, timestamps: signatures.length > 0 ? [] : [...judgedStamps.values()] };
}

/**
 * The signatures of a file. In an encrypted file they are usually readable, because their contents
 * are never encrypted (ISO 32000-1 § 7.6.1). Null if they are not.
 */
function signaturesIn(file: PdfFile): readonly FoundSignature[] | null {
  if (!file.encrypted) return findSignatures(file);
  const found = quietly(() => findSignatures(file));
  return found && found.length > 0 ? found : null;
}

/**
 * Validates the signatures of a PDF: PAdES, plain CMS and document time stamps. Never throws for a
 * hostile file. An unreadable part is INDETERMINATE.
 * @param progress receives the signatures judged so far, starting with the last of the file
 */
export function validatePdf(
  name: string,
  bytes: Uint8Array,
  context: ValidationContext,
  progress: Progress = () => undefined,
): NodeParts {
  const node = { name, mimeType: 'application/pdf' };
  const checks = new Checks();
  const without = { ...node, checks, signatures: [] };
  try {
    const file = new PdfFile(bytes);
    const found = signaturesIn(file);
    if (!found) {
      checks.unknown('FORMAT_FAILURE', 'DOCUMENT_ENCRYPTED');
      return without;
    }
    if (found.length > maxSignatures) {
      checks.unknown('FORMAT_FAILURE', 'LIMIT_REACHED');
      return without;
    }
    for (const warning of pdfWarnings(file)) checks.warn(warning);
    const entries = found.map((one) => ({ found: one, coverage: coverageOf(file, one) }));
    if (!found.some(({ isTimestamp }) => !isTimestamp)) checks.warn('NO_SIGNATURE_FOUND');
    const tell = (signatures: readonly JudgedSignature[]) =>
      progress({ ...node, checks, signatures });
    return { ...node, checks, ...judgeAll(file, entries, context, tell) };
  } catch (error) {
    context.unreadable(error);
    checks.unknown('FORMAT_FAILURE', 'DOCUMENT_NOT_READABLE');
    return without;
  }
}
