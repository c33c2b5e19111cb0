import type { PdfFile } from '../../signing/pdf/file.ts';
import { certifiedLevel, type CertifiedLevel } from '../../signing/pades/certification.ts';
import { readPages } from '../../signing/pdf/pages.ts';
import {
  isArray,
  isName,
  PdfDict,
  PdfRef,
  PdfStream,
  type PdfValue,
} from '../../signing/pdf/values.ts';
import { changedObjects, referrers, sameDict, sameValue, type ChangedObject } from './compare.ts';
import { terminalFields } from './find-signatures.ts';

/** What happened to a file after one of its signatures. */
export interface LaterChanges {
  /**
   * `signing`: only what signing again, time stamps and validation data need has changed, or nothing;
   * `permitted`: the form was filled in or notes were added, as the certifying signature allows, so
   * that the file says more than was signed; `altered`: anything else.
   */
  readonly kind: 'signing' | 'permitted' | 'altered';
  /** Fields that were signed later. */
  readonly signedFields: ReadonlySet<number>;
}

const refused: LaterChanges = { kind: 'altered', signedFields: new Set() };

/** Entries of the catalog that have rules of their own, and `Version`, which changes no page. */
const catalogExceptions = new Set(['AcroForm', 'DSS', 'Metadata', 'Extensions', 'Version']);
const formExceptions = new Set(['Fields', 'SigFlags', 'DR', 'DA']);
const storeKeys = new Set(['Type', 'Certs', 'OCSPs', 'CRLs', 'VRI']);
/** Fields people fill in, and what changes when they do. */
const fillable = new Set(['Tx', 'Btn', 'Ch']);
const fillingExceptions = new Set(['V', 'AP', 'AS', 'M', 'I']);
/** What a field that was prepared for signing may get. */
const signingExceptions = new Set(['V', 'AP', 'AS', 'M', 'F', 'MK']);

const list = (value: PdfValue): readonly PdfValue[] | null =>
  value === null ? [] : isArray(value) ? value : null;

const numberOf = (value: PdfValue): number | null =>
  value instanceof PdfRef ? value.number : null;

/** The later list holds all of the earlier one in order; gives what is new, or null. */
function additions(before: readonly PdfValue[], after: readonly PdfValue[]): PdfValue[] | null {
  const added: PdfValue[] = [];
  let next = 0;
  for (const value of after) {
    if (next < before.length && sameValue(before[next] ?? null, value)) next += 1;
    else added.push(value);
  }
  return next === before.length ? added : null;
}

/** Every entry is still there; those that are dictionaries may have got more entries. */
function extended(old: PdfFile, a: PdfValue, fresh: PdfFile, b: PdfValue, depth = 0): boolean {
  const before = old.resolve(a);
  const after = fresh.resolve(b);
  if (before === null) return true;
  if (!(before instanceof PdfDict) || !(after instanceof PdfDict) || depth > 2) {
    return sameValue(a, b) && sameValue(before, after);
  }
  return [...before.entries].every(([key, value]) =>
    extended(old, value, fresh, after.get(key), depth + 1),
  );
}

class Comparison {
  readonly #before: PdfFile;
  readonly #after: PdfFile;
  /** Changes not explained yet. */
  readonly #open: Map<number, ChangedObject>;
  readonly signedFields = new Set<number>();
  /** Something changed that signing does not need, and the certification allows. */
  permitted = false;
  readonly #level: CertifiedLevel | null;
  #referrers: ReadonlyMap<number, ReadonlySet<number>> | undefined;

  constructor(
    before: PdfFile,
    after: PdfFile,
    changed: readonly ChangedObject[],
    level: CertifiedLevel | null,
  ) {
    this.#level = level;
    this.#before = before;
    this.#after = after;
    this.#open = new Map(changed.map((one) => [one.number, one]));
  }

