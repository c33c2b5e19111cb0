import type { SaxesTagNS } from 'saxes';

/** An attribute of an element; a declaration of a namespace is one, too. */
export interface XmlAttribute {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly localName: string;
  /** Empty without one. */
  readonly namespace: string;
  readonly value: string;
}

/** What lies in an element besides other elements. Character data are text, however they are written. */
export type XmlLeaf =
  | { readonly kind: 'text' | 'comment'; readonly value: string }
  | { readonly kind: 'instruction'; readonly target: string; readonly value: string };

/** A node of a document. */
export type XmlNode = XmlElement | XmlLeaf;

/** A document: its root, and the comments and instructions before and after it. */
export interface XmlDocument {
  readonly kind: 'document';
  readonly children: XmlNode[];
}

/** An element with all inside it. */
export class XmlElement {
  readonly kind = 'element';
  readonly parent: XmlElement | XmlDocument;
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly localName: string;
  /** Empty without one. */
  readonly namespace: string;
  readonly children: XmlNode[] = [];
  /** In the order in which they are written. */
  readonly attributes: readonly XmlAttribute[];
  readonly #byName: SaxesTagNS['attributes'];

  constructor(parent: XmlElement | XmlDocument, tag: SaxesTagNS) {
    this.parent = parent;
    this.name = tag.name;
    this.prefix = tag.prefix;
    this.localName = tag.local;
    this.namespace = tag.uri;
    this.#byName = tag.attributes;
    this.attributes = Object.values(tag.attributes).map(({ name, prefix, local, uri, value }) => ({
      ...{ name, prefix, value },
      ...{ localName: local, namespace: uri },
    }));
  }

  /** Value of the attribute that is written with this name; null without one. */
  attribute(name: string): string | null {
    return this.#byName[name]?.value ?? null;
  }

  /** Value of the attribute of a namespace; null without one. */
  attributeOf(namespace: string, localName: string): string | null {
    const found = this.attributes.find(
      (one) => one.namespace === namespace && one.localName === localName,
    );
    return found?.value ?? null;
  }

  /** All text inside, that of the elements inside included. */
  get text(): string {
    const parts: string[] = [];
    const open: XmlNode[] = [this];
    for (let node = open.pop(); node; node = open.pop()) {
      if (node.kind === 'text') parts.push(node.value);
      if (node.kind === 'element') pushReversed(open, node.children);
    }
    return parts.join('');
  }
}

/** Puts nodes on a stack so that the first of them is taken first; an element may have any number. */
function pushReversed<T>(stack: T[], nodes: readonly T[]): void {
  for (let at = nodes.length - 1; at >= 0; at -= 1) stack.push(nodes[at] as T);
}

/** The elements around another, the nearest first. */
export function* elementsAround(element: XmlElement): Generator<XmlElement> {
  for (let one = element.parent; one.kind === 'element'; one = one.parent) yield one;
}

/** Elements directly inside another. */
export function childElements(parent: XmlElement): readonly XmlElement[] {
  return parent.children.filter((node) => node.kind === 'element');
}

/** Elements of a namespace and name directly inside another. */
export function childrenNamed(
  parent: XmlElement,
  namespace: string,
  name: string,
): readonly XmlElement[] {
  return childElements(parent).filter(
    (one) => one.namespace === namespace && one.localName === name,
  );
}

/** The only element of a namespace and name inside another; null when there is none or several. */
export function onlyChild(
  parent: XmlElement | null,
  namespace: string,
  name: string,
): XmlElement | null {
  const [first, ...more] = parent ? childrenNamed(parent, namespace, name) : [];
  return first && more.length === 0 ? first : null;
}

/** An element and all elements inside it in order, without recursion. */
export function* allElements(root: XmlElement): Generator<XmlElement> {
  const open: XmlElement[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    pushReversed(open, childElements(next));
  }
}
