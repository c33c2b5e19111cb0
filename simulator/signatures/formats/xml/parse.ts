import { DOMParser, onErrorStopParsing, type Document, type Element } from '@xmldom/xmldom';

/** Larger documents hold no signature anybody made by hand; in bytes. */
const maxBytes = 24 * 1024 * 1024;
const maxDepth = 200;

/** Bytes are no XML document that is accepted here. */
export class XmlError extends Error {
  override name = 'XmlError';
}

function decode(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  // Two bytes a letter: by their mark, or by the `<` a document begins with (XML 1.0 appendix F).
  const start = (first << 8) | second;
  if (start === 0xfffe || start === 0x3c00) return new TextDecoder('utf-16le').decode(bytes);
  if (start === 0xfeff || start === 0x003c) return new TextDecoder('utf-16be').decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError('text in an unknown or broken encoding');
  }
}

/** Parts of a document in which `<` and `>` are only letters. */
const literal = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Behind the `>` that ends a tag; attributes may hold others. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return text.length;
}

/**
 * Looks at the tags before anything is built from them. Whether they are well formed is for the parser.
 * @throws XmlError for a document type, and for elements nested too deeply
 */
function checkTags(text: string): void {
  let depth = 0;
  let at = text.indexOf('<');
  while (at !== -1) {
    const start = at;
    const [begin, end] = literal.find(([one]) => text.startsWith(one, start)) ?? [];
    if (begin !== undefined) {
      const close = text.indexOf(end, start + begin.length);
      if (close === -1) return;
      at = close + end.length;
    } else if (text.startsWith('<!', start)) {
      throw new XmlError('a document type');
    } else {
      at = endOfTag(text, start);
      if (text.charAt(start + 1) === '/') depth -= 1;
      else if (text.charAt(at - 2) !== '/') depth += 1;
      if (depth > maxDepth) throw new XmlError('elements nested too deeply');
    }
    at = text.indexOf('<', at);
  }
}

/**
 * Parses an XML document. Its declaration says how to read the bytes; it is not part of what they say,
 * and is not a node of the document.
 * A document type is refused: entities could make it read another way than it looks, or explode.
 * @throws XmlError for anything that is not well formed
 */
export function parseXml(bytes: Uint8Array): Document {
  if (bytes.length > maxBytes) throw new XmlError('a document too large');
  const text = decode(bytes);
  checkTags(text);
  let document: Document;
  try {
    document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  } catch (error) {
    throw new XmlError('not well formed', { cause: error });
  }
  const { firstChild } = document;
  if (firstChild?.nodeName === 'xml') document.removeChild(firstChild);
  return document;
}

/** The root element. @throws XmlError without one */
export function rootOf(document: Document): Element {
  const root = document.documentElement;
  if (!root) throw new XmlError('a document without elements');
  return root;
}

/** A processing instruction: whoever shows the document may obey it. */
export const isInstruction = (node: { readonly nodeType: number }): boolean => node.nodeType === 7;

export const isElement = (node: unknown): node is Element =>
  (node as { nodeType?: number } | null)?.nodeType === 1;

/** Elements directly inside another. */
export function childElements(parent: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (isElement(node)) found.push(node);
  }
  return found;
}

/** Elements of a namespace and name directly inside another. */
export function childrenNamed(
  parent: Element,
  namespace: string,
  name: string,
): readonly Element[] {
  return childElements(parent).filter(
    (one) => one.namespaceURI === namespace && one.localName === name,
  );
}

/** The only element of a namespace and name inside another; null when there is none or several. */
export function onlyChild(parent: Element | null, namespace: string, name: string): Element | null {
  const [first, ...more] = parent ? childrenNamed(parent, namespace, name) : [];
  return first && more.length === 0 ? first : null;
}

/** All elements of a document in order, without recursion. */
export function* allElements(root: Element): Generator<Element> {
  const open: Element[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    open.push(...[...childElements(next)].reverse());
  }
}

/** Decoded content of an element in base64. @throws XmlError when it is none */
export function base64Of(element: Element): Uint8Array {
  const text = (element.textContent ?? '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new XmlError('not base64');
  return Buffer.from(text, 'base64');
}
