import type { FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import type { DoorAnswer } from '../../../door/messages.ts';
import { pathOf } from '../../../door/unknown-path.ts';
import { plainPagePolicy as policy } from '../../security-headers.ts';
import { START_PATH } from '../console.ts';
import { goneTexts } from '../gone/texts.ts';
import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import { htmlPage, link } from '../html.ts';
import { sendPage } from '../send-page.ts';
import { languageOf } from '../../negotiated.ts';
import { wantsPage } from '../wants-page.ts';
import { refusedTexts } from './texts.ts';

const openPath = operations.openSituation.url;

/** True for a person who followed a link into a world: a program asks for JSON. */
export function followsLink(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  return wantsPage(request) && (path === openPath || path.startsWith(`${openPath}/`));
}

/** Shows that a link was rejected and why, and how to continue. */
export function sendRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: DoorAnswer,
): FastifyReply {
  const language = languageOf(request);
  const texts = refusedTexts[language];
  const { messageKey, reason } = JSON.parse(typeof body === 'string' ? body : '{}') as ErrorBody;
  const page = htmlPage(
    texts.title,
    `<main class="narrow"><div class="card"><h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.text)}</p>
<dl><dt>${escapeHtml(texts.reason)}</dt><dd lang="en">${escapeHtml(reason ?? messageKey)} <code>${escapeHtml(messageKey)}</code></dd></dl>
<ul class="ways"><li>${link({ href: START_PATH, label: goneTexts[language].scenarios })}</li></ul></div></main>`,
    { language },
  );
  return sendPage(reply, { status, page, policy });
}
