import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tenants } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { nodeFlags } from '../tools/node-flags.ts';
import { cacheFolder } from '../tools/root.ts';
import type { Shot } from './load.ts';
import { MeasuredServer } from './process.ts';

/** Worlds of two sizes and the calls in them, which the benchmarks measure. */

/** Messages of the document that is read. */
export const MESSAGES = 20;

const tenant = tenants[0];
/** The folder for files that benchmarks create. */
export const benchFolder = join(cacheFolder, 'bench');
const scenarios = join(benchFolder, 'scenarios');

/**
 * Writes one world whose only box has a document with twenty messages, and one world with thousands
 * of boxes.
 */
export function writeScenarios(): void {
  const common = { description: 'For measuring.', tenants: [tenant], user: 'client1', seed: 1 };
  const messages = Array.from({ length: MESSAGES }, (_, i) => ({
    from: 'bankerRm',
    visibility: 'EXTERNAL',
    text: `Message ${i}: ${'a sentence as people write it. '.repeat(4)}`,
  }));
  const box = { client: 'main', status: 'IN_PROGRESS', initiatedBy: 'CLIENT' };
  const small = {
    ...common,
    name: 'small',
    title: 'Small',
    order: 1,
    boxes: [
      { ...box, dokus: [{ status: 'UNDER_REVIEW_CLIENT', messages }] },
      { ...box, repeat: 24 },
    ],
  };
  const large = {
    ...common,
    name: 'large',
    title: 'Large',
    order: 2,
    boxes: [{ ...box, repeat: 5000 }],
  };
  mkdirSync(scenarios, { recursive: true });
  for (const scenario of [small, large]) {
    writeFileSync(join(scenarios, `${scenario.name}.json`), JSON.stringify(scenario));
  }
}

/**
 * Starts a simulator of the built product, as `npm start` does. Its worlds are in memory unless the
 * environment names a store.
 */
export const startOurs = (
  env: Readonly<Record<string, string>> = {},
  node: readonly string[] = [],
) =>
  MeasuredServer.start(
    [...nodeFlags, ...node, 'simulator/dist/cli.js', '--port', '0', '--scenarios', scenarios],
    env,
  );

/** Headers of every call. */
export const headers = {
  'Content-Type': 'application/json',
  'X-Language': 'en',
  'X-Tenant': tenant,
  'X-Channel': 'INTERNET',
  'X-Flow-Type': 'CLIENT',
  'X-Timezone-Offset': '-60',
  'X-Client-Application': 'DDE_PORTAL',
  'X-Flow-Id': '6f9619ff-8b86-4011-b42d-00c04fc964ff',
};

/** The answer of a call that must succeed. */
export async function json(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A user of a new world, ready to make calls. */
export async function signInUser(
  server: MeasuredServer,
  scenario: string,
): Promise<Record<string, string>> {
  const world = (await json(`${server.url}${operations.createWorld.url}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ scenario }),
  })) as { worldId: string; idToken: string };
  return { ...headers, 'X-Sim-World': world.worldId, 'X-Id-Token': world.idToken };
}

/** A page of a list. */
export function listShot(signedIn: Record<string, string>, page: number): Shot {
  return {
    method: 'POST',
    path: operations.searchClientDokuboxes.url,
    headers: signedIn,
    body: JSON.stringify({ status: 'ALL', page, size: 25, sort: 'clientName,asc' }),
    expected: 200,
  };
}

/** The two measured calls, as a signed-in user. */
export async function shotsFor(server: MeasuredServer): Promise<{ get: Shot; post: Shot }> {
  const signedIn = await signInUser(server, 'small');
  const list = listShot(signedIn, 0);
  const { content } = (await json(`${server.url}${list.path}`, {
    method: 'POST',
    headers: signedIn,
    body: JSON.stringify({ status: 'ALL', page: 0, size: 50 }),
  })) as { content: { id: number; documentsCount: number }[] };
  const dokuBoxId = content.find(({ documentsCount }) => documentsCount === 1)?.id ?? 0;
  const loadPath = operations.loadDokubox.url.replace('{id}', String(dokuBoxId));
  const box = (await json(`${server.url}${loadPath}`, { headers: signedIn })) as Dokubox;
  const path = operations.getMessages.url.replace('{id}', String(box.dokus[0]?.id));
  const { 'Content-Type': _type, ...withoutBody } = signedIn;
  return {
    get: { method: 'GET', path, headers: withoutBody, expected: 200 },
    post: {
      method: 'POST',
      path: operations.renameDokubox.url,
      headers: signedIn,
      body: JSON.stringify({ dokuBoxId, newCustomName: 'A name of usual length' }),
      expected: 204,
    },
  };
}
