import { IconChevronDown, IconMessage } from '@tabler/icons-react';
import { memo, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isEvidence } from '@dokubox/spec/workflow/progress.ts';
import { showableText } from '@dokubox/spec/free-text.ts';
import type { ContentLanguage } from '../../helpers/names.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { LabelBadge } from '../StatusBadge/StatusBadge.tsx';
import { dokuStatusText } from '../StatusBadge/statusText.ts';
import { dokuLook, labelLooks } from '../StatusBadge/statusLooks.ts';
import { versionShown } from './version.ts';
import { DokuMenu } from './DokuMenu.tsx';
import { DokuCardBody, type DokuCardBodyProps } from './DokuCardBody.tsx';
import { useChanged } from './useChanged.ts';
import { useNear } from './useNear.ts';
import classes from './DokuCard.module.css';

export interface DokuCardProps extends Omit<DokuCardBodyProps, 'title'> {
  readonly language: ContentLanguage;
  readonly open: boolean;
  /** The document waits for the user, so its card is emphasized. */
  readonly yours: boolean;
  /**
   * The card is one of many. While it is closed and far off the screen, only its text is drawn
   * (A-430).
   */
  readonly light?: boolean;
  readonly onToggle: (dokuId: number) => void;
  /** Opens the messages. The button is shown if the server offers to read them. */
  readonly onMessages: (dokuId: number) => void;
}

/**
 * A document of a box (R2.20): status, document, actions and people, in reading order. A closed
 * card draws only its head, so that a box of hundreds opens quickly. A distant light card draws
 * only the text.
 */
export const DokuCard = memo(function DokuCard(props: DokuCardProps) {
  const { doku, box, open, yours, language, onToggle, onMessages, acting, readOnly } = props;
  const { currentUser, light = false } = props;
  const { t } = useTranslation(['box', 'contractBox']);
  const { t: tContractBox } = useTranslation('contractBox');
  const headId = useId();
  const bodyId = useId();
  const title = dokuTitle(doku, language);
  const status = dokuStatusText(tContractBox, doku.status, currentUser.userType);
  const version = versionShown(doku);
  const unread = doku.unreadMessagesCount;
  const changed = useChanged(`${doku.status} ${doku.fileName ?? ''}`);
  const article = useRef<HTMLElement>(null);
  const near = useNear(article, light);
  const full = open || near;
  return (
    <article
      ref={article}
      className={classes.card}
      aria-labelledby={headId}
      data-doku={doku.id}
      data-open={open || undefined}
      data-yours={yours || undefined}
      data-changed={changed || undefined}
    >
      <div className={classes.head}>
        {full ? (
          <span className={classes.status}>
            <LabelBadge look={dokuLook(doku.status)} text={status} />
            {isEvidence(doku, box) ? (
              <LabelBadge
                look={labelLooks.signatureRejected}
                text={t('box:documents.keptAsRefused')}
              />
            ) : null}
            {yours ? <span className={classes.yours}>{t('box:documents.yours')}</span> : null}
          </span>
        ) : null}
        <h3 className={classes.title} id={headId}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open}
            {...(open ? { 'aria-controls': bodyId } : {})}
            onClick={() => {
              onToggle(doku.id);
            }}
          >
            <bdi>{title}</bdi>
          </button>
        </h3>
        <span className={classes.fileName}>
          {full ? null : `${status} · `}
          {doku.fileName ? <bdi>{showableText(doku.fileName)}</bdi> : t('box:card.noFile')}
          {version === undefined ? null : ` · ${t('box:card.version', { version })}`}
        </span>
        {full ? (
          <>
            {doku.dokuStaticActions.includes('ViewMessage') ? (
              <button
                type="button"
                className={classes.messages}
                aria-label={
                  unread > 0
                    ? t('box:card.messagesUnread', { title, count: unread })
                    : t('box:card.messages', { title })
                }
                onClick={() => {
                  onMessages(doku.id);
                }}
              >
                <IconMessage size={20} stroke={1.75} aria-hidden="true" />
                {unread > 0 ? (
                  <span className={`${classes.unread} dk-figures`} aria-hidden="true">
                    {unread > 99 ? '99+' : unread}
                  </span>
                ) : null}
              </button>
            ) : null}
            {acting !== undefined && readOnly === undefined ? (
              <DokuMenu doku={doku} box={box} title={title} acting={acting} />
            ) : null}
            <IconChevronDown
              className={classes.chevron}
              size={20}
              stroke={1.75}
              aria-hidden="true"
            />
          </>
        ) : null}
      </div>
      {open ? (
        <div id={bodyId} className={classes.body}>
          <DokuCardBody {...props} title={title} />
        </div>
      ) : null}
    </article>
  );
});
