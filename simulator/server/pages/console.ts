import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { admitControl, type ControlOptions } from '../control.ts';
import { portalPolicy } from '../security-headers.ts';
import { sendPage } from './send-page.ts';

/** Path of the console's first page, or of its replacement. */
export const START_PATH = '/__sim/';
/** Path prefix of the console's other addresses. */
const CONSOLE_PATH = '/__sim/console';

/** The page of the built console. Undefined if it is not built. */
function consolePage(folder: string | undefined): string | undefined {
  const file = folder === undefined ? undefined : join(folder, 'index.html');
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Content security policy of the console: files of its own server, like the portal, and frames for
 * both sides of a world.
 */
const consolePolicy = portalPolicy([], ["'self'"]);

/**
 * Serves the console at each of its addresses to callers that the control API admits. Everyone can
 * load its scripts, which contain no data of any world.
 * @returns whether there is one: where it is not built nothing is served
 */
export async function registerConsole(
  app: FastifyInstance,
  options: ControlOptions & { readonly consoleFolder?: string | undefined },
): Promise<boolean> {
  const page = consolePage(options.consoleFolder);
  if (page === undefined || options.consoleFolder === undefined) return false;
  await app.register(fastifyStatic, {
    root: join(options.consoleFolder, 'assets'),
    prefix: `${CONSOLE_PATH}/assets/`,
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  for (const path of [START_PATH, CONSOLE_PATH, `${CONSOLE_PATH}/*`]) {
    app.get(path, (request, reply) => {
      admitControl(request, options);
      return sendPage(reply, { status: 200, page, policy: consolePolicy });
    });
  }
  return true;
}
