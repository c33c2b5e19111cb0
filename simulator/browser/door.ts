import { environments, type Environment, type Tenant } from '@dokubox/spec/enums.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { DoorOptions, LoggedProblem } from '../door/options.ts';
import { Responder } from '../door/responder.ts';
import type { FontFiles } from '@dokubox/signatures/documents/render.ts';
import type { Engine } from '../engine/engine.ts';
import { ScenarioCatalogue } from '../engine/scenario/catalogue.ts';
import { describeScenarioError } from '../engine/scenario/scenario-error.ts';
import type { ReadScenarioText } from '../engine/scenario/scenario-text.ts';
import { Worlds } from '../engine/worlds/worlds.ts';
import { fingerprint } from './fingerprint.ts';
import { createBrowserPorts } from './ports.ts';
import { Router } from './router.ts';
import { Visitor } from './visitor.ts';

export type { Visitor } from './visitor.ts';

export interface BrowserDoorOptions {
  /** Scenarios by the names of their files: the text of each file, or what it parses to. */
  readonly scenarios: Readonly<Record<string, unknown>>;
  /** Reads the texts; `readWithPositions` where an error shall name the line of a file. */
  readonly readScenario?: ReadScenarioText | undefined;
  /** The real time in milliseconds; a fixed function freezes the clock of every world. */
  readonly now?: (() => number) | undefined;
  /** Environment the portal shows (§2); asked with each call. */
  readonly environment?: (() => Environment) | undefined;
  /** Tenants whose bankers sign in at an identity provider, which needs a server's pages. */
  readonly identityProviders?: (() => readonly Tenant[]) | undefined;
  /** The fonts of documents; where no bundler has put them, as in Node. */
  readonly loadFonts?: (() => Promise<FontFiles>) | undefined;
  /** Hears about answers that break the contract and about mistakes of ours. */
  readonly onProblem: (problem: LoggedProblem) => void;
}

/** The simulator in a page: no server, the same engine and the same contract. */
export interface BrowserDoor {
  readonly engine: Engine;
  readonly worlds: Worlds;
  readonly scenarios: ScenarioCatalogue;
  /** A new browser, with cookies of its own. */
  visitor(): Visitor;
}

function catalogueOf({
  scenarios,
  readScenario,
}: Pick<BrowserDoorOptions, 'scenarios' | 'readScenario'>): ScenarioCatalogue {
  const catalogue = new ScenarioCatalogue(readScenario);
  for (const [file, scenario] of Object.entries(scenarios)) {
    const text = typeof scenario === 'string' ? scenario : JSON.stringify(scenario);
    const errors = catalogue.add(file, text);
    if (errors.length > 0) throw new Error(errors.map(describeScenarioError).join('\n'));
  }
  return catalogue;
}

/** A UUID also where the page is no secure context, which `crypto.randomUUID` asks for. */
function newFlowId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}

/**
 * Opens the simulator in this page. Answers are held against the contract as in development: one that
 * breaks it becomes a 500 that says so.
 * @throws Error that names everything wrong with the scenarios
 */
export function createBrowserDoor(options: BrowserDoorOptions): BrowserDoor {
  const { loadFonts = async () => (await import('./fonts.ts')).loadFonts() } = options;
  const scenarios = catalogueOf(options);
  const breaches = { count: 0 };
  const engine: Engine = {
    worlds: new Worlds(scenarios, options.now),
    scenarios,
    ports: createBrowserPorts(loadFonts),
    settings: {
      version: packageJson.version,
      get environment() {
        return options.environment?.() ?? environments[0];
      },
      embedOrigins: [],
      get identityProviders() {
        return options.identityProviders?.() ?? [];
      },
      contractBreaches: () => breaches.count,
    },
  };
  const door: DoorOptions = {
    engine,
    breaches,
    strictResponses: true,
    onProblem: options.onProblem,
    // Whoever can call it is in the page already.
    admitControl: () => undefined,
    unavailable: {
      getSigningUrl: 'the pages of the signing service are on a server',
      getMetrics: 'a page has no process to measure',
    },
    fingerprint,
    newFlowId,
  };
  const responder = new Responder(door);
  const router = new Router(door, responder);
  engine.send = async ({ method, path, headers, body }) => {
    await new Visitor(router, responder).fetch(path, { method, headers, body: body ?? null });
  };
  return {
    engine,
    worlds: engine.worlds,
    scenarios,
    visitor: () => new Visitor(router, responder),
  };
}
