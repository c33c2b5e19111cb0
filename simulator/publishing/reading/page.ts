import { tenants } from '@dokubox/spec/enums.ts';
import { escapeHtml } from './html.ts';

/** A page before it is put into its frame. */
export interface PageContent {
  /** Path within the site. */
  readonly path: string;
  readonly title: string;
  /** The page's place in the navigation. Absent if it has none. */
  readonly under?: string;
  readonly body: string;
  readonly parts: readonly {
    readonly depth: number;
    readonly id: string;
    readonly title: string;
  }[];
}

/** A group of the navigation: pages by path and name. */
export interface NavGroup {
  readonly title: string;
  readonly links: readonly (readonly [path: string, title: string])[];
}

export interface SiteFrame {
  readonly nav: readonly NavGroup[];
  readonly version: string;
  /** Whether calls can be tried on the page's own server. */
  readonly live: boolean;
}

/** Path from a page to the root of the site. */
export const pathToRoot = (path: string) => '../'.repeat(path.split('/').length - 1);

function navigation({ nav }: SiteFrame, page: PageContent, root: string): string {
  const link = ([path, title]: readonly [string, string]) => {
    const here =
      path === page.path
        ? ' aria-current="page"'
        : path === page.under
          ? ' aria-current="true"'
          : '';
    return `<li><a href="${root}${path}"${here}>${escapeHtml(title)}</a></li>`;
  };
  return nav
    .map(({ title, links }) => `<h2>${escapeHtml(title)}</h2><ul>${links.map(link).join('')}</ul>`)
    .join('\n');
}

function contents({ parts }: PageContent): string {
  const shown = parts.filter(({ depth }) => depth <= 3);
  if (shown.length < 3) return '';
  const links = shown.map(
    ({ depth, id, title }) =>
      `<li class="d${depth}"><a href="#${id}">${escapeHtml(title)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><details open><summary>On this page</summary><ul>${links.join('')}</ul></details></nav>`;
}

/** A whole page: navigation, search, the selection of the bank, and the content. */
export function framed(page: PageContent, frame: SiteFrame): string {
  const root = pathToRoot(page.path);
  const options = tenants.map((tenant) => `<option>${tenant}</option>`).join('');
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} · Dokubox contract</title>
<link rel="icon" href="data:,">
<link rel="preload" href="${root}assets/source-sans-3-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${root}assets/reading.css">
<script src="${root}assets/reading.js"></script>${frame.live ? `\n<script src="${root}assets/try.js"></script>` : ''}
</head>
<body>
<a class="skip" href="#page-content">To the content</a>
<header class="top">
<a class="brand" href="${root}index.html">Dokubox <span>contract ${frame.version}</span></a>
<form class="search" role="search"><label><span class="hidden">Search</span><input type="search" name="q" placeholder="Search calls, fields, rules  /" autocomplete="off" spellcheck="false" disabled></label>
<div class="results" hidden></div></form>
<div class="choices"><label><span class="hidden">Bank</span><select name="tenant" disabled><option value="">All banks</option>${options}</select></label>
<label><span class="hidden">Colours</span><select name="scheme" disabled><option value="">Auto</option><option value="light">Light</option><option value="dark">Dark</option></select></label></div>
</header>
<div class="columns">
<nav class="side" aria-label="Contract"><details><summary>All pages</summary>${navigation(frame, page, root)}</details></nav>
<main id="page-content" tabindex="-1">
<h1>${escapeHtml(page.title)}</h1>
${contents(page)}
${page.body}
</main>
</div>
<div class="popover" role="dialog" aria-label="Where the rule comes from" hidden></div>
</body>
</html>
`;
}
