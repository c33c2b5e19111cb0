import { operations } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { isNumeral, numberPlaceholders } from './number-placeholders.ts';

interface Known {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly segments: readonly string[];
  /** Placeholders that contain only digits. */
  readonly numbers: ReadonlySet<string>;
}

const known: readonly Known[] = Object.entries<OperationDefinition>(operations).map(
  ([id, operation]) => ({
    id,
    method: operation.method,
    url: operation.url,
    segments: operation.url.split('/').slice(1),
    numbers: numberPlaceholders(operation),
  }),
);

/** Longer paths are not typing mistakes, and must not cost a comparison with every operation. */
const MAX_SEGMENTS = 9;
const MAX_SEGMENT_LENGTH = 48;
/** Share of a path that can differ before the nearest operation is no longer helpful. */
const FAR = 0.6;

const isPlaceholder = (segment: string) => segment.startsWith('{');

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function fits(operation: Known, segments: readonly string[]): boolean {
  return (
    operation.segments.length === segments.length &&
    operation.segments.every((one, i) => {
      const given = segments[i] ?? '';
      if (!isPlaceholder(one)) return one === given;
      return !operation.numbers.has(one.slice(1, -1)) || isNumeral(given);
    })
  );
}

/**
 * Methods the contract has for a path, in the order of an `Allow` header. Empty for an unknown
 * path.
 */
export function methodsOf(path: string): string[] {
  const segments = segmentsOf(path);
  const methods = new Set<string>();
  for (const operation of known) {
    if (!fits(operation, segments)) continue;
    methods.add(operation.method);
    if (isHeadable(operation.id)) methods.add('HEAD');
  }
  if (methods.size > 0) methods.add('OPTIONS');
  return [...methods].sort();
}

/**
 * Whether HEAD is allowed, which answers like GET. A GET that changes something or never ends has
 * no HEAD.
 */
export function isHeadable(id: string): boolean {
  const operation = (operations as Record<string, OperationDefinition>)[id];
  const endless = operation?.success.mediaType?.startsWith('text/event-stream') === true;
  return operation?.method === 'GET' && operation.kind === 'query' && !endless;
}

/** Edit distance of two short words, as a share of the longer one. */
function wordDistance(a: string, b: string): number {
  if (a === b) return 0;
  const longer = Math.max(a.length, b.length);
  // Words of such different lengths cannot be a mistyping of each other.
  if (longer > MAX_SEGMENT_LENGTH || Math.min(a.length, b.length) * 2 < longer) return 1;
  const left = a.toLowerCase();
  const right = b.toLowerCase();
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted));
    }
    row = next;
  }
  // The same word in a different case is still a mistake.
  return Math.max((row.at(-1) ?? 0) / longer, 0.01);
}

type Distance = (given: string, wanted: string) => number;

/** Caches the distance of each pair of words, because operations share most of theirs. */
function remembered(distance: Distance): Distance {
  const known = new Map<string, number>();
  return (given, wanted) => {
    const key = `${given}/${wanted}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const computed = distance(given, wanted);
    known.set(key, computed);
    return computed;
  };
}

/** Distance of two paths by segments: a missing one costs 1, a different one up to 1. */
function pathDistance(
  path: readonly string[],
  template: readonly string[],
  distance: Distance,
): number {
  let row = Array.from({ length: template.length + 1 }, (_, i) => i);
  for (let i = 1; i <= path.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= template.length; j += 1) {
      const wanted = template[j - 1] ?? '';
      const given = path[i - 1] ?? '';
      const cost = isPlaceholder(wanted) ? (given === '' ? 1 : 0.2) : distance(given, wanted);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(path.length, template.length, 1);
}

/** The operation with the path nearest to an unknown one. Null if none is similar. */
export function nearestOperation(method: string, path: string): Known | null {
  const segments = segmentsOf(path);
  if (segments.length > MAX_SEGMENTS) return null;
  const compare = remembered(wordDistance);
  let best: Known | null = null;
  let bestDistance = FAR;
  for (const operation of known) {
    const otherMethod = operation.method === method ? 0 : 0.02;
    const distance = pathDistance(segments, operation.segments, compare) + otherMethod;
    if (distance >= bestDistance) continue;
    best = operation;
    bestDistance = distance;
  }
  return best;
}

/** One sentence for the caller on why a path does not exist. */
export function explainUnknownPath(method: string, path: string): string {
  const nearest = nearestOperation(method, path);
  if (!nearest) return 'no operation of the contract has a path like this';
  return `no operation has this path. The nearest is ${nearest.id}: ${nearest.method} ${nearest.url}`;
}
