import { containerTypes } from '@dokubox/spec/uploads.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasPdfSignature } from '../../inspection/pdf-signature.ts';
import {
  findings,
  identity,
  openTrust,
  signedAt,
  validate,
} from '../../validation/fixtures/files.ts';
import {
  manyPlaces,
  manyRanges,
  nestedObjects,
  sharedObjects,
} from '../../validation/fixtures/pdf-bombs.ts';
import { writeContainer } from '../../formats/zip/container.ts';
import { signFile } from '../sign-file.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import type { TestTrust } from '../trust/test-trust.ts';
import { processorMs } from '../../../../tests/processor-time.ts';

/** Signing and inspection of uploads run in the server's thread, so no file may block it. */

let trust: TestTrust;
beforeAll(async () => {
  ({ trust } = await openTrust());
});

const order = { signer: identity('Jana'), at: signedAt.toISOString() };

describe('[R5.21] a PDF file made to block the server', () => {
  it.each([
    ['cross-reference entries for millions of objects', manyPlaces(20, 199_000)],
    ['a long chain of sections', manyPlaces(900, 1_000)],
    ['nested objects', nestedObjects(20_000)],
    ['packed objects that share their bytes', sharedObjects(20_000, 500_000)],
  ])('is signed in a container without being read: %s', async (_name, bytes) => {
    let name = '';
    const cost = await processorMs(async () => {
      name = (await signFile({ fileName: 'a.pdf', bytes }, order, trust)).fileName;
    });
    expect(name).toBe('a.asice');
    expect(cost).toBeLessThan(4_000);
    expect(findings(await validate(bytes, trust))).toEqual(['DOCUMENT_NOT_READABLE']);
  });

  it('takes little time even as a container with a file list of several megabytes', async () => {
    const element = '<manifest:file-entry manifest:full-path="a"/>';
    const list = `<m xmlns:manifest="${xmlNamespaces.manifest}">${element.repeat(150_000)}</m>`;
    const bytes = await writeContainer(
      containerTypes['ASiC-E'],
      [
        { name: 'a.txt', bytes: Buffer.from('a') },
        { name: 'META-INF/manifest.xml', bytes: Buffer.from(list) },
      ],
      signedAt,
    );
    const cost = await processorMs(async () => {
      const signed = await signFile({ fileName: 'a.asice', bytes }, order, trust);
      expect(signed.fileName).toBe('a.asice');
    });
    expect(cost).toBeLessThan(2_000);
  });

  it('is inspected without reading the same megabytes repeatedly', async () => {
    const bytes = manyRanges(40_000);
    const cost = await processorMs(() => expect(hasPdfSignature(bytes)).toBe(false));
    expect(cost).toBeLessThan(2_000);
  });
});
