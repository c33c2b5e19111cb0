import type { TFunction } from 'i18next';
import { formatDay, formatDayTime } from '../../helpers/moments.ts';
import type enTexts from '../../locales/en/validation.ts';
import { isFileWarning } from '@dokubox/spec/uploads.ts';
import { findingText } from './findings.ts';
import type {
  ReceivedCertificate,
  ReceivedNode,
  ReceivedResult,
  ReceivedSignature,
  ReceivedTimestamp,
} from './result.ts';

/** What an item of the tree is about; decides its icon. */
export type ItemKind =
  | 'container'
  | 'document'
  | 'passed'
  | 'unknown'
  | 'failed'
  | 'error'
  | 'warning'
  | 'certificate'
  | 'timestamp'
  | 'details';

/** One item of the tree, in words. The same tree is shown, copied and printed. */
export interface TreeItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly lines: readonly string[];
  readonly children: readonly TreeItem[];
  /** Whether it is open from the beginning; technical parts are folded. */
  readonly open: boolean;
}

type T = TFunction<['validation', 'box']>;
type Indication = keyof typeof enTexts.indication;
type Qualification = keyof typeof enTexts.qualification;

const indications: Readonly<Record<string, Indication>> = {
  TOTAL_PASSED: 'PASSED',
  PASSED: 'PASSED',
  INDETERMINATE: 'INDETERMINATE',
  TOTAL_FAILED: 'FAILED',
  FAILED: 'FAILED',
  NO_SIGNATURE_FOUND: 'NO',
};

const qualifications: Readonly<Record<string, Qualification>> = {
  QESIG: 'QESIG',
  QESEAL: 'QESEAL',
  ADESIG_QC: 'ADESIG_QC',
  ADESEAL_QC: 'ADESEAL_QC',
  ADESIG: 'ADESIG',
  ADESEAL: 'ADESEAL',
  UNKNOWN: 'UNKNOWN',
  UNKNOWN_QC: 'UNKNOWN',
  UNKNOWN_QC_QSCD: 'UNKNOWN',
  NOT_ADES: 'NOT_ADES',
  NOT_ADES_QC: 'NOT_ADES',
  NOT_ADES_QC_QSCD: 'NOT_ADES',
  NA: 'NA',
  QTSA: 'QTSA',
  TSA: 'TSA',
};

/** A rank in words; that it is not confirmed stands in the indication beside it. */
function rank(t: T, code: string | null | undefined): string {
  if (!code) return '';
  const known = qualifications[code.replace(/^INDETERMINATE_/u, '')];
  return known ? t(`qualification.${known}`) : code;
}

function indicationWord(t: T, code: string): string {
  const known = indications[code];
  return known ? t(`indication.${known}`) : code;
}

function kindOf(code: string): 'passed' | 'unknown' | 'failed' {
  const known = indications[code];
  if (known === 'PASSED') return 'passed';
  return known === 'FAILED' ? 'failed' : 'unknown';
}

function said(...lines: readonly (string | false | null | undefined)[]): string[] {
  return lines.filter((line): line is string => Boolean(line));
}

/** Indication and sub-indication as the standard names them, for those who look them up. */
function codes(indication: string, sub: string | null | undefined): string {
  return [indication, sub].filter(Boolean).join(' / ');
}

function certificateItem(t: T, id: string, one: ReceivedCertificate): TreeItem {
  const { cn, o, ou, c, serial, issuerCn, notBefore, notAfter, trusted } = one;
  return {
    id,
    kind: 'certificate',
    title: cn,
    lines: said(
      [o, ou, c].filter(Boolean).join(', '),
      issuerCn && t('issuedBy', { issuer: issuerCn }),
      t('validity', { from: formatDay(notBefore), to: formatDay(notAfter) }),
      t('serial', { serial }),
      trusted && t('trusted'),
    ),
    children: [],
    open: false,
  };
}

function folded(id: string, title: string, children: readonly TreeItem[]): TreeItem[] {
  return children.length === 0
    ? []
    : [{ id, kind: 'details', title, lines: [], children, open: false }];
}

/** What was found about one target, each sentence once. */
function findingItems(
  t: T,
  id: string,
  node: ReceivedNode,
  isTarget: (targetId: string | null | undefined) => boolean,
): TreeItem[] {
  const items = new Map<string, TreeItem>();
  for (const { errors } of node.errorGroups) {
    for (const { errorId, status, targetId, pages, revision, entry, offset } of errors) {
      if (!isTarget(targetId) || (status !== 'ERROR' && status !== 'WARNING')) continue;
      const kind = status === 'ERROR' ? 'error' : 'warning';
      const text = isFileWarning(errorId)
        ? t(`box:fileWarning.${errorId}`)
        : t(`finding.${findingText(errorId)}`);
      const known = items.get(text);
      items.set(text, {
        // By a code, not by its words: an id in the document holds no blanks.
        id: `${id}/${isFileWarning(errorId) ? errorId : findingText(errorId)}`,
        kind: known?.kind === 'error' ? 'error' : kind,
        title: text,
        // Of several entries each line is said once.
        lines: [
          ...new Set([
            ...(known?.lines ?? []),
            ...said(
              pages && pages.length > 0 && t('onPages', { pages: pages.join(', ') }),
              typeof revision === 'number' && t('inRevision', { revision }),
              entry !== undefined && t('inEntry', { name: entry }),
              offset !== undefined && t('atByte', { offset }),
            ),
            errorId,
          ]),
        ],
        children: [],
        open: false,
      });
    }
  }
  return [...items.values()];
}

