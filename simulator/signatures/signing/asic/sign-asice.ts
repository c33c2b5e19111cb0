import { createHash } from 'node:crypto';
import type { TestTrust } from '../trust/test-trust.ts';
import type { Credential } from '../x509/credential.ts';
import { canonicalize, canonicalizationOf } from '../../formats/xml/canonical.ts';
import { containerTypes } from '@dokubox/spec/uploads.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { parseXml, rootOf } from '../../formats/xml/parse.ts';
import { XmlError } from '../../formats/xml/read.ts';
import { allElements } from '../../formats/xml/tree.ts';
import { manifestText, xadesText, type CoveredFile, type XadesText } from '../xml/xades-text.ts';
import {
  readContainer,
  statedType,
  writeContainer,
  type ContainerEntry,
} from '../../formats/zip/container.ts';

/** A file to put into a container. */
export interface FileToSign extends ContainerEntry {
  readonly mimeType: string;
}

/** One signature over all files of a container. */
export interface ContainerSigning {
  readonly signer: Credential;
  /** Claimed time and time stamp. */
  readonly at: Date;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Canonical bytes of the only element with a name in the text of a signature. */
function canonicalPart(text: string, namespace: string, name: string): Buffer {
  const form = canonicalizationOf(xmlNamespaces.exclusive);
  const root = rootOf(parseXml(Buffer.from(text, 'utf8')));
  for (const element of allElements(root)) {
    if (element.namespace === namespace && element.localName === name && form) {
      return canonicalize(element, form);
    }
  }
  throw new XmlError(`${name} is missing`);
}

function signatureText(
  files: readonly CoveredFile[],
  { signer, at }: ContainerSigning,
  trust: TestTrust,
): string {
  const start: XadesText = {
    files,
    certificate: signer.certificate,
    authorities: signer.authorities,
    certificateDigest: base64(sha256(signer.certificate.der)),
    at,
    kind: signer.kind,
    propertiesDigest: '',
    signatureValue: '',
    unsigned: null,
  };
  const properties = canonicalPart(xadesText(start), xmlNamespaces.xades, 'SignedProperties');
  const named = { ...start, propertiesDigest: base64(sha256(properties)) };
  const signedInfo = canonicalPart(xadesText(named), xmlNamespaces.ds, 'SignedInfo');
  const signed = { ...named, signatureValue: base64(signer.signForXml(signedInfo)) };
  const value = canonicalPart(xadesText(signed), xmlNamespaces.ds, 'SignatureValue');
  return xadesText({
    ...signed,
    unsigned: {
      timestamp: base64(trust.timeStamp(sha256(value), at)),
      certificates: trust.certificates.map(({ der }) => base64(der)),
      answers: [
        ...trust.ocspFor(signer.certificate, at),
        ...trust.ocspFor(trust.timeStampAuthority, at).slice(0, 1),
      ].map(base64),
    },
  });
}

const signatureName = (number: number) =>
  `META-INF/signatures${String(number).padStart(3, '0')}.xml`;

function describe({ name, mimeType, bytes }: FileToSign): CoveredFile {
  return { name, mimeType, digest: base64(sha256(bytes)) };
}

/** Creates an ASiC-E container with files and signs them as XAdES B-LT. */
export function signFiles(
  files: readonly FileToSign[],
  signing: ContainerSigning,
  trust: TestTrust,
): Promise<Uint8Array> {
  const described = files.map(describe);
  const mimeType = containerTypes['ASiC-E'];
  const text = (value: string) => Buffer.from(value, 'utf8');
  return writeContainer(
    mimeType,
    [
      ...files,
      { name: 'META-INF/manifest.xml', bytes: text(manifestText(mimeType, described)) },
      { name: signatureName(1), bytes: text(signatureText(described, signing, trust)) },
    ],
    signing.at,
  );
}

/** Limit in bytes. No honest manifest is longer, and reading a long one would block the server. */
const maxManifestBytes = 128 * 1024;

function mimeTypesOf(entries: readonly ContainerEntry[]): ReadonlyMap<string, string> {
  const manifest = entries.find(({ name }) => name === 'META-INF/manifest.xml');
  const types = new Map<string, string>();
  if (!manifest || manifest.bytes.length > maxManifestBytes) return types;
  for (const element of allElements(rootOf(parseXml(manifest.bytes)))) {
    const path = element.attributeOf(xmlNamespaces.manifest, 'full-path');
    const type = element.attributeOf(xmlNamespaces.manifest, 'media-type');
    if (path && type) types.set(path, type);
  }
  return types;
}

/**
 * Adds another signature to an ASiC-E container, over all its files.
 * @throws Error if the container cannot be read or has another type. In an ASiC-E container, the
 *   parts of an ASiC-S container would be unknown files.
 */
export async function signContainer(
  container: Uint8Array,
  signing: ContainerSigning,
  trust: TestTrust,
): Promise<Uint8Array> {
  const entries = await readContainer(container);
  if (statedType(entries) !== containerTypes['ASiC-E'])
    throw new Error('the file is not an ASiC-E container');
  const names = new Set(entries.map(({ name }) => name));
  let number = 1;
  while (names.has(signatureName(number))) number += 1;
  const types = mimeTypesOf(entries);
  const files = entries
    .filter(({ name }) => name !== 'mimetype' && !name.startsWith('META-INF/'))
    .map((one) =>
      describe({ ...one, mimeType: types.get(one.name) ?? 'application/octet-stream' }),
    );
  const added = Buffer.from(signatureText(files, signing, trust), 'utf8');
  return writeContainer(
    containerTypes['ASiC-E'],
    [
      ...entries.filter(({ name }) => name !== 'mimetype'),
      { name: signatureName(number), bytes: added },
    ],
    signing.at,
  );
}
