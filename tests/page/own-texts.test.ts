/**
 * The simulator as it is bundled for a page. `#own-texts` is a different module there than in Node.
 * The tests of the browser door run in Node, so they cannot notice texts that were not loaded.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tenants } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Door from '../../simulator/browser/door.ts';
import { root } from '../tools/root.ts';
import { wordless } from '../tools/without-words.ts';

type DoorModule = typeof Door;

const problems: string[] = [];
let folder = '';
let page: DoorModule;
let scenarios: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dokubox-page-'));
  await build({
    absWorkingDir: root,
    entryPoints: ['simulator/browser/door.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    loader: { '.ttf': 'file' },
    plugins: [wordless],
  });
  page = (await import(pathToFileURL(join(folder, 'door.mjs')).href)) as DoorModule;
  const files = (await readdir(join(root, 'scenarios'))).filter((file) => file.endsWith('.json'));
  const texts = files.map(async (file) => [
    file,
    await readFile(join(root, 'scenarios', file), 'utf8'),
  ]);
  scenarios = Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** Headers of the portal before sign-in. */
const ofPortal = {
  'content-type': 'application/json',
  'x-language': 'en',
  'x-channel': 'INTERNET',
  'x-flow-type': 'CLIENT',
  'x-timezone-offset': '-60',
  'x-client-application': 'DDE_PORTAL',
  'x-flow-id': '6f9619ff-8b86-4011-b42d-00c04fc964ff',
};

const newVisitor = () =>
  page
    .createBrowserDoor({
      scenarios,
      onProblem: ({ where, detail }) => problems.push(`${where}: ${detail}`),
    })
    .visitor();

// Each tenant is used once, because texts loaded by one test are there for the next.
const ofDefaults = tenants.filter((_, index) => index % 2 === 0);
const ofMade = tenants.filter((_, index) => index % 2 === 1);

it.each(ofDefaults)(
  '[A-277] the simulator in a page loads the texts of %s once its default world is needed',
  async (tenant) => {
    const answer = await newVisitor().fetch(operations.clientLogin.url, {
      method: 'POST',
      headers: { ...ofPortal, 'x-tenant': tenant },
      body: JSON.stringify({ username: 'nobody', password: testPassword, language: 'en' }),
    });
    // The world exists, but has no user of that name.
    expect(answer.status).toBe(401);
    expect(problems).toEqual([]);
  },
);

it.each(ofMade)(
  '[A-277] the simulator in a page loads the texts of %s once a world is created',
  async (tenant) => {
    const answer = await newVisitor().fetch(operations.createWorld.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario: 'everyday', tenant }),
    });
    expect(answer.status).toBe(201);
    expect(problems).toEqual([]);
  },
);
