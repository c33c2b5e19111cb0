import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookie, setCookieHeader } from '../../door/cookies.ts';
import {
  CONTROL_COOKIE,
  controlCookieOf,
  isControlToken,
  isForeignPage,
  ControlRefused,
  type ControlBarrier,
  type ControlOptions,
} from '../control.ts';
import { plainPagePolicy as policy } from '../security-headers.ts';
import { formOf, registerForms } from './forms.ts';
import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import { htmlPage } from './html.ts';
import { sendPage } from './send-page.ts';

const ACCESS_PATH = '/__sim/access';
/** The token and an address, in bytes. */
const FORM_LIMIT = 8192;

/** Only addresses of the simulator itself are gone on to. */
function localAddress(address: string): string {
  return /^\/__sim(?:\/[\w./?&=%~:-]*)?$/.test(address) && !address.includes('//')
    ? address
    : '/__sim/';
}

const wrongToken =
  'That is not the control token of this simulator. It is the value of <code>SIM_CONTROL_TOKEN</code>, which the person who runs it can give you.';

const tooManyTokens = (seconds: number) =>
  `Too many wrong control tokens came from this address. Try again in ${seconds} seconds.`;

/** @param problem why the token was not taken, as HTML */
function tokenPage(address: string, problem?: string): string {
  const error =
    problem === undefined ? '' : `<p id="wrong" class="error" role="alert">${problem}</p>`;
  return htmlPage(
    'Control token needed',
    `<main class="narrow"><div class="card"><h1>Enter the control token</h1>
<p>This simulator is shared. To open its console or worlds, enter the control token once in each browser. A world’s secret link works without it.</p>
${error}
<form method="post" action="${ACCESS_PATH}">
<input type="hidden" name="to" value="${escapeHtml(address)}">
<label>Control token <input name="token" type="password" autocomplete="current-password" required maxlength="1000"${problem !== undefined ? ' aria-describedby="wrong" aria-invalid="true"' : ''}></label>
<button type="submit">Continue</button>
</form></div></main>`,
  );
}

const shutPage = htmlPage(
  'The console is not available',
  `<main class="narrow"><div class="card"><h1>The console is not available</h1>
<p>This simulator can be reached from other machines and was started without <code>SIM_CONTROL_TOKEN</code>, so its console and worlds cannot be opened. Ask the person who runs it to set the token and start it again.</p>
<p><a href="/index.html">Portal for clients</a>, <a href="/intranet.html">portal for bankers</a></p></div></main>`,
);

/** A person was led here by another site, which may not have meant well: they say so themselves. */
function askPage(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const fields = [...new URLSearchParams(query)].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return htmlPage(
    'Open the simulator?',
    `<main class="narrow"><div class="card"><h1>Open this in the simulator?</h1>
<p>Another site led you to <code>${escapeHtml(address)}</code>. Opening a world ends a session of the portal in this browser.</p>
<form method="get" action="${escapeHtml(path)}">
${fields.join('\n')}
<button type="submit">Open</button>
</form></div></main>`,
  );
}

/** Shows a user why the simulator did not admit them, and how to continue. */
export function sendBarrier(
  request: FastifyRequest,
  reply: FastifyReply,
  barrier: ControlBarrier,
  { controlToken }: ControlOptions,
): FastifyReply {
  const address = localAddress(request.url);
  if (barrier === 'foreignPage') {
    return sendPage(reply, { status: 401, page: askPage(address), policy });
  }
  const page = controlToken === undefined ? shutPage : tokenPage(address);
  return sendPage(reply, { status: 401, page, policy });
}

/** The page that takes the control token and remembers the browser. */
export function registerControlAccess(app: FastifyInstance, options: ControlOptions): void {
  registerForms(app, FORM_LIMIT, (scope) => {
    scope.post(ACCESS_PATH, (request, reply) => {
      if (isForeignPage(request)) throw new ControlRefused('foreignPage');
      const form = formOf(request);
      const address = localAddress(form.get('to') ?? '');
      const token = form.get('token') ?? '';
      if (!isControlToken(token, options)) {
        const seconds = options.guesses.secondsToWait(request.ip);
        if (seconds > 0) {
          const page = tokenPage(address, tooManyTokens(seconds));
          return sendPage(reply.header('retry-after', seconds), { status: 429, page, policy });
        }
        options.guesses.wrong(request.ip, token);
        return sendPage(reply, { status: 401, page: tokenPage(address, wrongToken), policy });
      }
      const remembered = cookie(CONTROL_COOKIE, controlCookieOf(token));
      return reply
        .header('set-cookie', setCookieHeader(remembered, request.protocol))
        .redirect(address, 303);
    });
  });
}
