import { tenants } from '@dokubox/spec/enums.ts';
import { tenantsDoc } from '../generate/tenants-doc.ts';
import type { MarkdownPage } from './markdown.ts';

/** Rows of the table of differences, as Markdown cells. */
function rows(): readonly (readonly string[])[] {
  const [, differences = ''] = /## Differences\n\n([\s\S]*?)\n\n/.exec(tenantsDoc()) ?? [];
  return differences
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));
}

/**
 * The differences of the banks in the named fields: one note per bank, shown if that bank is
 * selected.
 */
export function tenantNotes(fields: readonly string[], page: MarkdownPage, root: string): string {
  const wanted = rows().filter(([rule = '']) =>
    fields.some((name) => rule.includes(`\`${name}\``)),
  );
  const notes = tenants.map((tenant, at) => {
    const own = wanted.filter((cells) => cells[at + 1]?.startsWith('**'));
    const items = own.map((cells) => {
      const [rule = '', field = ''] = (cells[0] ?? '').split(' <br> ');
      const value = (cells[at + 1] ?? '').replaceAll('**', '');
      return `<li>${page.inline(rule)}: <strong>${page.inline(value === '–' ? 'no' : value)}</strong>, unlike in most banks (${page.inline(field)}, ${page.inline(cells.at(-1) ?? '')})</li>`;
    });
    const words =
      items.length > 0
        ? `<ul>${items.join('')}</ul>`
        : `<p>This page is the same for ${tenant} as for most banks.</p>`;
    return `<aside class="bank" data-bank="${tenant}" aria-label="In ${tenant}"><strong>In ${tenant}</strong>${words}<p><a href="${root}tenants.html">All differences of the banks</a></p></aside>`;
  });
  return notes.join('\n');
}
