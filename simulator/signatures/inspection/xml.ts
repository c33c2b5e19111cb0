import type { SaxesTagNS } from 'saxes';
import { xmlNamespaces } from '../formats/xml/names.ts';
import { readXml, xmlEncoding } from '../formats/xml/read.ts';

/** The start tag of an element. */
export interface SeenElement {
  readonly name: string;
  readonly namespace: string;
  /** Attribute values by name without prefix. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Result of a scan of an XML file. */
export interface XmlLook {
  /** The outermost element. Null if there is none. */
  readonly root: SeenElement | null;
  /** Whether the text is well formed to its end. */
  readonly wellFormed: boolean;
  /**
   * Whether a document type comes before the outermost element. Its entities could change the
   * content.
   */
  readonly documentType: boolean;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(xmlEncoding(bytes)).decode(bytes);
  } catch {
    // The encoding is unknown. Only ASCII text is searched, so Latin-1 is good enough.
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
 * Scans an XML file from its start, element by element. The scan builds no document and expands no
 * entity. Its time grows linearly with the file.
 * @param each receives every element in order. Returning false ends the scan, and the rest counts
 *   as well formed.
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

/** Whether XML has a document type. Only the part before the outermost element is read. */
export function hasDocumentType(bytes: Uint8Array): boolean {
  return lookThroughXml(bytes, () => false).documentType;
}

/** Whether the file has an XML Signature with a signature value. */
export function hasXmlSignature(bytes: Uint8Array): boolean {
  let found = false;
  lookThroughXml(bytes, ({ name, namespace }) => {
    found = name === 'SignatureValue' && namespace === xmlNamespaces.ds;
    return !found;
  });
  return found;
}