function timestampItem(t: T, id: string, stamp: ReceivedTimestamp, node: ReceivedNode): TreeItem {
  const { tsaCertificate: tsa, indication, subIndication, productionTime, qualification } = stamp;
  const found = findingItems(t, id, node, (target) => target === stamp.timestampId);
  const certificates = tsa ? [certificateItem(t, `${id}/tsa`, tsa)] : [];
  return {
    id,
    kind: 'timestamp',
    title: tsa?.cn ?? t('unknownStamp'),
    lines: said(
      [indicationWord(t, indication), rank(t, qualification)].filter(Boolean).join(' · '),
      productionTime && t('stampedAt', { time: formatDayTime(productionTime) }),
      [stamp.type, codes(indication, subIndication)].join(': '),
    ),
    children: [...found, ...folded(`${id}/certificates`, t('certificates'), certificates)],
    open: false,
  };
}

type Evidence = keyof typeof enTexts.evidence;

const evidenceKinds: Readonly<Record<string, Evidence>> = {
  CERTIFICATES: 'CERTIFICATES',
  REVOCATION_DATA: 'REVOCATION_DATA',
  TIMESTAMPS: 'TIMESTAMPS',
};

/** What came along to prove a signature and could be exchanged unseen. */
function uncoveredLine(t: T, { uncoveredEvidence = [] }: ReceivedSignature): string | false {
  if (uncoveredEvidence.length === 0) return false;
  const words = uncoveredEvidence.map((code) => {
    const known = evidenceKinds[code];
    return known ? t(`evidence.${known}`) : code;
  });
  return t('uncovered', { what: words.join(', ') });
}

/** Whether a signature covers the file as it lies there, or something was added behind. */
function scopeLine(t: T, { signatureScope: scope }: ReceivedSignature): string | false {
  return scope === 'FULL' || scope === 'PARTIAL' ? t(`scope.${scope}`) : false;
}

/** Whose signature a signature signs; empty for one of the document itself. */
function counterLine(t: T, { counterSignatureOf }: ReceivedSignature, node: ReceivedNode): string {
  if (counterSignatureOf === undefined) return '';
  const signed = node.signatures.find(({ signatureId }) => signatureId === counterSignatureOf);
  return t('counterOf', { signer: signed?.signingCertificate?.cn ?? t('unknownSigner') });
}

function signatureItem(t: T, id: string, one: ReceivedSignature, node: ReceivedNode): TreeItem {
  const { signatureIndication: indication, signingCertificate, signingTime } = one;
  const best = formatDayTime(one.bestSignatureTime);
  const claimed = formatDayTime(signingTime);
  const kind = kindOf(indication);
  const meaning = { passed: 'PASSED', unknown: 'INDETERMINATE', failed: 'FAILED' } as const;
  const chain = one.certificateChain.length > 0 ? one.certificateChain : [signingCertificate];
  const certificates = chain.flatMap((entry, place) =>
    entry ? [certificateItem(t, `${id}/certificate-${place}`, entry)] : [],
  );
  const stamps = one.timestamps.map((stamp, place) =>
    timestampItem(t, `${id}/stamp-${place}`, stamp, node),
  );
  const facts: TreeItem = {
    id: `${id}/details`,
    kind: 'details',
    title: t('details'),
    lines: said(
      claimed !== '' && claimed !== best && t('claimedAt', { time: claimed }),
      uncoveredLine(t, one),
      one.signatureFormat && t('format', { format: one.signatureFormat }),
      t('code', {
        code: said(
          codes(indication, one.signatureSubIndication),
          one.signatureInformation?.signatureQualification,
        ).join(', '),
      }),
    ),
    children: [],
    open: false,
  };
  return {
    id,
    kind,
    title: signingCertificate?.cn ?? t('unknownSigner'),
    lines: said(
      [indicationWord(t, indication), rank(t, one.signatureInformation?.signatureQualification)]
        .filter(Boolean)
        .join(' · '),
      counterLine(t, one, node),
      (best || claimed) && t('signedAt', { time: best || claimed }),
      t(`meaning.${meaning[kind]}`),
      scopeLine(t, one),
    ),
    children: [
      ...findingItems(t, id, node, (target) => target === one.signatureId),
      ...folded(`${id}/certificates`, t('certificates'), certificates),
      ...folded(`${id}/stamps`, t('timestamps'), stamps),
      facts,
    ],
    // What is wrong is not to be looked for.
    open: kind !== 'passed',
  };
}

function fileItem(t: T, id: string, node: ReceivedNode): TreeItem {
  const { container, document, signatures, children } = node;
  const below = new Set<string | null | undefined>(
    signatures.flatMap(({ signatureId, timestamps }) => [
      signatureId,
      ...timestamps.map(({ timestampId }) => timestampId),
    ]),
  );
  return {
    id,
    kind: container ? 'container' : 'document',
    title: document.name,
    lines: said(
      container && t('container', { type: container.containerType }),
      signatures.length === 0 && children.length === 0 && t('indication.NO'),
    ),
    children: [
      // About the file, or about something that has no place of its own: nothing is left out.
      ...findingItems(t, id, node, (target) => !below.has(target)),
      ...signatures.map((one, place) => signatureItem(t, `${id}/signature-${place}`, one, node)),
      ...children.map((child, place) => fileItem(t, `${id}/file-${place}`, child)),
    ],
    open: true,
  };
}

/** The result as a tree of words: container, document, signatures, what they rest on. */
export function treeOf(result: ReceivedResult, t: T): readonly TreeItem[] {
  return result.validationResults.map((node, place) => fileItem(t, `file-${place}`, node));
}

/** The tree as plain text, each level indented. */
export function textOf(items: readonly TreeItem[], depth = 0): string {
  const indent = '  '.repeat(depth);
  return items
    .map(({ title, lines, children }) =>
      [
        `${indent}${title}`,
        ...lines.map((line) => `${indent}  ${line}`),
        textOf(children, depth + 1),
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n');
}
