import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { environments, tenants, type Environment, type Tenant } from '@dokubox/spec/enums.ts';
import { defaultBounds, type WorldBounds } from '../engine/world/bounds.ts';
import { defaultWorldLimits, type WorldLimits } from '../engine/worlds/keeping.ts';
import { defaultInFlight } from './body/admit-bodies.ts';
import { isLoopback } from './control.ts';
import { portsBrowsersRefuse } from './ports-browsers-refuse.ts';
import { modes, type Mode } from './simulator.ts';

/** Default port of the simulator. */
const DEFAULT_PORT = 4010;
const DEFAULT_HOST = '127.0.0.1';
const MAX_PORT = 65_535;
const MIB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60_000;

/** Kinds of stores for worlds. */
const storeKinds = ['folder', 'memory'] as const;
type StoreKind = (typeof storeKinds)[number];

/** Values of a switch. The first is the default. */
const switches = ['on', 'off'] as const;

/** Protocols of a store that several processes share. The second uses TLS. */
const sharedProtocols: readonly string[] = ['redis:', 'rediss:'];

/** Settings from the command line and the environment. */
export interface CommandLine {
  readonly port: number;
  readonly host: string;
  /** Folder of scenario files. Undefined: the repository's folder. */
  readonly scenarios: string | undefined;
  /** Reads scenario files again when they change. */
  readonly dev: boolean;
  readonly mode: Mode;
  readonly environment: Environment;
  readonly controlToken: string | undefined;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers count. */
  readonly trustedProxies: readonly string[];
  readonly embedOrigins: readonly string[];
  /** Tenants whose bankers sign in at the identity provider the simulator plays. */
  readonly identityProviders: readonly Tenant[];
  /** Whether the portal shows in its corner which world it is in. */
  readonly badge: boolean;
  /** Whether requests are written into the journals of their worlds. */
  readonly journal: boolean;
  /** Folder of the TEST certificates. Undefined: the repository's cache. */
  readonly trustFolder: string | undefined;
  /** Folder of the worlds. Undefined: the repository's folder. */
  readonly data: string | undefined;
  /** Whether worlds are kept in the folder, end with the process, or lie on a server. */
  readonly store: StoreKind | URL;
  /** Address at which other processes of the store reach this one. Undefined: detected. */
  readonly address: string | undefined;
  /** How much one world may hold. */
  readonly bounds: WorldBounds;
  /** Limits for the number of worlds and for unused ones. */
  readonly worldLimits: WorldLimits;
  /** Bytes of large bodies held in memory at the same time. */
  readonly bodiesInFlight: number;
  readonly help: boolean;
}

export const usage = `Usage: simulator [options]

  --port NUMBER      port to listen on, or 0 for a free one (PORT, default ${DEFAULT_PORT})
  --host ADDRESS     address to listen on (HOST, default ${DEFAULT_HOST})
  --scenarios DIR    folder of scenario files
  --data DIR         folder of the worlds (SIM_DATA, default .data in the checkout)
  --dev              reads scenario files again when they change
  --mode MODE        ${modes.join(', ')}. Only production sends an answer that breaks the
                     contract, and counts it in /__sim/health
  --help             shows this text

Environment:

  SIM_CONTROL_TOKEN      secret that opens the control API, required unless HOST is loopback
  SIM_TRUSTED_PROXIES    addresses and ranges (10.0.0.0/8) of proxies whose X-Forwarded-*
                         headers count, separated by blanks
  SIM_EMBED_ORIGINS      origins that may embed the portal, separated by blanks
  SIM_ENVIRONMENT        environment that the portal shows (${environments.join(', ')})
  SIM_IDENTITY_PROVIDER  tenants (${tenants.join(', ')}) whose bankers sign in at a
                         simulated identity provider, separated by blanks
  SIM_BADGE              off hides the simulator's badge in the portal
  SIM_JOURNAL            off stops recording requests in the journals of worlds
  SIM_STORE              store of the worlds (${storeKinds.join(', ')}). Worlds in memory end with the
                         process. redis://HOST:PORT, or rediss:// with TLS, is a server that
                         several simulators share
  SIM_DATA               folder of the worlds, as --data
  SIM_ADDRESS            address of this simulator for the others (http://ADDRESS:PORT)
  SIM_TRUST_FOLDER       folder of the TEST certificates that sign documents
  SIM_WORLDS             maximum number of worlds (default ${defaultWorldLimits.most})
  SIM_WORLD_DAYS         days without use before a world is removed (default ${defaultWorldLimits.keepIdleMs / DAY_MS})
  SIM_WORLD_UPLOADS      MiB of uploads in one world (default ${defaultBounds.uploadBytes / MIB})
  SIM_WORLD_BOXES        dokuboxes in one world (default ${defaultBounds.boxes})
  SIM_DOKU_MESSAGES      messages of one document (default ${defaultBounds.messages})
  SIM_BODIES             MiB of uploads in memory at once (${Math.floor(defaultInFlight() / MIB)} with this heap)`;

/** A mistake in the command line. The message is a sentence for the user. */
export class UsageError extends Error {}

