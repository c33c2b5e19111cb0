import { rootOf } from '../../formats/xml/parse.ts';
import { allElements, type XmlDocument, type XmlElement } from '../../formats/xml/tree.ts';

/** Elements by id. Null for an id that two elements share. */
export type Ids = ReadonlyMap<string, XmlElement | null>;

const idNames = ['Id', 'ID', 'id', 'xml:id'];

/** Collects the ids of a document. A repeated id has no target. */
export function idsOf(document: XmlDocument): Ids {
  const ids = new Map<string, XmlElement | null>();
  for (const element of allElements(rootOf(document))) {
    const own = new Set(idNames.flatMap((name) => element.attribute(name) ?? []));
    for (const id of own) ids.set(id, ids.has(id) ? null : element);
  }
  return ids;
}

/** Everything that an XML signature may refer to. */
export interface ReferenceSurroundings {
  readonly ids: Ids;
  readonly root: XmlElement;
  /** Bytes of a file next to the signature. Null if it does not exist. */
  file(name: string): Uint8Array | null;
}

/** Target of a reference. */
export type ReferenceTarget =
  | {
      readonly kind: 'element';
      readonly element: XmlElement;
      /** Whether it is the whole document, including nodes before and after its root. */
      readonly whole: boolean;
      /**
       * A short reference excludes comments, whatever canonical form follows (XMLDSig § 4.4.3.3).
       */
      readonly comments: boolean;
    }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array };

/** Name of the file that a relative URI refers to. Null if the URI is malformed. */
export function targetFileNameOf(uri: string): string | null {
  try {
    return decodeURIComponent(uri.replace(/^\.?\//, ''));
  } catch {
    return null;
  }
}

const pointer = /^#xpointer\((?:\/|id\((['"])([^'"]*)\1\))\)$/;

/**
 * Resolves a reference. Null if it has no target. A reference without a URI needs an agreement
 * between programs, which is unknown here.
 */
export function referenceTargetOf(
  uri: string | null,
  { ids, root, file }: ReferenceSurroundings,
): ReferenceTarget | null {
  if (uri === null) return null;
  if (uri === '') return { kind: 'element', element: root, whole: true, comments: false };
  const pointed = pointer.exec(uri);
  if (uri.startsWith('#') && (pointed || !uri.startsWith('#xpointer('))) {
    const id = pointed ? pointed[2] : uri.slice(1);
    if (id === undefined) return { kind: 'element', element: root, whole: true, comments: true };
    const element = ids.get(id);
    return element ? { kind: 'element', element, whole: false, comments: pointed !== null } : null;
  }
  const name = targetFileNameOf(uri);
  if (name === null) return null;
  const decoded = file(name);
  const bytes = decoded ?? file(uri);
  return bytes && { kind: 'file', name: decoded ? name : uri, bytes };
}
