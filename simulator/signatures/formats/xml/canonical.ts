import type { Attr, Element, Node } from '@xmldom/xmldom';
import { childrenNamed, isElement } from './parse.ts';
import { xmlNamespaces } from './names.ts';

/** A way to write XML so that equal documents are equal bytes. */
export interface Canonicalization {
  readonly exclusive: boolean;
  readonly comments: boolean;
  /** Version 1.1 does not inherit `xml:id`. */
  readonly inheritsId: boolean;
  /** Prefixes an exclusive form treats as the inclusive one would; empty for the default. */
  readonly prefixes: ReadonlySet<string>;
}

const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const inclusive11 = 'http://www.w3.org/2006/12/xml-c14n11';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

const bases = new Map<string, Omit<Canonicalization, 'comments' | 'prefixes'>>([
  [inclusive, { exclusive: false, inheritsId: true }],
  [inclusive11, { exclusive: false, inheritsId: false }],
  [exclusive, { exclusive: true, inheritsId: false }],
]);

/** The form XML Signature takes where none is named. */
export const defaultCanonicalization = inclusive;

/**
 * The form a URI names; null for anything else.
 * @param method the element that names it; it may hold a list of prefixes
 */
export function canonicalizationOf(uri: string, method?: Element): Canonicalization | null {
  const withComments = /^(.*?)#?WithComments$/.exec(uri)?.[1];
  const plain = withComments === undefined ? uri : withComments;
  const base = bases.get(plain) ?? bases.get(`${plain}#`);
  if (!base) return null;
  const list = method
    ? childrenNamed(method, xmlNamespaces.exclusive, 'InclusiveNamespaces')[0]
    : undefined;
  const names = (list?.getAttribute('PrefixList') ?? '').split(/\s+/).filter(Boolean);
  return {
    ...base,
    comments: withComments !== undefined,
    prefixes: new Set(names.map((name) => (name === '#default' ? '' : name))),
  };
}

