import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tenants } from '@dokubox/spec/enums.ts';
import { namedWorld } from '../../../door/request-state.ts';
import type { Engine } from '../../../engine/engine.ts';
import { faultsOf } from '../../../engine/traffic/faults.ts';
import type { World } from '../../../engine/world/world.ts';
import { START_PATH } from '../console.ts';
import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import { languageOf } from '../../negotiated.ts';
import { BADGE_PATH, BADGE_SCRIPT_PATH } from './paths.ts';
import { badgeTexts } from './texts.ts';

/** The bank of a landing page. Undefined for any other screen. */
function tenantOfScreen(path: string) {
  const [, tenant] = /^\/(?:index|intranet)([A-Z]{2})\.html$/.exec(path) ?? [];
  return tenants.find((one) => one === tenant);
}

/** The world a browser is in at a screen of the portal: one of another bank does not count. */
function worldAt(request: FastifyRequest, engine: Engine): World | undefined {
  const { path } = request.query as { readonly path?: unknown };
  const tenant = tenantOfScreen(typeof path === 'string' ? path : '');
  const world = namedWorld(request, engine.worlds);
  return tenant === undefined || world?.tenant === tenant ? world : undefined;
}

/** The badge as HTML, its texts escaped. */
function badgeOf(request: FastifyRequest, engine: Engine): string {
  const texts = badgeTexts[languageOf(request)];
  const world = worldAt(request, engine);
  const faults = world ? faultsOf(world).countAt(world.clock.nowMs()) : 0;
  const address = world
    ? `${START_PATH}console/worlds/${encodeURIComponent(world.id)}`
    : START_PATH;
  const name = world ? (world.about.name ?? `${world.scenario} · ${world.tenant}`) : '';
  const count = faults === 0 ? '' : `${texts.faults} ${faults}`;
  const spoken = [texts.simulator, name, count].filter((one) => one !== '');
  const label = escapeHtml(`${spoken.join(', ')}. ${texts.console}`);
  const parts = [
    `<span class="name">${escapeHtml(name === '' ? texts.simulator : name)}</span>`,
    count === '' ? '' : `<span class="faults">${escapeHtml(count)}</span>`,
  ];
  return (
    `<aside aria-label="${escapeHtml(texts.simulator)}"${count === '' ? '' : ' data-faults'}>` +
    `<a href="${address}" target="_blank" rel="noopener" aria-label="${label}" title="${label}">` +
    `${parts.join('')}</a>` +
    `<button type="button" aria-label="${escapeHtml(texts.hide)}" title="${escapeHtml(texts.hide)}">×</button></aside>`
  );
}

/**
 * Serves the badge of the portal's corner.
 * @param file the script for browsers
 * @returns the element that loads the badge. Undefined if the script is not built or switched off
 */
export function registerBadge(
  app: FastifyInstance,
  { engine, badgeFile: file }: { readonly engine: Engine; readonly badgeFile?: string | undefined },
): string | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  const script = readFileSync(file);
  const version = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  app.get(BADGE_PATH, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(badgeOf(request, engine)),
  );
  app.get(BADGE_SCRIPT_PATH, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(script),
  );
  return `<script type="module" src="${BADGE_SCRIPT_PATH}?v=${version}"></script>`;
}
