import type { SaxesTagNS } from 'saxes';

/** An attribute of an element. A declaration of a namespace is an attribute too. */
export interface XmlAttribute {
  /** Name as written, with its prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly localName: string;
  /** Empty if the name has no namespace. */
  readonly namespace: string;
  readonly value: string;
}

/** Content of an element other than elements. Character data and CDATA are both text. */
export type XmlLeaf =
  | { readonly kind: 'text' | 'comment'; readonly value: string }
  | { readonly kind: 'instruction'; readonly target: string; readonly value: string };

/** A node of a document. */
export type XmlNode = XmlElement | XmlLeaf;

/** A document: its root, with the comments and instructions before and after it. */
export interface XmlDocument {
  readonly kind: 'document';
  readonly children: XmlNode[];
}

/** An element with its content. */
export class XmlElement {
  readonly kind = 'element';
  readonly parent: XmlElement | XmlDocument;
  /** Name as written, with its prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly localName: string;
  /** Empty if the name has no namespace. */
  readonly namespace: string;
  readonly children: XmlNode[] = [];
  /** Attributes in the order of the file. */
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

  /** Value of the attribute with this written name. Null if it is missing. */
  attribute(name: string): string | null {
    return this.#byName[name]?.value ?? null;
  }

  /** Value of the attribute with this namespace and name. Null if it is missing. */
  attributeOf(namespace: string, localName: string): string | null {
    const found = this.attributes.find(
      (one) => one.namespace === namespace && one.localName === localName,
    );
    return found?.value ?? null;
  }

  /** All text inside, including the text of elements inside. */
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

/**
 * Pushes nodes so that the first node is popped first. A loop, because an element may have any
 * number of nodes.
 */
function pushReversed<T>(stack: T[], nodes: readonly T[]): void {
  for (let at = nodes.length - 1; at >= 0; at -= 1) stack.push(nodes[at] as T);
}

/** Elements around another one, the nearest first. */
export function* elementsAround(element: XmlElement): Generator<XmlElement> {
  for (let one = element.parent; one.kind === 'element'; one = one.parent) yield one;
}

/** Elements directly inside another one. */
export function childElements(parent: XmlElement): readonly XmlElement[] {
  return parent.children.filter((node) => node.kind === 'element');
}

/** Elements of a namespace and name directly inside another one. */
export function childrenNamed(
  parent: XmlElement,
  namespace: string,
  name: string,
): readonly XmlElement[] {
  return childElements(parent).filter(
    (one) => one.namespace === namespace && one.localName === name,
  );
}

/**
 * The only element of this namespace and name inside another one. Null if there is none or more
 * than one.
 */
export function onlyChild(
  parent: XmlElement | null,
  namespace: string,
  name: string,
): XmlElement | null {
  const [first, ...more] = parent ? childrenNamed(parent, namespace, name) : [];
  return first && more.length === 0 ? first : null;
}

/** An element and all elements inside it in document order, without recursion. */
export function* allElements(root: XmlElement): Generator<XmlElement> {
  const open: XmlElement[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    pushReversed(open, childElements(next));
  }
}
