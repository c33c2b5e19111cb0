/**
 * The badge in the corner of the portal: which world this browser is in, how many faults
 * are on, and the way into the console. The simulator adds it to the page, and the portal does not
 * know it. It is in a shadow root, so that styles stay separate. Its colours are the portal's. It
 * has room of its own below the page, so that it covers nothing there, and lies under the portal's
 * bars and dialogs.
 */
import { BADGE_PATH } from './paths.ts';

/** Interval in milliseconds between updates while the page is visible. */
const INTERVAL_MS = 15_000;
/** Storage key by which a tab remembers that its user has hidden the badge. */
const HIDDEN = 'sim-badge-hidden';

const style = `
:host { all: initial; display: block; inset-block-end: .5rem; margin: .5rem; max-width: calc(100vw - 1rem); position: sticky; width: max-content; z-index: 15; }
:host([hidden]) { display: none; }
aside { align-items: center; background: var(--dk-raised, Canvas); border: 1px solid var(--dk-line-control, GrayText); border-radius: 1.5rem; box-shadow: 0 1px 4px rgb(0 0 0 / 16%); color: var(--dk-text, CanvasText); display: flex; font: 600 .8125rem/1.25 "Source Sans 3 Variable", system-ui, sans-serif; overflow: hidden; }
aside[data-faults] { background: var(--dk-warning-soft, Canvas); border-color: var(--dk-warning-line, GrayText); color: var(--dk-warning-on-soft, CanvasText); }
a { align-items: center; color: inherit; column-gap: .5rem; display: flex; min-height: 1.75rem; min-width: 0; padding-inline: .75rem .25rem; text-decoration: none; }
a:hover .name { text-decoration: underline; }
.name { max-width: 12rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.faults { white-space: nowrap; }
button { background: none; border: 0; color: inherit; cursor: pointer; font: inherit; min-height: 1.75rem; min-width: 1.75rem; padding: 0 .375rem; }
:focus-visible { border-radius: 1.5rem; outline: 2px solid var(--dk-focus, Highlight); outline-offset: -2px; }
@media print { :host { display: none; } }
`;

const host = document.createElement('dokubox-simulator');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
root.adoptedStyleSheets = [sheet];
let shown = '';

function hide(): void {
  sessionStorage.setItem(HIDDEN, '1');
  host.remove();
}

/** The badge's content in the language of the page. Empty if the simulator cannot be reached. */
async function read(): Promise<string | null> {
  try {
    const headers = { accept: 'text/html', 'accept-language': document.documentElement.lang };
    const query = new URLSearchParams({ path: window.location.pathname });
    const answer = await fetch(`${BADGE_PATH}?${query.toString()}`, { headers });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

async function show(): Promise<void> {
  const html = await read();
  if (html === null || html === shown) return;
  shown = html;
  const focused = root.activeElement?.localName;
  // Made by the simulator, every text of it escaped.
  root.innerHTML = html;
  if (focused) root.querySelector<HTMLElement>(focused)?.focus();
  root.querySelector('button')?.addEventListener('click', hide);
  host.hidden = html === '';
}

function showWhileSeen(): void {
  if (!document.hidden && host.isConnected) void show();
}

if (sessionStorage.getItem(HIDDEN) === null) {
  host.hidden = true;
  document.body.append(host);
  void show();
  setInterval(showWhileSeen, INTERVAL_MS);
  document.addEventListener('visibilitychange', showWhileSeen);
  window.addEventListener('focus', showWhileSeen);
  // Signing in and out changes the screen within the page. Browsers without the event update a
  // little later.
  if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', showWhileSeen);
}
