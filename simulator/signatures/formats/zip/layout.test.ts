import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderOf, installed, orSkipped, run } from '../../validation/fixtures/tools.ts';
import {
  descriptorMark,
  descriptorOf,
  extraField,
  u16,
  u32,
  u64,
  writtenZip,
  type ZipEnd,
  type ZipPart,
} from '../../validation/fixtures/zip-parts.ts';
import { readContainer, writeContainer } from './container.ts';
import { ContainerError } from './container-error.ts';

const first: ZipPart = { name: 'mimetype', content: 'application/zip', stored: true };
const contract: ZipPart = { name: 'contract.txt', content: 'amount 100 amount 100' };
const list: ZipPart = { name: 'annex/list.csv', content: '1;2' };
const parts = [first, contract, list];

const filesOf = async (bytes: Uint8Array) =>
  Object.fromEntries(
    (await readContainer(bytes)).map((one) => [one.name, Buffer.from(one.bytes).toString()]),
  );
const expected = Object.fromEntries(parts.map(({ name, content }) => [name, content]));
const withContract = (change: Partial<ZipPart>, end: ZipEnd = {}) =>
  writtenZip([first, { ...contract, ...change }, list], end);

const streamed = (options: Parameters<typeof descriptorOf>[1], change: Partial<ZipPart> = {}) => {
  const long = options?.long ? { extra: extraField(1, u64(0, 0)) } : {};
  const part = { ...contract, ...change };
  return withContract({
    ...change,
    descriptor: descriptorOf(part, options),
    local: { ...long, ...change.local },
  });
};
const timestamps = extraField(0x5455, Buffer.of(1, 0, 0, 0, 0));

/** A ZIP file with 64-bit records at its end, as any writer may add them. */
function longEnd(change: (record: Buffer) => void = () => undefined, locator = 0): Buffer {
  const plain = writtenZip(parts);
  const end = plain.length - 22;
  const [size, start] = [plain.readUInt32LE(end + 12), plain.readUInt32LE(end + 16)];
  const record = Buffer.concat([
    ...[u32(0x06064b50), u64(44), u16(45, 45), u32(0, 0)],
    ...[u64(3, 3, size, start)],
  ]);
  change(record);
  return writtenZip(parts, {
    behindDirectory: Buffer.concat([
      record,
      ...[u32(0x07064b50, 0), u64(start + size + locator), u32(1)],
    ]),
  });
}

