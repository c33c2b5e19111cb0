import { VisuallyHidden } from '@mantine/core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { DokuCard } from '../DokuCard/DokuCard.tsx';
import type { DokuCardActions } from '../DokuCard/DokuCardBody.tsx';
import { readOnlyReason } from '../DokuboxHeader/boxSentence.ts';
import { useReadOnlyText } from '../DokuboxHeader/useReadOnlyText.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { UploadState } from '../FileDropzone/uploadState.ts';
import type { WithMoments } from '../helpers/moments.ts';
import { contentLanguage, dokuTitle } from '../helpers/names.ts';
import { firstWaiting, turnOf, usedDokus, type Reader } from '../helpers/turn.ts';
import { isDokuStatus } from '../StatusBadge/statusLooks.ts';
import { columnOf } from './columns.ts';
import { useChanges } from './useChanges.ts';
import { useColumnPacking } from './useColumnPacking.ts';
import { useGrowing } from './useGrowing.ts';
import classes from './DokuAccordion.module.css';

export interface DokuAccordionProps {
  readonly box: WithMoments<Dokubox>;
  readonly reader: Reader;
  readonly tenant: Tenant;
  /** Keep the object stable: a new one draws every card again. */
  readonly actions: DokuCardActions;
  readonly onMessages: (dokuId: number) => void;
  /** Uploads under way, by document id. */
  readonly uploads?: Readonly<Record<number, UploadState>>;
  /** Documents being downloaded, by id. */
  readonly downloading?: ReadonlySet<number>;
  /** Whether signing progress is shown (R9.6); default: yes. */
  readonly showsProgress?: boolean;
  /** A card behind those of the documents, e.g. the one that adds another. */
  readonly lastCard?: ReactNode;
}

/**
 * Documents of a box as an accordion in two columns (R2.19, A-113, A-114): several cards may be open,
 * the first that waits for the reader opens itself. Reading order is 0, 1, 2 … whatever the columns.
 */
export function DokuAccordion({
  box,
  reader,
  tenant,
  actions,
  onMessages,
  uploads = {},
  downloading,
  showsProgress = true,
  lastCard,
}: DokuAccordionProps) {
  const { t, i18n } = useTranslation(['box', 'contractBox']);
  const dokus = useMemo(() => usedDokus(box.dokus), [box.dokus]);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const first = firstWaiting(box.dokus, reader);
    return new Set(first === undefined ? [] : [first]);
  });
  const toggle = useCallback((dokuId: number) => {
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(dokuId)) next.add(dokuId);
      return next;
    });
  }, []);
  const shown = useGrowing(dokus.length);
  const packing = useColumnPacking();
  const language = contentLanguage(tenant, i18n.language);
  const reason = readOnlyReason(box, reader);
  const readOnly = useReadOnlyText(box, reader);
  const changed = useChanges(dokus);
  // Cards read these three of the box; one object while they stay keeps the cards as they are.
  const { clientSignatureSystem, bankSignatureSystem, namirialEnvelopeStatus } = box;
  const progressFields = useMemo(
    () => ({ clientSignatureSystem, bankSignatureSystem, namirialEnvelopeStatus }),
    [clientSignatureSystem, bankSignatureSystem, namirialEnvelopeStatus],
  );

  if (dokus.length === 0) return <EmptyState title={t('box:documents.empty')} />;
  return (
    <section aria-labelledby="documents-of-the-box">
      <VisuallyHidden>
        <h2 id="documents-of-the-box">{t('box:documents.label')}</h2>
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {changed
          .map((doku) =>
            t('box:documents.changed', {
              title: dokuTitle(doku, language),
              status: isDokuStatus(doku.status)
                ? t(`contractBox:dokuStatus.${doku.status}`)
                : doku.status,
            }),
          )
          .join('. ')}
      </VisuallyHidden>
      <ol className={classes.columns} ref={packing} aria-busy={shown < dokus.length}>
        {dokus.slice(0, shown).map((doku, index) => {
          const upload = uploads[doku.id];
          return (
            <li key={doku.id} className={classes.item} data-column={columnOf(index)}>
              <DokuCard
                doku={doku}
                box={progressFields}
                reader={reader}
                tenant={tenant}
                language={language}
                actions={actions}
                open={open.has(doku.id)}
                yours={reason === undefined && turnOf(doku, reader) === 'you'}
                onToggle={toggle}
                onMessages={onMessages}
                downloading={downloading?.has(doku.id) ?? false}
                showsProgress={showsProgress}
                {...(upload === undefined ? {} : { upload })}
                {...(readOnly === undefined ? {} : { readOnly })}
              />
            </li>
          );
        })}
        {lastCard && shown >= dokus.length ? (
          <li className={classes.item} data-column={columnOf(dokus.length)}>
            <div>{lastCard}</div>
          </li>
        ) : null}
      </ol>
    </section>
  );
}
