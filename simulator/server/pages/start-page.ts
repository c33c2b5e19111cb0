import { WorldUnreadable } from '../../engine/world/unreadable.ts';
import type { FastifyInstance } from 'fastify';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { ScenarioSummary } from '@dokubox/spec/control/schemas/worlds.ts';
import type { Engine } from '../../engine/engine.ts';
import { creating } from '../../engine/handlers/simulation.ts';
import { expand } from '../../engine/scenario/expand.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import type { UserState } from '../../engine/state.ts';
import { defaultWorldId } from '../../engine/worlds/default-world.ts';
import { admitControl, type ControlOptions } from '../control.ts';
import { plainPagePolicy } from '../security-headers.ts';
import { START_PATH } from './console.ts';
import { formOf, registerForms } from './forms.ts';
import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import { htmlPage } from './html.ts';
import { OPENAPI_PATH, REFERENCE_PATH } from './reference.ts';
import { sendPage } from './send-page.ts';
import { ROOT_DER_PATH, ROOT_PEM_PATH } from './trust-root.ts';

const OPEN_PATH = '/__sim/open';
/** Longest name of a tenant, scenario or user. */
const MAX_NAME = 64;
/** Maximum size of the form in bytes: the choice of a scenario with its field names. */
const FORM_LIMIT = 4096;

function options(values: readonly (readonly [value: string, label: string])[]): string {
  return values
    .map(([value, label]) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`)
    .join('');
}

function scenarioCard(scenario: ScenarioSummary): string {
  const name = escapeHtml(scenario.name);
  const users = scenario.users.map(({ key, userType, title }) => {
    return [key, `${title} (${key}, ${userType})`] as const;
  });
  return `<section class="card" aria-labelledby="scenario-${name}">
<h3 id="scenario-${name}">${escapeHtml(scenario.title)}</h3>
<p>${escapeHtml(scenario.description)}</p>
<form method="post" action="${OPEN_PATH}">
<input type="hidden" name="scenario" value="${name}">
<label>Tenant <select name="tenant">${options(scenario.tenants.map((one) => [one, one]))}</select></label>
<label>Sign in as <select name="user">${options(users)}</select></label>
<button type="submit">Open<span> ${name}</span></button>
</form>
</section>`;
}

function signInTable(engine: Engine): string {
  const rows = tenants.flatMap((tenant) =>
    seededSignIns(engine, tenant).map(
      ({ title, username, openUrl }) =>
        `<tr><td>${tenant}</td><td>${escapeHtml(title)}</td><td><code>${escapeHtml(username)}</code></td>` +
        `<td><a href="${escapeHtml(openUrl)}">open</a></td></tr>`,
    ),
  );
  return `<div class="scroll" role="region" aria-label="Sign-ins" tabindex="0"><table><thead><tr><th scope="col">Tenant</th><th scope="col">User</th><th scope="col">User name</th><th scope="col">Signed in</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** One way into the default world of a tenant. */
export interface SignIn {
  readonly key: string;
  readonly title: string;
  readonly username: string;
  readonly userType: string;
  /** Path that signs the user in. */
  readonly openUrl: string;
}

/**
 * People of a tenant's default world. If another process may own it, or it cannot be read, they are
 * those of its beginning.
 */
function usersOf(engine: Engine, tenant: Tenant, scenario: Scenario): readonly UserState[] {
  try {
    if (!engine.settings.worldsElsewhere)
      return [...engine.worlds.defaultWorld(tenant).users.values()];
  } catch (error) {
    if (!(error instanceof WorldUnreadable)) throw error;
  }
  const { users } = expand(scenario, { tenant, seed: scenario.seed, reference: new Date() });
  return [...users.values()];
}

/** The users of a tenant's default world. Empty while no scenario supports the tenant. */
export function seededSignIns(engine: Engine, tenant: Tenant): readonly SignIn[] {
  const scenario = engine.scenarios.firstFor(tenant);
  const summary = engine.scenarios.list().find(({ name }) => name === scenario?.name);
  if (!scenario || !summary) return [];
  const users = usersOf(engine, tenant, scenario);
  const worldId = defaultWorldId(tenant);
  return summary.users.flatMap(({ key, title, userType }) => {
    const user = users.find((one) => one.key === key);
    if (!user) return [];
    const openUrl = `${OPEN_PATH}/${worldId}?user=${encodeURIComponent(key)}`;
    return [{ key, title, userType, username: user.username, openUrl }];
  });
}

function startPage(engine: Engine): string {
  const scenarios = engine.scenarios.list();
  const cards =
    scenarios.length === 0
      ? '<p>No scenario is loaded: the folder of scenarios holds none, or none without errors.</p>'
      : scenarios.map(scenarioCard).join('\n');
  return htmlPage(
    'Dokubox simulator',
    `<main><h1>Dokubox simulator</h1>
<p>This page opens scenarios and lists the sign-ins of the shared worlds, without any script.</p>
<ul>
<li><a href="/index.html">Portal for clients</a>, <a href="/intranet.html">portal for bankers</a></li>
<li><a href="${REFERENCE_PATH}">The contract, to read</a>, <a href="${OPENAPI_PATH}">OpenAPI document</a></li>
<li>Root of every TEST signature, to trust in other programs: <a href="${ROOT_PEM_PATH}" download="TEST-Dokubox-Root-CA.pem">PEM</a>, <a href="${ROOT_DER_PATH}">DER</a></li>
</ul>
<h2>Scenarios</h2>
<p>Each opening makes a world of its own: what you change there, nobody else sees.</p>
<div class="scenarios">${cards}</div>
<h2>Sign-ins of the shared worlds</h2>
<p>Password of every user: <code>${escapeHtml(testPassword)}</code>. One-time code: <code>${escapeHtml(testOtp)}</code>.</p>
${signInTable(engine)}
</main>`,
  );
}

/** Fields of the page's form, which is not part of the contract. */
function readForm(form: URLSearchParams): { scenario: string; tenant: string; user: string } {
  const field = (name: string) => (form.get(name) ?? '').slice(0, MAX_NAME);
  return { scenario: field('scenario'), tenant: field('tenant'), user: field('user') };
}

/** Makes the world a form asks for. */
function open(engine: Engine, form: URLSearchParams): string {
  const { scenario, tenant, user } = readForm(form);
  const known = tenants.find((one) => one === tenant);
  const world = creating(() =>
    engine.worlds.create({ scenario, tenant: known, user: user || undefined }),
  );
  return `${OPEN_PATH}/${world.id}`;
}

/** Path of the page without script. It is also the start page if the console is not built. */
const PLAIN_PATH = '/__sim/plain';

/** The page without any script: scenarios to open, sign-ins to copy. */
export function registerStartPage(
  app: FastifyInstance,
  options: ControlOptions & {
    readonly engine: Engine;
    /** The console is the start page. */
    readonly hasConsole: boolean;
  },
): void {
  const { engine } = options;
  app.get('/__sim', (_request, reply) => reply.redirect(START_PATH, 302));
  for (const path of options.hasConsole ? [PLAIN_PATH] : [START_PATH, PLAIN_PATH]) {
    app.get(path, (request, reply) => {
      admitControl(request, options);
      return sendPage(reply, { status: 200, page: startPage(engine), policy: plainPagePolicy });
    });
  }
  registerForms(app, FORM_LIMIT, (scope) => {
    scope.post(
      OPEN_PATH,
      {
        onRequest: (request, _reply, next) => {
          try {
            admitControl(request, options);
            next();
          } catch (error) {
            next(error as Error);
          }
        },
      },
      (request, reply) => reply.redirect(open(engine, formOf(request)), 303),
    );
  });
}
