import { codeLink } from './book.ts';
import { callsOf } from './contract.ts';
import { pascal } from './names.ts';
import type { PageWriter } from './page-writer.ts';

/**
 * Writes the first page: an overview of the pages, and the order in which to build a server.
 * @param files names of the files next to the pages
 */
export function overview(writer: PageWriter, files: readonly string[]): void {
  const { contract } = writer;
  writer.add('index.html', 'The Dokubox contract', (page, { root, book }) => {
    const [first = '', ...rest] = contract.info.description.split('\n\n');
    const tags = contract.tags.filter(({ name }) => name !== 'simulation');
    return [
      `<p class="lead">${page.inline(first)} For developers of a server, or of a program that calls one.</p>`,
      page.render('## Find'),
      '<ul class="cards">',
      ...[
        ['calls.html', 'Calls', 'Each with its rules, errors, examples and workflow rows'],
        ['workflow/index.html', 'Workflow', 'The target and the guards of every trigger'],
        ['visibility.html', 'Visibility', 'Access to boxes, and the visibility of every field'],
        ['tenants.html', 'Banks', 'Differences between the seven countries'],
        ['errors.html', 'Errors', 'Every code and message key, with its condition'],
        ['data/index.html', 'Data', 'Entities, fields, lists of values'],
      ].map(
        ([path, title, says]) =>
          `<li><a href="${root}${path}">${title}</a><span>${says}</span></li>`,
      ),
      '</ul>',
      page.render('## How to read'),
      page.render(rest.join('\n\n')),
      page.render('## Build a server in this order'),
      page.render(
        [
          `1. The headers, the session and the format of an error: the pages of the tag _authorization_ and \`ErrorBody\`.`,
          '2. Reading: the lists, `loadDokubox`, and the fields each side may see ([visibility](visibility.md)).',
          '3. The lock and a first command: `lockDokubox`, `renameDokubox`.',
          '4. Files: the checks of uploads, then `submitClientDokubox` and `submitBankerDokubox` with the rows of the workflow and its [derived values](../spec/workflow.json).',
          '5. Messages, signing, archive. Then the differences between the [banks](tenants.md).',
          '6. Prove it: run the tests of the contract against [your server](conformance.md).',
        ].join('\n'),
      ),
      page.render('## Tags'),
      page.table(
        ['Tag', 'About', 'Calls'],
        tags.map(({ name, description }) => [
          `<a href="${root}calls.html#${pascal(name)}">${name}</a>`,
          page.inline(description),
          callsOf(contract)
            .filter(({ operation }) => operation.tags.includes(name))
            .map(({ operation }) => codeLink(operation.operationId, book, root))
            .join(' '),
        ]),
        { found: false },
      ),
      page.render('## Files'),
      `<ul>${files
        .map((name) => `<li><a href="${root}files/${name}">${name}</a></li>`)
        .join('')}</ul>`,
    ].join('\n');
  });
}
