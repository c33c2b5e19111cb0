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

/** The subject of a tree item, which decides its icon. */
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

/** One item of the tree, as texts. The same tree is shown, copied and printed. */
export interface TreeItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly lines: readonly string[];
  readonly children: readonly TreeItem[];
  /** Whether the item is open at first. Technical parts are closed. */
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

/** Returns a rank as a text. The indication next to it shows if the rank is not confirmed. */
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

function presentLines(...lines: readonly (string | false | null | undefined)[]): string[] {
  return lines.filter((line): line is string => Boolean(line));
}

/**
 * Returns indication and sub-indication as the standard names them, so that users can look them up.
 */
function codes(indication: string, sub: string | null | undefined): string {
  return [indication, sub].filter(Boolean).join(' / ');
}

function certificateItem(t: T, id: string, one: ReceivedCertificate): TreeItem {
  const { cn, o, ou, c, serial, issuerCn, notBefore, notAfter, trusted } = one;
  return {
    id,
    kind: 'certificate',
    title: cn,
    lines: presentLines(
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

/** Returns the findings about one target, each sentence once. */
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
        // The id contains a code and not a text, because an id in the document must not have
        // blanks.
        id: `${id}/${isFileWarning(errorId) ? errorId : findingText(errorId)}`,
        kind: known?.kind === 'error' ? 'error' : kind,
        title: text,
        // Each line is shown once, even for several entries.
        lines: [
          ...new Set([
            ...(known?.lines ?? []),
            ...presentLines(
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
    lines: presentLines(
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

/**
 * Returns the line about proofs of a signature that are not covered and could be exchanged
 * unnoticed.
 */
function uncoveredLine(t: T, { uncoveredEvidence = [] }: ReceivedSignature): string | false {
  if (uncoveredEvidence.length === 0) return false;
  const words = uncoveredEvidence.map((code) => {
    const known = evidenceKinds[code];
    return known ? t(`evidence.${known}`) : code;
  });
  return t('uncovered', { what: words.join(', ') });
}

/**
 * Returns the line about the scope: whether a signature covers the whole file, or something was
 * appended.
 */
function scopeLine(t: T, { signatureScope: scope }: ReceivedSignature): string | false {
  return scope === 'FULL' || scope === 'PARTIAL' ? t(`scope.${scope}`) : false;
}

/**
 * Returns the line about the signature that a counter-signature signs. Empty for a signature of the
 * document.
 */
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
    lines: presentLines(
      claimed !== '' && claimed !== best && t('claimedAt', { time: claimed }),
      uncoveredLine(t, one),
      one.signatureFormat && t('format', { format: one.signatureFormat }),
      t('code', {
        code: presentLines(
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
    lines: presentLines(
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
    // Problems must be visible without a search.
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
    lines: presentLines(
      container && t('container', { type: container.containerType }),
      signatures.length === 0 && children.length === 0 && t('indication.NO'),
    ),
    children: [
      // Findings about the file, or about a target without its own place, so that nothing is left
      // out.
      ...findingItems(t, id, node, (target) => !below.has(target)),
      ...signatures.map((one, place) => signatureItem(t, `${id}/signature-${place}`, one, node)),
      ...children.map((child, place) => fileItem(t, `${id}/file-${place}`, child)),
    ],
    open: true,
  };
}

/**
 * Returns the result as a tree of texts: container, document, signatures, and their basis.
 */
export function treeOf(result: ReceivedResult, t: T): readonly TreeItem[] {
  return result.validationResults.map((node, place) => fileItem(t, `file-${place}`, node));
}

/** Returns the tree as plain text, each level indented. */
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
