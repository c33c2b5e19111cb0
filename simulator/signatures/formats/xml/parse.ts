import { readXml, XmlError, xmlEncoding } from './read.ts';
import { XmlElement, type XmlDocument, type XmlNode } from './tree.ts';

/** Limit in bytes. No honest signed document is larger. */
const maxBytes = 24 * 1024 * 1024;

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(xmlEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError('the text has an unknown or broken encoding');
  }
}

/**
 * Parses an XML document. Its declaration only gives the encoding, and is not a node of the
 * document. A document type is rejected, because entities could change the apparent content or
 * expand without limit.
 * @throws XmlError for anything that is not well formed
 */
export function parseXml(bytes: Uint8Array): XmlDocument {
  if (bytes.length > maxBytes) throw new XmlError('the document is too large');
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
  if (!root) throw new XmlError('the document has no elements');
  return root;
}

/** Decoded base64 content of an element. @throws XmlError if the content is not base64 */
export function base64Of(element: XmlElement): Uint8Array {
  const text = element.text.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new XmlError('not base64');
  return Buffer.from(text, 'base64');
}