  /**
   * Takes a change as explained. Its object must have been used for this only: one that was also,
   * say, the content of a page would change that page along with it.
   */
  #explain(number: number | null, owners: readonly (number | null)[]): boolean {
    if (number === null || !this.#open.has(number)) return true;
    this.#referrers ??= referrers(this.#before);
    const users = this.#referrers.get(number) ?? new Set();
    if ([...users].some((user) => !owners.includes(user))) return false;
    this.#open.delete(number);
    return true;
  }

  allowed(): boolean {
    if (this.#open.size === 0 && this.#sameRoot()) return true;
    return (
      this.#catalog() &&
      this.#form() &&
      this.#store() &&
      this.#information() &&
      this.#pages() &&
      this.#open.size === 0
    );
  }

  #sameRoot(): boolean {
    return sameValue(this.#before.trailer.get('Root'), this.#after.trailer.get('Root'));
  }

  #rootNumber(): number | null {
    return numberOf(this.#before.trailer.get('Root'));
  }

  #catalog(): boolean {
    const { catalog: before } = this.#before;
    const { catalog: after } = this.#after;
    const root = this.#rootNumber();
    if (root !== null) this.#open.delete(root);
    if (!sameDict(before, after, catalogExceptions)) return false;
    const old = before.get('Metadata');
    const fresh = this.#after.resolve(after.get('Metadata'));
    if (fresh !== null && !(fresh instanceof PdfStream)) return false;
    return this.#explain(numberOf(old), [root]);
  }

