import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Number of characters passed to the parser at once. */
const chunkLength = 64 * 1024;
/**
 * Limit of nesting. Our documents stay far below it, and resolving prefixes costs more with each
 * level.
 */
const maxDepth = 256;

/** The bytes are not an XML document that is accepted here. */
export class XmlError extends Error {
  override name = 'XmlError';
}

/** Events of the XML reader, in the order of the text. */
export interface XmlEvents {
  readonly element: (tag: SaxesTagNS) => void;
  readonly end?: () => void;
  /** Character data, including CDATA sections. */
  readonly text?: (value: string) => void;
  readonly comment?: (value: string) => void;
  readonly instruction?: (target: string, value: string) => void;
  /** A document type. Its entities could change the apparent content. */
  readonly documentType: () => void;
}

/**
 * Encoding of an XML file: by its byte order mark, by the position of its zero bytes, or as
 * declared (XML 1.0 appendix F). The default is UTF-8.
 */
export function xmlEncoding(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const start = (first << 8) | second;
  if (start === 0xfffe || start === 0x3c00) return 'utf-16le';
  if (start === 0xfeff || start === 0x003c) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^(?:ï»¿)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  // A declaration in UTF-16 could not be read here, so it is wrong about two bytes per letter.
  return declared === undefined || /^(?:utf|ucs)-?(?:16|2)/i.test(declared) ? 'utf-8' : declared;
}

/**
 * Reads XML from its start. It expands only the five entities of XML, and its time grows linearly
 * with the text. An error thrown by an event ends the reading.
 * @throws XmlError if elements are nested too deeply, and Error if the text is not well formed
 */
export function readXml(text: string, events: XmlEvents): void {
  let depth = 0;
  // The signature standards know only XML 1.0, so a document that claims 1.1 is read as 1.0.
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  });
  parser.on('doctype', events.documentType);
  parser.on('opentagstart', () => {
    depth += 1;
    if (depth > maxDepth) throw new XmlError('the elements are nested too deeply');
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