function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  throw new UsageError(`${name} must be one of ${known.join(', ')}, not "${value}".`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (portsBrowsersRefuse.has(port)) {
    throw new UsageError(`Browsers refuse to open port ${port}: choose another with --port.`);
  }
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new UsageError(`The port must be a number from 0 to ${MAX_PORT}, not "${text}".`);
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && url.origin === text) return text;
  throw new UsageError(`SIM_EMBED_ORIGINS: "${text}" is not an origin such as https://host:port.`);
}

/** An address or a range of them, as `10.0.0.0/8`. */
function proxyOf(text: string): string {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6];
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  if (longest > 0 && fits && rest.length === 0) return text;
  throw new UsageError(
    `SIM_TRUSTED_PROXIES: "${text}" is neither an address nor a range such as 10.0.0.0/8.`,
  );
}

/** The password stays out of what is said about a mistake. */
function storeOf(text: string): StoreKind | URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && sharedProtocols.includes(url.protocol) && url.hostname !== '') return url;
  if (text.includes('://')) {
    throw new UsageError('SIM_STORE must be redis://HOST:PORT or rediss://HOST:PORT.');
  }
  return oneOf('SIM_STORE', text, storeKinds);
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' && url.origin === text) return text;
  throw new UsageError(
    `SIM_ADDRESS: "${text}" is not an address. Use a form such as http://10.0.0.7:4010.`,
  );
}

/** A limit from the environment, or its default. */
function boundOf(env: NodeJS.ProcessEnv, name: string, byDefault: number): number {
  const text = env[name] || String(byDefault);
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${name} must be a whole number from 1, not "${text}".`);
}

/** Characters of a control token at least, and different ones among them. */
const TOKEN_MIN = 16;
const TOKEN_LETTERS = 8;

/** The control token. If others can reach the simulator, it must be hard to guess. */
function tokenOf(token: string | undefined, host: string): string | undefined {
  if (token === undefined || isLoopback(host)) return token;
  const long = token.length >= TOKEN_MIN && new Set(token).size >= TOKEN_LETTERS;
  if (long && /^[!-~]+$/.test(token)) return token;
  throw new UsageError(
    `SIM_CONTROL_TOKEN is too easy to guess. Use at least ${TOKEN_MIN} letters, digits and signs without blanks, ${TOKEN_LETTERS} of them different. "openssl rand -base64 24" creates one.`,
  );
}

/** Whether something is on that is unless it is switched off. */
const isOn = (env: NodeJS.ProcessEnv, name: string) =>
  oneOf(name, env[name] || switches[0], switches) === switches[0];

/** Words of a list in the environment. */
const wordsOf = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean);

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        scenarios: { type: 'string' },
        data: { type: 'string' },
        dev: { type: 'boolean', default: false },
        mode: { type: 'string', default: 'development' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads arguments first, then the environment. An empty variable counts as unset. */
export function readCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): CommandLine {
  const values = parse(args);
  const host = values.host ?? (env['HOST'] || DEFAULT_HOST);
  return {
    port: portOf(values.port ?? (env['PORT'] || String(DEFAULT_PORT))),
    host,
    scenarios: values.scenarios,
    dev: values.dev,
    mode: oneOf('--mode', values.mode, modes),
    environment: oneOf('SIM_ENVIRONMENT', env['SIM_ENVIRONMENT'] || environments[0], environments),
    controlToken: tokenOf(env['SIM_CONTROL_TOKEN'] || undefined, host),
    trustedProxies: wordsOf(env['SIM_TRUSTED_PROXIES']).map(proxyOf),
    embedOrigins: wordsOf(env['SIM_EMBED_ORIGINS']).map(originOf),
    identityProviders: wordsOf(env['SIM_IDENTITY_PROVIDER']).map((one) =>
      oneOf('SIM_IDENTITY_PROVIDER', one, tenants),
    ),
    badge: isOn(env, 'SIM_BADGE'),
    journal: isOn(env, 'SIM_JOURNAL'),
    trustFolder: env['SIM_TRUST_FOLDER'] || undefined,
    data: values.data ?? (env['SIM_DATA'] || undefined),
    store: storeOf(env['SIM_STORE'] || storeKinds[0]),
    bounds: {
      uploadBytes: boundOf(env, 'SIM_WORLD_UPLOADS', defaultBounds.uploadBytes / MIB) * MIB,
      boxes: boundOf(env, 'SIM_WORLD_BOXES', defaultBounds.boxes),
      messages: boundOf(env, 'SIM_DOKU_MESSAGES', defaultBounds.messages),
    },
    worldLimits: {
      most: boundOf(env, 'SIM_WORLDS', defaultWorldLimits.most),
      keepIdleMs: boundOf(env, 'SIM_WORLD_DAYS', defaultWorldLimits.keepIdleMs / DAY_MS) * DAY_MS,
    },
    bodiesInFlight: boundOf(env, 'SIM_BODIES', Math.floor(defaultInFlight() / MIB)) * MIB,
    address: env['SIM_ADDRESS'] ? addressOf(env['SIM_ADDRESS']) : undefined,
    help: values.help,
  };
}
