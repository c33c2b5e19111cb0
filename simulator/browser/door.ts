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
  /** Scenarios by file name: the text of each file, or its parsed content. */
  readonly scenarios: Readonly<Record<string, unknown>>;
  /** Parses scenario texts. Use `readWithPositions` for errors with line numbers. */
  readonly readScenario?: ReadScenarioText | undefined;
  /** Real time in milliseconds. A constant function freezes the clock of every world. */
  readonly now?: (() => number) | undefined;
  /** Environment that the portal shows (§2). It is read with each call. */
  readonly environment?: (() => Environment) | undefined;
  /**
   * Tenants whose bankers sign in at an identity provider. This needs the pages of a
   * server.
   */
  readonly identityProviders?: (() => readonly Tenant[]) | undefined;
  /** Loads the fonts of documents. Needed if no bundler has added them, for example in Node. */
  readonly loadFonts?: (() => Promise<FontFiles>) | undefined;
  /** Receives responses that violate the contract, and errors of the simulator. */
  readonly onProblem: (problem: LoggedProblem) => void;
}

/** The simulator in a page: the same engine and contract, without a server. */
export interface BrowserDoor {
  readonly engine: Engine;
  readonly worlds: Worlds;
  readonly scenarios: ScenarioCatalogue;
  /** Creates a new browser with separate cookies. */
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

/** A UUID. `crypto.randomUUID` would need a secure context. */
function newFlowId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}

/**
 * Opens the simulator in this page. As in development, an answer that violates the contract becomes
 * a 500 with the reason.
 * @throws Error that lists all faults of the scenarios
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
    // Only code in the page itself can call it.
    admitControl: () => undefined,
    unavailable: {
      getSigningUrl: 'the signing service needs the pages of a server',
      getMetrics: 'a page has no process metrics. Start a server for them',
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
