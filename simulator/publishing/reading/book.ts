import { escapeHtml } from './html.ts';

/** A search result: a page, a part of one, or a row of a table. */
export interface Entry {
  readonly title: string;
  /** A description of its place. */
  readonly place: string;
  /** Path within the site, with the part of the page. */
  readonly url: string;
  readonly text: string;
}

/** Texts of rules by their ids: a section of the specification, or a decision of the register. */
export interface OriginText {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Data that all pages share: where names are explained, and where rules come from. */
export interface Book {
  /** Path of the page or part that explains a name of the contract. */
  readonly targets: Map<string, string>;
  readonly origins: Map<string, OriginText>;
  readonly entries: Entry[];
}

/** A finished file of the site. */
export interface SiteFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** Name of a part of a page, created from its heading. */
export function partIdOf(text: string): string {
  return text
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The text of HTML. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(?:svg|figure)[\s\S]*?<\/(?:svg|figure)>/g, ' ')
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const ORIGIN = /\b[AX]-\d{2,3}\b|§\d/g;

/** A badge that names the origin of a rule. A click shows the text of the rule. */
export function originBadge(id: string, book: Book, root: string): string {
  const origin = book.origins.get(id);
  if (!origin) return escapeHtml(id);
  const kind = id.startsWith('§') ? 'specified' : 'assumed';
  return `<a class="origin ${kind}" href="${root}${origin.url}" data-origin="${id}">${id}</a>`;
}

/** The same HTML with a badge instead of each § and id. Names, links and code are unchanged. */
export function withBadges(html: string, book: Book, root: string): string {
  let inside = 0;
  return html
    .split(/(<[^<>]+>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        if (/^<(?:a|code|pre|svg)[\s>]/.test(part)) inside += 1;
        else if (/^<\/(?:a|code|pre|svg)>/.test(part)) inside -= 1;
        return part;
      }
      return inside > 0 ? part : part.replaceAll(ORIGIN, (id) => originBadge(id, book, root));
    })
    .join('');
}

/** A name of the contract in code style, with a link to its explanation. */
export function codeLink(name: string, book: Book, root: string): string {
  const shown = `<code>${escapeHtml(name)}</code>`;
  const target = book.targets.get(name);
  return target === undefined ? shown : `<a href="${root}${target}">${shown}</a>`;
}
