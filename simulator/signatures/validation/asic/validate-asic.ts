import { containerTypes } from '@dokubox/spec/uploads.ts';
import { readContainer, statedType, type ContainerEntry } from '../../formats/zip/container.ts';
import { ContainerError, type ContainerProblem } from '../../formats/zip/container-error.ts';
import { parseXml } from '../../formats/xml/parse.ts';
import { Checks, type FindingAbout, type FindingId } from '../core/checks.ts';
import { digestStrong } from '../core/algorithms.ts';
import { Evidence, type ValidationContext } from '../core/context.ts';
import { judgeSignature, openCmsSignature } from '../core/judge-cms.ts';
import type { JudgedSignature, NodeParts, Progress } from '../core/report.ts';
import { judgeTimestamp, openTimestamp, type JudgedTimestamp } from '../core/timestamp.ts';
import { validateXades } from '../xml/validate-xades.ts';
import { asicManifests, checkManifest, isManifest, listedTypes } from './manifest.ts';

/** Findings about a container, and its files for further validation. */
export interface ValidatedContainer {
  readonly node: NodeParts;
  readonly files: readonly ContainerEntry[];
}

interface Covering {
  readonly judged: JudgedSignature;
  readonly files: ReadonlySet<string>;
  /** Media types of the files, as the signature states them. */
  readonly types: ReadonlyMap<string, string>;
}

interface Container {
  readonly type: 'ASiC-S' | 'ASiC-E';
  /** Content of the file `mimetype`. Null if it is missing. */
  readonly stated: string | null;
  readonly entries: readonly ContainerEntry[];
  readonly files: readonly ContainerEntry[];
  file(name: string): Uint8Array | null;
}

const maxSignatures = 60;
const nothing = new Uint8Array();
/** Name of the only signature or time stamp of an ASiC-S (EN 319 162-1 § 4.3.3). */
const singleSignature = 'META-INF/signature.p7s';
const singleStamp = 'META-INF/timestamp.tst';

/**
 * Files that EN 319 162-1 defines in META-INF (§ 4.3.3.2, § 4.4.3.2, § 4.4.4.2). Viewers do not
 * show other files there.
 */
const metadata =
  /^META-INF\/(?:[^/]*signatures[^/]*\.xml|[^/]*signature[^/]*\.p7s|[^/]*timestamp[^/]*\.tst|[^/]*ASiC(?:Archive|EvidenceRecord)?Manifest[^/]*\.xml|[^/]*evidencerecord[^/]*\.(?:ers|xml)|(?:manifest|container|metadata)\.xml)$/i;
const isEvidenceRecord = (name: string) =>
  /^META-INF\/[^/]*evidencerecord[^/]*\.(?:ers|xml)$/i.test(name);

function describe(name: string, entries: readonly ContainerEntry[]): Container {
  const mimeType = statedType(entries);
  const single =
    mimeType === containerTypes['ASiC-S'] || (mimeType === null && /\.(asics|scs)$/i.test(name));
  const bytes = new Map(entries.map((one) => [one.name, one.bytes]));
  return {
    type: single ? 'ASiC-S' : 'ASiC-E',
    stated: mimeType,
    entries,
    // In lower case, META-INF is an ordinary folder whose files users see.
    files: entries.filter((one) => one.name !== 'mimetype' && !one.name.startsWith('META-INF/')),
    file: (wanted) => bytes.get(wanted) ?? null,
  };
}

const isXades = (name: string) => /^META-INF\/[^/]*signatures[^/]*\.xml$/i.test(name);

/** @param read receives the names of all files with signatures */
function xadesSignatures(
  container: Container,
  context: ValidationContext,
  read: Set<string>,
): readonly Covering[] {
  return container.entries.flatMap((entry) => {
    if (!isXades(entry.name)) return [];
    const found = validateXades(parseXml(entry.bytes), container.file, context);
    if (found.length > 0) read.add(entry.name);
    return found.map(({ judged, covered, types }) => ({ judged, files: covered.files, types }));
  });
}

