import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mountSmallDisk, noSmallDisk } from '../../../tests/store/small-disk.ts';
import { MemoryStore } from '../memory-store.ts';
import { StoreFailed, StoreRefused, WorldDamaged, type Store, type StoreWrite } from '../store.ts';
import { hashOf } from '../stored-world.ts';
import { FolderStore } from './folder-store.ts';

let folder: string;
let store: FolderStore;
let reported: string[];

const open = async () => (store = await FolderStore.open(folder, (one) => reported.push(one)));
const reopen = async () => {
  await store.close();
  return open();
};
/** Opens the folder again without closing it, as after a kill. */
const reopenAfterKill = async () => {
  await store.close();
  rmSync(join(folder, 'sizes'), { force: true });
  return open();
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dokubox-folder-'));
  reported = [];
  await open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const begin = (id: string): StoreWrite => ({ key: ['world', id], value: `{"of":"${id}"}` });
const step = (id: string, number: number, value = `step ${number} žluťoučký`) => ({
  key: ['step', id, number],
  value,
});
const fileOf = (id: string) => join(folder, 'worlds', `${id}.log`);
const stepsOf = (id: string, from: Store = store) =>
  [...from.entries(['step', id])].map(([[, , number]]) => number);

async function twoWorlds(): Promise<void> {
  for (const id of ['one', 'other']) {
    await store.write([begin(id)], []);
    for (let number = 1; number <= 20; number += 1) await store.write([step(id, number)], []);
  }
}

/** Changes one byte, by default in the middle of a file. */
function flip(path: string, at = Math.floor(statSync(path).size / 2)): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0x01;
  writeFileSync(path, bytes);
}

it('[A-487] a world that changes many files does not delay files of another world', async () => {
  await twoWorlds();
  const use = (id: string, name: string) => {
    const bytes = Buffer.from(`${id} ${name}`);
    const hash = hashOf(bytes);
    return { change: { key: ['file', hash, id, name], value: '' }, file: { hash, bytes } };
  };
  const many = Array.from({ length: 100 }, (_, nth) => use('one', `u${nth}`));
  const single = use('other', 'u1');
  const done: string[] = [];
  await Promise.all([
    store
      .write(
        many.map(({ change }) => change),
        many.map(({ file }) => file),
      )
      .then(() => done.push('one')),
    store.write([single.change], [single.file]).then(() => done.push('other')),
  ]);
  expect(done).toEqual(['other', 'one']);
  expect(store.file(single.file.hash)).toEqual(single.file.bytes);
});

describe('a data folder', () => {
  it('can be used by only one process at a time', async () => {
    await expect(FolderStore.open(folder)).rejects.toThrow(/is in use by another simulator/);
    await reopen();
  });

  it('shows the previous content during a write, and the new content after it', async () => {
    await store.write([begin('one')], []);
    const writing = store.write([step('one', 1)], []);
    expect(stepsOf('one')).toEqual([]);
    await writing;
    expect(stepsOf('one')).toEqual([1]);
  });

  it('names worlds that an earlier version stored with LMDB, and does not change them', async () => {
    const former = join(folder, 'worlds.mdb');
    writeFileSync(former, 'as it was');
    await reopen();
    expect(reported).toEqual([
      expect.stringMatching(/worlds\.mdb contains worlds from an earlier Dokubox/),
    ]);
    expect(readFileSync(former, 'utf8')).toBe('as it was');
  });

  it('is rejected in one sentence if its version cannot be read', async () => {
    await store.write([{ key: ['format', 'version'], value: '1' }], []);
    await store.close();
    flip(join(folder, 'version'));
    await expect(open()).rejects.toThrow(StoreRefused);
    await expect(open()).rejects.toThrow(
      /version is damaged\. Put it back from a backup, or remove it/,
    );
    rmSync(join(folder, 'version'));
    await open();
  });

  it('is rejected in one sentence if its disk is read-only, and so is a write when it becomes so', async ({
    skip,
  }) => {
    const disk = mountSmallDisk(512);
    if (!disk) return skip(noSmallDisk);
    onTestFinished(() => disk.leave());
    const small = await FolderStore.open(disk.folder);
    await small.write([begin('one')], []);
    // A disk cannot become read-only while a file is open for writing.
    await small.close();
    disk.makeReadOnly();
    await expect(FolderStore.open(disk.folder)).rejects.toThrow(
      /cannot be used, because its disk is read-only\. Mount it for writing\. Or choose another folder/,
    );
  });

  it('is rejected in one sentence if its path is a file', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    await expect(FolderStore.open(path)).rejects.toThrow(/it is a file, not a folder/);
  });
});

