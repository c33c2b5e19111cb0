import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { folderOf, installed, orSkipped, run } from '../../validation/fixtures/tools.ts';
import { readContainer, writeContainer } from './container.ts';

const at = new Date('2026-03-02T09:30:06Z');
const text = Buffer.from('a;b;c\n'.repeat(50_000));
const noise = randomBytes(100_000);
const files = [
  { name: 'folder/příloha ž.csv', bytes: text },
  { name: 'noise.bin', bytes: noise },
  { name: 'empty.txt', bytes: new Uint8Array() },
];
const packed = await writeContainer('application/zip', files, at);

describe('[R3.6] a packed container', () => {
  it('returns every file in order, and compresses only compressible files', async () => {
    expect(packed.length).toBeLessThan(noise.length + 10_000);
    const read = await readContainer(packed);
    expect(read.map(({ name }) => name)).toEqual(['mimetype', ...files.map(({ name }) => name)]);
    for (const [index, { bytes }] of files.entries()) {
      expect(Buffer.compare(bytes, read[index + 1]?.bytes ?? noise)).toBe(0);
    }
    // The type of a container is readable at its start, where other programs look for it.
    expect(Buffer.from(packed.subarray(30, 53)).toString('latin1')).toBe('mimetypeapplication/zip');
  });

  it.skipIf(!installed('unzip'))(`passes the test of unzip${orSkipped('unzip')}`, () => {
    const folder = folderOf({ 'a.zip': packed });
    const { ok, output } = run('unzip', ['-t', folder.path('a.zip')]);
    folder.remove();
    expect(output).toContain('No errors detected');
    expect(ok).toBe(true);
  });
});
