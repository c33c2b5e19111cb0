import { languages, type Language } from '@dokubox/spec/enums.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../../engine/engine.ts';
import { returnPath } from '../../../engine/handlers/signing/return-path.ts';
import {
  refuseInSystem,
  signInSystem,
  SYSTEM_PATH,
  systemVisit,
  type SystemVisit,
} from '../../../engine/handlers/signing/signing-system.ts';
import { signingPagePolicy as policy } from '../../security-headers.ts';
import { formOf, registerForms } from '../forms.ts';
import { sendPage } from '../send-page.ts';
import type { FormFault } from './page.ts';
import { FORM_LIMIT, languageOf, reasonFault, reasonIn, sendDocument } from './routes.ts';
import { visitEndPage, visitPage } from './system-page.ts';

interface Visited {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly language?: unknown; readonly end?: unknown };
}

/** The language of the portal the banker came from, or else the browser's. */
function languageFor(request: FastifyRequest<Visited>): Language {
  const { language } = request.query;
  return languages.find((one) => one === language) ?? languageOf(request);
}

async function sendVisit(
  request: FastifyRequest<Visited>,
  reply: FastifyReply,
  visit: SystemVisit | undefined,
  fault?: FormFault,
): Promise<FastifyReply> {
  const language = languageFor(request);
  if (!visit) {
    const page = await visitEndPage('unknown', language, '/');
    return sendPage(reply, { status: 404, page, policy });
  }
  // Never where the address says.
  const back = returnPath(visit.box.id);
  if (request.query.end === 'refused') {
    const page = await visitEndPage('refused', language, back);
    return sendPage(reply, { status: 200, page, policy });
  }
  const page =
    visit.dokus.length > 0
      ? await visitPage(visit, language, fault)
      : await visitEndPage('over', language, back);
  return sendPage(reply, { status: fault ? 400 : 200, page, policy });
}

/**
 * The pages of the bank's own signing system: where documents wait for it, a banker signs or
 * refuses them there and comes back. Reading changes nothing; every change is a form that is posted.
 */
export function registerSigningSystem(app: FastifyInstance, { engine }: { engine: Engine }): void {
  app.get<Visited>(`${SYSTEM_PATH}/:token`, (request, reply) =>
    sendVisit(request, reply, systemVisit(engine, request.params.token)),
  );
  app.get<Visited & { Params: { id: string; token: string } }>(
    `${SYSTEM_PATH}/:token/documents/:id`,
    async (request, reply) => {
      const visit = systemVisit(engine, request.params.token);
      const sent = visit && (await sendDocument(engine, visit, request.params.id, reply));
      return sent ?? sendVisit(request, reply, undefined);
    },
  );
  registerForms(app, FORM_LIMIT, (scope) => {
    scope.post<Visited>(`${SYSTEM_PATH}/:token/sign`, (request, reply) => {
      const visit = systemVisit(engine, request.params.token);
      if (!visit) return sendVisit(request, reply, visit);
      signInSystem(visit);
      return reply.redirect(returnPath(visit.box.id), 303);
    });
    scope.post<Visited>(`${SYSTEM_PATH}/:token/refuse`, (request, reply) => {
      const visit = systemVisit(engine, request.params.token);
      if (!visit || visit.dokus.length === 0) return sendVisit(request, reply, visit);
      const reason = reasonIn(formOf(request));
      const fault = reasonFault(reason);
      if (fault) return sendVisit(request, reply, visit, fault);
      refuseInSystem(visit, reason);
      const query = `language=${languageFor(request)}&end=refused`;
      return reply.redirect(`${SYSTEM_PATH}/${visit.token}?${query}`, 303);
    });
  });
}
