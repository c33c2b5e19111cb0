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

/** Time limit in milliseconds for pending requests after a signal. */
const CLOSE_MS = 10_000;
/** Further time limit in milliseconds for storing their changes. */
const STORE_MS = 5_000;

const here = dirname(fileURLToPath(import.meta.url));
const root = basename(here) === 'dist' ? join(here, '../..') : join(here, '..');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Whether a folder is writable. It is created if it does not exist. */
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
    return `Port ${port} is in use. Stop the program that uses it, or choose another port with --port.`;
  }
  if (code === 'EACCES')
    return `Port ${port} is not allowed. Choose a port above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine does not have the address ${host}. Choose another address with --host.`;
  }
  return error instanceof Error ? error.message : String(error);
}

const wanted = commandLine();
if (wanted.help) {
  console.log(usage);
  process.exit(0);
}
const scenariosFolder = wanted.scenarios ? resolve(wanted.scenarios) : join(root, 'scenarios');
if (!existsSync(scenariosFolder))
  fail(
    `The scenario folder ${scenariosFolder} does not exist. Choose another folder with --scenarios.`,
  );
if (!statSync(scenariosFolder).isDirectory()) {
  fail(`${scenariosFolder} is a file. Use its folder with --scenarios.`);
}
if (wanted.trustFolder !== undefined && !isWritable(wanted.trustFolder)) {
  fail(
    `TEST certificates cannot be stored in ${wanted.trustFolder}. Choose another folder with SIM_TRUST_FOLDER.`,
  );
}

/** Opens the store of the worlds. Its code is loaded only if a store is configured. */
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

/** Creates the engine and everything else behind the server. */
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
    worldLimits: wanted.worldLimits,
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
  console.log('  The control API rejects every call, because SIM_CONTROL_TOKEN is not set.\n');
}
console.log(`listening on ${url}`);

if (wanted.dev) {
  scenarioFiles.watch((file, errors) => {
    for (const error of errors) console.error(describeScenarioError(error));
    const outcome =
      errors.length > 0 ? 'not changed. The previous version stays in use' : 'read again';
    console.log(`scenario file ${file}: ${outcome}`);
  });
}
