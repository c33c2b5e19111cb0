import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { boxOpenTo } from '@dokubox/spec/workflow/rights.ts';
import { DokuAccordion } from '@dokubox/ui-kit/box/DokuAccordion/DokuAccordion.tsx';
import { readOnlyReason } from '@dokubox/ui-kit/box/DokuboxHeader/headerSentence.ts';
import { useReadOnlyText } from '@dokubox/ui-kit/box/DokuboxHeader/useReadOnlyText.ts';
import { boxTitle, contentLanguage } from '@dokubox/ui-kit/helpers/names.ts';
import { mayWorkInBox } from '@dokubox/ui-kit/helpers/turn.ts';
import { useQuery } from '../../api/hooks.ts';
import { listPath } from '../../config/landing.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import { dokuOfHash } from '../../shared/boxAddress.ts';
import { useDialog } from '../../shared/useDialog.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { ActingBar } from './ActingBar.tsx';
import { AddOtherCard } from './AddOtherCard.tsx';
import { BoxAbove } from './BoxAbove.tsx';
import { BoxDialogs } from './BoxDialogs.tsx';
import { useBoxForComponents } from './boxForComponents.ts';
import { BoxHeader } from './BoxHeader.tsx';
import { useActing } from './useActing.ts';
import { useBoxLock } from './useBoxLock.ts';
import { useArchiveJobs } from './useArchiveJobs.ts';
import { useDownloads } from './useDownloads.ts';
import { useUploads } from './useUploads.ts';
import classes from './BoxView.module.css';

export interface BoxViewProps {
  readonly box: ReceivedBox;
  readonly onReload: () => void;
}

/** Header, documents and dialogs of a box that is there. */
export function BoxView({ box: received, onReload }: BoxViewProps) {
  const box = useBoxForComponents(received);
  // The texts of open cards come with the screen, so that opening one waits for nothing.
  const { t } = useTranslation(['portal', 'acting']);
  const { launch } = useStart();
  const { language } = useLanguage();
  const { user: person, roles } = useUser();
  const user = useMemo(() => ({ ...person, roles }), [person, roles]);
  const { dialog, open, close } = useDialog();
  const { uploads, uploading, actions: uploadActions } = useUploads(box);
  const { downloading, download } = useDownloads(box);
  const listHref = useListHref();
  const openDoku = dokuOfHash(useLocation().hash);
  const flags = useQuery('getFeatureFlags', { body: {} });
  const showsProgress = flags.data?.['is.doku.progress.visible'] ?? true;
  const readOnly = useReadOnlyText(box, user, launch.tenant);
  const acting = useActing(box, {
    readOnly: readOnlyReason(box, user),
    uploading,
    dialogs: { open, close },
    onReload,
  });
  const [naming, setNaming] = useState(false);
  const [addingOther, setAddingOther] = useState(false);
  const begun = {
    ...acting.unsent,
    text: naming || addingOther,
    dialog: dialog?.name,
  };
  const lock = useBoxLock(box, begun, onReload);
  useArchiveJobs(box, onReload);
  usePageTitle(boxTitle(box, contentLanguage(launch.tenant, language)) || t('portal:page.box'));

  const onDownload = useCallback((dokuId: number) => void download(dokuId), [download]);
  const { actions, onMessages } = useMemo(() => {
    const opening = (name: 'preview' | 'messages' | 'validate' | 'signers') => (dokuId: number) => {
      open(name, dokuId);
    };
    return {
      actions: {
        ...uploadActions,
        onDownload,
        onView: opening('preview'),
        onValidate: opening('validate'),
        onSigners: opening('signers'),
      },
      onMessages: opening('messages'),
    };
  }, [onDownload, open, uploadActions]);
  const otherDoku = boxOpenTo(box, user) && mayWorkInBox(box, user) ? otherDokuOf(box) : undefined;
  return (
    <div className={classes.screen}>
      <BoxHeader
        box={box}
        listHref={listHref}
        showsProgress={showsProgress}
        uploading={uploading}
        lock={lock}
        onOpen={open}
        onNaming={setNaming}
      />
      <BoxAbove box={box} currentUser={user} readOnly={readOnly} />
      <DokuAccordion
        box={box}
        currentUser={user}
        tenant={launch.tenant}
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
        {...(readOnly === undefined ? {} : { readOnly })}
        {...(openDoku === undefined ? {} : { openDoku })}
        lastCard={
          otherDoku === undefined ? null : (
            <Suspense fallback={null}>
              <AddOtherCard
                dokuBoxId={box.id}
                addOtherDokuId={otherDoku}
                onWriting={setAddingOther}
                {...(readOnly === undefined ? {} : { readOnly })}
              />
            </Suspense>
          )
        }
      />
      <ActingBar
        box={box}
        acting={acting}
        blocked={readOnly ?? (uploading ? t('acting:submit.uploading') : undefined)}
      />
      <BoxDialogs
        dialog={dialog}
        box={box}
        currentUser={user}
        acting={acting}
        showsProgress={showsProgress}
        downloading={downloading}
        onDownload={onDownload}
        listHref={listHref}
        onReload={onReload}
        onClose={close}
      />
    </div>
  );
}

/** Template of further documents, where the box's definition has one. */
function otherDokuOf(box: ReceivedBox): number | undefined {
  return box.dokus.find(({ addOtherDokuId }) => addOtherDokuId)?.addOtherDokuId ?? undefined;
}

/** The list as it was left; opened directly, the list as it starts. */
function useListHref(): string {
  const { state } = useLocation() as { state: { list?: string } | null };
  return state?.list ? `${listPath}?${state.list}` : listPath;
}
