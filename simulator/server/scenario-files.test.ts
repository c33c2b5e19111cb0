import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScenarioCatalogue } from '../engine/scenario/catalogue.ts';
import { readWithPositions } from '../engine/scenario/json-text.ts';
import type { ScenarioError } from '../engine/scenario/scenario-error.ts';
import { Worlds } from '../engine/worlds/worlds.ts';
import { ScenarioFiles } from './scenario-files.ts';

let folder: string;
let catalogue: ScenarioCatalogue;
let files: ScenarioFiles;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dokubox-scenarios-'));
  catalogue = new ScenarioCatalogue(readWithPositions);
  files = new ScenarioFiles(folder, catalogue);
});
afterEach(() => {
  files.close();
  rmSync(folder, { recursive: true });
});

function write(name: string, changes: object = {}): void {
  const scenario = {
    name,
    title: 'Title',
    description: 'Text.',
    tenants: 'all',
    user: 'client1',
    seed: 1,
    boxes: [],
    ...changes,
  };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(scenario));
}

describe('scenario files', () => {
  it('loads what is right and says where the rest is wrong', async () => {
    write('good');
    write('bad', { boxes: [{ status: 'OPEN' }] });
    writeFileSync(join(folder, 'broken.json'), '{\n  "name": broken\n}');
    writeFileSync(join(folder, 'notes.txt'), 'no scenario');
    const { errors } = await files.loadAll();
    expect(catalogue.list().map(({ name }) => name)).toEqual(['good']);
    expect(errors.map(({ file, path }) => [file.split('/').at(-1), path])).toEqual([
      ['bad.json', 'boxes[0].status'],
      ['broken.json', 'name'],
    ]);
    expect(errors[1]?.line).toBe(2);
    expect(catalogue.errors()).toEqual(errors);
  });

  it('[A-300] looks into the roots a scenario brings, however the name is written', async () => {
    write('plain', { trustedRoots: ['no certificate'] });
    write('escaped');
    const path = join(folder, 'escaped.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"seed"', '"trusted\\u0052oots":["no certificate"],"seed"'));
    const { errors } = await files.loadAll();
    expect(errors.map(({ file, path: place }) => [file.split('/').at(-1), place])).toEqual([
      ['escaped.json', 'trustedRoots[0]'],
      ['plain.json', 'trustedRoots[0]'],
    ]);
  });

  it('reads a changed file again, and keeps the previous version if the new one is wrong', async () => {
    write('good');
    await files.loadAll();
    const seen: (readonly [string, readonly ScenarioError[]])[] = [];
    files.watch((file, errors) => seen.push([file, errors]));
    write('good', { title: 'Another title' });
    await vi.waitFor(() => expect(catalogue.get('good')?.title).toBe('Another title'), 5_000);
    expect(seen.at(-1)).toEqual(['good.json', []]);

    // An existing world continues as it began. A new one matches the file.
    const worlds = new Worlds(catalogue);
    const world = worlds.create({ scenario: 'good', tenant: 'HU' });
    world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.settings().featureFlags.mine = true;
    });
    write('good', { boxes: [{ client: 'main' }] });
    await vi.waitFor(() => expect(catalogue.get('good')?.boxes).toHaveLength(1), 5_000);
    expect(worlds.get(world.id)?.settings.featureFlags.mine).toBe(true);
    expect(world.undo()).toBe(true);
    expect(world.boxes.size).toBe(0);
    expect(worlds.create({ scenario: 'good', tenant: 'HU' }).boxes.size).toBe(1);

    write('good', { title: 5 });
    await vi.waitFor(() => expect(seen.at(-1)?.[1]).not.toEqual([]), 5_000);
    expect(seen.at(-1)?.[1][0]?.path).toBe('title');
    expect(catalogue.get('good')?.boxes).toHaveLength(1);
    expect(catalogue.errors().map(({ path }) => path)).toEqual(['title']);

    rmSync(join(folder, 'good.json'));
    await vi.waitFor(() => expect(catalogue.get('good')).toBeUndefined(), 5_000);
    expect(catalogue.errors()).toEqual([]);
  });
});
