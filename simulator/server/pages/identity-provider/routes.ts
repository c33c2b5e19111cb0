import type { Language } from '@dokubox/spec/enums.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../../engine/engine.ts';
import {
  authorizeProblem,
  authorizePath,
  bankersOf,
  isRegisteredReturn,
  tenantOfClient,
} from '../../../engine/handlers/authorization/identity-provider.ts';
import { worldOfRequest } from '../../../door/request-state.ts';
import type { World } from '../../../engine/world/world.ts';
import { languageFor } from '../../negotiated.ts';
import { plainPagePolicy as policy } from '../../security-headers.ts';
import { formOf, registerForms } from '../forms.ts';
import { goneTexts } from '../gone/texts.ts';
import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import { htmlPage } from '../html.ts';
import { sendPage } from '../send-page.ts';
import { providerTexts } from './texts.ts';

/** A user name and the button. */
const FORM_LIMIT = 1024;

/** A request of the portal, as far as its answer may go back there. */
interface AuthorizeRequest {
  readonly query: URLSearchParams;
  readonly world: World;
  readonly redirectUri: string;
  readonly language: Language;
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : request.url.slice(start));
}

/** RFC 6749: an unknown client or address gets no redirect, or anybody could have codes sent. */
function readRequest(request: FastifyRequest, engine: Engine): AuthorizeRequest | null {
  const query = queryOf(request);
  const tenant = tenantOfClient(query.get('client_id'), engine.settings.identityProviders);
  const redirectUri = query.get('redirect_uri');
  if (!tenant || redirectUri === null || !isRegisteredReturn(redirectUri, request.host))
    return null;
  return {
    query,
    world: worldOfRequest(request, tenant, engine.worlds),
    redirectUri,
    language: languageOfQuery(query),
  };
}

/** The language a portal asks for: the first of ours in its list (OpenID Connect Core § 3.1.2.1). */
const languageOfQuery = (query: URLSearchParams): Language =>
  languageFor((query.get('ui_locales') ?? 'en').replaceAll(' ', ','));

function sendWrong(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfQuery(queryOf(request));
  const texts = providerTexts[language];
  const body = `<main class="narrow"><div class="card"><h1>${escapeHtml(texts.wrongTitle)}</h1><p>${escapeHtml(texts.wrongText)}</p></div></main>`;
  const back = { href: '/', label: goneTexts[language].signIn };
  const options = { language, back, notice: texts.testNotice };
  const page = htmlPage(`TEST – ${texts.wrongTitle}`, body, options);
  return sendPage(reply, { status: 400, page, policy });
}

/** The way back to the portal, with its state. */
function answerTo({ query, redirectUri }: AuthorizeRequest, name: 'code' | 'error', value: string) {
  const url = new URL(redirectUri);
  url.searchParams.set(name, value);
  const state = query.get('state');
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}

function signInPage({ query, world, language }: AuthorizeRequest): string {
  const texts = providerTexts[language];
  const options = bankersOf(world).map(
    ({ username, fullName }) =>
      `<option value="${escapeHtml(username)}">${escapeHtml(fullName)} (${escapeHtml(username)})</option>`,
  );
  const action = escapeHtml(`${authorizePath}?${query.toString()}`);
  const body = `<main class="narrow"><div class="card"><h1>${escapeHtml(texts.title)}</h1>
<form method="post" action="${action}">
<label>${escapeHtml(texts.banker)} <select name="username" autofocus>${options.join('')}</select></label>
<div class="buttons"><button type="submit" name="answer" value="signIn">${escapeHtml(texts.signIn)}</button>
<button class="quiet" type="submit" name="answer" value="cancel">${escapeHtml(texts.cancel)}</button></div>
</form></div></main>`;
  return htmlPage(`TEST – ${texts.title}`, body, { language, notice: texts.testNotice });
}

/** The answer to the portal: a code for the chosen person, or the reason why there is none. */
function decide(asked: AuthorizeRequest, form: URLSearchParams, engine: Engine): string {
  const username = form.get('username');
  const banker = bankersOf(asked.world).find((one) => one.username === username);
  if (form.get('answer') !== 'signIn' || !banker) return answerTo(asked, 'error', 'access_denied');
  const { world, redirectUri, query } = asked;
  const codeChallenge = query.get('code_challenge') ?? '';
  const code = world.sessions.codes.issue(
    { username: banker.username, redirectUri, codeChallenge },
    engine.ports.randomToken,
    world.clock.nowMs(),
  );
  return answerTo(asked, 'code', code);
}

/** The page of the identity provider. It needs no script. Every decision is posted. */
export function registerIdentityProvider(
  app: FastifyInstance,
  { engine }: { readonly engine: Engine },
): void {
  app.get(authorizePath, (request, reply) => {
    const authorization = readRequest(request, engine);
    if (!authorization) return sendWrong(request, reply);
    const problem = authorizeProblem(authorization.query);
    if (problem !== null) return reply.redirect(answerTo(authorization, 'error', problem), 303);
    return sendPage(reply, { status: 200, page: signInPage(authorization), policy });
  });
  registerForms(app, FORM_LIMIT, (scope) => {
    scope.post(authorizePath, (request, reply) => {
      const authorization = readRequest(request, engine);
      if (!authorization) return sendWrong(request, reply);
      const problem = authorizeProblem(authorization.query);
      const next =
        problem === null
          ? decide(authorization, formOf(request), engine)
          : answerTo(authorization, 'error', problem);
      return reply.redirect(next, 303);
    });
  });
}
