import cors from '@fastify/cors';
import { limits } from '@dokubox/spec/limits.ts';
import { portalHeadersSchema } from '@dokubox/spec/operations/headers.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal } from '../engine/handler.ts';
import { Answers } from './answer.ts';
import { registerJson } from './body/json.ts';
import { answerBrokenHttp } from './errors/broken-http.ts';
import { explainUnknownPath, methodsOf } from './errors/near-miss.ts';
import type { ServerOptions } from './options.ts';
import { registerIdentityProvider } from './pages/identity-provider/routes.ts';
import { Portal } from './pages/portal.ts';
import { registerReference } from './pages/reference.ts';
import { registerSigningPages } from './pages/signing/routes.ts';
import { registerStartPage } from './pages/start-page.ts';
import { registerTrustRoot } from './pages/trust-root.ts';
import { registerRateLimits } from './rate-limits.ts';
import { WORLD_HEADER } from './request-state.ts';
import { registerOperations } from './routes.ts';
import { commonHeaders } from './security-headers.ts';

/** Longest value of a path placeholder; the longest of the contract has 64 characters. */
const MAX_PARAM = 200;
/** A caller that sends a request slower than this, in milliseconds, is let go. */
const REQUEST_TIMEOUT = 120_000;

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** Answers what no route answers: the portal's pages, wrong methods, unknown paths. */
function unknownPathHandler(portal: Portal, answers: Answers) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request.url);
    const methods = methodsOf(path);
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      const refusal = new Refusal(405, 'dde.error.methodNotAllowed', null, {
        reason: `this path answers ${methods.join(', ')}`,
      });
      return answers.refusal(request, reply, refusal);
    }
    if (portal.serves(request, reply, path)) return reply;
    const reason = explainUnknownPath(request.method, path);
    return answers.refusal(
      request,
      reply,
      new Refusal(404, 'dde.error.notFound', null, { reason }),
    );
  };
}

/** Lets the embedding hosts of the configuration call, with credentials; nobody else. */
async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: [
      'content-type',
      'if-none-match',
      WORLD_HEADER,
      ...Object.keys(portalHeadersSchema.properties),
    ],
    exposedHeaders: ['etag', 'retry-after'],
    strictPreflight: false,
  });
}

/** Builds the server around an engine. It answers once it is ready; who listens is the caller's. */
export async function buildApp(options: ServerOptions): Promise<FastifyInstance> {
  const answers = new Answers(options);
  const portal = new Portal(options);
  const app = Fastify({
    logger: false,
    bodyLimit: limits.bodyMaxBytes,
    requestTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAM },
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders);
      answers.refusal(request, reply, error);
    },
    clientErrorHandler: answerBrokenHttp,
  });
  const answerUnknown = unknownPathHandler(portal, answers);
  app.decorateRequest('sim', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders);
    // Before the body is read: whoever calls a path that does not exist should hear that.
    if (request.is404 && request.method !== 'OPTIONS') answerUnknown(request, reply);
    else done();
  });
  app.setNotFoundHandler(answerUnknown);
  app.setErrorHandler((error, request, reply) => {
    answers.refusal(request, reply, error, request.routeOptions.config.outlet);
  });

  await registerCors(app, options.embedOrigins);
  registerJson(app);
  const limitsOf = await registerRateLimits(app, options.rateLimits);
  await registerOperations(app, options, answers, limitsOf);
  registerReference(app);
  registerStartPage(app, options);
  registerTrustRoot(app, options);
  registerSigningPages(app, options);
  registerIdentityProvider(app, options);
  await portal.register(app);
  return app;
}