describe('[R3.6] the layout of a container', () => {
  it.each<readonly [string, () => Uint8Array]>([
    ['sizes before the data', () => writtenZip(parts)],
    ['sizes after the data, as Java streams them', () => streamed({})],
    ['sizes after the data without a signature', () => streamed({ marked: false })],
    ['64-bit sizes after the data', () => streamed({ long: true })],
    [
      '64-bit sizes after the data without a signature',
      () => streamed({ long: true, marked: false }),
    ],
    ['sizes before and after the data', () => streamed({}, { local: { packedSize: deflateRawSync(contract.content).length } })], // prettier-ignore
    ['sizes after stored data', () => streamed({}, { stored: true })],
    ['64-bit sizes in a header', () => withContract({ local: { size: 0xffffffff, packedSize: 0xffffffff, extra: extraField(1, u64(contract.content.length, deflateRawSync(contract.content).length)) } })], // prettier-ignore
    ['64-bit records at the end', () => longEnd()],
    ['dates only in the directory', () => withContract({ central: { extra: timestamps } })],
    ['padding that aligns the data', () => withContract({ local: { extra: Buffer.alloc(3) } })],
    ['a comment', () => writtenZip(parts, { comment: 'mimetype=application/zip' })],
    ['a comment of an entry', () => withContract({ central: { comment: 'LIB DigiDocPP/3.13' } })],
    ['file permissions', () => withContract({ central: { madeBy: (3 << 8) | 30, external: 0x81a40000 } })], // prettier-ignore
    ['a Unicode path field for the same name', () => withContract({ both: { extra: extraField(0x7075, Buffer.concat([Buffer.of(1), u32(0x6749086e), Buffer.from('contract.txt')])) } })], // prettier-ignore
  ])('is read: %s', async (_what, bytes) => {
    expect(await filesOf(bytes())).toEqual(expected);
  });

  it.each<readonly [string, readonly ZipPart[]]>([
    ['stored', [{ name: 'annex/', content: '', stored: true }]],
    ['deflated to nothing', [{ name: 'annex/', content: '', central: { external: 0x10 } }]],
    ['streamed', [{ name: 'annex/', content: '', descriptor: descriptorOf({ name: 'annex/', content: '' }) }]], // prettier-ignore
  ])('is read if it has a folder: %s', async (_what, folder) => {
    expect(await filesOf(writtenZip([...parts, ...folder]))).toEqual(expected);
  });

  it.each([
    ['with the UTF-8 flag', { name: 'příloha ž.csv', content: '1' }],
    [
      'from an old writer without the flag',
      { name: 'příloha ž.csv', content: '1', both: { flags: 0 } },
    ],
  ])('is read if a name has other letters: %s', async (_what, part) => {
    expect(await filesOf(writtenZip([first, part]))).toEqual({ [first.name]: first.content, 'příloha ž.csv': '1' }); // prettier-ignore
  });

  it.each<readonly [string, () => Uint8Array, string | undefined]>([
    ['an unlisted entry after the last one', () => writtenZip(parts, { beforeDirectory: writtenZip([contract]).subarray(0, 60) }), list.name], // prettier-ignore
    ['an unlisted entry between two', () => withContract({ before: writtenZip([contract]).subarray(0, 60) }), contract.name], // prettier-ignore
    ['bytes before the first entry', () => Buffer.concat([Buffer.from('#!/bin/sh\n'), writtenZip(parts)]), undefined], // prettier-ignore
    ['one byte between two entries', () => withContract({ before: Buffer.of(0) }), contract.name],
    ['bytes between the directory and the end record', () => writtenZip(parts, { behindDirectory: Buffer.of(0) }), undefined], // prettier-ignore
    ['a comment that contains another end record', () => writtenZip(parts, { comment: writtenZip([]) }), undefined], // prettier-ignore
    ['an entry comment that contains a header', () => withContract({ central: { comment: 'PK\u0003\u0004' } }), contract.name], // prettier-ignore
    ['two entries at the same offset', () => writtenZip([first, contract, { ...list, central: { offset: 0 } }]), list.name], // prettier-ignore
    [
      'a different name in the local header',
      () => withContract({ local: { name: 'contracu.txt' } }),
      contract.name,
    ],
    [
      'a different size in the local header',
      () => withContract({ local: { size: 20 } }),
      contract.name,
    ],
    [
      'a different packed size in the local header',
      () => withContract({ local: { packedSize: 20 } }),
      contract.name,
    ],
    [
      'a different check sum in the local header',
      () => withContract({ local: { crc: 1 } }),
      contract.name,
    ],
    [
      'a different method in the local header',
      () => withContract({ local: { method: 0 } }),
      contract.name,
    ],
    [
      'different flags in the local header',
      () => withContract({ local: { flags: 2 } }),
      contract.name,
    ],
    [
      'a different time in the local header',
      () => withContract({ local: { time: 1 } }),
      contract.name,
    ],
    ['a Unicode path field only in the local header', () => withContract({ local: { extra: extraField(0x7075, Buffer.concat([Buffer.of(1), u32(0x6749086e), Buffer.from('contracu.txt')])) } }), contract.name], // prettier-ignore
    ['a Unicode path field that differs from an ASCII name', () => withContract({ both: { extra: extraField(0x7075, Buffer.concat([Buffer.of(1), u32(0x6749086e), Buffer.from('contracu.txt')])) } }), contract.name], // prettier-ignore
    ['a different check sum after the data', () => withContract({ descriptor: Buffer.concat([u32(descriptorMark, 1), descriptorOf(contract).subarray(8)]) }), contract.name], // prettier-ignore
    ['64-bit sizes after the data that the header does not announce', () => withContract({ descriptor: descriptorOf(contract, { long: true }) }), contract.name], // prettier-ignore
    ['the flag for sizes after the data, but no sizes', () => withContract({ both: { flags: 8 } }), contract.name], // prettier-ignore
    ['the signature of sizes inside stored data', () => streamed({}, { stored: true, content: 'a PK\u0007\u0008 b' }), contract.name], // prettier-ignore
    ['a stored entry with sizes after it but no signature', () => streamed({ marked: false }, { stored: true }), contract.name], // prettier-ignore
    ['an entry inside the packed data of another', () => withContract({ packed: Buffer.concat([deflateRawSync(contract.content), writtenZip([list]).subarray(0, 60)]) }), contract.name], // prettier-ignore
    ['unneeded 64-bit sizes', () => withContract({ central: { extra: extraField(1, u64(5, 5)) } }), contract.name], // prettier-ignore
    ['an extra field longer than its space', () => withContract({ local: { extra: u16(0x5455, 9) } }), contract.name], // prettier-ignore
    ['two extra fields with 64-bit sizes', () => withContract({ local: { size: 0xffffffff, extra: Buffer.concat([extraField(1, u64(21)), extraField(1, u64(3))]) } }), contract.name], // prettier-ignore
    ['an unknown flag', () => withContract({ both: { flags: 0x20 } }), contract.name],
    ['a link', () => withContract({ central: { madeBy: 3 << 8, external: 0xa1ff0000 } }), contract.name], // prettier-ignore
    [
      'a folder according to its attributes only',
      () => withContract({ central: { external: 0x10 } }),
      contract.name,
    ],
    [
      'a folder with content',
      () => writtenZip([...parts, { name: 'more/', content: '!' }]),
      'more/',
    ],
    ['a name with a backslash', () => writtenZip([{ name: 'a\\b.txt', content: '' }]), 'a\\b.txt'],
    ['a name that leaves the folder', () => writtenZip([{ name: 'a/../../b.txt', content: '' }]), 'a/../../b.txt'], // prettier-ignore
    [
      'a name with an empty part',
      () => writtenZip([{ name: 'a//b.txt', content: '' }]),
      'a//b.txt',
    ],
    ['an absolute name', () => writtenZip([{ name: '/b.txt', content: '' }]), '/b.txt'],
    ['no name', () => writtenZip([{ name: '', content: '' }]), ''],
    ['a name in an unknown code page', () => writtenZip([{ name: 'x', content: '', both: { name: Buffer.of(0x9e, 0x65), flags: 0 } }]), '\u009ee'], // prettier-ignore
    ['a wrong number of entries', () => writtenZip(parts, { count: 2 }), contract.name],
    ['two different numbers of entries', () => writtenZip(parts, { countHere: 2 }), undefined],
    ['a further disk', () => writtenZip(parts, { disk: 1 }), undefined],
    ['a wrong offset of the directory', () => writtenZip(parts, { start: 0 }), undefined],
    ['a different number of entries in the 64-bit record', () => longEnd((record) => record.writeUInt8(2, 32)), undefined], // prettier-ignore
    ['a different offset in the 64-bit record', () => longEnd((record) => record.writeUInt8(1, 48)), undefined], // prettier-ignore
    ['a 64-bit record at another offset', () => longEnd(undefined, 1), undefined],
  ])('is ambiguous: %s', async (_what, bytes, entry) => {
    const error = await readContainer(bytes()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContainerError);
    expect(error).toMatchObject({ problem: 'ambiguous' });
    if (entry !== undefined) expect(error).toMatchObject({ entry });
  });

  it.each([
    ['in other letter case', 'CONTRACT.txt'],
    ['with a dot at its end', 'contract.txt.'],
    ['with a blank at its end', 'contract.txt '],
    ['as a folder', 'contract.txt/more.txt'],
    ['as an empty folder', 'Contract.txt/'],
  ])('has a repeated name: %s', async (_how, name) => {
    const bytes = writtenZip([...parts, { name, content: '', stored: true }]);
    await expect(readContainer(bytes)).rejects.toMatchObject({ problem: 'names twice' });
  });

  it('has a repeated name: letters and accents in separate characters', async () => {
    const names = ['\u017e.txt', 'z\u030c.txt'];
    const bytes = writtenZip(names.map((name) => ({ name, content: '' })));
    await expect(readContainer(bytes)).rejects.toMatchObject({ problem: 'names twice', entry: names[1] }); // prettier-ignore
  });

  it.each<readonly [string, string, Partial<ZipPart>]>([
    ['encrypted', 'an enciphered entry', { both: { flags: 1 } }],
    ['encrypted', 'an entry enciphered with AES', { both: { extra: extraField(0x9901, Buffer.alloc(7)) } }], // prettier-ignore
    ['damaged', 'an unknown method', { both: { method: 12 } }],
    ['damaged', 'another check sum everywhere', { both: { crc: 1 } }],
    ['damaged', 'more than it says', { both: { size: 5 } }],
    ['damaged', 'less than it says', { both: { size: 50 } }],
  ])('is %s: %s', async (problem, _what, change) => {
    await expect(readContainer(withContract(change))).rejects.toMatchObject({ problem, entry: contract.name }); // prettier-ignore
  });

  it('limits the number of entries and the unpacked size', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}`, content: '' }));
    await expect(readContainer(writtenZip(many))).rejects.toMatchObject({ problem: 'too large' });
    await expect(readContainer(Buffer.alloc(70_000, 'PK\u0005\u0006'))).rejects.toBeInstanceOf(ContainerError); // prettier-ignore
  });
});

/** Files that a reader finds from the front, without the directory. */
function fromTheFront(bytes: Uint8Array): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const reader = new Unzip((file) => {
    const chunks: Uint8Array[] = [];
    file.ondata = (error, data, final) => {
      if (error) throw error;
      chunks.push(data);
      if (final) found[file.name] = Buffer.concat(chunks).toString();
    };
    file.start();
  });
  reader.register(UnzipInflate);
  reader.push(bytes, true);
  return found;
}

const byDirectory = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, data]) => [name, Buffer.from(data).toString()]),
  );

const withoutFolders = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('/')));

const packed = await writeContainer('application/zip', [{ name: 'a.bin', bytes: Buffer.from('ab') }], new Date(0)); // prettier-ignore

describe('[R3.6] two readers of a container', () => {
  const seeds = [
    writtenZip([...parts, { name: 'annex/', content: '', stored: true }]),
    streamed({}),
    streamed({ marked: false }),
    Buffer.from(packed),
  ];

  it('see the same files in every mutated container that is accepted', async () => {
    let read = 0;
    const change = fc.record({
      which: fc.nat(seeds.length - 1),
      edits: fc.array(
        fc.record({ at: fc.nat(), bytes: fc.uint8Array({ minLength: 1, maxLength: 4 }), how: fc.constantFrom('put', 'insert', 'cut') }), // prettier-ignore
        { minLength: 1, maxLength: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ which, edits }) => {
        let bytes: Buffer = Buffer.from(seeds[which] ?? Buffer.of());
        for (const { at, bytes: put, how } of edits) {
          const place = at % bytes.length;
          const rest = how === 'insert' ? place : place + put.length;
          const added = how === 'cut' ? Buffer.of() : put;
          bytes = Buffer.concat([bytes.subarray(0, place), added, bytes.subarray(rest)]);
        }
        const ours = await filesOf(bytes).catch((error: unknown) => error);
        if (ours instanceof ContainerError) return;
        read += 1;
        expect(ours).toEqual(withoutFolders(byDirectory(bytes)));
        expect(ours).toEqual(withoutFolders(fromTheFront(bytes)));
      }),
      { seed: 20_261_125, numRuns: 4_000 },
    );
    expect(read).toBeGreaterThan(20);
  }, 60_000);

  it('see the same files in containers that we write', async () => {
    const files = parts.map(({ name, content }) => ({ name, bytes: Buffer.from(content) }));
    const bytes = await writeContainer('application/zip', files.slice(1), new Date('2026-03-02'));
    expect(fromTheFront(bytes)).toEqual(expected);
    expect(await filesOf(bytes)).toEqual(expected);
  });

  const program = `import sys, zipfile
with zipfile.ZipFile(sys.stdout.buffer, 'w') as archive:
    archive.writestr('mimetype', 'application/zip')
    archive.writestr('contract.txt', 'amount 100 amount 100', zipfile.ZIP_DEFLATED)
    with archive.open('annex/list.csv', 'w', force_zip64=True) as entry:
        entry.write(b'1;2')
`;

  it.skipIf(!installed('python3'))(
    `see the same files in containers streamed by Python${orSkipped('python3')}`,
    async () => {
      const folder = folderOf({ 'stream.py': program });
      const { ok } = run('sh', ['-c', 'python3 stream.py | cat > made.zip'], folder.folder);
      expect(ok).toBe(true);
      const bytes = readFileSync(folder.path('made.zip'));
      folder.remove();
      expect(await filesOf(bytes)).toEqual(expected);
    },
  );

  it.skipIf(!installed('jar'))(
    `see the same files in containers streamed by the JDK${orSkipped('jar')}`,
    async () => {
      const folder = folderOf({ 'contract.txt': contract.content, 'list.csv': list.content });
      const args = ['--create', '--no-manifest', '--file', 'made.zip', 'contract.txt', 'list.csv'];
      expect(run('jar', args, folder.folder).ok).toBe(true);
      const bytes = readFileSync(folder.path('made.zip'));
      folder.remove();
      expect(bytes.includes(u32(descriptorMark))).toBe(true);
      const files = { 'contract.txt': contract.content, 'list.csv': list.content };
      expect(await filesOf(bytes)).toEqual(files);
    },
    30_000,
  );
});
