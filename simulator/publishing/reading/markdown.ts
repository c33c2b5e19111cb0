import { tenants } from '@dokubox/spec/enums.ts';
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from './html.ts';
import { codeLink, partIdOf, withBadges, wordsOf, type Book } from './book.ts';
import { drawDiagram } from './diagram.ts';

/** The position of a page in the site. */
export interface PagePosition {
  readonly book: Book;
  /** Path of the page within the site. */
  readonly path: string;
  /** Path from the page to the root of the site: empty, or `../`. */
  readonly root: string;
  /** The title of the page. */
  readonly title: string;
}

/** Pages of the repository that have a page here. Links to other files become plain text. */
const pages: Readonly<Record<string, string>> = {
  'tenants.md': 'tenants.html',
  'visibility.md': 'visibility.html',
  'specification.md': 'specification.html',
  'assumptions.md': 'decisions.html',
  'conformance.md': 'conformance.html',
  'workflow.json': 'files/workflow.json',
  'openapi.json': 'files/openapi.json',
  'openapi.simulator.json': 'files/openapi.simulator.json',
  'scenario.schema.json': 'files/scenario.schema.json',
  'conformance.json': 'files/conformance.json',
  'assumptions.json': 'files/assumptions.json',
};

/**
 * The name by which a table row can be found: the first word in code, or the id of a workflow row.
 */
function rowName(first: string): string | undefined {
  const coded = /(?:^|<br> ?)(?:<a [^>]*>)?<code>([^<]+)<\/code>/.exec(first)?.[1];
  return coded ?? /^(?:[TBSE]\d{2})$/.exec(first)?.[0];
}

const isBank = (head: string | undefined) => tenants.some((tenant) => tenant === head);

/**
 * The project's Markdown as HTML. Parts and rows have names, rules have badges, diagrams are drawn.
 */
export class MarkdownPage {
  readonly #position: PagePosition;
  readonly #marked: Marked;
  readonly #used = new Set<string>();
  #part = '';
  #diagrams = 0;
  /** The parts of the page, for its table of contents. */
  readonly parts: { readonly depth: number; readonly id: string; readonly title: string }[] = [];

  constructor(position: PagePosition) {
    this.#position = position;
    const { book, root } = position;
    const heading = (html: string, depth: number) => this.#heading(html, depth);
    const diagram = (mermaid: string) => this.#diagram(mermaid);
    const table = (heads: string[], rows: string[][]) => this.#table(heads, rows);
    this.#marked = new Marked({
      renderer: {
        heading({ tokens, depth }) {
          return heading(this.parser.parseInline(tokens), depth);
        },
        codespan: ({ text }) => codeLink(text, book, root),
        link({ href, tokens }) {
          const html = this.parser.parseInline(tokens);
          const [file = ''] = href.split('#');
          const target = pages[file.split('/').at(-1) ?? ''];
          if (/^https?:/.test(href)) return `<a href="${escapeHtml(href)}">${html}</a>`;
          return target === undefined ? html : `<a href="${root}${target}">${html}</a>`;
        },
        code({ text, lang }) {
          if (lang === 'mermaid') return diagram(text);
          return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
        },
        table({ header, rows }) {
          const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
          return table(
            header.map(inline),
            rows.map((row) => row.map(inline)),
          );
        },
      },
    });
  }

  /** A text as HTML. */
  render(markdown: string): string {
    const html = this.#marked.parse(markdown, { async: false });
    return withBadges(html, this.#position.book, this.#position.root);
  }

  /** A sentence as HTML, without a paragraph around it. */
  inline(markdown: string): string {
    const html = this.#marked.parseInline(markdown, { async: false });
    return withBadges(html, this.#position.book, this.#position.root);
  }

  /** A table with linkable rows, unless they only repeat rows of another table. Cells are HTML. */
  table(
    heads: readonly string[],
    rows: readonly (readonly string[])[],
    { found = true }: { readonly found?: boolean } = {},
  ): string {
    return withBadges(this.#table(heads, rows, found), this.#position.book, this.#position.root);
  }

  #heading(html: string, depth: number): string {
    // The frame of the page already shows its title.
    if (depth === 1) return '';
    const title = wordsOf(html);
    const number = depth === 2 ? /^(\d+)\./.exec(title)?.[1] : undefined;
    const id = this.#idOf(number ?? title);
    this.#part = id;
    this.parts.push({ depth, id, title });
    this.#enter(title, id, '');
    const anchor = `<a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(title)}">#</a>`;
    return `<h${depth} id="${id}">${html}${anchor}</h${depth}>\n`;
  }

  #diagram(mermaid: string): string {
    this.#diagrams += 1;
    const about = this.parts.at(-1)?.title ?? this.#position.title;
    return drawDiagram(mermaid, `${about}: diagram`, String(this.#diagrams));
  }

  #idOf(words: string): string {
    const base = /^\d/.test(words) ? `s${partIdOf(words)}` : partIdOf(words);
    let id = base;
    for (let copy = 2; this.#used.has(id); copy += 1) id = `${base}-${copy}`;
    this.#used.add(id);
    return id;
  }

  #enter(title: string, id: string, text: string): void {
    const { book, path, title: page } = this.#position;
    const part = this.parts.find((one) => one.id === this.#part)?.title;
    const place = part === undefined || part === title ? page : `${page} › ${part}`;
    book.entries.push({ title, place, url: id === '' ? path : `${path}#${id}`, text });
  }

  #table(heads: readonly string[], rows: readonly (readonly string[])[], found = true): string {
    const headWords = heads.map((head) => escapeHtml(wordsOf(head)));
    const row = (cells: readonly string[], id: string | undefined, words: readonly string[]) => {
      const banks = words[heads.indexOf('Tenants')];
      const only = banks && banks !== 'all' ? ` data-banks="${banks.replaceAll(',', '')}"` : '';
      const named = id === undefined ? '' : ` id="${id}"`;
      // The row that explains a name does not need to link to itself.
      const own = /^<a href="[^"#]*#([^"]*)">(.*?)<\/a>/;
      const shown = cells
        .map((cell) => cell.replace(own, (link, to, words) => (to === id ? words : link)))
        .map((cell, at) => `<td data-head="${headWords[at] ?? ''}">${cell}</td>`);
      return `<tr${named}${only}>${shown.join('')}</tr>`;
    };
    const body = rows.map((cells) => {
      const name = rowName(cells[0] ?? '');
      const id = name === undefined ? undefined : this.#idOf(name);
      const words = cells.map((cell) => wordsOf(cell));
      // The search also finds a bank's cell by the name of the bank.
      const labelled = words.map((one, at) => (isBank(heads[at]) ? `${heads[at]} ${one}` : one));
      if (!found) return row(cells, id, words);
      if (id === undefined) this.#enter(words[0] ?? '', this.#part, labelled.slice(1).join(' · '));
      else this.#enter(name ?? '', id, labelled.join(' · '));
      return row(cells, id, words);
    });
    const head = heads
      .map((cell, at) => `<th scope="col" data-head="${headWords[at] ?? ''}">${cell}</th>`)
      .join('');
    const size = heads.length > 3 ? ' wide' : '';
    return `<div class="table${size}" tabindex="0" role="group" aria-label="Table: ${escapeHtml(wordsOf(heads.join(', ')))}"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>\n`;
  }
}
