import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { folderOf, installed, orSkipped, run } from '../../validation/fixtures/tools.ts';
import { readContainer } from './container.ts';
import { writeZip } from './zip-write.ts';

const at = new Date('2026-03-02T09:30:06Z');
const text = Buffer.from('a;b;c\n'.repeat(50_000));
const noise = randomBytes(100_000);
const parts = [
  { name: 'mimetype', bytes: Buffer.from('application/zip'), stored: true },
  { name: 'folder/příloha ž.csv', bytes: text },
  { name: 'noise.bin', bytes: noise },
  { name: 'empty.txt', bytes: new Uint8Array() },
];

describe('[R3.6] packing a container', () => {
  it('gives back every file, in order, and packs what shrinks', async () => {
    const packed = writeZip(parts, at);
    expect(packed.length).toBeLessThan(noise.length + 10_000);
    const files = await readContainer(packed);
    expect(files.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
    for (const [index, { bytes }] of files.entries()) {
      expect(Buffer.compare(bytes, parts[index]?.bytes ?? noise)).toBe(0);
    }
    // What tells a container from an archive stands readable at its start.
    expect(Buffer.from(packed.subarray(30, 53)).toString('latin1')).toBe('mimetypeapplication/zip');
  });

  it.skipIf(!installed('unzip'))(`is whole to others as well${orSkipped('unzip')}`, () => {
    const files = folderOf({ 'a.zip': writeZip(parts, at) });
    const { ok, output } = run('unzip', ['-t', files.path('a.zip')]);
    const listed = run('unzip', ['-l', files.path('a.zip')]).output;
    files.remove();
    expect(output).toContain('No errors detected');
    expect(ok).toBe(true);
    expect(listed).toContain('2026-03-02 09:30');
  });
});
