import { languages, type Language } from '@dokubox/spec/enums.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../../engine/engine.ts';
import { returnWay } from '../../../engine/handlers/signing/return-path.ts';
import {
  refuseInSystem,
  signInSystem,
  SYSTEM_PATH,
  systemVisit,
  type SystemVisit,
} from '../../../engine/handlers/signing/signing-system.ts';
import { signingPagePolicy } from '../../security-headers.ts';
import { formOf, registerForms } from '../forms.ts';
import { sendPage } from '../send-page.ts';
import type { FormProblem } from './page.ts';
import { languageOf } from '../../negotiated.ts';
import { FORM_LIMIT, reasonProblem, reasonIn, sendDocument } from './routes.ts';
import { visitEndPage, visitPage } from './system-page.ts';

interface Visited {
  readonly Params: { readonly token: string };
  readonly Querystring: {
    readonly language?: unknown;
    readonly end?: unknown;
    readonly returnUrl?: unknown;
  };
}

/** The language of the portal the banker came from, or else the browser's. */
function languageOfVisit(request: FastifyRequest<Visited>): Language {
  const { language } = request.query;
  return languages.find((one) => one === language) ?? languageOf(request);
}

/**
 * The banker's next address. An address that is not on a configured host is replaced by the portal.
 */
function wayOf(engine: Engine, { query }: FastifyRequest<Visited>, { box }: SystemVisit) {
  const { returnUrl } = query;
  return returnWay(engine, box.id, typeof returnUrl === 'string' ? returnUrl : undefined);
}

/** Values that the forms of a visit repeat. */
function queryOf(request: FastifyRequest<Visited>, more: Readonly<Record<string, string>> = {}) {
  const { returnUrl } = request.query;
  const carried = typeof returnUrl === 'string' ? { returnUrl } : {};
  return new URLSearchParams({
    language: languageOfVisit(request),
    ...carried,
    ...more,
  }).toString();
}

async function sendVisit(
  engine: Engine,
  request: FastifyRequest<Visited>,
  reply: FastifyReply,
  { visit, problem }: { readonly visit: SystemVisit | undefined; readonly problem?: FormProblem },
): Promise<FastifyReply> {
  const language = languageOfVisit(request);
  if (!visit) {
    const page = await visitEndPage('unknown', language, '/');
    return sendPage(reply, { status: 404, page, policy: signingPagePolicy(null) });
  }
  const way = wayOf(engine, request, visit);
  const policy = signingPagePolicy(way.origin);
  if (request.query.end === 'refused') {
    const page = await visitEndPage('refused', language, way.signed);
    return sendPage(reply, { status: 200, page, policy });
  }
  const address = { language, query: queryOf(request), back: way.unsigned };
  const page =
    visit.dokus.length > 0
      ? await visitPage(visit, address, problem)
      : await visitEndPage('over', language, way.signed);
  return sendPage(reply, { status: problem ? 400 : 200, page, policy });
}

/**
 * The pages of the bank's own signing system: where documents wait for it, a banker signs
 * or refuses them there and comes back. Reading changes nothing. Every change is a posted form.
 */
export function registerSigningSystem(app: FastifyInstance, { engine }: { engine: Engine }): void {
  const send = (
    request: FastifyRequest<Visited>,
    reply: FastifyReply,
    visit: SystemVisit | undefined,
    problem?: FormProblem,
  ) => sendVisit(engine, request, reply, { visit, ...(problem ? { problem } : {}) });
  app.get<Visited>(`${SYSTEM_PATH}/:token`, (request, reply) =>
    send(request, reply, systemVisit(engine, request.params.token)),
  );
  app.get<Visited & { Params: { id: string; token: string } }>(
    `${SYSTEM_PATH}/:token/documents/:id`,
    async (request, reply) => {
      const visit = systemVisit(engine, request.params.token);
      const sent = visit && (await sendDocument(engine, visit, request.params.id, reply));
      return sent ?? send(request, reply, undefined);
    },
  );
  registerForms(app, FORM_LIMIT, (scope) => {
    scope.post<Visited>(`${SYSTEM_PATH}/:token/sign`, async (request, reply) => {
      const visit = systemVisit(engine, request.params.token);
      if (!visit) return send(request, reply, visit);
      try {
        await signInSystem(engine, visit);
      } catch (error) {
        request.log.error({ err: error }, 'a document could not be signed');
        const problem = { field: 'signature', message: 'signFailed', typed: '' } as const;
        return send(request, reply, systemVisit(engine, request.params.token), problem);
      }
      return reply.redirect(wayOf(engine, request, visit).signed, 303);
    });
    scope.post<Visited>(`${SYSTEM_PATH}/:token/refuse`, (request, reply) => {
      const visit = systemVisit(engine, request.params.token);
      if (!visit || visit.dokus.length === 0) return send(request, reply, visit);
      const reason = reasonIn(formOf(request));
      const problem = reasonProblem(reason);
      if (problem) return send(request, reply, visit, problem);
      refuseInSystem(visit, reason);
      const query = queryOf(request, { end: 'refused' });
      return reply.redirect(`${SYSTEM_PATH}/${visit.token}?${query}`, 303);
    });
  });
}
