import { PdfFile } from '../../formats/pdf/file.ts';
import { quietly } from '../../formats/pdf/lenient.ts';
import { pdfWarnings } from '../../formats/pdf/shown-elsewhere.ts';
import { isArray, PdfStream, PdfString, type PdfValue } from '../../formats/pdf/values.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { Checks, type FindingAbout, type FindingId } from '../core/checks.ts';
import { Evidence, type ValidationContext } from '../core/context.ts';
import { judgeSignature, openCmsSignature, type OpenSignature } from '../core/judge-cms.ts';
import { judgeInTurn } from '../core/proof.ts';
import type { JudgedSignature, NodeParts, Progress } from '../core/report.ts';
import { openTimestamp, type JudgedTimestamp, type OpenTimestamp } from '../core/timestamp.ts';
import type { Change, Grade } from './change.ts';
import { laterChanges } from './changes.ts';
import {
  coverageOf,
  findSignatures,
  type Coverage,
  type FoundSignature,
} from './find-signatures.ts';

/** More signatures than any contract has; a hostile file could make each of them cost. */
const maxSignatures = 60;

const detached = new Set(['ETSI.CAdES.detached', 'adbe.pkcs7.detached']);

interface Entry {
  readonly found: FoundSignature;
  readonly coverage: Coverage | null;
}

const list = (file: PdfFile, value: PdfValue): readonly PdfValue[] => {
  const resolved = file.resolve(value);
  return isArray(resolved) ? resolved : [];
};

/** Certificates and revocation data the file carries for its signatures. */
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
  const moment = new Date(`${year}-${month}-${day}T${h}:${m}:${s}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function openSignature(
  entry: Entry,
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

/** Files up to the end of a revision; several signatures may need the same one. */
function revisions(file: PdfFile) {
  const known = new Map<number, PdfFile | null>();
  return (end: number): PdfFile | null => {
    if (end === file.bytes.length) return file;
    const there = known.get(end);
    if (there !== undefined) return there;
    let made: PdfFile | null;
    try {
      made = new PdfFile(file.bytes.subarray(0, end), file);
    } catch {
      made = null;
    }
    known.set(end, made);
    return made;
  };
}

/** Whether the revision a signature covers already held this signature in this place. */
function standsIn(revision: PdfFile, { found, coverage }: Entry): boolean {
  return findSignatures(revision).some(
    (one) =>
      one.holder === found.holder &&
      one.field === found.field &&
      coverageOf(revision, one)?.gap[0] === coverage?.gap[0],
  );
}

/** Fails for what was altered; what the signer allowed, and yet did not see, leaves a doubt. */
function noteChanges(checks: Checks, changes: readonly Change[]): void {
  const note = (grade: Grade, about?: FindingAbout, id: FindingId = 'CHANGED_AFTER_SIGNING') =>
    grade === 'altered'
      ? checks.failed('FORMAT_FAILURE', id, about)
      : checks.unknown('FORMAT_FAILURE', id, about);
  const altered = changes.some(({ grade }) => grade === 'altered');
  if (changes.length > 0) note(altered ? 'altered' : 'doubtful');
  for (const { kind, grade, pages, revision } of changes) {
    note(grade, { pages, revision }, `CHANGED_${kind}`);
  }
}

/**
 * Checks the file around a signature: was anything changed after it?
 * @returns fields signed later
 */
function checkRevision(
  checks: Checks,
  entry: Entry,
  file: PdfFile,
  revisionAt: (end: number) => PdfFile | null,
  isTimestamp: (field: number) => boolean,
  context: ValidationContext,
): ReadonlySet<number> {
  if (!entry.coverage) return new Set();
  if (file.encrypted && entry.coverage.end < file.bytes.length) {
    // What was appended is written in cipher, too: nobody here can say what it changes.
    checks.unknown('FORMAT_FAILURE', 'DOCUMENT_ENCRYPTED');
    return new Set();
  }
  try {
    const revision = revisionAt(entry.coverage.end);
    if (!revision || !standsIn(revision, entry)) {
      checks.failed('FORMAT_FAILURE', 'STRUCTURE_SUSPICIOUS');
      return new Set();
    }
    const later = laterChanges(revision, file, isTimestamp);
    noteChanges(checks, later.changes);
    return later.signedFields;
  } catch (error) {
    context.unreadable(error);
    checks.unknown('FORMAT_FAILURE', 'STRUCTURE_SUSPICIOUS');
    return new Set();
  }
}

interface Stamp {
  readonly entry: Entry;
  readonly open: OpenTimestamp;
}

function openStamp(entry: Entry, evidence: Evidence, context: ValidationContext): Stamp {
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

const endOf = ({ coverage }: Entry): number => coverage?.end ?? 0;
const latestEndOf = ({ coverage }: Entry): number => coverage?.end ?? Number.MAX_SAFE_INTEGER;

function formatOf(
  { found, coverage }: Entry,
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

/** A broken time stamp of the document means that something it protects was altered. */
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
  entries: readonly Entry[],
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
  const revisionAt = revisions(file);
  const isStamp = (field: number) => stampFields.has(field);
  for (const { entry, open } of stamps) {
    if (!entry.coverage) open.checks.failed('FORMAT_FAILURE', 'BYTE_RANGE_WRONG');
    checkRevision(open.checks, entry, file, revisionAt, isStamp, context);
  }
  const newestFirst = [...stamps].sort((a, b) => endOf(b.entry) - endOf(a.entry));
  const judgedStamps = judgeInTurn(
    newestFirst.map(({ open }) => open),
    evidence,
    context,
  );
  const judged = new Map<number, JudgedSignature>();
  const inOrder = () => opened.flatMap(({ entry }) => judged.get(entry.found.field) ?? []);
  // From the last to the first, because what came later decides about what came before. One that does not
  // say what it covers may have come last.
  const order = [...opened].sort((a, b) => latestEndOf(b.entry) - latestEndOf(a.entry));
  for (const { entry, open } of order) {
    const { checks } = open;
    const signedLater = checkRevision(checks, entry, file, revisionAt, isStamp, context);
    const judgedOf = (chosen: readonly Stamp[]) =>
      chosen.flatMap((stamp) => judgedStamps.get(stamp.open) ?? []);
    const covering = judgedOf(stamps.filter((stamp) => endOf(stamp.entry) > endOf(entry)));
    // Nobody knows what a time stamp without a byte range has covered: it may have been this one.
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
    });
    found(inOrder());
  }
  const signatures = inOrder();
  return { signatures, timestamps: signatures.length > 0 ? [] : [...judgedStamps.values()] };
}

/**
 * The signatures of a file. Of one that is encrypted they stand in plain text as a rule, because their
 * contents are never enciphered (ISO 32000-1 § 7.6.1); null where they do not.
 */
function signaturesIn(file: PdfFile): readonly FoundSignature[] | null {
  if (!file.encrypted) return findSignatures(file);
  const found = quietly(() => findSignatures(file));
  return found && found.length > 0 ? found : null;
}

/**
 * Validates the signatures of a PDF: PAdES and plain CMS, time stamps of the document included.
 * Never throws for a hostile file; what cannot be read is INDETERMINATE.
 * @param progress hears of the signatures judged so far, the last of the file first
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