  #information(): boolean {
    return this.#explain(numberOf(this.#before.trailer.get('Info')), []);
  }

  #form(): boolean {
    const old = this.#before.catalog.get('AcroForm');
    const fresh = this.#after.catalog.get('AcroForm');
    const before = this.#before.dict(old) ?? new PdfDict(new Map());
    const after = this.#after.dict(fresh) ?? new PdfDict(new Map());
    if (!sameDict(before, after, formExceptions)) return false;
    const resources = [before.get('DR'), after.get('DR')] as const;
    if (!extended(this.#before, resources[0], this.#after, resources[1])) return false;
    const owner = numberOf(old) ?? this.#rootNumber();
    if (!this.#explain(numberOf(old), [this.#rootNumber()])) return false;
    if (!this.#explain(numberOf(resources[0]), [owner])) return false;
    if (!this.#explain(numberOf(before.get('Fields')), [owner])) return false;
    const fieldsBefore = list(this.#before.resolve(before.get('Fields')));
    const fieldsAfter = list(this.#after.resolve(after.get('Fields')));
    const added = fieldsBefore && fieldsAfter && additions(fieldsBefore, fieldsAfter);
    return (
      added !== null &&
      added.every((field) => this.#newField(field)) &&
      this.#signedNow() &&
      this.#filledIn()
    );
  }

  /** A field that was added must be signed, or it is no part of signing. */
  #newField(value: PdfValue): boolean {
    const number = numberOf(value);
    const place = number === null ? undefined : this.#before.places.get(number);
    if (number === null || (place && place.kind !== 'free')) return false;
    const dict = this.#after.dict(value);
    const isSignature = dict !== null && isName(this.#after.resolve(dict.get('FT')), 'Sig');
    if (!isSignature || !(this.#after.resolve(dict.get('V')) instanceof PdfDict)) return false;
    if (dict.entries.has('Kids')) return false;
    this.signedFields.add(number);
    return true;
  }

  /** Fields that were there, empty, and are signed now. */
  #signedNow(): boolean {
    for (const { ref, type, value } of terminalFields(this.#before)) {
      const change = this.#open.get(ref.number);
      if (!change || type !== 'Sig' || this.#before.resolve(value) !== null) continue;
      const { before, after } = change;
      if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) return false;
      if (!sameDict(before, after, signingExceptions)) return false;
      if (!(this.#after.resolve(after.get('V')) instanceof PdfDict)) return false;
      this.#open.delete(ref.number);
      this.signedFields.add(ref.number);
    }
    return true;
  }

  /** Fields with another value, where the certification allows to fill in the form. */
  #filledIn(): boolean {
    if (this.#level !== 2 && this.#level !== 3) return true;
    for (const { ref, type, dict } of terminalFields(this.#before)) {
      if (type === null || !fillable.has(type)) continue;
      const kids = list(this.#before.resolve(dict.get('Kids'))) ?? [];
      for (const number of [ref.number, ...kids.map(numberOf)]) {
        const change = number === null ? undefined : this.#open.get(number);
        if (!change || number === null) continue;
        const { before, after } = change;
        if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) return false;
        if (!sameDict(before, after, fillingExceptions)) return false;
        this.#open.delete(number);
        this.permitted = true;
        const drawn = this.#before.dict(before.get('AP'))?.get('N') ?? null;
        if (!this.#explain(numberOf(drawn), [number])) return false;
      }
    }
    return true;
  }

  /** Certificates and revocation data may grow and change: they are evidence, not content. */
  #store(): boolean {
    const old = this.#before.catalog.get('DSS');
    const fresh = this.#after.dict(this.#after.catalog.get('DSS'));
    if (fresh && [...fresh.entries.keys()].some((key) => !storeKeys.has(key))) return false;
    const before = this.#before.dict(old);
    if (!before) return true;
    const owner = numberOf(old) ?? this.#rootNumber();
    if (!this.#explain(numberOf(old), [this.#rootNumber()])) return false;
    return ['Certs', 'OCSPs', 'CRLs', 'VRI'].every((key) =>
      this.#explain(numberOf(before.get(key)), [owner]),
    );
  }

  /** The widget of a new signature; anything else only where the certification allows notes. */
  #newAnnotation(value: PdfValue): boolean {
    if (this.signedFields.has(numberOf(value) ?? -1)) return true;
    const dict = this.#after.dict(value);
    if (this.#level !== 3 || !dict) return false;
    if (isName(this.#after.resolve(dict.get('Subtype')), 'Widget')) return false;
    this.permitted = true;
    return true;
  }

  #pages(): boolean {
    if (this.#open.size === 0) return true;
    for (const { ref, dict } of readPages(this.#before)) {
      const lists = numberOf(dict.get('Annots'));
      if (!this.#open.has(ref.number) && (lists === null || !this.#open.has(lists))) continue;
      const after = this.#after.dict(ref);
      if (!after || !sameDict(dict, after, new Set(['Annots']))) return false;
      const old = list(this.#before.resolve(dict.get('Annots')));
      const fresh = list(this.#after.resolve(after.get('Annots')));
      const added = old && fresh && additions(old, fresh);
      if (!added?.every((one) => this.#newAnnotation(one))) return false;
      this.#open.delete(ref.number);
      if (!this.#explain(lists, [ref.number])) return false;
    }
    return true;
  }
}

/**
 * Compares the revision a signature covers with the file as it is now, object by object, the way a
 * viewer finds them. Everything that is not plainly a part of signing is an alteration.
 * @param isTimestamp tells which fields hold time stamps of the document
 */
export function laterChanges(
  signed: PdfFile,
  now: PdfFile,
  signature: PdfDict,
  isTimestamp: (field: number) => boolean,
): LaterChanges {
  if (signed.bytes.length === now.bytes.length) return { kind: 'signing', signedFields: new Set() };
  const changed = changedObjects(signed, now);
  if (!changed || !now.endsClean || !signed.endsClean) return refused;
  const level = certifiedLevel(signed, signature);
  const comparison = new Comparison(signed, now, changed, level);
  if (!comparison.allowed()) return refused;
  const { signedFields, permitted } = comparison;
  if (level === 1 && [...signedFields].some((field) => !isTimestamp(field))) return refused;
  return { kind: permitted ? 'permitted' : 'signing', signedFields };
}