function cmsSignature(
  signature: Uint8Array | null,
  content: Uint8Array,
  context: ValidationContext,
  before: (checks: Checks) => Omit<Covering, 'judged'> & { strong(at: Date): boolean },
): Covering {
  const checks = new Checks();
  const evidence = new Evidence();
  const { files, types, strong } = before(checks);
  if (!signature) checks.unknown('SIGNED_DATA_NOT_FOUND', 'SIGNED_DATA_MISSING');
  const opened = openCmsSignature(checks, signature, {
    content: [content],
    evidence,
    context,
    certificateSigned: true,
  });
  const open = { ...opened, strong: (at: Date) => opened.strong(at) && strong(at) };
  const archived = open.archiveTimestamps?.stamps.some((stamp) => stamp.open.intact) === true;
  const longTerm = archived ? 'LTA' : 'LT';
  const level = open.timestamps.length === 0 ? 'B' : evidence.revocations.size > 0 ? longTerm : 'T';
  const format = `CAdES-BASELINE-${level}`;
  const judged = judgeSignature(open, { format, covering: [], evidence, context });
  return { judged, files, types };
}

function cadesSignatures(container: Container, context: ValidationContext): readonly Covering[] {
  const listed = asicManifests(container.entries)
    .filter(({ signature }) => signature.toLowerCase().endsWith('.p7s'))
    .map((manifest) =>
      cmsSignature(container.file(manifest.signature), manifest.entry.bytes, context, (checks) => {
        const { files, types, digests } = checkManifest(checks, manifest, container.file);
        return { files, types, strong: (at) => digests.every((one) => digestStrong(one, at)) };
      }),
    );
  const direct = container.file(singleSignature);
  const [only] = container.files;
  if (container.type !== 'ASiC-S' || !direct) return listed;
  const own = cmsSignature(only ? direct : null, only?.bytes ?? nothing, context, () => ({
    files: new Set(only ? [only.name] : []),
    types: new Map(),
    strong: () => true,
  }));
  return [...listed, own];
}

function containerStamps(
  container: Container,
  context: ValidationContext,
): readonly JudgedTimestamp[] {
  const stamp = (token: Uint8Array, content: Uint8Array, checked: Checks) => {
    const evidence = new Evidence();
    const name = { id: context.nextId('T'), type: 'CONTAINER_TIMESTAMP' } as const;
    const open = openTimestamp(token, name, [content], evidence);
    if (checked.verdict.level === 'FAILED') open.checks.failed('HASH_FAILURE', 'DIGEST_DIFFERS');
    if (checked.verdict.level === 'INDETERMINATE') {
      open.checks.unknown('SIGNED_DATA_NOT_FOUND', 'SIGNED_DATA_MISSING');
    }
    return judgeTimestamp(open, { at: context.now, proven: false }, evidence, context);
  };
  const listed = asicManifests(container.entries).flatMap((manifest) => {
    const token = container.file(manifest.signature);
    if (!token || !manifest.signature.toLowerCase().endsWith('.tst')) return [];
    const checks = new Checks();
    checkManifest(checks, manifest, container.file);
    return [stamp(token, manifest.entry.bytes, checks)];
  });
  const direct = container.file(singleStamp);
  const [only] = container.files;
  if (container.type !== 'ASiC-S' || !direct) return listed;
  const missing = new Checks();
  if (!only) missing.unknown('SIGNED_DATA_NOT_FOUND', 'SIGNED_DATA_MISSING');
  return [...listed, stamp(direct, only?.bytes ?? nothing, missing)];
}

/** Checks that an unsigned file does not pass together with signed ones. */
function checkCoverage(
  container: Container,
  signatures: readonly Covering[],
  checks: Checks,
): void {
  const names = new Set(container.files.map(({ name }) => name));
  for (const { judged, files } of signatures) {
    // A signature over only lists and signatures covers no content for people.
    if ([...files].some((name) => names.has(name))) continue;
    judged.checks.unknown('SIGNED_DATA_NOT_FOUND', 'SIGNED_DATA_MISSING');
  }
  const signed = new Set(signatures.flatMap(({ files }) => [...files]));
  const left = container.files.filter(({ name }) => !signed.has(name));
  const broken = signatures.some(({ judged }) => judged.checks.verdict.level === 'FAILED');
  for (const { judged, files } of signatures) {
    if (left.length > 0 && !broken) judged.checks.unknown('FORMAT_FAILURE', 'CONTENT_NOT_SIGNED');
    else if (container.files.some(({ name }) => !files.has(name))) {
      judged.checks.warn('CONTENT_NOT_SIGNED');
    }
  }
  if (left.length > 0 && signatures.length > 0) {
    checks.unknown('FORMAT_FAILURE', 'CONTENT_NOT_SIGNED');
  }
}

