import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWithZone } from '../../helpers/moments.ts';
import type { ChangedRevision } from '../RevisionComparison/RevisionComparison.tsx';
import { PrintedDialog, PrintTools } from '../PrintedDialog/PrintedDialog.tsx';
import { usePrinting } from '../PrintedDialog/usePrinting.ts';
import { StatusMessage, type MessageKind } from '../../shell/StatusMessage/StatusMessage.tsx';
import { changedRevisions } from './changes.ts';
import {
  archiveWord,
  signaturesOf,
  verdictOf,
  type ArchiveWord,
  type ReceivedResult,
  type Verdict,
} from './result.ts';
import { textOf, treeOf } from './tree.ts';
import { ValidationTree } from './ValidationTree.tsx';
import classes from './SignatureValidation.module.css';

/** Loading state of the validation. */
export type ValidationContent =
  | { readonly state: 'loading' }
  /** `text`: the failure as a text. */
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'ready'; readonly result: ReceivedResult; readonly at: Date };

export interface SignatureValidationProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Title of the document. */
  readonly title: string;
  readonly content: ValidationContent;
  /**
   * The document waits for the archive and the user is the bank, so the effect on archiving is
   * shown.
   */
  readonly forArchive?: boolean;
  /** The document is kept as evidence of a refusal. */
  readonly refused?: boolean;
  readonly onRetry: () => void;
  /** Returns the pictures of changes after a signature. Called only if there were changes. */
  readonly pictures?: (changes: readonly ChangedRevision[]) => ReactNode;
}

const sentenceKinds = {
  TOTAL_PASSED: 'success',
  INDETERMINATE: 'warning',
  TOTAL_FAILED: 'error',
  NO_SIGNATURE_FOUND: 'info',
} as const satisfies Record<Verdict, MessageKind>;

const archiveKinds = {
  possible: 'success',
  doubts: 'warning',
  unneeded: 'info',
  refused: 'info',
  notPossible: 'warning',
} as const satisfies Record<ArchiveWord, MessageKind>;

/**
 * The result for the signatures of a document: one plain sentence first, then the tree of findings
 * (R2.23, A-195). The dialog shows a failure. It prints as a document.
 */
export function SignatureValidation({
  opened,
  onClose,
  title,
  content,
  forArchive = false,
  refused = false,
  onRetry,
  pictures,
}: SignatureValidationProps) {
  const { t } = useTranslation(['validation', 'box']);
  return (
    <PrintedDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      size="xl"
      closeLabel={t('close')}
    >
      <p className={classes.about}>{t('about', { title })}</p>
      {content.state === 'loading' ? (
        <div className={classes.report} aria-busy="true">
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton height={48} />
          <Skeleton height={32} width="60%" />
          <Skeleton height={32} width="80%" />
        </div>
      ) : null}
      {content.state === 'failed' ? (
        <StatusMessage
          kind="error"
          title={t('failedTitle')}
          action={
            <Button size="sm" variant="default" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {content.text}
        </StatusMessage>
      ) : null}
      {content.state === 'ready' ? (
        <Report
          title={title}
          result={content.result}
          at={content.at}
          forArchive={forArchive}
          refused={refused}
          pictures={pictures}
        />
      ) : null}
    </PrintedDialog>
  );
}

interface ReportProps {
  readonly title: string;
  readonly result: ReceivedResult;
  readonly at: Date;
  readonly forArchive: boolean;
  readonly refused: boolean;
  readonly pictures: SignatureValidationProps['pictures'];
}

function Report({ title, result, at, forArchive, refused, pictures }: ReportProps) {
  const { t } = useTranslation(['validation', 'box']);
  const printing = usePrinting();
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const verdict = verdictOf(result);
  const archive = archiveWord(result, refused);
  const changes = changedRevisions(result);
  const sentence =
    verdict === 'TOTAL_PASSED'
      ? t('passed', { count: signaturesOf(result).length })
      : t(`sentence.${verdict}`);
  const archiveSentence = forArchive ? t(`archive.${archive}`) : null;
  const items = treeOf(result, t);
  const when = t('at', { time: formatWithZone(at) });
  const copy = async () => {
    const head = [t('title'), t('about', { title }), when, '', sentence, archiveSentence];
    const text = [...head.filter((line) => line !== null), '', textOf(items)].join('\n');
    try {
      await navigator.clipboard.writeText(text);
      setCopied('done');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className={classes.report}>
      <StatusMessage kind={sentenceKinds[verdict]} title={sentence} />
      {archiveSentence === null ? null : (
        <StatusMessage kind={archiveKinds[archive]}>{archiveSentence}</StatusMessage>
      )}
      <div className={classes.head}>
        <p className={`${classes.when} dk-figures`}>{when}</p>
        <PrintTools printLabel={t('print')}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t('copy')}
          </Button>
        </PrintTools>
      </div>
      <p className={classes.copied} role="status">
        {copied === null ? '' : t(copied === 'done' ? 'copied' : 'copyFailed')}
      </p>
      <ValidationTree items={items} label={t('tree')} allOpen={printing} />
      {changes.length > 0 ? pictures?.(changes) : null}
    </div>
  );
}
