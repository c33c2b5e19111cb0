import type { SaxesTagNS } from 'saxes';
import { xmlNamespaces } from '../formats/xml/names.ts';
import { readXml, xmlEncoding } from '../formats/xml/read.ts';

/** An element at its start. */
export interface SeenElement {
  readonly name: string;
  readonly namespace: string;
  /** Values of its attributes, by name without prefix. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** What a look through an XML file found. */
export interface XmlLook {
  /** The outermost element; null where the text has none. */
  readonly root: SeenElement | null;
  /** The text is well formed to its end. */
  readonly wellFormed: boolean;
  /** A document type stands before the outermost element: entities could change what is read. */
  readonly documentType: boolean;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(xmlEncoding(bytes)).decode(bytes);
  } catch {
    // A label nobody knows: what is looked at here is ASCII.
    return new TextDecoder('latin1').decode(bytes);
  }
}

function elementOf({ local, uri, attributes }: SaxesTagNS): SeenElement {
  const own = Object.values(attributes).filter(({ prefix }) => prefix !== 'xmlns');
  return {
    name: local,
    namespace: uri,
    attributes: new Map(own.map((one) => [one.local, one.value])),
  };
}

const done = new Error('enough was read');

/**
 * Reads an XML file from its start, element by element. It builds no document and expands no entity; its
 * time grows with the length of the file only.
 * @param each hears of every element in order; false ends the look, and the rest counts as well formed
 */
export function lookThroughXml(
  bytes: Uint8Array,
  each: (element: SeenElement) => boolean = () => true,
): XmlLook {
  const found: { root: SeenElement | null; documentType: boolean } = {
    root: null,
    documentType: false,
  };
  try {
    readXml(decode(bytes), {
      documentType: () => {
        found.documentType = true;
      },
      element: (tag) => {
        const element = elementOf(tag);
        found.root ??= element;
        if (!each(element)) throw done;
      },
    });
    return { ...found, wellFormed: true };
  } catch (error) {
    return { ...found, wellFormed: error === done };
  }
}

/** Whether XML names a document type; only what stands before its outermost element is read. */
export function hasDocumentType(bytes: Uint8Array): boolean {
  return lookThroughXml(bytes, () => false).documentType;
}

/** Whether a signature of the XML Signature namespace with its value is in the file. */
export function hasXmlSignature(bytes: Uint8Array): boolean {
  let found = false;
  lookThroughXml(bytes, ({ name, namespace }) => {
    found = name === 'SignatureValue' && namespace === xmlNamespaces.ds;
    return !found;
  });
  return found;
}
