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
  /** Folder of the built console; without it the start page does without. */
  readonly consoleFolder?: string | undefined;
  /** The script of the badge in the portal's corner; without it there is none. */
  readonly badgeFile?: string | undefined;
  /** False: no request is written into the journal of its world. */
  readonly keepsJournal?: boolean | undefined;
  /** Address to listen on; decides whether the control API needs its token. */
  readonly host: string;
  readonly mode: Mode;
  /** Environment the portal shows (§2). */
  readonly environment?: Environment | undefined;
  readonly controlToken?: string | undefined;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers count. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly embedOrigins?: readonly string[] | undefined;
  /** Tenants with an identity provider for bankers; none by default. */
  readonly identityProviders?: readonly Tenant[] | undefined;
  /** Where TEST certificates are kept; without it they live with the process. */
  readonly trustFolder?: string | undefined;
  /** How long, in milliseconds, a caller may leave a request half sent; 12 s when absent. */
  readonly stallMs?: number | undefined;
  /** Ids of new worlds; random, so that nobody can guess them, where absent. */
  readonly newWorldId?: (() => string) | undefined;
  /** Where worlds are kept; without it they end with the process. */
  readonly store?: Store | undefined;
  /** How much one world may hold; what suits testers by default. */
  readonly bounds?: WorldBounds | undefined;
  /** How many worlds there may be, and for how long nobody uses one. */
  readonly keeping?: WorldLimits | undefined;
  readonly rateLimits?: Partial<RateLimits> | undefined;
  /** Bytes of large bodies held in memory at the same time; what suits the heap when absent. */
  readonly bodiesInFlight?: number | undefined;
  readonly onProblem?: ((problem: LoggedProblem) => void) | undefined;
}

/** A whole simulator, ready to listen. */
export interface Simulator {
  readonly app: FastifyInstance;
  readonly engine: Engine;
  /**
   * Takes part in what other processes share, once the server listens; without a shared store nothing.
   * @param address where they reach this process
   */
  readonly join: (address: string) => Promise<void>;
  readonly scenarioFiles: ScenarioFiles;
  /** What is wrong with the scenario files; the others are loaded all the same. */
  readonly scenarioErrors: readonly ScenarioError[];
  readonly version: string;
}

/** Bytes of a world's id: as hard to guess as a token. */
const WORLD_ID_BYTES = 16;

/** How often, in milliseconds, worlds are looked through that nobody has used for long. */
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
    options.keeping,
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
