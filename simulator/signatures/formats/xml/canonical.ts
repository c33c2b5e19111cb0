import { xmlNamespaces } from './names.ts';
import {
  childrenNamed,
  elementsAround,
  type XmlAttribute,
  type XmlElement,
  type XmlNode,
} from './tree.ts';

/** A canonical form of XML: equal documents give equal bytes. */
export interface Canonicalization {
  readonly exclusive: boolean;
  readonly comments: boolean;
  /** Version 1.1 does not inherit `xml:id`. */
  readonly inheritsId: boolean;
  /**
   * Prefixes that an exclusive form treats like an inclusive one. The empty prefix is the default
   * namespace.
   */
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

/** Form that XML Signature uses if none is named. */
export const defaultCanonicalization = inclusive;

/**
 * Form named by a URI. Null for any other URI.
 * @param method the element with the URI, which may list prefixes
 */
export function canonicalizationOf(uri: string, method?: XmlElement): Canonicalization | null {
  const withComments = /^(.*?)#?WithComments$/.exec(uri)?.[1];
  const plain = withComments === undefined ? uri : withComments;
  const base = bases.get(plain) ?? bases.get(`${plain}#`);
  if (!base) return null;
  const list = method
    ? childrenNamed(method, xmlNamespaces.exclusive, 'InclusiveNamespaces')[0]
    : undefined;
  const names = (list?.attribute('PrefixList') ?? '').split(/\s+/).filter(Boolean);
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

const isDeclaration = (attribute: XmlAttribute) => attribute.namespace === xmlNamespaces.xmlns;
const declaredPrefix = ({ name }: XmlAttribute) => (name === 'xmlns' ? '' : name.slice(6));

/** Namespaces by prefix. The empty prefix is the default namespace. */
type Scope = ReadonlyMap<string, string>;

function extend(scope: Scope, element: XmlElement): Scope {
  const declarations = element.attributes.filter(isDeclaration);
  if (declarations.length === 0) return scope;
  return new Map([
    ...scope,
    ...declarations.map((one) => [declaredPrefix(one), one.value] as const),
  ]);
}

/** Elements around another one, the outermost first. */
const ancestors = (element: XmlElement): readonly XmlElement[] =>
  [...elementsAround(element)].reverse();

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

class Writer {
  readonly #form: Canonicalization;
  readonly #without: XmlElement | null;
  readonly #out: string[] = [];

  constructor(form: Canonicalization, without: XmlElement | null) {
    this.#form = form;
    this.#without = without;
  }

  get text(): string {
    return this.#out.join('');
  }

  /** @param rendered namespaces that the output has declared so far */
  element(
    element: XmlElement,
    above: Scope,
    rendered: Scope,
    inherited: readonly XmlAttribute[],
  ): void {
    if (element === this.#without) return;
    const scope = extend(above, element);
    const own = element.attributes.filter((one) => !isDeclaration(one));
    const attributes = [...own, ...inherited];
    const declared = this.#declarations(element, own, scope, rendered);
    const nextRendered: Scope =
      declared.length > 0 ? new Map([...rendered, ...declared]) : rendered;
    this.#out.push('<', element.name);
    for (const [prefix, uri] of declared) {
      this.#out.push(prefix === '' ? ' xmlns="' : ` xmlns:${prefix}="`, escapeValue(uri), '"');
    }
    const sorted = [...attributes].sort(
      (a, b) => byText(a.namespace, b.namespace) || byText(a.localName, b.localName),
    );
    for (const one of sorted) this.#out.push(` ${one.name}="`, escapeValue(one.value), '"');
    this.#out.push('>');
    for (const node of element.children) this.node(node, scope, nextRendered);
    this.#out.push('</', element.name, '>');
  }

  #declarations(
    element: XmlElement,
    attributes: readonly XmlAttribute[],
    scope: Scope,
    rendered: Scope,
  ): readonly (readonly [string, string])[] {
    const used = new Set([
      element.prefix,
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

  node(node: XmlNode, scope: Scope, rendered: Scope): void {
    if (node.kind === 'element') this.element(node, scope, rendered, []);
    else if (node.kind === 'text') this.#out.push(escapeText(node.value));
    else if (node.kind === 'instruction') {
      this.#out.push('<?', node.target, node.value === '' ? '' : ` ${node.value}`, '?>');
    } else if (this.#form.comments) this.#out.push('<!--', node.value, '-->');
  }
}

/** Attributes like `xml:lang` that an element inherits from the elements around it. */
function inheritedAttributes(form: Canonicalization, element: XmlElement): readonly XmlAttribute[] {
  if (form.exclusive) return [];
  const found = new Map<string, XmlAttribute>();
  for (const ancestor of ancestors(element)) {
    for (const one of ancestor.attributes) {
      if (one.namespace === xmlNamespaces.xml) found.set(one.name, one);
    }
  }
  if (!form.inheritsId) found.delete('xml:id');
  return [...found.values()].filter((one) => element.attribute(one.name) === null);
}

/**
 * Writes a whole document in canonical form. Instructions and comments before and after the root
 * are on lines of their own.
 * @param without an element to leave out: a signature that is part of the data it signs
 */
export function canonicalizeDocument(
  root: XmlElement,
  form: Canonicalization,
  without: XmlElement | null = null,
): Buffer {
  const beside = (nodes: readonly XmlNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'text') return [];
      const writer = new Writer(form, null);
      writer.node(node, new Map(), new Map());
      return writer.text === '' ? [] : [writer.text];
    });
  const { children } = root.parent;
  const place = children.indexOf(root);
  const before = beside(children.slice(0, place)).map((line) => `${line}\n`);
  const after = beside(children.slice(place + 1)).map((line) => `\n${line}`);
  const body = canonicalize(root, form, without);
  return Buffer.concat([Buffer.from(before.join('')), body, Buffer.from(after.join(''))]);
}

/**
 * Writes an element and its content in canonical form (Canonical XML 1.0, 1.1, Exclusive 1.0).
 * @param without an element to leave out: a signature that is part of the data it signs
 */
export function canonicalize(
  element: XmlElement,
  form: Canonicalization,
  without: XmlElement | null = null,
): Buffer {
  const writer = new Writer(form, without);
  const scope = ancestors(element).reduce<Scope>(extend, new Map());
  writer.element(element, scope, new Map(), inheritedAttributes(form, element));
  return Buffer.from(writer.text, 'utf8');
}
