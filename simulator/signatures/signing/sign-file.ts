import { containerName } from './container-name.ts';
import type { NamedFile, SignatureOrder, SignedFile } from './order.ts';
import { formats } from '../inspection/file-types.ts';
import { safeFileName, withinNameLimit } from '@dokubox/spec/file-names.ts';
import { containerTypes, extensionOf } from '@dokubox/spec/uploads.ts';
import { signContainer, signFiles } from './asic/sign-asice.ts';
import { signPdf } from './pades/sign-pdf.ts';
import type { TestTrust } from './trust/test-trust.ts';
import type { Credential } from './x509/credential.ts';

const unknownType = 'application/octet-stream';

function mimeTypeOf(fileName: string): string {
  const extension = extensionOf(fileName);
  if (extension === null || !Object.hasOwn(formats, extension)) return unknownType;
  return formats[extension]?.mimeType ?? unknownType;
}

/** Time as dd-mm-yyyy hh:mm, like everywhere in the product. */
function shownTime(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5)} UTC`;
}

/** Signs a file inside a new container. */
async function inContainer(
  { fileName, bytes }: NamedFile,
  signer: Credential,
  at: Date,
  trust: TestTrust,
): Promise<SignedFile> {
  const inside = { name: safeFileName(fileName), mimeType: mimeTypeOf(fileName), bytes };
  const signed = await signFiles([inside], { signer, at }, trust);
  // A container inside a container needs a different name.
  const name =
    extensionOf(fileName) === 'asice'
      ? withinNameLimit(`signed-${fileName}`)
      : containerName(fileName);
  return { fileName: name, mimeType: containerTypes['ASiC-E'], bytes: signed };
}

async function inPdf(
  { fileName, bytes }: NamedFile,
  signer: Credential,
  { signer: { organization, name }, at, hints }: SignatureOrder,
  trust: TestTrust,
): Promise<SignedFile | null> {
  const time = new Date(at);
  const visibleLines = [`TEST ${name}`, organization, shownTime(time)];
  try {
    const signed = await signPdf(bytes, { signer, name, at: time, visibleLines, hints }, trust);
    return { fileName, mimeType: 'application/pdf', bytes: signed };
  } catch {
    // Whatever the PDF reader fails on, a container can contain the file unchanged.
    return null;
  }
}

async function furtherInContainer(
  { fileName, bytes }: NamedFile,
  signer: Credential,
  at: Date,
  trust: TestTrust,
): Promise<SignedFile | null> {
  try {
    const signed = await signContainer(bytes, { signer, at }, trust);
    return { fileName, mimeType: containerTypes['ASiC-E'], bytes: signed };
  } catch {
    // A container that the simulator cannot read is signed like any other file.
    return null;
  }
}

/**
 * Signs a file for a person. A PDF gets an incremental update (PAdES B-LTA), and a container
 * another signature. Any other file is put into a new ASiC-E container (XAdES B-LT). So is a file
 * that allows no signature, or for which a container is requested.
 * @param around puts the file into a new container, whatever its type
 */
export async function signFile(
  file: NamedFile,
  order: SignatureOrder,
  trust: TestTrust,
  around = false,
): Promise<SignedFile> {
  const signer = await trust.signerFor({ ...order.signer, keys: 'ec' });
  const at = new Date(order.at);
  const extension = extensionOf(file.fileName);
  let signed: SignedFile | null = null;
  if (!around) {
    const isPdf = extension === 'pdf' && !order.asContainer;
    if (isPdf) signed = await inPdf(file, signer, order, trust);
    if (extension === 'asice') signed = await furtherInContainer(file, signer, at, trust);
  }
  return signed ?? inContainer(file, signer, at, trust);
}
