import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import type { Language } from '@dokubox/spec/enums.ts';

/** Serbian is written in Latin letters (A-241). */
const languageTag = (language: Language) => (language === 'sr' ? 'sr-Latn' : language);

/** Path of the style sheet of the simulator's plain pages. */
export const STYLE_PATH = '/__sim/style.css';

/** The sign of the bank, as the portal draws it. */
const sign =
  '<svg class="sign" width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">' +
  '<rect width="32" height="32" rx="8"/>' +
  [10.5, 16, 21.5].map((y) => `<path d="M4 ${y}c7-3.6 11 3.2 14.6 4.6s6.4-.4 9.4-2.6"/>`).join('') +
  '</svg>';

/** A way that leads on, or back. */
export interface PageLink {
  readonly href: string;
  readonly label: string;
}

/** Parts of a simulator page other than its texts. */
export interface PageOptions {
  /** Default: English. */
  readonly language?: Language;
  /** A link in the top bar that leaves without a change. */
  readonly back?: PageLink;
  /** Text below the bar on each page of a simulated service. */
  readonly notice?: string;
}

/** A link as HTML. */
export const link = ({ href, label }: PageLink, look = ''): string =>
  `<a${look === '' ? '' : ` class="${look}"`} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

/** A whole page of the simulator. `body` is HTML already. */
export function htmlPage(title: string, body: string, options: PageOptions = {}): string {
  const { language = 'en', back, notice } = options;
  const test =
    notice === undefined
      ? ''
      : `<p class="notice" role="note"><strong>TEST</strong> ${escapeHtml(notice)}</p>\n`;
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header><div class="bar"><span class="product">${sign}Dokubox simulator</span>${back ? link(back, 'back') : ''}</div>
${test}</header>
${body}
</body>
</html>
`;
}
