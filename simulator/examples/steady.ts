/**
 * Maximum number of characters. Longer texts are cut, because an example does not need the whole
 * content of a file.
 */
const longest = 240;
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/**
 * Address of an external signing service of the product. The simulator has its own service instead.
 */
const service = 'https://service.bank.test/';
const anyUuid = '00000000-0000-4000-8000-000000000000';

/** `X-Flow-Id` of every call of an example, and of the calls before it. */
export const exampleFlowId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
/** Duration in milliseconds of every request in an example. */
export const exampleDuration = 3.25;

/**
 * Copy of an example's body with fixed values instead of those that vary by chance or machine. Long
 * texts are cut.
 * @param outside whether the call belongs to the product, which uses external services
 */
export function steady(node: unknown, key = '', outside = false): unknown {
  if (typeof node === 'string') {
    // An incomplete request has no header with a flow id yet.
    if (key === 'flowId') return node === exampleFlowId ? node : anyUuid;
    const text = key === 'openedWindow' ? node.replaceAll(uuid, anyUuid) : node;
    if (text.startsWith('-----BEGIN')) return '-----BEGIN CERTIFICATE-----\n…';
    const known = outside ? text.replaceAll(/(?:http:\/\/[^/]+)?\/__sim\//g, service) : text;
    return known.length > longest ? known.slice(0, longest) : known;
  }
  if (key === 'durationMs') return exampleDuration;
  if (Array.isArray(node)) return node.map((item) => steady(item, '', outside));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, steady(value, name, outside)]),
  );
}
