import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import assumptions from '@dokubox/spec/assumptions.json' with { type: 'json' };
import { dokuboxStatuses, dokuStatuses } from '@dokubox/spec/enums.ts';
import { partIdOf, wordsOf, type Book } from './book.ts';
import { callPath } from './calls.ts';
import { callsOf, type Contract } from './contract.ts';
import { errorRows } from './errors.ts';
import { MarkdownPage, type PagePosition } from './markdown.ts';
import { pathToRoot, type PageContent } from './page.ts';

/** Writes the pages. Each site needs its own, because pages share what names mean. */
export class PageWriter {
  readonly book: Book = { targets: new Map(), origins: new Map(), entries: [] };
  readonly pages: PageContent[] = [];
  readonly contract: Contract;
  readonly #root: string;

  constructor(root: string, contract: Contract) {
    this.#root = root;
    this.contract = contract;
  }

  read(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8');
  }

  /** Adds a page with the content that `write` adds. */
  add(
    path: string,
    title: string,
    write: (page: MarkdownPage, position: PagePosition) => string,
    under?: string,
  ): void {
    const position: PagePosition = { book: this.book, path, root: pathToRoot(path), title };
    const page = new MarkdownPage(position);
    const at = this.book.entries.length;
    const body = write(page, position);
    // The text before the first part is the page's summary.
    const text = wordsOf(body.split(/<h2|<div class="table|<aside/)[0] ?? '').slice(0, 700);
    this.book.entries.splice(at, 0, { title, place: 'Page', url: path, text });
    this.pages.push({ path, title, body, parts: page.parts, ...(under ? { under } : {}) });
  }

  /** Names every page and row that others link to, before any page is written. */
  learn(): void {
    const { targets, origins } = this.book;
    for (const { method, path, operation } of callsOf(this.contract)) {
      targets.set(operation.operationId, callPath(operation.operationId));
      targets.set(`${method} ${path}`, callPath(operation.operationId));
    }
    for (const [name, schema] of Object.entries(this.contract.components.schemas)) {
      targets.set(name, `data/${name}.html`);
      for (const field of Object.keys(schema.properties ?? {})) {
        targets.set(`${name}.${field}`, `data/${name}.html#${field}`);
      }
    }
    for (const status of dokuStatuses) targets.set(status, `workflow/document.html#${status}`);
    for (const status of dokuboxStatuses) {
      if (!targets.has(status)) targets.set(status, `workflow/box.html#${status}`);
    }
    for (const [name] of errorRows(this.contract))
      targets.set(name, `errors.html#${partIdOf(name)}`);
    for (const match of this.read('docs/specification.md').matchAll(/^## (\d)\. (.+)$/gm)) {
      const [, number = '', title = ''] = match;
      const url = `specification.html#s${number}`;
      origins.set(`§${number}`, {
        title: `Product specification, section ${number}`,
        text: title,
        url,
      });
    }
    const decided = Object.entries(
      assumptions as Record<string, { gap: string; decision: string }>,
    );
    for (const [id, { gap, decision }] of decided) {
      const title = id.startsWith('X') ? 'Our reading' : 'Our decision';
      origins.set(id, { title: gap || title, text: decision, url: `decisions.html#${id}` });
    }
  }
}
