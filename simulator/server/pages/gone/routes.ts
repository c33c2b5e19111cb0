import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import {
  cookie,
  readCookie,
  sessionCookies,
  setCookieHeader,
  WORLD_COOKIE,
  WORLD_KIND_COOKIE,
} from '../../../door/cookies.ts';
import { commonHeaders } from '../../../door/messages.ts';
import { pathOf } from '../../../door/unknown-path.ts';
import { kindIn, type WorldKind } from '../../../door/world-kind.ts';
import type { Engine } from '../../../engine/engine.ts';
import { plainPagePolicy as policy } from '../../security-headers.ts';
import { START_PATH } from '../console.ts';
import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import { htmlPage, link } from '../html.ts';
import { isPortalScreen, mayBePage } from '../portal-paths.ts';
import { sendPage } from '../send-page.ts';
import { languageOf } from '../../negotiated.ts';
import { wantsPage } from '../wants-page.ts';
import { goneTexts } from './texts.ts';

const openPath = operations.openWorld.url.replace(/\/\{\w+\}$/, '');

/** The id in an address that opens a world. Undefined for any other address. */
function openedWorld(path: string): string | undefined {
  if (!path.startsWith(`${openPath}/`)) return undefined;
  return path.slice(openPath.length + 1);
}

function gonePage(kind: WorldKind | null, language: Language): string {
  const texts = goneTexts[language];
  const hidden = (name: keyof WorldKind) =>
    kind ? `<input type="hidden" name="${name}" value="${escapeHtml(kind[name])}">` : '';
  const newWorld = kind
    ? `<form method="post" action="${openPath}">
${hidden('scenario')}${hidden('tenant')}${hidden('user')}
<button type="submit">${escapeHtml(texts.newWorld)} (${escapeHtml(kind.scenario)}, ${escapeHtml(kind.tenant)})</button>
</form>`
    : '';
  const body = `<main class="narrow"><div class="card"><h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.text)}</p>
${newWorld}
<ul class="ways">
<li>${link({ href: START_PATH, label: texts.scenarios })}</li>
<li>${link({ href: '/', label: texts.signIn })}</li>
</ul></div></main>`;
  return htmlPage(texts.title, body, { language });
}

/** The world a person in front of a browser wants to go to and that is no more. */
function missingWorld(request: FastifyRequest, { worlds }: Engine): string | undefined {
  if (!wantsPage(request)) return undefined;
  const path = pathOf(request.url);
  const opened = openedWorld(path);
  const portal = isPortalScreen(path) || mayBePage(path);
  const wanted = opened ?? (portal ? readCookie(request, WORLD_COOKIE) : null);
  return wanted !== null && worlds.get(wanted) === undefined ? wanted : undefined;
}

function sendGone(request: FastifyRequest, reply: FastifyReply, missing: string): FastifyReply {
  // It comes before the hook that gives every answer its headers.
  reply.headers(commonHeaders);
  const own = readCookie(request, WORLD_COOKIE) === missing;
  if (own) {
    const worldCookies = [cookie(WORLD_COOKIE, null), cookie(WORLD_KIND_COOKIE, null)];
    for (const one of [...sessionCookies(null), ...worldCookies]) {
      reply.header('set-cookie', setCookieHeader(one, request.protocol));
    }
  }
  const page = gonePage(own ? kindIn(request) : null, languageOf(request));
  return sendPage(reply, { status: 404, page, policy });
}

/**
 * Shows that the world of a browser no longer exists, before the portal fails at every call. Links
 * to a world of the same kind, and deletes the cookies.
 */
export function registerGone(app: FastifyInstance, { engine }: { readonly engine: Engine }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const missing = missingWorld(request, engine);
    if (missing === undefined) done();
    else sendGone(request, reply, missing);
  });
}
