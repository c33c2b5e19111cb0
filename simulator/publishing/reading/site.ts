import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openApiDocument } from '../openapi/document.ts';
import type { SiteFile } from './book.ts';
import type { Contract } from './contract.ts';
import { contractPages } from './contract-pages.ts';
import { overview } from './overview.ts';
import { fontBytes, fontFiles } from './faces.ts';
import { framed, type SiteFrame, type NavGroup } from './page.ts';
import { rulePages, workflowPages } from './rule-pages.ts';
import { styleSheet } from './style.ts';
import { PageWriter } from './page-writer.ts';

const require = createRequire(import.meta.url);

/** Files of the repository that are published next to the pages, by name. */
const files = {
  'openapi.json': 'spec/openapi.json',
  'openapi.3.0.json': 'spec/openapi.3.0.json',
  'openapi.simulator.json': 'spec/openapi.simulator.json',
  'workflow.json': 'spec/workflow.json',
  'assumptions.json': 'spec/assumptions.json',
  'scenario.schema.json': 'spec/scenario.schema.json',
  'dokubox.postman_collection.json': 'spec/dokubox.postman_collection.json',
  'conformance.json': 'tests/contract/scenarios/conformance.json',
} as const;

const navigation: readonly NavGroup[] = [
  {
    title: 'Contract',
    links: [
      ['index.html', 'Overview'],
      ['calls.html', 'Calls'],
      ['data/index.html', 'Data'],
      ['errors.html', 'Errors'],
      ['examples.html', 'Examples'],
    ],
  },
  { title: 'Workflow', links: workflowPages.map(([path, title]) => [path, title] as const) },
  {
    title: 'Rules',
    links: [
      ['visibility.html', 'Visibility'],
      ['tenants.html', 'Banks'],
      ['specification.html', 'Specification'],
      ['decisions.html', 'Decisions'],
    ],
  },
  {
    title: 'Servers',
    links: [
      ['conformance.html', 'Proving a server'],
      ['changes.html', 'Changes'],
    ],
  },
];

const javaScript = 'text/javascript; charset=utf-8';
const asset = (root: string, name: string) =>
  readFileSync(join(root, 'simulator/publishing/reading/assets', name), 'utf8');
/**
 * The search library's build for pages without modules, which its package stores next to the entry.
 */
const miniSearch = () =>
  readFileSync(join(dirname(require.resolve('minisearch')), '../umd/index.js'));

/** Style sheets: the frame, the parts, and the changes for small screens and paper. */
const styles = ['frame.css', 'parts.css', 'narrow.css'];

/** Folder of the repository, for both the sources and a bundle. */
export function repositoryRoot(from: string): string {
  let folder = dirname(from);
  for (;;) {
    try {
      readFileSync(join(folder, 'docs/specification.md'));
      return folder;
    } catch {
      if (folder === dirname(folder))
        throw new Error('the documents of the repository are not here');
      folder = dirname(folder);
    }
  }
}

/**
 * The published contract, as files by their path. The pages use relative links, load nothing from
 * elsewhere and can be read without script. The same sources give the same bytes.
 * @param root folder of the repository
 * @param options live: calls can be tried on the server the pages come from
 */
export function readingSite(
  root: string,
  { live }: { readonly live: boolean },
): ReadonlyMap<string, SiteFile> {
  const contract = openApiDocument('reference') as unknown as Contract;
  const writer = new PageWriter(root, contract);
  writer.learn();
  overview(writer, Object.keys(files));
  contractPages(writer);
  rulePages(writer);
  const frame: SiteFrame = { nav: navigation, version: contract.info.version, live };
  const site = new Map<string, SiteFile>();
  for (const page of writer.pages) {
    site.set(page.path, { type: 'text/html; charset=utf-8', body: framed(page, frame) });
  }
  const data = { entries: writer.book.entries, origins: Object.fromEntries(writer.book.origins) };
  site.set('assets/data.js', {
    type: javaScript,
    body: `globalThis.readingData = ${JSON.stringify(data)};\n`,
  });
  site.set('assets/reading.js', { type: javaScript, body: asset(root, 'reading.js') });
  if (live) site.set('assets/try.js', { type: javaScript, body: asset(root, 'try.js') });
  site.set('assets/minisearch.js', { type: javaScript, body: miniSearch() });
  site.set('assets/reading.css', {
    type: 'text/css; charset=utf-8',
    body: styleSheet(styles.map((name) => asset(root, name))),
  });
  for (const name of fontFiles) {
    site.set(`assets/${name}`, { type: 'font/woff2', body: fontBytes(name) });
  }
  for (const [name, path] of Object.entries(files)) {
    site.set(`files/${name}`, { type: 'application/json; charset=utf-8', body: writer.read(path) });
  }
  return site;
}
