import type { Language } from '@dokubox/spec/enums.ts';

/** Serbian is written in Latin letters. */
const languageTag = (language: Language) => (language === 'sr' ? 'sr-Latn' : language);

/** Text made safe for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Path of the style sheet of the simulator's plain pages. */
export const STYLE_PATH = '/__sim/style.css';

/** A whole page of the simulator. `body` is HTML already. */
export function htmlPage(title: string, body: string, language: Language = 'en'): string {
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
${body}
</body>
</html>
`;
}

/** Style of the simulator's plain pages: the reader's own colour scheme, nothing to load. */
export const styleSheet = `:root { color-scheme: light dark; --line: #8a8f98; --soft: #f3f4f6; --link: #0b57d0; --warn: #a83200; }
@media (prefers-color-scheme: dark) { :root { --soft: #22262c; --link: #9ec1ff; --warn: #ffb59a; } }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
h3 { margin: 0; }
a { color: var(--link); }
code { background: var(--soft); border-radius: .25rem; padding: .1rem .3rem; }
section.card { border: 1px solid var(--line); border-radius: .5rem; margin: 1rem 0; padding: 1rem; }
form { align-items: end; display: flex; flex-wrap: wrap; gap: 1rem; }
label { display: grid; font-weight: 600; gap: .25rem; grid-template-columns: minmax(0, 1fr); max-width: 100%; }
textarea { box-sizing: border-box; border: 1px solid var(--line); border-radius: .375rem; font: inherit; max-width: 100%; padding: .4rem .75rem; width: 30rem; }
input:not([type="hidden"]), select, button { border: 1px solid var(--line); border-radius: .375rem; font: inherit; min-height: 2.75rem; padding: .4rem .75rem; }
button { background: var(--link); border-color: var(--link); color: Canvas; cursor: pointer; font-weight: 600; }
.card h2, .card p:first-child { margin-top: 0; }
button.quiet { background: Canvas; border-color: var(--line); color: CanvasText; }
ol li { margin: .5rem 0; }
.preview summary { cursor: pointer; padding: .5rem 0; }
.preview iframe { background: #fff; border: 1px solid var(--line); border-radius: .375rem; box-sizing: border-box; height: min(70vh, 44rem); width: 100%; }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
.notice { border: 2px solid var(--warn); border-radius: .5rem; padding: .75rem 1rem; }
.error { color: var(--warn); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; }
`;
