/** Longer texts are cut: an example shows what a file looks like on its way, not the file. */
const longest = 240;
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** Where a product leads that signs elsewhere; a simulator plays these services itself. */
const service = 'https://service.bank.test/';
const anyUuid = '00000000-0000-4000-8000-000000000000';

/** `X-Flow-Id` of every call of an example, and of what happens before it. */
export const exampleFlowId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
/** Milliseconds that every request of an example takes. */
export const exampleDuration = 3.25;

/**
 * A copy of an example's body in which every recording writes the same: values that chance or the
 * machine decides have a fixed form, and long texts are cut.
 * @param outside the product's own calls: a service elsewhere does what the simulator plays
 */
export function steady(node: unknown, key = '', outside = false): unknown {
  if (typeof node === 'string') {
    // What is no whole request has no header yet that could be given back.
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
