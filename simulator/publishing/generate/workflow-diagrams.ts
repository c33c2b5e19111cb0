import { dokuStatuses, type DokuStatus } from '@dokubox/spec/enums.ts';
import { boxStatusTable } from '@dokubox/spec/workflow/dokubox-machine.ts';
import type { BoxRow } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { dokuStatusTable } from '@dokubox/spec/workflow/doku-statuses.ts';
import { envelopeRows, envelopeStatusTable } from '@dokubox/spec/workflow/envelope-machine.ts';
import {
  resolvers,
  resolverNames,
  type ResolverName,
  type ResolverStep,
} from '@dokubox/spec/workflow/resolvers.ts';
import type { DokuRow } from '@dokubox/spec/workflow/rows.ts';
import { diagram } from './markdown.ts';
import type { Way } from './workflow-ways.ts';

/** Diagrams drawn from the rows, so that they always match the rows. */

const reviews = /_[123]$/;

/** One node for the four rounds of a review. */
export function nodeOf(status: DokuStatus): string {
  const isReview = status.startsWith('UNDER_REVIEW');
  return isReview ? `${status.replace(reviews, '')}*` : status;
}

/** Mermaid identifiers may contain letters, digits and underscores. */
function identifier(name: string): string {
  return name.replace('@', 'to_').replace('*', '_n');
}

function isResolver(target: string): target is ResolverName {
  return target.startsWith('@');
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** Merges arrows between the same two nodes into one, with all labels. */
function merged(arrows: readonly Arrow[]): Arrow[] {
  const labels = new Map<string, Set<string>>();
  for (const { from, to, label } of arrows) {
    const key = `${from} ${to}`;
    labels.set(key, (labels.get(key) ?? new Set()).add(label));
  }
  return [...labels].map(([key, all]) => {
    const [from = '', to = ''] = key.split(' ');
    return { from, to, label: [...all].join('<br>') };
  });
}

/** Colours of the badges: teal for the client’s turn, dark for the bank’s (§4). */
const looks = [
  '  classDef client fill:#ccfbf1,stroke:#0f766e,color:#134e4a',
  '  classDef bank fill:#e2e8f0,stroke:#1e293b,color:#0f172a',
  '  classDef choice fill:#fef3c7,stroke:#b45309,color:#451a03',
];

function lookOf(node: string): string {
  if (isResolver(node)) return 'choice';
  const status = dokuStatuses.find((one) => nodeOf(one) === node);
  return status && dokuStatusTable[status].side === 'CLIENT' ? 'client' : 'bank';
}

function flowchart(arrows: readonly Arrow[], direction: 'LR' | 'TB'): string {
  const nodes = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const boxes = [...nodes].map((node) => {
    const shape = isResolver(node) ? `{{"${node}"}}` : `["${node}"]`;
    return `  ${identifier(node)}${shape}:::${lookOf(node)}`;
  });
  const lines = merged(arrows).map(({ from, to, label }) => {
    const text = label === '' ? '' : `|"${label}"|`;
    return `  ${identifier(from)} -->${text} ${identifier(to)}`;
  });
  return diagram([`flowchart ${direction}`, ...looks, ...boxes, ...lines]);
}

/** The rows of one subject of a document, with resolvers as choices. */
export function dokuDiagram(rows: readonly DokuRow[]): string {
  return flowchart(
    rows.flatMap(({ id, from, trigger, to }) =>
      from.map((status) => {
        const target = to === '=' ? status : to;
        return {
          from: nodeOf(status),
          to: isResolver(target) ? target : nodeOf(target),
          label: `${id} ${trigger}`,
        };
      }),
    ),
    'LR',
  );
}

/** The possible results of each resolver. */
export function resolverDiagram(): string {
  const arrows = resolverNames.flatMap((name) => {
    const steps: readonly ResolverStep[] = resolvers[name].steps;
    return steps.map(({ to, when }, at) => ({
      from: name,
      to: isResolver(to) ? to : nodeOf(to),
      label: when.length > 0 ? `${at + 1}` : 'else',
    }));
  });
  return flowchart(arrows, 'LR');
}

/** Some paths of a document in one diagram, without steps that stay in their status. */
export function waysDiagram(ways: readonly Way[]): string {
  const steps = ways.flatMap((way) => way.steps).filter(({ from, to }) => from !== to);
  return flowchart(
    steps.map(({ row, trigger, from, to }) => ({
      from: nodeOf(from),
      to: nodeOf(to),
      label: `${row} ${trigger}`,
    })),
    'TB',
  );
}

/** The status after a rejected termination has no fixed name. */
const before = 'STATUS_BEFORE';

/** Rows of a box, as a state diagram. */
export function boxDiagram(rows: readonly BoxRow[]): string {
  const arrows = rows.flatMap(({ id, from, event, to }) =>
    from.map((status) => ({
      from: status ?? '[*]',
      to: to === '@previous' ? before : to,
      label: `${id} ${event}`,
    })),
  );
  const ends = Object.entries(boxStatusTable)
    .filter(([name, { terminal }]) => terminal && arrows.some(({ to }) => to === name))
    .map(([name]) => `  ${name} --> [*]`);
  const named = arrows.some(({ to }) => to === before)
    ? [`  state "the status before" as ${before}`]
    : [];
  return diagram([
    'stateDiagram-v2',
    ...named,
    ...merged(arrows).map(({ from, to, label }) => `  ${from} --> ${to}: ${label}`),
    ...ends,
  ]);
}

/** The envelope of a box. */
export function envelopeDiagram(): string {
  const arrows = envelopeRows.flatMap(({ id, from, event, to }) =>
    from.map((status) => ({
      from: status === 'NONE' ? '[*]' : status,
      to,
      label: `${id} ${event}`,
    })),
  );
  const running = Object.entries(envelopeStatusTable)
    .filter(([, rule]) => rule.running)
    .map(([name]) => name);
  return diagram([
    'stateDiagram-v2',
    '  classDef running fill:#fef3c7,stroke:#b45309,color:#451a03',
    ...merged(arrows).map(({ from, to, label }) => `  ${from} --> ${to}: ${label}`),
    `  class ${running.join(', ')} running`,
  ]);
}