describe('a full disk', () => {
  it('rejects writes with a reason, stores no part of them, and accepts writes after space is freed', async ({
    skip,
  }) => {
    const disk = mountSmallDisk(1024);
    if (!disk) return skip(noSmallDisk);
    onTestFinished(() => disk.leave());
    let small = await FolderStore.open(disk.folder);
    const long = 'x'.repeat(3_000);
    const bytes = Buffer.from(long.repeat(20));
    const use = { key: ['file', hashOf(bytes), 'one', 'blob-1'], value: '' };
    await small.write([begin('one')], []);
    await small.write([step('one', 1)], []);
    disk.fill();
    const kept = [1];
    const refused: number[] = [];
    for (let number = 2; number <= 40; number += 1) {
      await small.write([step('one', number, long)], []).then(
        () => kept.push(number),
        (error: unknown) => {
          expect(error).toBeInstanceOf(StoreFailed);
          expect(String(error)).toContain('its disk is full. Free some space');
          refused.push(number);
        },
      );
    }
    const upload = small.write([step('one', 41), use], [{ hash: hashOf(bytes), bytes }]);
    await expect(upload).rejects.toThrow(StoreFailed);
    await expect(small.write([begin('new'), step('new', 1, long)], [])).rejects.toThrow(
      StoreFailed,
    );
    expect(refused.length).toBeGreaterThan(30);
    expect(stepsOf('one', small)).toEqual(kept);
    disk.free();
    await small.write([step('one', 42), use], [{ hash: hashOf(bytes), bytes }]);
    await small.write([begin('new')], []);
    await small.close();
    small = await FolderStore.open(disk.folder, (one) => reported.push(one));
    expect(stepsOf('one', small)).toEqual([...kept, 42]);
    expect(small.file(hashOf(bytes))).toEqual(bytes);
    expect([...small.keys(['world'])].map(([, id]) => id)).toEqual(['new', 'one']);
    expect(reported).toEqual([]);
    await small.close();
  });
});

describe('a damaged world file', () => {
  const damages: Readonly<Record<string, (path: string) => void>> = {
    'with one bit changed': (path) => flip(path),
    'cut at its end': (path) => truncateSync(path, statSync(path).size - 10),
    'cut between two lines': (path) => {
      const bytes = readFileSync(path);
      truncateSync(path, bytes.lastIndexOf(0x0a, -2) + 1);
    },
    'without content': (path) => truncateSync(path, 0),
    'with random bytes': (path) => writeFileSync(path, Buffer.from('#'.repeat(5_000))),
    'with a missing line': (path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      writeFileSync(path, [...lines.slice(0, 5), ...lines.slice(6)].join('\n'));
    },
  };

  it.each(Object.entries(damages))('%s affects only its world', async (_how, damage) => {
    await twoWorlds();
    await store.close();
    damage(fileOf('one'));
    await open();
    expect([...store.keys(['world'])].map(([, id]) => id)).toEqual(['one', 'other']);
    expect(stepsOf('other')).toHaveLength(20);
    expect(() => stepsOf('one')).toThrow(WorldDamaged);
    expect(() => store.get(['world', 'one'])).toThrow(
      /^worlds\/one\.log in the data folder .+\. Delete this world, or stop the simulator and put the file back/,
    );
    await expect(store.write([step('one', 21)], [])).rejects.toThrow(WorldDamaged);
    await store.write([step('other', 21)], []);
    expect(stepsOf('other')).toHaveLength(21);
  });

  it('is set aside if its world is created again, and is removed with a deleted world', async () => {
    await twoWorlds();
    await store.close();
    for (const id of ['one', 'other']) flip(fileOf(id));
    const before = readFileSync(fileOf('one'));
    await open();
    await store.write([begin('one')], []);
    expect(stepsOf('one')).toEqual([]);
    const [name = ''] = readdirSync(join(folder, 'set-aside'));
    expect(readFileSync(join(folder, 'set-aside', name))).toEqual(before);
    expect(reported.join()).toContain(`set-aside/${name}`);
    await store.write([{ key: ['world', 'other'], value: undefined }], []);
    expect(existsSync(fileOf('other'))).toBe(false);
  });

  it('is named if it is missing', async () => {
    await twoWorlds();
    await store.close();
    rmSync(fileOf('one'));
    await open();
    expect(reported).toEqual([expect.stringMatching(/one\.log is missing, so its world is lost/)]);
    expect([...store.keys(['world'])]).toEqual([['world', 'other']]);
  });

  it('does not change other worlds if it is damaged during use', async () => {
    await twoWorlds();
    flip(fileOf('one'));
    await store.write([step('one', 21), step('other', 21)], []);
    expect(() => stepsOf('one')).toThrow(/is damaged in line 11/);
    expect(stepsOf('other')).toHaveLength(21);
  });

  it('of an upload is recognized, and can be uploaded again', async () => {
    const bytes = Buffer.from('an upload');
    const hash = hashOf(bytes);
    const use = [begin('one'), { key: ['file', hash, 'one', 'blob-1'], value: '' }];
    await store.write(use, [{ hash, bytes }]);
    flip(join(folder, 'files', hash, 'content'));
    expect(() => store.file(hash)).toThrow(/is damaged\. Upload it again/);
    await store.write(use.slice(1), [{ hash, bytes }]);
    expect(store.file(hash)).toEqual(bytes);
  });
});

