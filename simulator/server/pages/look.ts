import type { FastifyInstance } from 'fastify';
import { fontBytes, fontFaces, fontFiles } from '@dokubox/publishing/reading/faces.ts';
import { themeStyle } from '@dokubox/publishing/reading/theme.ts';
import { STYLE_PATH } from './html.ts';
import { pageStyle } from './style.ts';

/** Folder of the pages' fonts. */
const FONTS_PATH = '/__sim/fonts/';

/** The colours and the type of the product, and the rules of the plain pages. */
const styleSheet = [...fontFaces(FONTS_PATH), themeStyle(), pageStyle].join('\n');

/**
 * Serves the files that the simulator's plain pages load. They contain no data of any world, so
 * everyone can load them.
 */
export function registerLook(app: FastifyInstance): void {
  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
  for (const file of fontFiles) {
    app.get(`${FONTS_PATH}${file}`, (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=604800')
        .send(fontBytes(file)),
    );
  }
}
