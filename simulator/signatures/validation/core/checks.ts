import type { FileWarning } from '@dokubox/spec/enums.ts';

/** Sub-indications of EN 319 102-1, with the names of EU DSS. */
export type SubIndication =
  | 'FORMAT_FAILURE'
  | 'HASH_FAILURE'
  | 'SIG_CRYPTO_FAILURE'
  | 'REVOKED'
  | 'EXPIRED'
  | 'NOT_YET_VALID'
  | 'SIG_CONSTRAINTS_FAILURE'
  | 'CHAIN_CONSTRAINTS_FAILURE'
  | 'CRYPTO_CONSTRAINTS_FAILURE'
  | 'TIMESTAMP_ORDER_FAILURE'
  | 'NO_SIGNING_CERTIFICATE_FOUND'
  | 'NO_CERTIFICATE_CHAIN_FOUND'
  | 'REVOKED_NO_POE'
  | 'REVOKED_CA_NO_POE'
  | 'OUT_OF_BOUNDS_NOT_REVOKED'
  | 'OUT_OF_BOUNDS_NO_POE'
  | 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE'
  | 'TRY_LATER'
  | 'SIGNED_DATA_NOT_FOUND';

/** Problems that a check can report. The screens contain the texts for users. */
export type FindingId =
  | FileWarning
  | 'AMBIGUOUS_BYTES'
  | 'AMBIGUOUS_END'
  | 'AMBIGUOUS_HEADER'
  | 'AMBIGUOUS_OBJECT'
  | 'AMBIGUOUS_SECTION'
  | 'ARCHIVE_TIMESTAMP_NOT_SUPPORTED'
  | 'ATTRIBUTES_NOT_READABLE'
  | 'BYTE_RANGE_WRONG'
  | 'CERTIFICATE_EXPIRED'
  | 'CERTIFICATE_FOR_OTHER_USE'
  | 'CERTIFICATE_NOT_YET_VALID'
  | 'CERTIFICATE_REVOKED'
  | 'CHAIN_NOT_ACCEPTABLE'
  | 'CHAIN_NOT_TRUSTED'
  | 'CHANGED_ACTIONS'
  | 'CHANGED_AFTER_SIGNING'
  | 'CHANGED_ANNOTATIONS'
  | 'CHANGED_ATTACHMENTS'
  | 'CHANGED_BY_UNTRUSTED_SIGNER'
  | 'CHANGED_COVERED'
  | 'CHANGED_DOCUMENT'
  | 'CHANGED_FILE'
  | 'CHANGED_FORM_FIELDS'
  | 'CHANGED_FORM_SETTINGS'
  | 'CHANGED_LAYERS'
  | 'CHANGED_METADATA'
  | 'CHANGED_NAVIGATION'
  | 'CHANGED_PAGES'
  | 'CHANGED_PAGE_CONTENT'
  | 'CHANGED_PAGE_GEOMETRY'
  | 'CHANGED_PAGE_RESOURCES'
  | 'CHANGED_STRUCTURE'
  | 'CHANGED_VIEW_SETTINGS'
  | 'CONTAINER_NAMES_TWICE'
  | 'CONTENT_NOT_SIGNED'
  | 'COUNTER_SIGNATURE_BROKEN'
  | 'DIGEST_DIFFERS'
  | 'DOCUMENT_ENCRYPTED'
  | 'DOCUMENT_NOT_READABLE'
  | 'EVIDENCE_DAMAGED'
  | 'EVIDENCE_NOT_READABLE'
  | 'EVIDENCE_RECORD_NOT_JUDGED'
  | 'NO_SIGNATURE_FOUND'
  | 'LATER_TIMESTAMP_BROKEN'
  | 'LIMIT_REACHED'
  | 'MIME_TYPE_DIFFERS'
  | 'MANIFEST_DIFFERS'
  | 'NOT_A_TIMESTAMP_CERTIFICATE'
  | 'REVOCATION_MISSING'
  | 'SIGNATURE_NOT_READABLE'
  | 'SIGNATURE_VALUE_WRONG'
  | 'SIGNED_DATA_MISSING'
  | 'SIGNED_PROPERTIES_MISSING'
  | 'SIGNING_CERTIFICATE_DIFFERS'
  | 'SIGNING_CERTIFICATE_MISSING'
  | 'SIGNING_CERTIFICATE_NOT_SIGNED'
  | 'STRUCTURE_SUSPICIOUS'
  | 'TIMESTAMP_NOT_VALID'
  | 'TIMESTAMP_ORDER_WRONG'
  | 'TIME_LIMIT_REACHED'
  | 'TRANSFORM_NOT_SUPPORTED'
  | 'WEAK_ALGORITHM';

/** Place in a document to which a finding refers. */
export interface FindingAbout {
  /** Page numbers from 1. Empty if the finding is not about pages. */
  readonly pages?: readonly number[];
  /** Revision of the file, counted from 1. Null if it cannot be determined. */
  readonly revision?: number | null;
  /** Name of the entry in a container. */
  readonly entry?: string | undefined;
  /** Offset in bytes from the start of the file. */
  readonly offset?: number;
}

/** One finding about one target. */
export interface Finding extends FindingAbout {
  readonly id: FindingId;
  readonly status: 'WARNING' | 'ERROR';
}

type Level = 'FAILED' | 'INDETERMINATE';

/** Result of several checks. */
export interface CheckResult {
  readonly level: 'PASSED' | Level;
  readonly sub: SubIndication | null;
}

/**
 * Collects the findings of checks. The first failure decides, otherwise the first unknown result.
 */
export class Checks {
  readonly findings: Finding[] = [];
  readonly #decisive = new Map<Level, SubIndication>();

  #note(id: FindingId, status: Finding['status'], about?: FindingAbout): void {
    const known = this.findings.some(
      (one) => one.id === id && one.status === status && one.entry === about?.entry,
    );
    if (!known) this.findings.push({ id, status, ...about });
  }

  /** Records that the signature or token is broken. */
  failed(sub: SubIndication, id: FindingId, about?: FindingAbout): void {
    this.#note(id, 'ERROR', about);
    if (!this.#decisive.has('FAILED')) this.#decisive.set('FAILED', sub);
  }

  /** Records that the validity cannot be determined. */
  unknown(sub: SubIndication, id: FindingId, about?: FindingAbout): void {
    this.#note(id, 'ERROR', about);
    if (!this.#decisive.has('INDETERMINATE')) this.#decisive.set('INDETERMINATE', sub);
  }

  /** Records a finding that does not change the result. */
  warn(id: FindingId, about?: FindingAbout): void {
    this.#note(id, 'WARNING', about);
  }

  get verdict(): CheckResult {
    for (const level of ['FAILED', 'INDETERMINATE'] as const) {
      const sub = this.#decisive.get(level);
      if (sub) return { level, sub };
    }
    return { level: 'PASSED', sub: null };
  }
}
