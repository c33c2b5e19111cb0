import Fastify, { type FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocumentKind } from '@dokubox/publishing/openapi/document.ts';
import type { SiteFile } from '@dokubox/publishing/reading/book.ts';
import { pageHeaders, referencePolicy } from '../security-headers.ts';

export const REFERENCE_PATH = '/__sim/reference';
export const OPENAPI_PATH = '/__sim/openapi.json';

/** Paths of each published document, as JSON and as YAML. */
const documentPaths = {
  product: '/__sim/openapi',
  simulator: '/__sim/openapi.simulator',
} as const satisfies Partial<Record<OpenApiDocumentKind, string>>;

/** A server that holds one document, which the plugin gives as JSON and as YAML. */
async function documentServer(kind: OpenApiDocumentKind): Promise<FastifyInstance> {
  const [{ default: swagger }, { openApiDocument }] = await Promise.all([
    import('@fastify/swagger'),
    import('@dokubox/publishing/openapi/document.ts'),
  ]);
  const server = Fastify({ logger: false });
  await server.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(kind) as never },
  });
  await server.ready();
  return server;
}

const documents = new Map<OpenApiDocumentKind, Promise<FastifyInstance>>();

function documentOf(kind: OpenApiDocumentKind): Promise<FastifyInstance> {
  let server = documents.get(kind);
  if (!server) documents.set(kind, (server = documentServer(kind)));
  return server;
}

let site: Promise<ReadonlyMap<string, SiteFile>> | undefined;

/** The pages are generated on the first visit, so that no other request waits for them. */
function pages(): Promise<ReadonlyMap<string, SiteFile>> {
  site ??= import('@dokubox/publishing/reading/site.ts').then(({ readingSite, repositoryRoot }) =>
    readingSite(repositoryRoot(fileURLToPath(import.meta.url)), { live: true }),
  );
  return site;
}

/** Serves the place to read the contract, and the documents it is made from. */
export function registerReference(app: FastifyInstance): void {
  app.get(REFERENCE_PATH, (_request, reply) => reply.redirect(`${REFERENCE_PATH}/`, 302));
  app.get<{ Params: { '*': string } }>(`${REFERENCE_PATH}/*`, async (request, reply) => {
    const path = request.params['*'] === '' ? 'index.html' : request.params['*'];
    const file = (await pages()).get(path);
    if (!file) return reply.callNotFound();
    pageHeaders(reply, referencePolicy).headers({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    return reply.type(file.type).send(file.body);
  });
  for (const [kind, path] of Object.entries(documentPaths)) {
    const document = () => documentOf(kind as OpenApiDocumentKind);
    app.get(`${path}.json`, async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify((await document()).swagger())),
    );
    app.get(`${path}.yaml`, async (_request, reply) =>
      reply
        .type('application/yaml; charset=utf-8')
        .send((await document()).swagger({ yaml: true })),
    );
  }
}
