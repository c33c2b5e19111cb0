import { readXml, XmlError, xmlEncoding } from './read.ts';
import { XmlElement, type XmlDocument, type XmlNode } from './tree.ts';

/** Larger documents hold no signature anybody made by hand; in bytes. */
const maxBytes = 24 * 1024 * 1024;

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(xmlEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError('text in an unknown or broken encoding');
  }
}

/**
 * Parses an XML document. Its declaration says how to read the bytes; it is not part of what they say,
 * and is not a node of the document.
 * A document type is refused: entities could make it read another way than it looks, or explode.
 * @throws XmlError for anything that is not well formed
 */
export function parseXml(bytes: Uint8Array): XmlDocument {
  if (bytes.length > maxBytes) throw new XmlError('a document too large');
  const text = decode(bytes);
  const document: XmlDocument = { kind: 'document', children: [] };
  let at: XmlDocument | XmlElement = document;
  const add = (node: XmlNode) => void at.children.push(node);
  try {
    readXml(text, {
      documentType: () => {
        throw new XmlError('a document type');
      },
      element: (tag) => {
        const element = new XmlElement(at, tag);
        add(element);
        at = element;
      },
      end: () => {
        if (at.kind === 'element') at = at.parent;
      },
      text: (value) => add({ kind: 'text', value }),
      comment: (value) => add({ kind: 'comment', value }),
      instruction: (target, value) => add({ kind: 'instruction', target, value }),
    });
  } catch (error) {
    if (error instanceof XmlError) throw error;
    throw new XmlError('not well formed', { cause: error });
  }
  return document;
}

/** The root element. */
export function rootOf(document: XmlDocument): XmlElement {
  const root = document.children.find((node) => node.kind === 'element');
  if (!root) throw new XmlError('a document without elements');
  return root;
}

/** Decoded content of an element in base64. @throws XmlError when it is none */
export function base64Of(element: XmlElement): Uint8Array {
  const text = element.text.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new XmlError('not base64');
  return Buffer.from(text, 'base64');
}
