import { readContainer, type ContainerEntry } from '../../signing/asic/container.ts';
import { containerTypes } from '../../signing/xml/names.ts';
import { parseXml } from '../../signing/xml/parse.ts';
import { Checks } from '../core/checks.ts';
import { digestStrong } from '../core/algorithms.ts';
import { Evidence, type ValidationContext } from '../core/context.ts';
import { judgeSignature, openCmsSignature } from '../core/judge-cms.ts';
import type { JudgedSignature, NodeParts, Progress } from '../core/report.ts';
import { judgeTimestamp, openTimestamp, type JudgedTimestamp } from '../core/timestamp.ts';
import { validateXades } from '../xml/validate-xades.ts';
import { asicManifests, checkManifest, listedTypes } from './manifest.ts';

/** What was found in a container, and the files it holds, for a look inside them. */
export interface ValidatedContainer {
  readonly node: NodeParts;
  readonly files: readonly ContainerEntry[];
}

interface Covering {
  readonly judged: JudgedSignature;
  readonly files: ReadonlySet<string>;
}

interface Container {
  readonly type: 'ASiC-S' | 'ASiC-E';
  readonly entries: readonly ContainerEntry[];
  readonly files: readonly ContainerEntry[];
  file(name: string): Uint8Array | null;
}

const maxSignatures = 60;

/** Files EN 319 162-1 knows in META-INF; anything else there is content nobody sees or signs. */
const metadata =
  /^META-INF\/([^/]*(signatures?|manifest|evidencerecord|timestamp)[^/]*\.(xml|p7s|tst|ers)|(container|metadata)\.xml)$/i;

function describe(name: string, entries: readonly ContainerEntry[]): Container {
  const stated = entries.find((one) => one.name === 'mimetype');
  const mimeType = stated ? Buffer.from(stated.bytes).toString('latin1').trim() : '';
  const single = mimeType === containerTypes['ASiC-S'] || (!stated && /\.(asics|scs)$/i.test(name));
  const bytes = new Map(entries.map((one) => [one.name, one.bytes]));
  return {
    type: single ? 'ASiC-S' : 'ASiC-E',
    entries,
    // In small letters it is a folder as any other to whoever opens the container.
    files: entries.filter((one) => one.name !== 'mimetype' && !one.name.startsWith('META-INF/')),
    file: (wanted) => bytes.get(wanted) ?? null,
  };
}

function xadesSignatures(container: Container, context: ValidationContext): readonly Covering[] {
  return container.entries.flatMap((entry) => {
    if (!/^META-INF\/[^/]*signatures[^/]*\.xml$/i.test(entry.name)) return [];
    return validateXades(parseXml(entry.bytes), container.file, context).map(
      ({ judged, covered }) => ({ judged, files: covered.files }),
    );
  });
}

function cmsSignature(
  signature: Uint8Array | null,
  content: Uint8Array,
  context: ValidationContext,
  before: (checks: Checks) => { files: ReadonlySet<string>; strong(at: Date): boolean },
): Covering {
  const checks = new Checks();
  const evidence = new Evidence();
  const { files, strong } = before(checks);
  if (!signature) checks.unknown('SIGNED_DATA_NOT_FOUND', 'SIGNED_DATA_MISSING');
  const opened = openCmsSignature(checks, signature, {
    content: [content],
    evidence,
    context,
    certificateSigned: true,
  });
  const open = { ...opened, strong: (at: Date) => opened.strong(at) && strong(at) };
  const level = open.timestamps.length === 0 ? 'B' : evidence.revocations.size > 0 ? 'LT' : 'T';
  const format = `CAdES-BASELINE-${level}`;
  return { judged: judgeSignature(open, { format, covering: [], evidence, context }), files };
}

function cadesSignatures(container: Container, context: ValidationContext): readonly Covering[] {
  const listed = asicManifests(container.entries)
    .filter(({ signature }) => signature.toLowerCase().endsWith('.p7s'))
    .map((manifest) =>
      cmsSignature(container.file(manifest.signature), manifest.entry.bytes, context, (checks) => {
        const { files, digests } = checkManifest(checks, manifest, container.file);
        return { files, strong: (at) => digests.every((one) => digestStrong(one, at)) };
      }),
    );
  const direct = container.file('META-INF/signature.p7s');
  const [only] = container.files;
  if (container.type !== 'ASiC-S' || !direct || !only) return listed;
  const own = cmsSignature(direct, only.bytes, context, () => ({
    files: new Set([only.name]),
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
  const direct = container.file('META-INF/timestamp.tst');
  const [only] = container.files;
  if (container.type !== 'ASiC-S' || !direct || !only) return listed;
  return [...listed, stamp(direct, only.bytes, new Checks())];
}

/** A file nobody signed must not pass along with those that are. */
function checkCoverage(
  container: Container,
  signatures: readonly Covering[],
  checks: Checks,
): void {
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

function checkShape(container: Container, signatures: readonly Covering[], checks: Checks): void {
  if (container.type === 'ASiC-S' && container.files.length !== 1) {
    checks.unknown('FORMAT_FAILURE', 'STRUCTURE_SUSPICIOUS');
    for (const { judged } of signatures) {
      judged.checks.unknown('FORMAT_FAILURE', 'STRUCTURE_SUSPICIOUS');
    }
  }
  const strange = container.entries.some(
    ({ name }) => name.startsWith('META-INF/') && !metadata.test(name),
  );
  if (strange) checks.warn('STRUCTURE_SUSPICIOUS');
  const listed = listedTypes(container.entries);
  const names = new Set(container.files.map(({ name }) => name));
  const same =
    !listed || (listed.size === names.size && [...listed.keys()].every((name) => names.has(name)));
  if (!same) checks.warn('MANIFEST_DIFFERS');
}

/**
 * Validates a container: XAdES and CAdES signatures and time stamps in ASiC-E and ASiC-S.
 * Never throws for a hostile file; what cannot be read is INDETERMINATE.
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
    const xades = xadesSignatures(container, context);
    progress({ ...node, signatures: xades.map(({ judged }) => judged) });
    const found = [...xades, ...cadesSignatures(container, context)];
    const timestamps = containerStamps(container, context);
    if (found.length > maxSignatures) {
      checks.unknown('FORMAT_FAILURE', 'LIMIT_REACHED');
      return { node: { ...node, signatures: [] }, files: [] };
    }
    if (found.length === 0) checks.warn('NO_SIGNATURE_FOUND');
    checkCoverage(container, found, checks);
    checkShape(container, found, checks);
    const signatures = found.map(({ judged }) => judged);
    return { node: { ...node, signatures, timestamps }, files: container.files };
  } catch {
    checks.unknown('FORMAT_FAILURE', 'DOCUMENT_NOT_READABLE');
    const node = { name, mimeType: null, checks, signatures: [] };
    return { node, files: [] };
  }
}
