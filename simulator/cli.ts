#!/usr/bin/env node
/** Starts the simulator: `node simulator/dist/cli.js`, or from the sources with tsx. */
import type { AddressInfo } from 'node:net';
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeScenarioError } from './engine/scenario/scenario-error.ts';
import { readCommandLine, usage, UsageError, type CommandLine } from './server/command-line.ts';
import { greeting } from './server/greeting.ts';
import { isLoopback } from './server/control.ts';
import { addressFor } from './server/peers/own-address.ts';
import { createSimulator, type Simulator } from './server/simulator.ts';
import { StoreRefused, type Store } from './store/store.ts';

/** How long, in milliseconds, requests in flight may take to end after a signal. */
const CLOSE_MS = 10_000;
/** How long it may take after that to store what they have changed. */
const STORE_MS = 5_000;

const here = dirname(fileURLToPath(import.meta.url));
const root = basename(here) === 'dist' ? join(here, '../..') : join(here, '..');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Whether files can be kept in a folder, which is made where it is missing. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function commandLine(): CommandLine {
  try {
    return readCommandLine(process.argv.slice(2), process.env);
  } catch (error) {
    if (error instanceof UsageError) fail(`${error.message}\n\n${usage}`);
    throw error;
  }
}

function whyNotListening(error: unknown, { host, port }: CommandLine): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: end the program that uses it, or choose another with --port.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used: choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}: choose another with --host.`;
  }
  return error instanceof Error ? error.message : String(error);
}

const wanted = commandLine();
if (wanted.help) {
  console.log(usage);
  process.exit(0);
}
const scenariosFolder = wanted.scenarios ? resolve(wanted.scenarios) : join(root, 'scenarios');
if (!existsSync(scenariosFolder)) fail(`There is no folder of scenarios at ${scenariosFolder}.`);
if (!statSync(scenariosFolder).isDirectory()) {
  fail(`${scenariosFolder} is a file: --scenarios takes the folder it lies in.`);
}
if (wanted.trustFolder !== undefined && !isWritable(wanted.trustFolder)) {
  fail(
    `TEST certificates cannot be kept in ${wanted.trustFolder}: choose a folder with SIM_TRUST_FOLDER.`,
  );
}

/** The folder of worlds; its program is read only by those who keep any. */
async function openStore(): Promise<Store | undefined> {
  if (wanted.store === 'memory') return undefined;
  if (wanted.store instanceof URL) {
    const { RedisStore } = await import('./store/redis/redis-store.ts');
    return RedisStore.open(wanted.store.href);
  }
  const { FolderStore } = await import('./store/folder/folder-store.ts');
  return FolderStore.open(wanted.data ? resolve(wanted.data) : join(root, '.data'), (sentence) => {
    console.error(sentence);
  });
}

/** Everything behind the server. */
async function simulatorOn(store: Store | undefined) {
  return createSimulator({
    store,
    scenariosFolder,
    portalFolder: join(root, 'portal', 'dist'),
    consoleFolder: join(root, 'simulator', 'console', 'dist'),
    ...(wanted.badge ? { badgeFile: join(root, 'simulator', 'dist', 'badge.js') } : {}),
    keepsJournal: wanted.journal,
    host: wanted.host,
    mode: wanted.mode,
    environment: wanted.environment,
    controlToken: wanted.controlToken,
    trustedProxies: wanted.trustedProxies,
    embedOrigins: wanted.embedOrigins,
    identityProviders: wanted.identityProviders,
    bounds: wanted.bounds,
    bodiesInFlight: wanted.bodiesInFlight,
    keeping: wanted.keeping,
    trustFolder: wanted.trustFolder ?? join(root, 'node_modules', '.cache', 'dokubox', 'trust'),
    onProblem: ({ kind, where, detail }) => console.error(`${kind} in ${where}: ${detail}`),
  });
}

let simulator: Simulator;
try {
  simulator = await simulatorOn(await openStore());
} catch (error) {
  if (error instanceof StoreRefused) fail(error.message);
  throw error;
}
const { app, scenarioFiles } = simulator;
for (const error of simulator.scenarioErrors) console.error(describeScenarioError(error));

let closing = false;
function close(): void {
  if (closing) return;
  closing = true;
  setTimeout(() => {
    app.server.closeAllConnections();
  }, CLOSE_MS).unref();
  setTimeout(() => process.exit(1), CLOSE_MS + STORE_MS).unref();
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
process.on('SIGTERM', close);
process.on('SIGINT', close);

try {
  await app.listen({ port: wanted.port, host: wanted.host });
} catch (error) {
  fail(whyNotListening(error, wanted));
}

const { port } = app.server.address() as AddressInfo;
await simulator.join(wanted.address ?? addressFor(wanted.host, port));
const name = wanted.host.includes(':') ? `[${wanted.host}]` : wanted.host;
const url = `http://${name}:${port}`;
console.log(greeting(simulator, url));
if (!isLoopback(wanted.host) && wanted.controlToken === undefined) {
  console.log('  The control API refuses every call: SIM_CONTROL_TOKEN is not set.\n');
}
console.log(`listening on ${url}`);

if (wanted.dev) {
  scenarioFiles.watch((file, errors) => {
    for (const error of errors) console.error(describeScenarioError(error));
    const outcome = errors.length > 0 ? 'kept as it was before' : 'read again';
    console.log(`scenario file ${file}: ${outcome}`);
  });
}
