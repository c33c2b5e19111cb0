import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificate } from '../../simulator/signatures/formats/x509/certificate.ts';
import { xmlNamespaces } from '../../simulator/signatures/formats/xml/names.ts';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';

/** Other programs that verify signatures. */
export const verifyingPrograms = ['pdfsig', 'mutool', 'openssl', 'xmlsec1', 'unzip'] as const;

/**
 * A program's opinion on all signatures of a file: valid or not. A missing program cannot judge it.
 */
export type Opinions = ReadonlyMap<string, boolean>;

const atHand = new Set<string>(verifyingPrograms.filter(installed));

/** Whether all of several answers are yes. Null without an answer. */
const allOf = (answers: readonly (boolean | null)[]): boolean | null => {
  const given = answers.filter((one) => one !== null);
  return given.length === 0 ? null : given.every(Boolean);
};

const cmsHolds = (signature: string, content: string): boolean =>
  run('openssl', [
    ...['cms', '-verify', '-binary', '-noverify', '-inform', 'DER'],
    ...['-in', signature, '-content', content, '-out', '/dev/null'],
  ]).ok;

/** The part of pdfsig's output about each signature. */
const signaturesOf = (output: string): readonly string[] =>
  output.split(/^Signature #\d+:$/m).slice(1);

function ofPdf(bytes: Uint8Array): ReadonlyMap<string, boolean | null> {
  const found = new Map<string, boolean | null>();
  const { path, folder, remove } = folderOf({ 'a.pdf': bytes });
  if (atHand.has('pdfsig')) {
    const { output } = run('pdfsig', ['-nocert', '-no-ocsp', path('a.pdf')]);
    const each = signaturesOf(output);
    const holds = each.map((one) =>
      /not yet been verified|not signed/.test(one) ? null : one.includes('Signature is Valid'),
    );
    found.set('pdfsig', allOf(holds));
    run('pdfsig', ['-dump', '-nocert', '-no-ocsp', path('a.pdf')], folder);
    const byOpenssl = each.map((one, index) => {
      // Only for these kinds does the CMS cover the signed bytes directly.
      if (!/pkcs7\.detached|CAdES\.detached/.test(one) || !atHand.has('openssl')) return null;
      const ranges = [...one.matchAll(/\[(\d+) - (\d+)\]/g)];
      const covered = ranges.map(([, from, to]) => bytes.subarray(Number(from), Number(to)));
      writeFileSync(path('content'), Buffer.concat(covered));
      return cmsHolds(path(`a.pdf.sig${index}`), path('content'));
    });
    found.set('openssl', allOf(byOpenssl));
  }
  if (atHand.has('mutool')) {
    const { output } = run('mutool', ['sign', '-v', path('a.pdf')]);
    const holds = output
      .split(/^Verifying signature/m)
      .slice(1)
      .map((one) =>
        /unchanged since signing|signature is valid/.test(one)
          ? true
          : /invalidated by change|Verification error/.test(one)
            ? false
            : null,
      );
    found.set('MuPDF', allOf(holds));
  }
  remove();
  return found;
}

/** Signatures of a container, unpacked to a folder. */
export function partsOfSignature(bytes: Uint8Array): {
  readonly folder: string;
  readonly parts: readonly { readonly path: string; readonly isXml: boolean }[];
  readonly remove: () => void;
} {
  const { folder, path, remove } = folderOf({ 'a.zip': bytes });
  run('unzip', ['-q', '-o', path('a.zip'), '-d', path('inside')]);
  const meta = join(folder, 'inside', 'META-INF');
  const names = atHand.has('unzip') ? readdirSync(meta) : [];
  const parts = names
    .filter((name) => /^[^/]*signature[^/]*\.(?:xml|p7s)$/i.test(name))
    .map((name) => ({ path: join(meta, name), isXml: name.endsWith('.xml') }));
  return { folder: join(folder, 'inside'), parts, remove };
}

function ofContainer(
  bytes: Uint8Array,
  trusted: readonly Certificate[],
): ReadonlyMap<string, boolean | null> {
  const { folder, parts, remove } = partsOfSignature(bytes);
  const pems = trusted.map((one, index) => {
    const pem = join(folder, '..', `${index}.pem`);
    writeFileSync(pem, one.toPem());
    return pem;
  });
  const meta = join(folder, 'META-INF');
  const byXmlsec = parts.map(({ path, isXml }) => {
    if (!isXml || !atHand.has('xmlsec1')) return null;
    return run(
      'xmlsec1',
      [
        ...['--verify', '--id-attr:Id', `${xmlNamespaces.xades}:SignedProperties`],
        ...pems.flatMap((pem) => ['--trusted-pem', pem]),
        path,
      ],
      folder,
    ).ok;
  });
  const byOpenssl = parts.map(({ path, isXml }) => {
    if (isXml || !atHand.has('openssl')) return null;
    const list = readdirSync(meta).find(
      (name) =>
        /manifest/i.test(name) &&
        readFileSync(join(meta, name), 'latin1').includes(path.slice(folder.length + 1)),
    );
    const data = readdirSync(folder).find((name) => name !== 'META-INF' && name !== 'mimetype');
    return cmsHolds(path, list === undefined ? join(folder, data ?? '') : join(meta, list));
  });
  remove();
  return new Map([
    ['xmlsec1', allOf(byXmlsec)],
    ['openssl', allOf(byOpenssl)],
  ]);
}

/**
 * Asks other programs about a signed file. They check digests and signatures, but not changes after
 * signing.
 */
export function opinionsOf(
  name: string,
  bytes: Uint8Array,
  trusted: readonly Certificate[],
): Opinions {
  const opinions = name.endsWith('.pdf') ? ofPdf(bytes) : ofContainer(bytes, trusted);
  return new Map(
    [...opinions].flatMap(([program, holds]) => (holds === null ? [] : [[program, holds]])),
  );
}
