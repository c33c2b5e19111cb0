import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { dokuRows } from '@dokubox/spec/workflow/doku-machine.ts';
import { boxRows } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { workflowPolicyFields } from '@dokubox/spec/workflow/workflow-policy.ts';
import { causedBy } from '../generate/workflow-calls.ts';
import { boxDiagram, dokuDiagram } from '../generate/workflow-diagrams.ts';
import { codeLink } from './book.ts';
import { callBody, callPath, exampleId } from './calls.ts';
import { callsOf, type DocumentedCall } from './contract.ts';
import { errorRows } from './errors.ts';
import type { MarkdownPage, PagePosition } from './markdown.ts';
import { pascal } from './names.ts';
import { schemaBody, usesOf } from './schemas.ts';
import { tenantNotes } from './tenant-notes.ts';
import type { PageWriter } from './page-writer.ts';

/** The rows of the workflow that a call moves, drawn and listed. Empty if it moves none. */
function causesOf(call: DocumentedCall, page: MarkdownPage, { book, root }: PagePosition): string {
  const id = call.operation.operationId as OperationId;
  const { events, triggers } = causedBy(id);
  const { userType }: OperationDefinition = operations[id];
  const boxes = boxRows.filter(({ event }) => events.includes(event));
  const dokus = dokuRows.filter(
    ({ trigger, by }) => triggers.includes(trigger) && (userType === undefined || by === userType),
  );
  if (boxes.length + dokus.length === 0) return '';
  const rows = [
    ...boxes.map((row) => [
      `<a href="${root}workflow/box.html#${row.id}">${row.id}</a>`,
      row.event,
      row.from.join(', '),
      row.to,
    ]),
    ...dokus.map((row) => [
      `<a href="${root}workflow/document.html#${row.id}">${row.id}</a>`,
      row.trigger,
      row.from.join(', '),
      row.to === '=' ? 'stays' : row.to,
    ]),
  ].map(([row = '', what = '', from = '', to = '']) => [row, codeLink(what, book, root), from, to]);
  return [
    page.render('## What it moves'),
    boxes.length > 0 ? page.render(boxDiagram(boxes)) : '',
    dokus.length > 0 ? page.render(dokuDiagram(dokus)) : '',
    `<details><summary>Rows of the workflow (${rows.length})</summary>${page.table(['Row', 'By', 'From', 'To'], rows, { found: false })}</details>`,
    tenantNotes(workflowPolicyFields, page, root),
  ].join('\n');
}

/** Error codes and message keys, with the calls that answer them. */
function addErrors(writer: PageWriter): void {
  writer.add('errors.html', 'Errors', (page, { book, root }) => {
    const rows = errorRows(writer.contract).map(([name, status, conditions]) => [
      `<code>${name}</code>`,
      status,
      conditions
        .map(
          ({ when, calls: by }) =>
            `${page.inline(when)}<br><small>${by.length > 8 ? `${by.length} calls` : by.map((id) => codeLink(id, book, root)).join(' ')}</small>`,
        )
        .join('<hr>'),
    ]);
    return [
      `<p class="lead">${page.inline('Every refusal has the body `ErrorBody`. A program decides by the status and the error code, a person reads the text of the message key.')}</p>`,
      page.render('## Error codes'),
      page.table(
        ['Code', 'Status', 'When'],
        rows.filter(([name = '']) => !name.includes('dde.')),
      ),
      page.render('## Message keys'),
      page.table(
        ['Key', 'Status', 'When'],
        rows.filter(([name = '']) => name.includes('dde.')),
      ),
    ].join('\n');
  });
}

/** All recorded examples, by call. */
function addExamples(writer: PageWriter, calls: ReturnType<typeof callsOf>): void {
  writer.add('examples.html', 'Examples', (page, { book, root }) => {
    const rows = calls.flatMap(({ operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
        Object.values(content).flatMap(({ examples = {} }) =>
          Object.entries(examples)
            // Examples shared with another call are on its page.
            .filter(([, { $ref }]) => $ref === undefined)
            .map(([name, { summary }]) => [
              codeLink(operation.operationId, book, root),
              status,
              `<a href="${root}${callPath(operation.operationId)}#${exampleId(status, name)}">${summary}</a>`,
            ]),
        ),
      ),
    );
    return `<p class="lead">Recorded from the simulator by a program and held against the schemas, so none can go out of date.</p>${page.table(['Call', 'Status', 'Example'], rows, { found: false })}`;
  });
}

/** Calls, data, errors and examples. */
export function contractPages(writer: PageWriter): void {
  const { contract } = writer;
  const calls = callsOf(contract);
  writer.add('calls.html', 'Calls', (page, { book, root }) =>
    contract.tags
      .map(({ name, description }) => {
        const rows = calls
          .filter(({ operation }) => operation.tags.includes(name))
          .map(({ method, path, operation }) => [
            codeLink(operation.operationId, book, root),
            page.inline(operation.summary),
            `<span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>`,
          ]);
        return `${page.render(`## ${pascal(name)}\n\n${description}`)}${page.table(['Call', 'Does', 'Address'], rows, { found: false })}`;
      })
      .join('\n'),
  );
  for (const call of calls) {
    const { operationId } = call.operation;
    writer.add(
      callPath(operationId),
      operationId,
      (page, position) => callBody(call, contract, causesOf(call, page, position), page, position),
      'calls.html',
    );
  }
  const schemas = Object.entries(contract.components.schemas);
  const uses = usesOf(contract);
  writer.add('data/index.html', 'Data', (page, { book, root }) => {
    const kinds = [
      [
        'Entities and parts',
        schemas.filter(([name, one]) => one.properties && !/(Request|Answer|Form)$/.test(name)),
      ],
      ['Lists of values', schemas.filter(([, one]) => one.enum)],
      [
        'Bodies and answers',
        schemas.filter(
          ([name, one]) => !one.enum && (!one.properties || /(Request|Answer|Form)$/.test(name)),
        ),
      ],
    ] as const;
    return kinds
      .map(([title, some]) => {
        const rows = some.map(([name, { description = '' }]) => [
          codeLink(name, book, root),
          page.inline(description.split('\n\n- ')[0] ?? ''),
        ]);
        return `${page.render(`## ${title}`)}${page.table(['Name', 'Is'], rows, { found: false })}`;
      })
      .join('\n');
  });
  for (const [name, schema] of schemas) {
    writer.add(
      `data/${name}.html`,
      name,
      (page, position) => schemaBody(name, schema, uses, page, position),
      'data/index.html',
    );
  }
  addErrors(writer);
  addExamples(writer, calls);
}