const escapeText = (text: string) => text.replace(/[&<>\r]/g, (sign) => textEscapes[sign] ?? sign);
const escapeValue = (text: string) =>
  text.replace(/[&<"\t\n\r]/g, (sign) => valueEscapes[sign] ?? sign);

const textEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};
const valueEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

const attributesOf = (element: Element): readonly Attr[] => [...element.attributes];
const isDeclaration = (attribute: Attr) => attribute.namespaceURI === xmlNamespaces.xmlns;
const declaredPrefix = ({ nodeName }: Attr) => (nodeName === 'xmlns' ? '' : nodeName.slice(6));

/** Prefixes and what they stand for; the empty prefix is the default namespace. */
type Scope = ReadonlyMap<string, string>;

function extend(scope: Scope, element: Element): Scope {
  const declarations = attributesOf(element).filter(isDeclaration);
  if (declarations.length === 0) return scope;
  return new Map([
    ...scope,
    ...declarations.map((one) => [declaredPrefix(one), one.value] as const),
  ]);
}

function ancestors(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node: Node | null = element.parentNode; isElement(node); node = node.parentNode) {
    found.unshift(node);
  }
  return found;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

class Writer {
  readonly #form: Canonicalization;
  readonly #without: Element | null;
  readonly #out: string[] = [];

  constructor(form: Canonicalization, without: Element | null) {
    this.#form = form;
    this.#without = without;
  }

  get text(): string {
    return this.#out.join('');
  }

  /** @param rendered what the output says about prefixes so far */
  element(element: Element, above: Scope, rendered: Scope, inherited: readonly Attr[]): void {
    if (element === this.#without) return;
    const scope = extend(above, element);
    const own = attributesOf(element).filter((one) => !isDeclaration(one));
    const attributes = [...own, ...inherited];
    const declared = this.#declarations(element, own, scope, rendered);
    const nextRendered: Scope =
      declared.length > 0 ? new Map([...rendered, ...declared]) : rendered;
    this.#out.push('<', element.nodeName);
    for (const [prefix, uri] of declared) {
      this.#out.push(prefix === '' ? ' xmlns="' : ` xmlns:${prefix}="`, escapeValue(uri), '"');
    }
    const sorted = [...attributes].sort(
      (a, b) =>
        byText(a.namespaceURI ?? '', b.namespaceURI ?? '') ||
        byText(a.localName ?? a.nodeName, b.localName ?? b.nodeName),
    );
    for (const one of sorted) this.#out.push(` ${one.nodeName}="`, escapeValue(one.value), '"');
    this.#out.push('>');
    for (let node = element.firstChild; node; node = node.nextSibling) {
      this.node(node, scope, nextRendered);
    }
    this.#out.push('</', element.nodeName, '>');
  }

  #declarations(
    element: Element,
    attributes: readonly Attr[],
    scope: Scope,
    rendered: Scope,
  ): readonly (readonly [string, string])[] {
    const used = new Set([
      element.prefix ?? '',
      ...attributes.flatMap(({ prefix }) => (prefix ? [prefix] : [])),
    ]);
    const wanted = this.#form.exclusive
      ? [...new Set([...used, ...this.#form.prefixes])].filter(
          (prefix) => scope.has(prefix) || prefix === '',
        )
      : [...scope.keys()];
    return wanted
      .map((prefix) => [prefix, scope.get(prefix) ?? ''] as const)
      .filter(([prefix, uri]) => prefix !== 'xml' && (rendered.get(prefix) ?? '') !== uri)
      .sort(([a], [b]) => byText(a, b));
  }

  node(node: Node, scope: Scope, rendered: Scope): void {
    if (isElement(node)) this.element(node, scope, rendered, []);
    else if (node.nodeType === 3 || node.nodeType === 4) {
      this.#out.push(escapeText(node.nodeValue ?? ''));
    } else if (node.nodeType === 8 && this.#form.comments) {
      this.#out.push('<!--', node.nodeValue ?? '', '-->');
    } else if (node.nodeType === 7) {
      const data = node.nodeValue ?? '';
      this.#out.push('<?', node.nodeName, data === '' ? '' : ` ${data}`, '?>');
    }
  }

  line(text: string): void {
    this.#out.push(text);
  }
}

/** Attributes like `xml:lang` that an element takes over from those around it. */
function inheritedAttributes(form: Canonicalization, element: Element): readonly Attr[] {
  if (form.exclusive) return [];
  const found = new Map<string, Attr>();
  for (const ancestor of ancestors(element)) {
    for (const one of attributesOf(ancestor)) {
      if (one.namespaceURI === xmlNamespaces.xml) found.set(one.nodeName, one);
    }
  }
  if (!form.inheritsId) found.delete('xml:id');
  return [...found.values()].filter((one) => !element.hasAttribute(one.nodeName));
}

/**
 * Writes a whole document in canonical form: the root with the instructions and comments that stand
 * before and after it, each on a line of its own.
 * @param without an element inside that is left out: a signature that is part of what it signs
 */
export function canonicalizeDocument(
  root: Element,
  form: Canonicalization,
  without: Element | null = null,
): Buffer {
  const beside = (first: Node | null | undefined): string[] => {
    const found: string[] = [];
    for (let node = first; node && node !== root; node = node.nextSibling) {
      if (node.nodeType !== 7 && node.nodeType !== 8) continue;
      const writer = new Writer(form, null);
      writer.node(node, new Map(), new Map());
      if (writer.text !== '') found.push(writer.text);
    }
    return found;
  };
  const before = beside(root.parentNode?.firstChild).map((line) => `${line}\n`);
  const after = beside(root.nextSibling).map((line) => `\n${line}`);
  const body = canonicalize(root, form, without);
  return Buffer.concat([Buffer.from(before.join('')), body, Buffer.from(after.join(''))]);
}

/**
 * Writes an element and all inside it in canonical form (Canonical XML 1.0, 1.1, Exclusive 1.0).
 * @param without an element inside that is left out: a signature that is part of what it signs
 */
export function canonicalize(
  element: Element,
  form: Canonicalization,
  without: Element | null = null,
): Buffer {
  const writer = new Writer(form, without);
  const scope = ancestors(element).reduce<Scope>(extend, new Map());
  writer.element(element, scope, new Map(), inheritedAttributes(form, element));
  return Buffer.from(writer.text, 'utf8');
}
