import { VisuallyHidden } from '@mantine/core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { DokuCard } from '../DokuCard/DokuCard.tsx';
import type { Choice } from '../ActionOptions/choice.ts';
import type { CardActing, CardCommand } from '../DokuCard/DokuActing.tsx';
import type { DokuCardActions } from '../DokuCard/DokuCardBody.tsx';
import { useReadOnlyText } from '../DokuboxHeader/useReadOnlyText.ts';
import { EmptyState } from '../../shell/EmptyState/EmptyState.tsx';
import type { UploadState } from '../FileDropzone/uploadState.ts';
import { contentLanguage, dokuTitle } from '../../helpers/names.ts';
import { firstWaiting, turnOf, usedDokus, type UserIdentity } from '../../helpers/turn.ts';
import { dokuStatusText } from '../StatusBadge/statusText.ts';
import { columnOf } from './columns.ts';
import { cardId, useArrival } from './useArrival.ts';
import { useChanges } from './useChanges.ts';
import { useColumnPacking } from './useColumnPacking.ts';
import { useActingBox } from './useActingBox.ts';
import { useGoTo } from './useGoTo.ts';
import { FIRST, useGrowing } from './useGrowing.ts';
import classes from './DokuAccordion.module.css';

/** From this number of documents on, cards far off the screen are drawn light. */
const MANY = 40;

export interface DokuAccordionProps {
  readonly box: ReceivedBox;
  readonly currentUser: UserIdentity;
  readonly tenant: Tenant;
  /** Keep the object stable: a new object draws every card again. */
  readonly actions: DokuCardActions;
  readonly onMessages: (dokuId: number) => void;
  /** Uploads under way, by document id. */
  readonly uploads?: Readonly<Record<number, UploadState>>;
  /** Ids of the documents being downloaded. */
  readonly downloading?: ReadonlySet<number>;
  /** Whether signing progress is shown (R9.6). Default: yes. */
  readonly showsProgress?: boolean;
  /** Actions of the user on documents. Keep the object stable. */
  readonly acting?: CardActing;
  /** Choices that are not sent yet, by document id. Keep the objects stable. */
  readonly choices?: Readonly<Record<number, Choice>>;
  /** Commands of single cards, by document id. */
  readonly commands?: Readonly<Record<number, CardCommand>>;
  /** True while the choices are being sent. */
  readonly sending?: boolean;
  /** Why the user cannot change anything, in words. Default: the reason from status and lock. */
  readonly readOnly?: string;
  /** A document to open and scroll to. Each new object does it again. */
  readonly goTo?: { readonly dokuId: number } | null;
  /** The document from the address: its card is open from the start and takes the focus. */
  readonly openDoku?: number;
  /** A card after the documents, such as the form that adds another document. */
  readonly lastCard?: ReactNode;
}

/** Reads the new status of changed documents out to screen readers. */
function ChangesRead({
  dokus,
  language,
  userType,
}: {
  readonly dokus: ReceivedBox['dokus'];
  readonly language: ReturnType<typeof contentLanguage>;
  readonly userType: UserType;
}) {
  const { t } = useTranslation('box');
  const { t: tContractBox } = useTranslation('contractBox');
  const words = useChanges(dokus).map((doku) =>
    t('documents.changed', {
      title: dokuTitle(doku, language),
      status: dokuStatusText(tContractBox, doku.status, userType),
    }),
  );
  return <VisuallyHidden role="status">{words.join('. ')}</VisuallyHidden>;
}

/**
 * Documents of a box as an accordion in two columns (R2.19, A-113, A-114). Several cards may be
 * open. The first that waits for the user opens automatically. The reading order follows the documents,
 * not the columns.
 */
export function DokuAccordion({
  box,
  currentUser,
  tenant,
  actions,
  onMessages,
  uploads = {},
  downloading,
  showsProgress = true,
  acting,
  choices = {},
  commands = {},
  sending = false,
  readOnly: readOnlyWords,
  goTo = null,
  openDoku,
  lastCard,
}: DokuAccordionProps) {
  const { t, i18n } = useTranslation('box');
  const dokus = useMemo(() => usedDokus(box.dokus), [box.dokus]);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const first = openDoku ?? firstWaiting(box.dokus, currentUser);
    return new Set(first === undefined ? [] : [first]);
  });
  const toggle = useCallback((dokuId: number) => {
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(dokuId)) next.add(dokuId);
      return next;
    });
  }, []);
  const list = useGoTo(goTo, setOpen);
  const shown = useGrowing(dokus.length);
  useArrival(list, openDoku, shown);
  const packing = useColumnPacking();
  const language = contentLanguage(tenant, i18n.language);
  const reasonWords = useReadOnlyText(box, currentUser, tenant);
  const readOnly = readOnlyWords ?? reasonWords;
  const fields = useActingBox(box);

  if (dokus.length === 0) return <EmptyState title={t('documents.empty')} />;
  return (
    <section aria-labelledby="documents-of-the-box" ref={list}>
      <VisuallyHidden>
        <h2 id="documents-of-the-box">{t('documents.label')}</h2>
      </VisuallyHidden>
      <ChangesRead dokus={dokus} language={language} userType={currentUser.userType} />
      <ol className={classes.columns} ref={packing} aria-busy={shown < dokus.length}>
        {dokus.slice(0, shown).map((doku, index) => {
          const upload = uploads[doku.id];
          const choice = choices[doku.id];
          const command = commands[doku.id];
          const isOpen = open.has(doku.id);
          return (
            <li
              key={doku.id}
              id={cardId(doku.id)}
              className={classes.item}
              data-column={columnOf(index)}
            >
              <DokuCard
                doku={doku}
                box={fields}
                currentUser={currentUser}
                tenant={tenant}
                language={language}
                actions={actions}
                open={isOpen}
                yours={readOnly === undefined && turnOf(doku, currentUser) === 'you'}
                light={dokus.length > MANY && index >= FIRST}
                onToggle={toggle}
                onMessages={onMessages}
                downloading={downloading?.has(doku.id) ?? false}
                showsProgress={showsProgress}
                {...(upload === undefined ? {} : { upload })}
                {...(acting === undefined ? {} : { acting })}
                {...(choice === undefined ? {} : { choice })}
                {...(command === undefined ? {} : { command })}
                // Only open cards show it, so closed cards are not drawn again.
                sending={sending && isOpen}
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
