import type enTexts from '../../locales/en/validation.ts';

type FindingText = keyof typeof enTexts.finding;

/** The findings of checks, by the sentence that users see. Unknown ids become `other`. */
const sentences: Readonly<Record<FindingText, readonly string[]>> = {
  changed: [
    'BYTE_RANGE_WRONG',
    'CHANGED_AFTER_SIGNING',
    'CHANGED_BY_UNTRUSTED_SIGNER',
    'DIGEST_DIFFERS',
  ],
  changedPages: [
    'CHANGED_PAGES',
    'CHANGED_PAGE_CONTENT',
    'CHANGED_PAGE_GEOMETRY',
    'CHANGED_PAGE_RESOURCES',
  ],
  changedNotes: ['CHANGED_ANNOTATIONS'],
  changedForm: ['CHANGED_FORM_FIELDS', 'CHANGED_FORM_SETTINGS'],
  changedActions: ['CHANGED_ACTIONS'],
  changedAttachments: ['CHANGED_ATTACHMENTS'],
  changedDescription: ['CHANGED_METADATA'],
  changedView: ['CHANGED_LAYERS', 'CHANGED_NAVIGATION', 'CHANGED_VIEW_SETTINGS'],
  covered: ['CHANGED_COVERED'],
  changedOther: ['CHANGED_DOCUMENT', 'CHANGED_FILE', 'CHANGED_STRUCTURE'],
  broken: [
    'ATTRIBUTES_NOT_READABLE',
    'SIGNATURE_NOT_READABLE',
    'SIGNATURE_VALUE_WRONG',
    'SIGNED_PROPERTIES_MISSING',
    'SIGNING_CERTIFICATE_DIFFERS',
    'SIGNING_CERTIFICATE_MISSING',
    'SIGNING_CERTIFICATE_NOT_SIGNED',
  ],
  expired: ['CERTIFICATE_EXPIRED'],
  notYetValid: ['CERTIFICATE_NOT_YET_VALID'],
  revoked: ['CERTIFICATE_REVOKED'],
  notTrusted: ['CHAIN_NOT_TRUSTED'],
  chain: ['CHAIN_NOT_ACCEPTABLE'],
  revocation: ['REVOCATION_MISSING'],
  notSigned: ['CONTENT_NOT_SIGNED', 'SIGNED_DATA_MISSING'],
  container: ['CONTAINER_NAMES_TWICE', 'MIME_TYPE_DIFFERS', 'STRUCTURE_SUSPICIOUS'],
  form: [
    'AMBIGUOUS_BYTES',
    'AMBIGUOUS_END',
    'AMBIGUOUS_HEADER',
    'AMBIGUOUS_OBJECT',
    'AMBIGUOUS_SECTION',
  ],
  encrypted: ['DOCUMENT_ENCRYPTED'],
  unreadable: ['DOCUMENT_NOT_READABLE'],
  none: ['NO_SIGNATURE_FOUND'],
  timestamp: [
    'ARCHIVE_TIMESTAMP_NOT_SUPPORTED',
    'LATER_TIMESTAMP_BROKEN',
    'NOT_A_TIMESTAMP_CERTIFICATE',
    'TIMESTAMP_NOT_VALID',
    'TIMESTAMP_ORDER_WRONG',
  ],
  limit: ['LIMIT_REACHED', 'TIME_LIMIT_REACHED'],
  unsupported: ['TRANSFORM_NOT_SUPPORTED'],
  weak: ['WEAK_ALGORITHM'],
  otherUse: ['CERTIFICATE_FOR_OTHER_USE'],
  counter: ['COUNTER_SIGNATURE_BROKEN'],
  evidence: ['EVIDENCE_DAMAGED'],
  evidenceUnread: ['EVIDENCE_NOT_READABLE'],
  evidenceRecord: ['EVIDENCE_RECORD_NOT_JUDGED'],
  manifest: ['MANIFEST_DIFFERS'],
  other: [],
};

const byId = new Map<string, FindingText>(
  (Object.keys(sentences) as FindingText[]).flatMap((text) =>
    sentences[text].map((id) => [id, text] as const),
  ),
);

/** Returns the sentence of a finding. */
export function findingText(errorId: string): FindingText {
  return byId.get(errorId) ?? 'other';
}
