import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders, plainPagePolicy, portalPolicy } from '../security-headers.ts';
import { htmlPage } from './html.ts';
import { isPortalScreen, mayBePage } from './portal-paths.ts';
import { sendPage } from './send-page.ts';
import { wantsPage } from './wants-page.ts';

/** The page for frames in a host's page. */
const EMBEDDED_PAGE = 'embed/index.html';

/** Files whose name changes with their content. */
const HASHED = /[/\\]assets[/\\].*-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

const notBuiltPage = htmlPage(
  'The portal is not built',
  `<main class="narrow"><div class="card"><h1>The portal is not built yet</h1>
<p>The simulator runs and answers calls. To see the portal here, run <code>npm run build</code> and start the simulator again.</p>
<p><a href="/__sim/">Scenarios and sign-ins</a></p></div></main>`,
);

/** Serves the built portal: its page for every address it has a screen for, and the one for frames. */
export class PortalPages {
  readonly #folder: string;
  readonly #policy = portalPolicy([]);
  readonly #embedPolicy: string;
  readonly #built: boolean;
  /** The page with the simulator's additions. Undefined if there are none. */
  #added: string | undefined;

  constructor(options: {
    readonly portalFolder: string;
    readonly embedOrigins: readonly string[];
  }) {
    this.#folder = options.portalFolder;
    // Its own pages count as hosts: the console shows both sides of a world.
    this.#embedPolicy = portalPolicy(["'self'", ...options.embedOrigins]);
    this.#built = existsSync(join(this.#folder, 'index.html'));
  }

  /**
   * Serves the files, in the build's compressed form if there is one.
   * @param addition an element for the end of the portal’s page, not added in frames of hosts
   */
  async register(app: FastifyInstance, addition?: string): Promise<void> {
    if (!this.#built) return;
    if (addition !== undefined) {
      const page = readFileSync(join(this.#folder, 'index.html'), 'utf8');
      this.#added = page.replace('</body>', `${addition}</body>`);
    }
    await app.register(fastifyStatic, {
      root: this.#folder,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        if (/\.html(?:\.(?:br|gz))?$/.test(path)) pageHeaders(reply, this.#policyOf(reply.request));
      },
    });
  }

  /**
   * Answers with the portal if a path without a file is one of its screens, or if a user typed an
   * unknown address. The portal then redirects.
   * @returns false when the path is none of the portal's business
   */
  serves(request: FastifyRequest, reply: FastifyReply, path: string): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const screen = isPortalScreen(path);
    if (!screen && !(wantsPage(request) && mayBePage(path))) return false;
    reply.code(screen ? 200 : 404);
    const status = reply.statusCode;
    if (this.#added !== undefined && path !== '/embed') {
      reply.header('cache-control', 'no-cache');
      void sendPage(reply, { status, page: this.#added, policy: this.#policy });
    } else if (this.#built) {
      void reply.sendFile(path === '/embed' ? EMBEDDED_PAGE : 'index.html');
    } else {
      void sendPage(reply, { status: 503, page: notBuiltPage, policy: plainPagePolicy });
    }
    return true;
  }

  #policyOf(request: FastifyRequest): string {
    return /^\/embed(?:\?|$)/.test(request.url) ? this.#embedPolicy : this.#policy;
  }
}
