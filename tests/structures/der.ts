import type { Next } from '../pdf/mutations.ts';

/**
 * A DER value as a tree that can be changed. Constructed values have parts, primitive values have
 * bytes.
 */
interface DerNode {
  tag: number;
  parts: DerNode[] | null;
  bytes: Buffer;
}

interface Head {
  readonly tag: number;
  readonly start: number;
  readonly end: number;
}

function headAt(bytes: Buffer, at: number): Head | null {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) return null;
  const long = first & 0x7f;
  if (first < 0x80) return { tag, start: at + 2, end: at + 2 + first };
  if (long === 0 || long > 4 || at + 2 + long > bytes.length) return null;
  const start = at + 2 + long;
  return { tag, start, end: start + bytes.readUIntBE(at + 2, long) };
}

/** The values that fill these bytes. Null if the bytes are not DER. */
function valuesIn(bytes: Buffer): DerNode[] | null {
  const found: DerNode[] = [];
  for (let at = 0; at < bytes.length;) {
    const head = headAt(bytes, at);
    if (!head || head.end > bytes.length) return null;
    const inner = bytes.subarray(head.start, head.end);
    const parts = (head.tag & 0x20) === 0 ? null : valuesIn(inner);
    found.push({ tag: head.tag, parts, bytes: inner });
    at = head.end;
  }
  return found;
}

function encode({ tag, parts, bytes }: DerNode): Buffer {
  const inner = parts ? Buffer.concat(parts.map(encode)) : bytes;
  if (inner.length < 0x80) return Buffer.concat([Buffer.of(tag, inner.length), inner]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(inner.length);
  const short = length.subarray(length.findIndex((one) => one !== 0));
  return Buffer.concat([Buffer.of(tag, 0x80 | short.length), short, inner]);
}

const copyOf = ({ tag, parts, bytes }: DerNode): DerNode => ({
  tag,
  parts: parts?.map(copyOf) ?? null,
  bytes,
});

function* all(node: DerNode): Generator<DerNode> {
  yield node;
  for (const part of node.parts ?? []) yield* all(part);
}

/** Tags that have a meaning in certificates and signatures. */
const tags = [
  ...[0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x0a, 0x0c, 0x13, 0x17, 0x18],
  ...[0x24, 0x30, 0x31, 0x80, 0xa0, 0xa1, 0xa3],
];
const depthBomb = 300;

function nested(inner: DerNode, depth: number): DerNode {
  return depth === 0 ? inner : nested({ tag: 0x30, parts: [inner], bytes: inner.bytes }, depth - 1);
}

type Way = (node: DerNode, parts: DerNode[], any: () => DerNode, next: Next) => void;

const changes: readonly Way[] = [
  (_node, parts, _any, next) => void parts.splice(next(parts.length), 1),
  (_node, parts, _any, next) => {
    const at = next(parts.length);
    parts.splice(at, 0, copyOf(parts[at] as DerNode));
  },
  (_node, parts) => void parts.reverse(),
  (_node, parts, any, next) => void parts.splice(next(parts.length + 1), 0, copyOf(any())),
  (_node, parts, any, next) => void parts.splice(next(parts.length), 1, copyOf(any())),
  (_node, parts, _any, next) => {
    (parts[next(parts.length)] as DerNode).tag = tags[next(tags.length)] ?? 0x30;
  },
  (_node, parts, _any, next) => {
    const part = parts[next(parts.length)] as DerNode;
    part.bytes = part.bytes.subarray(0, next(part.bytes.length + 1));
    part.parts = null;
  },
  (_node, parts, any, next) => {
    const part = parts[next(parts.length)] as DerNode;
    if (part.parts) return void part.parts.push(copyOf(any()));
    const bytes = Buffer.from(part.bytes);
    const at = next(Math.max(1, bytes.length));
    if (bytes.length > 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << next(8));
    part.bytes = bytes;
  },
  (_node, parts, _any, next) => {
    const at = next(parts.length);
    parts[at] = nested(parts[at] as DerNode, 1 + next(depthBomb));
  },
];

/** The same value with its structure changed in one to three places, and its lengths corrected. */
export function changedDer(bytes: Uint8Array, next: Next): Buffer {
  // The bytes after it are room reserved for a longer signature.
  const whole = Buffer.from(bytes);
  const [root] = valuesIn(whole.subarray(0, headAt(whole, 0)?.end ?? 0)) ?? [];
  if (!root) throw new Error('no DER to change');
  for (let more = 1 + next(3); more > 0; more -= 1) {
    const nodes = [...all(root)];
    const any = () => nodes[next(nodes.length)] as DerNode;
    const holders = nodes.filter((node) => node.parts !== null && node.parts.length > 0);
    const node = holders[next(holders.length)];
    if (node?.parts) changes[next(changes.length)]?.(node, node.parts, any, next);
  }
  return encode(root);
}
