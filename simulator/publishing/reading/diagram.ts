import { graphlib, layout } from '@dagrejs/dagre';
import { escapeHtml } from './html.ts';

/**
 * Draws the diagrams of our own pages as SVG, so that readers need no other program. It supports
 * only the Mermaid lines that `generate/workflow-diagrams.ts` writes.
 */

type Look = 'client' | 'bank' | 'choice' | 'running' | 'plain' | 'point';

interface Node {
  readonly name: string;
  readonly look: Look;
}
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: readonly string[];
}
interface Graph {
  readonly direction: 'LR' | 'TB';
  readonly nodes: Map<string, Node>;
  readonly arrows: Arrow[];
}

const lookOf = (name: string | undefined): Look =>
  name === 'client' || name === 'bank' || name === 'choice' || name === 'running' ? name : 'plain';

/** Reads one line of a diagram. Returns false if our generator does not write such lines. */
function read(line: string, graph: Graph): boolean {
  const box = /^(\w+)(?:\["(.+)"\]|\{\{"(.+)"\}\}):::(\w+)$/.exec(line);
  if (box) {
    const [, id = '', name, choice, look] = box;
    graph.nodes.set(id, { name: name ?? choice ?? id, look: lookOf(look) });
    return true;
  }
  const flow = /^(\w+) -->(?:\|"(.*)"\|)? (\w+)$/.exec(line);
  const step = /^(\w+|\[\*\]) --> (\w+|\[\*\])(?:: (.+))?$/.exec(line);
  if (flow ?? step) {
    const [, from = '', ...rest] = (flow ?? step) as RegExpExecArray;
    const [to = '', label = ''] = flow ? [rest[1], rest[0]] : rest;
    const ends = [from === '[*]' ? 'begin' : from, to === '[*]' ? 'end' : to] as const;
    for (const id of ends) {
      const point = (id === 'begin' || id === 'end') && (from === '[*]' || to === '[*]');
      if (!graph.nodes.has(id)) graph.nodes.set(id, { name: id, look: point ? 'point' : 'plain' });
    }
    graph.arrows.push({ from: ends[0], to: ends[1], label: label ? label.split('<br>') : [] });
    return true;
  }
  const named = /^state "(.+)" as (\w+)$/.exec(line);
  if (named) {
    graph.nodes.set(named[2] ?? '', { name: named[1] ?? '', look: 'plain' });
    return true;
  }
  const looks = /^class ([\w, ]+) (\w+)$/.exec(line);
  for (const id of looks?.[1]?.split(', ') ?? []) {
    graph.nodes.set(id, { name: graph.nodes.get(id)?.name ?? id, look: lookOf(looks?.[2]) });
  }
  return looks !== null || line.startsWith('classDef ');
}

/** @throws Error for an unknown line */
function graphOf(mermaid: string): Graph {
  const [head = '', ...lines] = mermaid.trim().split('\n');
  const graph: Graph = {
    direction: head.trim() === 'flowchart LR' ? 'LR' : 'TB',
    nodes: new Map(),
    arrows: [],
  };
  for (const line of lines) {
    if (!read(line.trim(), graph)) throw new Error(`a diagram has the line ${line}`);
  }
  return graph;
}

const LETTER = 7.3;
const LINE = 15;
const widthOf = (texts: readonly string[]) => Math.max(...texts.map((one) => one.length)) * LETTER;
const round = (value: number) => Math.round(value * 10) / 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line through points with rounded corners. */
function pathOf(points: readonly Point[]): string {
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const middle = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    const half = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q ${at(point)} ${at(index === rest.length - 2 ? next : half)}`;
  });
  return [`M ${at(first)}`, ...middle, `L ${at(last)}`].join(' ');
}

function textLines(lines: readonly string[], { x, y }: Point, look: string): string {
  const top = y - ((lines.length - 1) * LINE) / 2;
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${round(x)}" y="${round(top + index * LINE)}">${escapeHtml(line)}</tspan>`,
  );
  return `<text class="${look}">${spans.join('')}</text>`;
}

function nodeShape({ name, look }: Node, x: number, y: number, width: number, height: number) {
  if (look === 'point') return `<circle class="point" cx="${round(x)}" cy="${round(y)}" r="6"/>`;
  const box =
    `x="${round(x - width / 2)}" y="${round(y - height / 2)}" ` +
    `width="${round(width)}" height="${height}" rx="${look === 'choice' ? height / 2 : 4}"`;
  return `<rect class="node ${look}" ${box}/>${textLines([name], { x, y }, `name ${look}`)}`;
}

/**
 * A diagram as SVG, in the colours of the page.
 * @param mermaid text of our generator
 * @param says its description, for readers who cannot see it
 * @param id names it within its page
 */
export function drawDiagram(mermaid: string, says: string, id: string): string {
  const { direction, nodes, arrows } = graphOf(mermaid);
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({
    rankdir: direction,
    nodesep: 22,
    ranksep: 46,
    edgesep: 12,
    marginx: 8,
    marginy: 8,
  });
  for (const [id, { name, look }] of nodes) {
    const size =
      look === 'point' ? { width: 12, height: 12 } : { width: widthOf([name]) + 20, height: 30 };
    graph.setNode(id, size);
  }
  arrows.forEach(({ from, to, label }, index) => {
    const size = label.length > 0 ? { width: widthOf(label) + 8, height: label.length * LINE } : {};
    graph.setEdge(from, to, { ...size, labelpos: 'c' }, String(index));
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const marker = `arrow-${id}`;
  const lines = arrows.map(({ from, to, label }, index) => {
    const edge = graph.edge(from, to, String(index)) as Partial<Point> & { points: Point[] };
    const text =
      label.length > 0 ? textLines(label, { x: edge.x ?? 0, y: edge.y ?? 0 }, 'label') : '';
    return [`<path class="arrow" d="${pathOf(edge.points)}" marker-end="url(#${marker})"/>`, text];
  });
  const boxes = [...nodes].map(([id, node]) => {
    const at = graph.node(id) as Point & { width: number; height: number };
    return nodeShape(node, at.x, at.y, at.width, at.height);
  });
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"`;
  return [
    `<figure class="diagram" tabindex="0" role="group" aria-label="${escapeHtml(says)}">`,
    `<svg ${size} role="img" aria-label="${escapeHtml(says)}">`,
    `<defs><marker id="${marker}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="head" d="M 0 0 L 8 4 L 0 8 z"/></marker></defs>`,
    ...lines.map(([line]) => line),
    ...boxes,
    ...lines.map(([, text]) => text),
    '</svg></figure>',
  ].join('\n');
}
