import { createHash, randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { limits } from '@dokubox/spec/limits.ts';
import { portalHeadersSchema } from '@dokubox/spec/operations/headers.ts';
import Fastify, {
  type HTTPMethods,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { commonHeaders } from '../door/messages.ts';
import type { DoorOptions } from '../door/options.ts';
import { WORLD_HEADER } from '../door/request-state.ts';
import { Responder } from '../door/responder.ts';
import { pathOf, unknownPath, wrongMethod } from '../door/unknown-path.ts';
import { admitBodies } from './body/admit-bodies.ts';
import { registerJson } from './body/json.ts';
import { negotiateFile } from './negotiated.ts';
import { admitControl, ControlRefused, type ControlOptions } from './control.ts';
import { answerBrokenHttp } from './errors/broken-http.ts';
import { isRefusedFile, refusalFrom } from './errors/framework-errors.ts';
import { endStreamsAtClose } from './event-streams.ts';
import { Guesses } from './guesses.ts';
import type { ServerOptions } from './options.ts';
import { registerControlAccess, sendBarrier } from './pages/control-access.ts';
import { registerGone } from './pages/gone/routes.ts';
import { followsLink, sendRefused } from './pages/refused/refused.ts';
import { registerIdentityProvider } from './pages/identity-provider/routes.ts';
import { registerBadge } from './pages/badge/routes.ts';
import { registerConsole } from './pages/console.ts';
import { registerLook } from './pages/look.ts';
import { PortalPages } from './pages/portal.ts';
import { registerReference } from './pages/reference.ts';
import { registerSigningPages } from './pages/signing/routes.ts';
import { registerSigningSystem } from './pages/signing/system-routes.ts';
import { registerStartPage } from './pages/start-page.ts';
import { registerTrustRoot } from './pages/trust-root.ts';
import { wantsPage } from './pages/wants-page.ts';
import { registerRateLimits } from './rate-limits.ts';
import { registerOperations } from './routes.ts';
import { sendAnswer } from './send-answer.ts';
import { dropStalledRequests, slowCallers, STALL_MS } from './slow-callers.ts';
import { StoreFailed } from '../store/store.ts';
import { answerWhenStored, sendStoreFailed } from './stored-answers.ts';

/** Longest value of a path placeholder. The contract's longest has 64 characters. */
const MAX_PARAM = 200;
/** A caller that takes longer than this for a request, in milliseconds, is let go. */
const REQUEST_TIMEOUT = 120_000;

/** Answers what no route answers: the portal's pages, wrong methods, unknown paths. */
function unknownPathHandler(portal: PortalPages, responder: Responder) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const other = wrongMethod(request, responder);
    if (other) return sendAnswer(request, reply, other);
    if (portal.serves(request, reply, pathOf(request.url))) return reply;
    return sendAnswer(request, reply, unknownPath(request, responder));
  };
}

/** The additional parts of a door over HTTP. */
function doorOptions(options: ServerOptions & ControlOptions): DoorOptions {
  return {
    engine: options.engine,
    breaches: options.breaches,
    strictResponses: options.strictResponses,
    onProblem: options.onProblem,
    admitControl: (request) => admitControl(request, options),
    unavailable: {},
    keepsJournal: options.keepsJournal,
    fingerprint: (text) => createHash('sha256').update(text).digest('base64url').slice(0, 27),
    newFlowId: randomUUID,
  };
}

/** Lets only the configured embedding hosts call from other origins, with credentials. */
async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
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

/** How often, in milliseconds, connections are looked through once the server is to close. */
const CLOSING_INTERVAL = 50;

/** Closes each connection with its last answer, once the server is to close: they are kept alive else. */
function closeAsTheyEnd(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setInterval(() => {
      app.server.closeIdleConnections();
    }, CLOSING_INTERVAL);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/** Builds the server around an engine. It answers once it is ready. The caller starts listening. */
export async function buildApp(given: ServerOptions): Promise<FastifyInstance> {
  const options = { ...given, guesses: new Guesses() };
  const { stallMs = STALL_MS } = options;
  const door = doorOptions(options);
  const responder = new Responder(door);
  const portal = new PortalPages(options);
  const app = Fastify({
    logger: false,
    bodyLimit: limits.bodyMaxBytes,
    requestTimeout: REQUEST_TIMEOUT,
    http: slowCallers(stallMs),
    // Calls in progress are finished. The code that starts the server sets the time limit.
    forceCloseConnections: 'idle',
    ...(options.trustedProxies.length > 0 ? { trustProxy: [...options.trustedProxies] } : {}),
    routerOptions: { maxParamLength: MAX_PARAM },
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders);
      sendAnswer(request, reply, responder.refusal(request, refusalFrom(error) ?? error));
    },
    clientErrorHandler: answerBrokenHttp(options.engine.worlds),
  });
  dropStalledRequests(app, stallMs);
  const answerUnknown = unknownPathHandler(portal, responder);
  app.decorateRequest('sim', null);
  options.peers?.register(app);
  registerGone(app, options);
  app.addHook('onRequest', (request, reply, done) => {
    negotiateFile(request);
    reply.headers(commonHeaders);
    // Before the body is read, so that a caller of an unknown path learns that first.
    if (request.is404 && request.method !== 'OPTIONS') answerUnknown(request, reply);
    else done();
  });
  closeAsTheyEnd(app);
  endStreamsAtClose(app);
  app.setNotFoundHandler(answerUnknown);
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ControlRefused && wantsPage(request)) {
      return sendBarrier(request, reply, error.barrier, options);
    }
    if (error instanceof StoreFailed) return sendStoreFailed(request, reply, error, responder);
    if (isRefusedFile(error)) return answerUnknown(request, reply);
    const { endpoint } = request.routeOptions.config;
    const refused = responder.refusal(request, refusalFrom(error) ?? error, endpoint);
    return followsLink(request)
      ? sendRefused(request, reply, refused)
      : sendAnswer(request, reply, refused);
  });

  if (options.stored) answerWhenStored(app, options.stored, responder);
  options.metrics?.watch(app);
  await registerCors(app, options.embedOrigins);
  registerJson(app);
  admitBodies(app, options.bodiesInFlight);
  const limited = await registerRateLimits(app, options.rateLimits);
  await registerOperations(app, door, responder, limited);
  registerControlAccess(app, options);
  registerLook(app);
  registerReference(app);
  registerStartPage(app, { ...options, hasConsole: await registerConsole(app, options) });
  registerTrustRoot(app, options);
  registerSigningPages(app, options);
  registerSigningSystem(app, options);
  registerIdentityProvider(app, options);
  await portal.register(app, registerBadge(app, options));
  options.engine.send = async ({ method, path, headers, body }) => {
    const payload = body === undefined ? {} : { payload: body };
    await app.inject({ method: method as HTTPMethods, url: path, headers, ...payload });
  };
  return app;
}