/** Names of files in META-INF that neither contain a signature nor belong to one. */
function foreignEntries(container: Container, read: ReadonlySet<string>): readonly string[] {
  const manifests = asicManifests(container.entries);
  const listed = new Set([
    ...manifests.map(({ signature }) => signature),
    ...(container.type === 'ASiC-S' ? [singleSignature, singleStamp] : []),
  ]);
  const lists = new Set(manifests.map(({ entry }) => entry.name));
  return container.entries.flatMap(({ name }) => {
    if (!name.startsWith('META-INF/')) return [];
    const belongs =
      metadata.test(name) &&
      (!isXades(name) || read.has(name)) &&
      (!isManifest(name) || lists.has(name)) &&
      (!/\.(p7s|tst)$/i.test(name) || listed.has(name));
    return belongs ? [] : [name];
  });
}

/** Checks that the container has the stated type, and that all readers see the same content. */
function checkShape(
  container: Container,
  signatures: readonly Covering[],
  read: ReadonlySet<string>,
  checks: Checks,
): void {
  const doubt = (id: FindingId, about?: FindingAbout) => {
    checks.unknown('FORMAT_FAILURE', id, about);
    for (const { judged } of signatures) judged.checks.unknown('FORMAT_FAILURE', id, about);
  };
  if (container.type === 'ASiC-S' && container.files.length !== 1) doubt('STRUCTURE_SUSPICIOUS');
  // Viewers do not show files in META-INF, but the container carries them along.
  for (const entry of foreignEntries(container, read)) doubt('STRUCTURE_SUSPICIOUS', { entry });
  for (const { name: entry } of container.entries) {
    if (isEvidenceRecord(entry)) checks.warn('EVIDENCE_RECORD_NOT_JUDGED', { entry });
  }
  const types: readonly string[] = Object.values(containerTypes);
  if (container.stated === null) checks.warn('MIME_TYPE_DIFFERS');
  else if (!types.includes(container.stated)) doubt('MIME_TYPE_DIFFERS');
  const listed = listedTypes(container.entries);
  if (!listed) return;
  const stated = signatures.flatMap(({ types: signed }) => [...signed]);
  const names = new Set(container.files.map(({ name }) => name));
  const differ = new Set([
    ...[...names].filter((name) => !listed.has(name)),
    ...[...listed.keys()].filter((name) => !names.has(name) || listed.get(name) === null),
    ...stated.flatMap(([name, type]) => (listed.get(name) === type ? [] : [name])),
  ]);
  for (const entry of differ) checks.warn('MANIFEST_DIFFERS', { entry });
}

const problems: Partial<Record<ContainerProblem, FindingId>> = {
  'names twice': 'CONTAINER_NAMES_TWICE',
  ambiguous: 'STRUCTURE_SUSPICIOUS',
  'too large': 'LIMIT_REACHED',
  encrypted: 'DOCUMENT_ENCRYPTED',
};

/**
 * Validates a container: XAdES and CAdES signatures and time stamps in ASiC-E and ASiC-S. Never
 * throws for a hostile file. An unreadable part is INDETERMINATE.
 */
export async function validateAsic(
  name: string,
  bytes: Uint8Array,
  context: ValidationContext,
  progress: Progress = () => undefined,
): Promise<ValidatedContainer> {
  const checks = new Checks();
  try {
    const container = describe(name, await readContainer(bytes));
    const node = {
      name,
      mimeType: containerTypes[container.type],
      container: container.type,
      checks,
    };
    const read = new Set<string>();
    const xades = xadesSignatures(container, context, read);
    progress({ ...node, signatures: xades.map(({ judged }) => judged) });
    const found = [...xades, ...cadesSignatures(container, context)];
    const timestamps = containerStamps(container, context);
    if (found.length > maxSignatures) {
      checks.unknown('FORMAT_FAILURE', 'LIMIT_REACHED');
      return { node: { ...node, signatures: [] }, files: [] };
    }
    if (found.length === 0) checks.warn('NO_SIGNATURE_FOUND');
    checkCoverage(container, found, checks);
    checkShape(container, found, read, checks);
    const signatures = found.map(({ judged }) => judged);
    return { node: { ...node, signatures, timestamps }, files: container.files };
  } catch (error) {
    context.unreadable(error);
    const { problem, entry } = error instanceof ContainerError ? error : {};
    const id = (problem && problems[problem]) ?? 'DOCUMENT_NOT_READABLE';
    checks.unknown('FORMAT_FAILURE', id, entry === undefined ? undefined : { entry });
    const node = { name, mimeType: null, checks, signatures: [] };
    return { node, files: [] };
  }
}
