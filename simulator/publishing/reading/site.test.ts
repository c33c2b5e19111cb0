import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import assumptions from '@dokubox/spec/assumptions.json' with { type: 'json' };
import { errorCodes } from '@dokubox/spec/errors.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { schemas } from '@dokubox/spec/schemas/registry.ts';
import { dokuRows } from '@dokubox/spec/workflow/doku-machine.ts';
import { boxRows } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { readingSite, repositoryRoot } from './site.ts';

const root = repositoryRoot(fileURLToPath(import.meta.url));
const site = readingSite(root, { live: false });
const pages = [...site].filter(([path]) => path.endsWith('.html'));
const bodyOf = (path: string) => String(site.get(path)?.body);
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');

/**
 * Targets of a page's links and resources, as paths of the site. A part of the page itself begins
 * with #.
 */
function linksOf(path: string, html: string): readonly string[] {
  const base = new URL(path, 'https://site.test/');
  return [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
    .map(([, link = '']) => link)
    .filter((link) => link !== 'data:,')
    .map((link) => new URL(link, base))
    .map((url) => (url.origin === base.origin ? url.pathname.slice(1) + url.hash : url.href));
}

describe('the pages of the published contract', () => {
  it('[R7.21] include one for every call and every entity, and a row for every rule', () => {
    for (const id of Object.keys(operations)) expect(site.has(`calls/${id}.html`), id).toBe(true);
    for (const name of Object.keys(schemas)) {
      if (name !== 'Scenario') expect(site.has(`data/${name}.html`), name).toBe(true);
    }
    const rows = new Set(
      ['document', 'box'].flatMap((one) => idsOf(bodyOf(`workflow/${one}.html`))),
    );
    for (const { id } of [...dokuRows, ...boxRows]) expect(rows, id).toContain(id);
    const decisions = new Set(idsOf(bodyOf('decisions.html')));
    for (const id of Object.keys(assumptions)) expect(decisions, id).toContain(id);
    const errors = new Set(idsOf(bodyOf('errors.html')));
    for (const [code, { httpStatus }] of Object.entries(errorCodes)) {
      if (httpStatus !== null) expect(errors, code).toContain(code);
    }
  });

  it('link to existing pages and parts, and load nothing from elsewhere', () => {
    const ids = new Map(pages.map(([path, { body }]) => [path, new Set(idsOf(String(body)))]));
    const broken = pages.flatMap(([path, { body }]) =>
      linksOf(path, String(body))
        .filter((link) => {
          const [target = '', part] = link.split('#');
          if (!site.has(target)) return true;
          return part !== undefined && ids.get(target)?.has(part) === false;
        })
        .map((link) => `${path} → ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('name no part twice', () => {
    const twice = pages.flatMap(([path, { body }]) => {
      const ids = idsOf(String(body));
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it('show the text of a rule at every badge', () => {
    const data = JSON.parse(bodyOf('assets/data.js').replace(/^[^{]+|;\s*$/g, '')) as {
      origins: Record<string, { text: string }>;
    };
    const named = pages.flatMap(([, { body }]) =>
      [...String(body).matchAll(/data-origin="([^"]+)"/g)].map(([, id = '']) => id),
    );
    expect(new Set(named).size).toBeGreaterThan(100);
    for (const id of new Set(named)) expect(data.origins[id]?.text, id).toBeTruthy();
  });

  it('are the same each time they are generated, except for the calls to try on their own server', () => {
    const live = readingSite(root, { live: true });
    const own = 'assets/try.js';
    expect([...live.keys()].filter((path) => path !== own).sort()).toEqual([...site.keys()].sort());
    expect(live.has(own)).toBe(true);
    for (const [path, { body }] of pages) {
      const there = String(live.get(path)?.body);
      expect(there, path).toContain(own);
      expect(there.replace(/\n<script src="[^"]*try\.js"><\/script>/, '') === body, path).toBe(
        true,
      );
    }
  });
});
