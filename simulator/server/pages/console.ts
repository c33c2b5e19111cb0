import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { admitControl, type ControlOptions } from '../control.ts';
import { portalPolicy } from '../security-headers.ts';
import { sendPage } from './send-page.ts';

/** The first page of the console, or what stands in for it. */
export const START_PATH = '/__sim/';
/** Where the console has its other addresses. */
const CONSOLE_PATH = '/__sim/console';

/** The page of the built console; undefined where it is not built. */
function consolePage(folder: string | undefined): string | undefined {
  const file = folder === undefined ? undefined : join(folder, 'index.html');
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What the console may load: as the portal, files of its own server; both sides of a world in frames. */
const consolePolicy = portalPolicy([], ["'self'"]);

/**
 * Serves the console at each of its addresses, to those the control API lets in; its scripts, which
 * tell nothing of any world, to everybody.
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
