/** What the first element of an XML file says about it. */
export interface XmlRoot {
  readonly localName: string;
  readonly namespace: string | null;
}

const nameChar = '[A-Za-z_][\\w.-]*';
const startTag = new RegExp(`^<(?:(${nameChar}):)?(${nameChar})((?:\\s+[^<>]*?)?)\\s*/?>`, 's');

/** Text of an XML file; the declared single-byte encodings only differ beyond ASCII. */
function decode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  return new TextDecoder('latin1').decode(
    bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes,
  );
}

/** Skips declaration, comments and processing instructions; null where a DOCTYPE stands. */
function skipProlog(text: string): string | null {
  let rest = text.trimStart();
  for (;;) {
    let end: number;
    if (rest.startsWith('<?')) end = rest.indexOf('?>') + 2;
    else if (rest.startsWith('<!--')) end = rest.indexOf('-->', 4) + 3;
    else return rest.startsWith('<!') ? null : rest;
    // indexOf gave -1: the construct never ends.
    if (end < 3) return null;
    rest = rest.slice(end).trimStart();
  }
}

/**
 * Reads the root element of an XML file without building a document, so entities are never expanded.
 * @returns null for anything that is not XML, and for XML with a DOCTYPE, which is refused
 */
export function xmlRoot(bytes: Uint8Array): XmlRoot | null {
  const text = decode(bytes);
  const body = text === null ? null : skipProlog(text);
  const match = body === null ? null : startTag.exec(body);
  if (!match || body === null) return null;
  const [tag, prefix, localName, attributes] = match;
  if (localName === undefined) return null;
  const qualified = prefix === undefined ? localName : `${prefix}:${localName}`;
  if (!tag.endsWith('/>') && !body.trimEnd().endsWith(`</${qualified}>`)) return null;
  const declaration = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  const namespace = new RegExp(`(?:^|\\s)${declaration}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(
    attributes ?? '',
  );
  return { localName, namespace: namespace?.[2] ?? null };
}

/** Whether an XML file names a document type: entities could make it read another way than it looks. */
export function hasDocumentType(bytes: Uint8Array): boolean {
  return /<!DOCTYPE/i.test(decode(bytes) ?? '');
}

/** Whether an element of the XML Signature namespace's `Signature` occurs in the file. */
export function hasXmlSignature(bytes: Uint8Array): boolean {
  const text = decode(bytes) ?? '';
  if (!text.includes('http://www.w3.org/2000/09/xmldsig#')) return false;
  return /<(?:[A-Za-z_][\w.-]*:)?SignatureValue[\s>]/.test(text);
}
