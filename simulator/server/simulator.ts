import { randomBytes } from 'node:crypto';
import { environments, type Environment, type Tenant } from '@dokubox/spec/enums.ts';
import type { FastifyInstance } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import type { LoggedProblem } from '../door/options.ts';
import type { Engine } from '../engine/engine.ts';
import { ScenarioCatalogue } from '../engine/scenario/catalogue.ts';
import { readWithPositions } from '../engine/scenario/json-text.ts';
import type { ScenarioError } from '../engine/scenario/scenario-error.ts';
import type { WorldBounds } from '../engine/world/bounds.ts';
import type { WorldLimits } from '../engine/worlds/keeping.ts';
import { Worlds } from '../engine/worlds/worlds.ts';
import { StoredWorlds } from '../store/stored-worlds.ts';
import { isShared, type Store } from '../store/store.ts';
import { buildApp } from './app.ts';
import { isLoopback } from './control.ts';
import { Metrics } from './metrics.ts';
import type { RateLimits } from './options.ts';
import { keptInStore } from './peers/shared-trust.ts';
import { Peers } from './peers/peers.ts';
import { createNodePorts } from './ports.ts';
import { ScenarioFiles } from './scenario-files.ts';

/** How a simulator behaves when an answer of its own breaks the contract: 500, or counted. */
export const modes = ['development', 'test', 'production'] as const;
export type Mode = (typeof modes)[number];

export interface SimulatorOptions {
  readonly scenariosFolder: string;
  readonly portalFolder: string;
  /** Folder of the built console. Absent: the start page has no console. */
  readonly consoleFolder?: string | undefined;
  /** The script of the badge in the portal's corner. Absent: no badge. */
  readonly badgeFile?: string | undefined;
  /** False: no request is written into the journal of its world. */
  readonly keepsJournal?: boolean | undefined;
  /** Address to listen on. It decides whether the control API needs its token. */
  readonly host: string;
  readonly mode: Mode;
  /** Environment the portal shows (§2). */
  readonly environment?: Environment | undefined;
  readonly controlToken?: string | undefined;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers count. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly embedOrigins?: readonly string[] | undefined;
  /** Tenants with an identity provider for bankers. The default is none. */
  readonly identityProviders?: readonly Tenant[] | undefined;
  /** Folder of the TEST certificates. Absent: they end with the process. */
  readonly trustFolder?: string | undefined;
  /** Time in milliseconds for a caller to complete a request. The default is 12 s. */
  readonly stallMs?: number | undefined;
  /** Ids of new worlds. The default is random, so that no one can guess them. */
  readonly newWorldId?: (() => string) | undefined;
  /** Store of the worlds. Absent: they end with the process. */
  readonly store?: Store | undefined;
  /** Limits of one world. The defaults suit testers. */
  readonly bounds?: WorldBounds | undefined;
  /** Limits for the number of worlds and for unused ones. */
  readonly worldLimits?: WorldLimits | undefined;
  readonly rateLimits?: Partial<RateLimits> | undefined;
  /**
   * Bytes of large bodies in memory at the same time. The default is a share of the heap.
   */
  readonly bodiesInFlight?: number | undefined;
  readonly onProblem?: ((problem: LoggedProblem) => void) | undefined;
}

/** A whole simulator, ready to listen. */
export interface Simulator {
  readonly app: FastifyInstance;
  readonly engine: Engine;
  /**
   * Joins the other processes once the server listens. Does nothing without a shared store.
   * @param address address at which they reach this process
   */
  readonly join: (address: string) => Promise<void>;
  readonly scenarioFiles: ScenarioFiles;
  /** Mistakes in the scenario files. The other files are loaded nevertheless. */
  readonly scenarioErrors: readonly ScenarioError[];
  readonly version: string;
}

/** Bytes of a world's id: as hard to guess as a token. */
const WORLD_ID_BYTES = 16;

/** Interval in milliseconds between searches for unused worlds. */
const SWEEP_MS = 10 * 60_000;

const randomWorldId = () => `w${randomBytes(WORLD_ID_BYTES).toString('base64url')}`;

/** Puts engine, files and server together. */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { host, mode, embedOrigins = [] } = options;
  const scenarios = new ScenarioCatalogue(readWithPositions);
  const scenarioFiles = new ScenarioFiles(options.scenariosFolder, scenarios);
  const { errors } = await scenarioFiles.loadAll();
  const breaches = { count: 0 };
  const shared = options.store && isShared(options.store) ? options.store : undefined;
  const keepTrust = shared && keptInStore(shared);
  const ports = createNodePorts({ trustFolder: options.trustFolder, keepTrust });
  const report = (where: string, detail: string) => {
    options.onProblem?.({ kind: 'failure', where, detail });
  };
  const repository = options.store && new StoredWorlds(options.store, report);
  const worlds = new Worlds(
    scenarios,
    Date.now,
    options.newWorldId ?? randomWorldId,
    repository,
    options.bounds,
    options.worldLimits,
  );
  const sweeping = setInterval(() => worlds.removeExpired(), SWEEP_MS).unref();
  repository?.watch(worlds);
  const peers = shared && (await Peers.of(shared, worlds));
  const metrics = new Metrics({
    worlds,
    contractBreaches: () => breaches.count,
    validatorLoad: () => ports.validatorLoad(),
  });
  const engine: Engine = {
    worlds,
    scenarios,
    ports,
    settings: {
      version: packageJson.version,
      environment: options.environment ?? environments[0],
      embedOrigins,
      identityProviders: options.identityProviders ?? [],
      contractBreaches: () => breaches.count,
      metrics: () => metrics.text(),
      ...(shared && peers
        ? {
            notReady: () => (shared.isReady ? null : 'the shared store does not answer'),
            worldsElsewhere: () => peers.elsewhere(),
          }
        : {}),
    },
  };
  const app = await buildApp({
    engine,
    breaches,
    strictResponses: mode !== 'production',
    loopback: isLoopback(host),
    controlToken: options.controlToken,
    trustedProxies: options.trustedProxies ?? [],
    embedOrigins,
    portalFolder: options.portalFolder,
    consoleFolder: options.consoleFolder,
    badgeFile: options.badgeFile,
    keepsJournal: options.keepsJournal,
    stallMs: options.stallMs,
    rateLimits: options.rateLimits,
    bodiesInFlight: options.bodiesInFlight,
    stored: repository && ((ids?: readonly string[]) => repository.stored(ids)),
    onProblem: options.onProblem,
    metrics,
    peers,
  });
  app.addHook('onClose', () => {
    clearInterval(sweeping);
    scenarioFiles.close();
  });
  app.addHook('onClose', () => ports.close());
  app.addHook('onClose', () => repository?.close());
  const join = async (address: string) => {
    if (shared && repository) await shared.join(address, repository);
  };
  return { app, engine, join, scenarioFiles, scenarioErrors: errors, version: packageJson.version };
}
