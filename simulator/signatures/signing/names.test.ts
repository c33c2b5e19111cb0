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

describe('[R5.16][A-482] a name that is allowed at upload', () => {
  it.each([
    ['a drive', 'A: Smlouva.docx'],
    ['slashes', '/a\\b/../c.docx'],
    ['leading dots', '..a.docx'],
    ['blanks and dots at its end', 'a .docx. .docx'],
    ['a device', 'CON.docx'],
    ['letters made of two signs', 'cafe\u0301.docx'],
    ['signs of addresses', '100 %25 #a?b=c&d;e+f.docx'],
    ['signs of XML', `<a b='c' d="e">&amp;.docx`],
    ['half a letter', 'a\ud800.docx'],
    ['letters beyond the first plane', '𝒮mlouva 📄.docx'],
    ['as many letters as a name may have', `${'ž'.repeat(limits.fileNameMax - 5)}.docx`],
    ['as many as a container may have', `${'x'.repeat(limits.fileNameMax - 6)}.asice`],
  ])('can be signed when it holds %s', async (_what, fileName) => {
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
