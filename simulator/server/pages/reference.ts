import Fastify, { type FastifyInstance } from 'fastify';
import type { DocumentKind } from '../openapi/document.ts';
import { pageHeaders, referencePolicy } from '../security-headers.ts';

export const REFERENCE_PATH = '/__sim/reference';
export const OPENAPI_PATH = '/__sim/openapi.json';

/** Where each published document is found. */
const documentPaths = {
  product: OPENAPI_PATH,
  simulator: '/__sim/openapi.simulator.json',
} as const satisfies Partial<Record<DocumentKind, string>>;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" role="img" aria-label="Dokubox"><text x="4" y="28" font-family="system-ui,sans-serif" font-size="26" font-weight="700" fill="#fff">Dokubox</text></svg>`;

const texts = new Map<DocumentKind, string>();

/** An OpenAPI document as JSON text, made at its first use. */
async function openApiText(kind: DocumentKind): Promise<string> {
  let text = texts.get(kind);
  if (text === undefined) {
    const { openApiDocument } = await import('../openapi/document.ts');
    texts.set(kind, (text = JSON.stringify(openApiDocument(kind))));
  }
  return text;
}

async function buildReference(): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const reference = Fastify({ logger: false, exposeHeadRoutes: true });
  reference.addHook('onRequest', async (_request, reply) => {
    pageHeaders(reply, referencePolicy).headers({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  await reference.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(await openApiText('reference')) },
  });
  await reference.register(swaggerUi, {
    routePrefix: REFERENCE_PATH,
    theme: { title: 'Dokubox: API reference' },
    logo: { type: 'image/svg+xml', content: Buffer.from(logo), href: '/__sim/' },
    uiConfig: {
      docExpansion: 'none',
      deepLinking: true,
      displayOperationId: true,
      filter: true,
      // Origins and refusals stand in extensions.
      showExtensions: true,
      // In a world opened on the start page its cookies sign the reader in.
      tryItOutEnabled: true,
      persistAuthorization: true,
    },
  });
  await reference.ready();
  return reference;
}

/**
 * Serves the API reference from a server of its own that is built when somebody first looks at it:
 * nobody else waits for it, and its looser content policy stays with it.
 */
export function registerReference(app: FastifyInstance): void {
  let reference: Promise<FastifyInstance> | undefined;
  for (const url of [REFERENCE_PATH, `${REFERENCE_PATH}/`, `${REFERENCE_PATH}/*`]) {
    app.get(url, async (request, reply) => {
      reference ??= buildReference();
      const server = await reference;
      reply.hijack();
      server.routing(request.raw, reply.raw);
    });
  }
  app.addHook('onClose', async () => {
    await (await reference)?.close();
  });
  for (const [kind, path] of Object.entries(documentPaths)) {
    app.get(path, async (_request, reply) => {
      const text = await openApiText(kind as DocumentKind);
      return reply.type('application/json; charset=utf-8').send(text);
    });
  }
}
