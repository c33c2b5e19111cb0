import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { dokuProgress, type BoxProgressFields } from '@dokubox/spec/workflow/progress.ts';
import { useGrowing } from '../DokuAccordion/useGrowing.ts';
import { contentLanguage, dokuTitle } from '../../helpers/names.ts';
import { usedDokus, type UserIdentity } from '../../helpers/turn.ts';
import { ParticipantsList } from '../ParticipantsList/ParticipantsList.tsx';
import { PrintedDialog, PrintTools } from '../PrintedDialog/PrintedDialog.tsx';
import { usePrinting } from '../PrintedDialog/usePrinting.ts';
import { SigningBar } from '../SigningBar/SigningBar.tsx';
import { DokuStatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { progressIcons } from './progressIcons.ts';
import { useOpenRows } from './useOpenRows.ts';
import classes from './SigningProgress.module.css';

export interface SigningProgressProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Name of the box, shown above the table, also on paper. */
  readonly boxTitle: string;
  readonly box: BoxProgressFields;
  /** All documents. Only the used ones are shown, in their order (R2.22). */
  readonly dokus: readonly Doku[];
  readonly currentUser: UserIdentity;
  readonly tenant: Tenant;
}

interface RowProps extends Pick<SigningProgressProps, 'box' | 'currentUser' | 'tenant'> {
  readonly doku: Doku;
  readonly open: boolean;
  readonly onToggle: (dokuId: number) => void;
}

/** A document and, if open, its people in a separate row. */
const DokuRows = memo(function DokuRows({
  doku,
  box,
  currentUser,
  tenant,
  open,
  onToggle,
}: RowProps) {
  const { t, i18n } = useTranslation('acting');
  const title = dokuTitle(doku, contentLanguage(tenant, i18n.language));
  const progress = dokuProgress(doku, box);
  const Icon = progressIcons[progress];
  const peopleId = `progress-people-${doku.id}`;
  return (
    <>
      <tr className={classes.document}>
        <th scope="row">
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open}
            {...(open ? { 'aria-controls': peopleId } : {})}
            onClick={() => {
              onToggle(doku.id);
            }}
          >
            <IconChevronRight
              className={classes.chevron}
              size={18}
              stroke={1.75}
              aria-hidden="true"
            />
            <span>{title}</span>
          </button>
        </th>
        <td data-label={t('progress.status')}>
          <DokuStatusBadge status={doku.status} userType={currentUser.userType} />
        </td>
        <td data-label={t('progress.signing')}>
          <span className={classes.progress} data-progress={progress}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {t(`dokuProgress.${progress}`)}
          </span>
        </td>
        <td>
          <SigningBar
            label={t('progress.signed')}
            documents={[{ progress, participants: doku.participants }]}
          />
        </td>
      </tr>
      {open ? (
        <tr id={peopleId} className={classes.people}>
          <td colSpan={4}>
            <ParticipantsList
              participants={doku.participants}
              doku={doku}
              box={box}
              currentUser={currentUser}
              tenant={tenant}
              label={title}
            />
          </td>
        </tr>
      ) : null}
    </>
  );
});

/**
 * The signing progress of a box, over the full width. Each used document has a row that opens to
 * its people (R2.22, R4.23, R4.24, A-172 to A-174). Rows of a large box are drawn in steps, and
 * people only in open rows. It prints as a document, with all rows open.
 */
export function SigningProgress({
  opened,
  onClose,
  boxTitle,
  box,
  dokus,
  currentUser,
  tenant,
}: SigningProgressProps) {
  const { t } = useTranslation('acting');
  const used = useMemo(() => usedDokus(dokus), [dokus]);
  const drawn = useGrowing(used.length);
  const { open, all, toggle, toggleAll } = useOpenRows(used);
  const printing = usePrinting();
  const rows = printing ? used : used.slice(0, drawn);
  return (
    <PrintedDialog
      opened={opened}
      onClose={onClose}
      title={t('progress.title')}
      size="100%"
      closeLabel={t('progress.close')}
    >
      <div className={classes.head}>
        <p className={classes.box}>{boxTitle}</p>
        {used.length > 0 ? (
          <PrintTools printLabel={t('progress.print')}>
            <Button variant="default" size="sm" onClick={toggleAll}>
              {t(all ? 'progress.hideAll' : 'progress.showAll')}
            </Button>
          </PrintTools>
        ) : null}
      </div>
      {used.length === 0 ? (
        <p className={classes.empty}>{t('progress.empty')}</p>
      ) : (
        <>
          <div className={classes.total}>
            <SigningBar
              label={t('progress.total')}
              documents={used.map((doku) => ({
                progress: dokuProgress(doku, box),
                participants: doku.participants,
              }))}
            />
          </div>
          <table className={classes.table} aria-busy={rows.length < used.length}>
            <caption className={classes.hidden}>{t('progress.tableLabel')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('progress.document')}</th>
                <th scope="col">{t('progress.status')}</th>
                <th scope="col">{t('progress.signing')}</th>
                <th scope="col">{t('progress.signed')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((doku) => (
                <DokuRows
                  key={doku.id}
                  doku={doku}
                  box={box}
                  currentUser={currentUser}
                  tenant={tenant}
                  open={printing || open.has(doku.id)}
                  onToggle={toggle}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </PrintedDialog>
  );
}
