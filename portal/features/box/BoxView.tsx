import { Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { boxOpenTo } from '@dokubox/spec/workflow/rights.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { DokuAccordion } from '@dokubox/ui-kit/box/DokuAccordion/DokuAccordion.tsx';
import { readOnlyReason } from '@dokubox/ui-kit/box/DokuboxHeader/boxSentence.ts';
import { DokuboxHeader } from '@dokubox/ui-kit/box/DokuboxHeader/DokuboxHeader.tsx';
import { useReadOnlyText } from '@dokubox/ui-kit/box/DokuboxHeader/useReadOnlyText.ts';
import { boxTitle, contentLanguage } from '@dokubox/ui-kit/helpers/names.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import { ProgressButton } from '@dokubox/ui-kit/box/ParticipantProgress/ProgressButton.tsx';
import { useCommand, useQuery } from '../../api/hooks.ts';
import { listPath } from '../../config/landing.ts';
import { useCategoryNames } from '../../session/categories.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';
import { dokuOfHash } from '../../shared/boxAddress.ts';
import { outcomeOf } from '../../shared/failure.ts';
import { useDialog } from '../../shared/useDialog.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { lazily } from '../../shared/lazily.ts';
import { ActingBar } from './ActingBar.tsx';
import { BoxAbove } from './BoxAbove.tsx';
import { boxActionNames } from './boxActions.ts';
import { BoxActions } from './BoxActions.tsx';
import { useBoxForComponents } from './boxForComponents.ts';
import { useActing } from './useActing.ts';
import { useArchiveJobs } from './useArchiveJobs.ts';
import { useBoxLock } from './useBoxLock.ts';
import { useDownloads } from './useDownloads.ts';
import { useUploads } from './useUploads.ts';
import classes from './BoxView.module.css';

// Dialogs are fetched when one opens.
const PreviewDialog = lazily(() => import('./PreviewDialog.tsx'), 'PreviewDialog');
const MessagesOfDoku = lazily(() => import('./MessagesOfDoku.tsx'), 'MessagesOfDoku');
const ValidationDialog = lazily(() => import('./ValidationDialog.tsx'), 'ValidationDialog');
const SignersDialog = lazily(() => import('./SignersDialog.tsx'), 'SignersDialog');
const AddOtherCard = lazily(() => import('./AddOtherCard.tsx'), 'AddOtherCard');
const BoxActionDialog = lazily(() => import('./BoxActionDialog.tsx'), 'BoxActionDialog');
const ProgressDialog = lazily(() => import('./ProgressDialog.tsx'), 'ProgressDialog');
const TerminationDialog = lazily(
  () => import('../../shared/TerminationDialog.tsx'),
  'TerminationDialog',
);

// Shown in a few statuses only, with texts of its own.
const BoxSetup = lazily(() => import('./BoxSetup.tsx'), 'BoxSetup');

export interface BoxViewProps {
  readonly box: ReceivedBox;
  readonly onReload: () => void;
}

/** Header, documents and dialogs of a box that is there. */
export function BoxView({ box: loaded, onReload }: BoxViewProps) {
  const box = useBoxForComponents(loaded);
  // The texts of open cards come with the screen, so that opening one waits for nothing.
  const { t } = useTranslation(['portal', 'acting']);
  const { place } = useStart();
  const { language } = useLanguage();
  const { user } = useUser();
  const navigate = useNavigate();
  const { dialog, open, close } = useDialog();
  const { uploads, uploading, actions: uploadActions } = useUploads(box);
  const { downloading, download } = useDownloads(box);
  const rename = useRename(box.id);
  const lock = useBoxLock(box, onReload);
  const listHref = useListHref();
  const categories = useCategoryNames();
  const flags = useQuery('getFeatureFlags', { body: {} });
  const reader = useMemo(
    () => ({ userType: user.userType, username: user.username }),
    [user.userType, user.username],
  );
  const readOnly = readOnlyReason(box, reader);
  const readOnlyWords = useReadOnlyText(box, reader);
  const acting = useActing(box, { readOnly, uploading, dialogs: { open, close }, onReload });
  useArchiveJobs(box, onReload);
  const onDownload = useCallback((dokuId: number) => void download(dokuId), [download]);
  const actions = useMemo(
    () => ({
      ...uploadActions,
      onDownload,
      onView: (dokuId: number) => {
        open('preview', dokuId);
      },
      onValidate: (dokuId: number) => {
        open('validate', dokuId);
      },
      onSigners: (dokuId: number) => {
        open('signers', dokuId);
      },
    }),
    [onDownload, open, uploadActions],
  );
  const onMessages = useCallback(
    (dokuId: number) => {
      open('messages', dokuId);
    },
    [open],
  );
  const openDoku = dokuOfHash(useLocation().hash);
  const showsProgress = flags.data?.['is.doku.progress.visible'] ?? true;
  const title = boxTitle(box, contentLanguage(place.tenant, language));
  usePageTitle(title || t('portal:page.box'));

  const action = boxActionNames.find((name) => name === dialog?.name);
  const categoryName = box.productCategory ? categories[box.productCategory] : undefined;
  const subject = dialog && usedDokus(box.dokus).find((doku) => doku.id === dialog.id);
  const addOtherDokuId = boxOpenTo(box, reader) ? otherDocumentOf(box) : undefined;
  // A box at work keeps its configuration among the buttons; one that is being prepared is about it.
  const working = box.status === 'IN_PROGRESS';
  const setup = (
    <Suspense fallback={null}>
      <BoxSetup box={box} reader={reader} uploading={uploading} />
    </Suspense>
  );
  return (
    <div className={classes.screen}>
      <DokuboxHeader
        box={box}
        reader={reader}
        tenant={place.tenant}
        backHref={listHref}
        onNavigate={(href) => void navigate(href)}
        lock={lock}
        actions={
          <>
            {showsProgress ? (
              <ProgressButton
                onOpen={() => {
                  open('progress', box.id);
                }}
              />
            ) : null}
            {working && user.userType === 'BANKER' ? setup : null}
            <Suspense fallback={null}>
              <BoxActions
                box={box}
                reader={reader}
                onOpen={(name) => {
                  open(name, box.id);
                }}
              />
            </Suspense>
          </>
        }
        onShowTermination={() => {
          open('termination', box.id);
        }}
        {...(user.userType === 'CLIENT' ? { onRename: rename } : {})}
        {...(categoryName === undefined ? {} : { categoryName })}
      />
      {working ? null : setup}
      <BoxAbove box={box} reader={reader} readOnly={readOnlyWords} />
      <DokuAccordion
        box={box}
        reader={reader}
        tenant={place.tenant}
        actions={actions}
        onMessages={onMessages}
        uploads={uploads}
        downloading={downloading}
        showsProgress={showsProgress}
        acting={acting.acting}
        choices={acting.choices}
        commands={acting.commands}
        sending={acting.sending}
        goTo={acting.goTo}
        {...(readOnlyWords === undefined ? {} : { readOnly: readOnlyWords })}
        {...(openDoku === undefined ? {} : { openDoku })}
        lastCard={
          addOtherDokuId === undefined ? null : (
            <Suspense fallback={null}>
              <AddOtherCard
                dokuBoxId={box.id}
                addOtherDokuId={addOtherDokuId}
                {...(readOnlyWords === undefined ? {} : { readOnly: readOnlyWords })}
              />
            </Suspense>
          )
        }
      />
      <ActingBar
        box={box}
        acting={acting}
        dialog={dialog}
        blocked={readOnlyWords ?? (uploading ? t('acting:submit.uploading') : undefined)}
        onDownload={onDownload}
        onCloseDialog={close}
      />
      <Suspense fallback={null}>
        {dialog?.name === 'preview' && subject ? (
          <PreviewDialog
            doku={subject}
            downloading={downloading.has(subject.id)}
            onDownload={onDownload}
            onClose={close}
          />
        ) : null}
        {dialog?.name === 'messages' && subject ? (
          <MessagesOfDoku
            key={subject.id}
            box={box}
            doku={subject}
            onReload={onReload}
            onClose={close}
          />
        ) : null}
        {dialog?.name === 'validate' && subject?.dokuStaticActions.includes('ValidateSignature') ? (
          <ValidationDialog key={subject.id} doku={subject} onClose={close} />
        ) : null}
        {dialog?.name === 'signers' && subject ? (
          <SignersDialog doku={subject} onClose={close} />
        ) : null}
        {dialog?.name === 'progress' && dialog.id === box.id && showsProgress ? (
          <ProgressDialog box={box} onClose={close} />
        ) : null}
        {dialog?.name === 'termination' && dialog.id === box.id && box.status === 'CANCELLED' ? (
          <TerminationDialog box={box} onClose={close} />
        ) : null}
        {action && dialog?.id === box.id ? (
          <BoxActionDialog
            key={action}
            name={action}
            box={box}
            reader={reader}
            listHref={listHref}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Template of further documents, where the box's definition has one. */
function otherDocumentOf(box: ReceivedBox): number | undefined {
  return box.dokus.find(({ addOtherDokuId }) => addOtherDokuId)?.addOtherDokuId ?? undefined;
}

/** The list as the reader left it; opened directly, the list as it starts. */
function useListHref(): string {
  const { state } = useLocation() as { state: { list?: string } | null };
  return state?.list ? `${listPath}?${state.list}` : listPath;
}

/** Saves the client's own name; says why it could not (R7.5, R8.5). */
function useRename(dokuBoxId: number) {
  const rename = useCommand('renameDokubox');
  return useCallback(
    (newCustomName: string) =>
      outcomeOf(rename({ body: { dokuBoxId, newCustomName } }, { shownInPlace: true })),
    [dokuBoxId, rename],
  );
}
