import { JSDOM } from 'jsdom';
import type { Next } from '../pdf/mutations.ts';

const values = [
  ...['', '#', '#a1', '#s1', '#p1', '#o1', '#xpointer(/)', 'contract.txt', 'META-INF/manifest.xml'],
  ...['http://www.w3.org/2000/09/xmldsig#enveloped-signature', '0', 'AAAA'],
  'http://www.w3.org/TR/1999/REC-xpath-19991116',
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
  'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
];
const names = ['Id', 'ID', 'xml:id', 'URI', 'Type', 'Algorithm', 'Target', 'Encoding'];

type Way = (one: Element, any: () => Element, next: Next) => void;

const changes: readonly Way[] = [
  (one) => void one.parentNode?.removeChild(one),
  (one) => void one.parentNode?.insertBefore(one.cloneNode(true), one),
  // Moves it to another place, and puts a copy of another element here.
  (one, any) => {
    const copy = one.cloneNode(true);
    one.parentNode?.removeChild(one);
    any().appendChild(copy);
  },
  (one, any) => void one.appendChild(any().cloneNode(true)),
  (one, any) => void one.parentNode?.replaceChild(any().cloneNode(true), one),
  (one, _any, next) => {
    const attribute = one.attributes.item(next(Math.max(1, one.attributes.length)));
    if (attribute) one.removeAttribute(attribute.name);
  },
  (one, _any, next) => {
    one.setAttribute(names[next(names.length)] ?? 'Id', values[next(values.length)] ?? '');
  },
  (one, any, next) => {
    const from = any().attributes;
    const attribute = from.item(next(Math.max(1, from.length)));
    if (attribute) one.setAttribute(attribute.name, attribute.value);
  },
  (one, _any, next) => {
    const text = one.textContent ?? '';
    const at = next(text.length + 1);
    one.textContent = `${text.slice(0, at)}${next(10)}${text.slice(at + next(3))}`;
  },
  (one) => {
    one.append(one.ownerDocument.createComment('9'));
  },
  (one) => {
    one.before(one.ownerDocument.createProcessingInstruction('pay', '9'));
  },
];

/** The same document with its structure changed in one to three places. It is still well-formed. */
export function changedXml(bytes: Uint8Array, next: Next): Buffer {
  const dom = new JSDOM(bytes, { contentType: 'text/xml' });
  const { document } = dom.window;
  for (let more = 1 + next(3); more > 0; more -= 1) {
    const elements = [...document.querySelectorAll('*')];
    const any = () => elements[next(elements.length)] as Element;
    const one = any();
    try {
      changes[next(changes.length)]?.(one, any, next);
    } catch {
      // An element cannot be put into itself, and the root has no siblings.
    }
  }
  return Buffer.from(dom.serialize());
}
