import { limits } from '@dokubox/spec/limits.ts';
import { describe, expect, it } from 'vitest';
import {
  identity,
  indications,
  openTrust,
  signedAt,
  validate,
} from '../validation/fixtures/files.ts';
import { filesOfZip } from '../validation/fixtures/zip-parts.ts';
import { signFile } from './sign-file.ts';

const { trust } = await openTrust();

const at = signedAt.toISOString();

describe('[R5.16][A-482] a file name that is allowed for uploads', () => {
  it.each([
    ['a drive letter', 'A: Smlouva.docx'],
    ['slashes', '/a\\b/../c.docx'],
    ['leading dots', '..a.docx'],
    ['blanks and dots at its end', 'a .docx. .docx'],
    ['a device name', 'CON.docx'],
    ['letters with separate accents', 'cafe\u0301.docx'],
    ['characters of URLs', '100 %25 #a?b=c&d;e+f.docx'],
    ['characters of XML', `<a b='c' d="e">&amp;.docx`],
    ['half a surrogate pair', 'a\ud800.docx'],
    ['letters outside the basic plane', '𝒮mlouva 📄.docx'],
    ['the maximum number of letters', `${'ž'.repeat(limits.fileNameMax - 5)}.docx`],
    [
      'the maximum number of letters of a container name',
      `${'x'.repeat(limits.fileNameMax - 6)}.asice`,
    ],
  ])('can be signed if it has %s', async (_what, fileName) => {
    const file = { fileName, bytes: Buffer.from('amount 100') };
    const signed = await signFile(file, { signer: identity('Jana'), at }, trust);
    expect(signed.fileName.length).toBeLessThanOrEqual(limits.fileNameMax);
    expect(signed.fileName).toMatch(/\.asice$/);
    const inside = Object.keys(filesOfZip(signed.bytes)).filter((name) =>
      /^(?!META|mime)/.test(name),
    );
    expect(inside).toHaveLength(1);
    expect(inside[0]).not.toMatch(/[/\\:]/);
    const node = await validate(signed.bytes, trust, { name: signed.fileName, at: signedAt });
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
  });
});