describe('after the process was killed', () => {
  it('the store reports an incomplete command, leaves it out, and appends later ones', async () => {
    await twoWorlds();
    await store.write([step('one', 21, 'x'.repeat(3_000))], []);
    await store.close();
    truncateSync(fileOf('one'), statSync(fileOf('one')).size - 10);
    await reopenAfterKill();
    expect(stepsOf('one')).toHaveLength(20);
    expect(reported).toEqual([
      expect.stringMatching(/one\.log ended in the middle of a line\. The last \d+ bytes/),
    ]);
    await store.write([step('one', 21)], []);
    await reopenAfterKill();
    expect(stepsOf('one')).toHaveLength(21);
    expect(reported).toHaveLength(1);
  });

  it('the store removes incomplete files, and uploads of worlds that were never stored', async () => {
    const bytes = Buffer.from('an upload');
    const hash = hashOf(bytes);
    await store.write([{ key: ['file', hash, 'never', 'blob-1'], value: '' }], [{ hash, bytes }]);
    writeFileSync(`${fileOf('one')}.new`, 'half');
    await reopenAfterKill();
    expect(readdirSync(join(folder, 'worlds'))).toEqual([]);
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
  });
});

describe('a growing world file', () => {
  it('is compacted', async () => {
    await store.write([begin('one')], []);
    const long = 'a sentence as people write it. '.repeat(2_000);
    for (let number = 1; number <= 70; number += 1) {
      const old = { key: ['step', 'one', number - 3], value: undefined };
      await store.write([step('one', number, long), old], []);
    }
    expect(statSync(fileOf('one')).size).toBeLessThan(2_300_000);
    await reopen();
    expect(stepsOf('one')).toEqual([68, 69, 70]);
    expect(store.get(['world', 'one'])).toBe(begin('one').value);
    expect(reported).toEqual([]);
  });
});

/** All content that a store shows. */
const contents = (from: Store) =>
  ['one', 'two'].map((id) =>
    ['world', 'step', 'side'].flatMap((kind) => [...from.entries([kind, id])]),
  );

describe('a folder compared with a store in memory', () => {
  const change = fc.record({
    key: fc.tuple(
      fc.constantFrom('step', 'side'),
      fc.constantFrom('one', 'two'),
      fc.oneof(fc.nat(20), fc.constantFrom('a', 'b\n', '\ud800')),
    ),
    value: fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
  });
  const batches = fc.array(fc.array(change, { minLength: 1, maxLength: 5 }), { maxLength: 12 });

  it('shows the same after any transactions, and the previous content if one is incomplete', async () => {
    await fc.assert(
      fc.asyncProperty(batches, fc.double({ min: 0, max: 1, noNaN: true }), async (all, share) => {
        rmSync(folder, { recursive: true, force: true });
        await reopen();
        const memory = new MemoryStore();
        const before: string[] = [];
        const sizes: number[] = [];
        const every = [[begin('one')], [begin('two')], ...all];
        for (const batch of every) {
          await store.write(batch, []);
          await memory.write(batch, []);
          before.push(JSON.stringify(contents(memory)[0]));
          sizes.push(existsSync(fileOf('one')) ? statSync(fileOf('one')).size : 0);
        }
        expect(contents(store)).toEqual(contents(memory));
        await reopenAfterKill();
        expect(contents(store)).toEqual(contents(memory));

        const [first = 0] = sizes;
        const cut = Math.floor(first + share * ((sizes.at(-1) ?? 0) - first));
        await store.close();
        truncateSync(fileOf('one'), cut);
        rmSync(join(folder, 'sizes'), { force: true });
        await open();
        const whole = sizes.findLastIndex((size) => size <= cut);
        expect(JSON.stringify(contents(store)[0])).toBe(before[whole]);
      }),
      { seed: 29, numRuns: 25 },
    );
  });

  it('never shows a text that was not stored, whichever bit changes', async () => {
    await twoWorlds();
    const sizes = [...Array(120).keys()];
    const bytes = readFileSync(fileOf('one'));
    for (const nth of sizes) {
      const changed = Buffer.from(bytes);
      const at = Math.floor((nth / sizes.length) * bytes.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << (nth % 8));
      await store.close();
      writeFileSync(fileOf('one'), changed);
      await open();
      expect(() => stepsOf('one')).toThrow(WorldDamaged);
    }
  });
});
