import { apiCompare, type Diff } from 'api-smart-diff';
import { gte, inc, major } from 'semver';

type Json = unknown;
interface Document {
  readonly info: { readonly version: string };
}

/** Changes for a user of the document. */
export interface ContractChanges {
  readonly released: string;
  readonly current: string;
  /**
   * Changes that may break a client or server built for the released document, each listed once.
   */
  readonly breaking: readonly string[];
  /** Changes that need no change in a client or server. */
  readonly compatible: readonly string[];
  /**
   * The lowest sufficient version: a major step if something breaks, a minor step if something is
   * new. Before 1.0, one step less.
   */
  readonly due: string;
  /** Whether the version is high enough. */
  readonly versionFits: boolean;
}

/** A document without examples and our own keywords, which bind no one. */
export function binding(node: Json): Json {
  if (Array.isArray(node)) return node.map(binding);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    ([name]) => !name.startsWith('x-') && name !== 'examples',
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, binding(value)]));
}

/**
 * The comparison reports the same change at every call that uses a component. Only the first call
 * is named.
 */
function descriptionsOf(diffs: readonly Diff[]): string[] {
  const places = new Map<string, { first: string; count: number }>();
  for (const { description, path } of diffs) {
    const [section, url, method] = path.map(String);
    const first =
      section === 'paths' && method ? `${method.toUpperCase()} ${url ?? ''}` : path.join('/');
    const what = (description ?? path.join('/')).replace(/ in (Response|Request) .*$/, '');
    const known = places.get(what);
    if (known) known.count += 1;
    else places.set(what, { first, count: 1 });
  }
  return [...places].map(
    ([what, { first, count }]) =>
      `${what}: ${first}${count > 1 ? `, and ${count - 1} more places` : ''}`,
  );
}

/**
 * Compares a document with the released one, by the rules of a maintained library.
 * @param released OpenAPI document as it was released
 * @param current OpenAPI document as it is
 */
export function contractChanges(released: Document, current: Document): ContractChanges {
  const { diffs } = apiCompare(binding(released), binding(current));
  const isWords = ({ path }: Diff) =>
    /^(description|summary)$/.test(String(path.at(-1))) && path.at(-2) !== 'properties';
  const rest = diffs.filter(
    (diff) => diff.path[0] !== 'info' && diff.path[0] !== 'servers' && !isWords(diff),
  );
  const breaking = rest.filter(({ type }) => type === 'breaking');
  // Changed descriptions alone change nothing.
  const compatible = rest.filter(({ type }) => type !== 'breaking' && type !== 'annotation');
  const { version } = released.info;
  const isEarly = major(version) === 0;
  const step = breaking.length > 0 ? (isEarly ? 'minor' : 'major') : isEarly ? 'patch' : 'minor';
  const isChanged = breaking.length + compatible.length > 0;
  const due = (isChanged && inc(version, step)) || version;
  return {
    released: version,
    current: current.info.version,
    breaking: descriptionsOf(breaking),
    compatible: descriptionsOf(compatible),
    due,
    versionFits: gte(current.info.version, due),
  };
}
