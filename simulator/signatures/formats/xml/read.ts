import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Letters handed to the parser at once. */
const chunkLength = 64 * 1024;
/** No document of ours nests its elements deeper, and resolving prefixes costs with the depth. */
const maxDepth = 256;

/** Bytes are no XML document that is accepted here. */
export class XmlError extends Error {
  override name = 'XmlError';
}

/** What a reader of XML may hear, in the order of the text. */
export interface XmlEvents {
  readonly element: (tag: SaxesTagNS) => void;
  readonly end?: () => void;
  /** Character data, those in a CDATA section included. */
  readonly text?: (value: string) => void;
  readonly comment?: (value: string) => void;
  readonly instruction?: (target: string, value: string) => void;
  /** A document type: entities could make the document read another way than it looks. */
  readonly documentType: () => void;
}

/**
 * The encoding an XML file is in: by its mark, by where its zeros are, or as it declares (XML 1.0
 * appendix F); UTF-8 where nothing says more.
 */
export function xmlEncoding(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const start = (first << 8) | second;
  if (start === 0xfffe || start === 0x3c00) return 'utf-16le';
  if (start === 0xfeff || start === 0x003c) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^(?:ï»¿)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  // Two bytes a letter would show in the declaration itself.
  return declared === undefined || /^(?:utf|ucs)-?(?:16|2)/i.test(declared) ? 'utf-8' : declared;
}

/**
 * Reads XML from its start. It expands no entity but the five of XML, and its time grows with the length of
 * the text only. What an event throws ends the reading.
 * @throws XmlError where elements are nested too deeply, and Error where the text is not well formed
 */
export function readXml(text: string, events: XmlEvents): void {
  let depth = 0;
  // A document that calls itself 1.1 is read as the signature standards read it, which know only 1.0.
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  });
  parser.on('doctype', events.documentType);
  parser.on('opentagstart', () => {
    depth += 1;
    if (depth > maxDepth) throw new XmlError('elements nested too deeply');
  });
  parser.on('opentag', events.element);
  parser.on('closetag', () => {
    depth -= 1;
    events.end?.();
  });
  const { text: onText, comment, instruction } = events;
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  if (comment) parser.on('comment', comment);
  if (instruction) {
    parser.on('processinginstruction', ({ target, body }) => instruction(target, body));
  }
  for (let at = 0; at < text.length; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength));
  }
  parser.close();
}
