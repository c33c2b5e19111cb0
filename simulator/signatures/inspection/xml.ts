import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element as a reader of XML sees it. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  /** Values of its attributes, by name without prefix. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** What a look through an XML file found. */
export interface XmlLook {
  /** The outermost element; null where the text has none. */
  readonly root: XmlElement | null;
  /** The text is well formed to its end. */
  readonly wellFormed: boolean;
  /** A document type stands before the outermost element: entities could change what is read. */
  readonly documentType: boolean;
}

/** No document of ours nests its elements deeper, and resolving prefixes costs with the depth. */
const maxDepth = 256;
/** Letters handed to the parser at once. */
const chunkLength = 64 * 1024;
const dsig = 'http://www.w3.org/2000/09/xmldsig#';

/** The encoding an XML file is in: by its mark, by where its zeros are, or as it declares. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^(?:ï»¿)?<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)/.exec(head)?.[1] ?? 'utf-8';
  // Two bytes a letter would show in the declaration itself.
  return /^(?:utf|ucs)-?(?:16|2)/i.test(declared) ? 'utf-8' : declared;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    // A label nobody knows: what is looked at here is ASCII.
    return new TextDecoder('latin1').decode(bytes);
  }
}

function elementOf({ local, uri, attributes }: SaxesTagNS): XmlElement {
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
  each: (element: XmlElement) => boolean = () => true,
): XmlLook {
  const found: { root: XmlElement | null; documentType: boolean } = {
    root: null,
    documentType: false,
  };
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', () => {
    found.documentType = true;
  });
  parser.on('opentagstart', () => {
    depth += 1;
    if (depth > maxDepth) throw new Error('elements nested too deeply');
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('opentag', (tag) => {
    const element = elementOf(tag);
    found.root ??= element;
    if (!each(element)) throw done;
  });
  try {
    const text = decode(bytes);
    for (let at = 0; at < text.length; at += chunkLength) {
      parser.write(text.slice(at, at + chunkLength));
    }
    parser.close();
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
    found = name === 'SignatureValue' && namespace === dsig;
    return !found;
  });
  return found;
}
