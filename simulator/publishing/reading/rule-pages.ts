import assumptions from '@dokubox/spec/assumptions.json' with { type: 'json' };
import { workflowPolicyFields } from '@dokubox/spec/workflow/workflow-policy.ts';
import { tenantsDoc } from '../generate/tenants-doc.ts';
import { visibilityDoc } from '../generate/visibility-doc.ts';
import { workflowDoc } from '../generate/workflow-doc.ts';
import { tenantNotes } from './tenant-notes.ts';
import type { PageWriter } from './page-writer.ts';

/** Subjects of the workflow page, each with its own page here. */
export const workflowPages = [
  ['workflow/index.html', 'How the workflow is read', ['How to read', 'Asked before any row']],
  ['workflow/box.html', 'Dokubox', ['Dokubox']],
  ['workflow/document.html', 'Document', ['Document']],
  ['workflow/envelope.html', 'Signature envelope', ['Signature envelope']],
  [
    'workflow/beside.html',
    'People, blocks and the clock',
    ['Default participants', 'Blocked functions', 'By the clock'],
  ],
  ['workflow/values.html', 'Derived values', ['Derived values']],
  ['workflow/names.html', 'Guards and changes', ['Names']],
] as const;

/** The parts of a Markdown page under its headings of the second level. */
function partsOf(markdown: string): ReadonlyMap<string, string> {
  const parts = markdown.split(/^(?=## )/m);
  return new Map(parts.map((part) => [/^## (.+)$/m.exec(part)?.[1] ?? '', part]));
}

/** Writes the pages of workflow, banks, visibility, and the origins of all rules. */
export function rulePages(writer: PageWriter): void {
  const parts = partsOf(workflowDoc());
  for (const [path, title, heads] of workflowPages) {
    writer.add(path, title, (page, { root }) =>
      [
        tenantNotes(workflowPolicyFields, page, root),
        ...heads.map((head) => {
          const part = parts.get(head) ?? '';
          // If a page consists of one part, its title moves to the frame and its headings move up.
          const alone = part.replace(/^## .*\n/, '').replaceAll(/^### /gm, '## ');
          return page.render(head === title ? alone : part);
        }),
      ].join('\n'),
    );
  }
  /** Readers here do not edit the page, so the note on how it is generated is left out. */
  const ours = (markdown: string) =>
    markdown.replace(
      /^Written by `npm run gen` from \[[^\]]*\]\([^)]*\)(?:; change [^.]*)?\. ?/m,
      '',
    );
  writer.add('tenants.html', 'Banks', (page) =>
    page.render(ours(tenantsDoc()).split('## Changing one')[0] ?? ''),
  );
  writer.add('visibility.html', 'Visibility', (page) => page.render(ours(visibilityDoc())));
  writer.add('specification.html', 'Product specification', (page) =>
    page.render(writer.read('docs/specification.md')),
  );
  writer.add('decisions.html', 'Decisions', (page) => {
    const rows = Object.entries(
      assumptions as Record<string, { where: string; gap: string; decision: string }>,
    );
    const table = (some: typeof rows) =>
      page.table(
        ['Id', 'About', 'Decided', 'Section'],
        some.map(([id, { where, gap, decision }]) => [
          `<code>${id}</code>`,
          page.inline(gap),
          page.inline(decision),
          where,
        ]),
      );
    return [
      '<p class="lead">This page lists our decisions for every place where the product specification is silent or contradicts itself. Every rule based on a decision names its id.</p>',
      page.render('## The specification is silent'),
      table(rows.filter(([id]) => id.startsWith('A'))),
      page.render('## The specification contradicts itself'),
      table(rows.filter(([id]) => id.startsWith('X'))),
    ].join('\n');
  });
  for (const [path, title, file] of [
    ['conformance.html', 'Proving a server', 'docs/conformance.md'],
    ['changes.html', 'Changes', 'spec/CHANGELOG.md'],
  ] as const) {
    writer.add(path, title, (page) => page.render(writer.read(file)));
  }
}
