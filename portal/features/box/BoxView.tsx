import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { DokuAccordion } from '@dokubox/ui-kit/DokuAccordion/DokuAccordion.tsx';
import { DokuboxHeader } from '@dokubox/ui-kit/DokuboxHeader/DokuboxHeader.tsx';
import { boxTitle, contentLanguage } from '@dokubox/ui-kit/helpers/names.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import { ProgressButton } from '@dokubox/ui-kit/ParticipantProgress/ProgressButton.tsx';
import { asApiError } from '../../api/errors.ts';
import { useCommand, useQuery } from '../../api/hooks.ts';
import { flowId } from '../../api/portal.ts';
import { listPath } from '../../config/landing.ts';
import { useCategoryNames } from '../../session/categories.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';
import { useDialog } from '../../shared/useDialog.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { useBoxForComponents, type LoadedBox } from './boxForComponents.ts';
import { useDownloads } from './useDownloads.ts';
import { useUploads } from './useUploads.ts';
import classes from './BoxView.module.css';

// Dialogs are fetched when one opens.
const PreviewDialog = lazy(async () => ({
  default: (await import('./PreviewDialog.tsx')).PreviewDialog,
}));
const MessagesOfDoku = lazy(async () => ({
  default: (await import('./MessagesOfDoku.tsx')).MessagesOfDoku,
}));
const ProgressDialog = lazy(async () => ({
  default: (await import('./ProgressDialog.tsx')).ProgressDialog,
}));
const TerminationDialog = lazy(async () => ({
  default: (await import('../../shared/TerminationDialog.tsx')).TerminationDialog,
}));

export interface BoxViewProps {
  readonly box: LoadedBox;
  readonly onReload: () => void;
}

/** Header, documents and dialogs of a box that is there. */
export function BoxView({ box: loaded, onReload }: BoxViewProps) {
  const box = useBoxForComponents(loaded);
  const { t } = useTranslation('portal');
  const { place } = useStart();
  const { language } = useLanguage();
  const { user } = useUser();
  const navigate = useNavigate();
  const { dialog, open, close } = useDialog();
  const { uploads, actions: uploadActions } = useUploads(box);
  const { downloading, download } = useDownloads(box);
  const rename = useRename(box.id);
  const categories = useCategoryNames();
  const flags = useQuery('getFeatureFlags', { body: {} });
  const reader = useMemo(
    () => ({ userType: user.userType, username: user.username }),
    [user.userType, user.username],
  );
  const onDownload = useCallback((dokuId: number) => void download(dokuId), [download]);
  const actions = useMemo(
    () => ({
      ...uploadActions,
      onDownload,
      onView: (dokuId: number) => {
        open('preview', dokuId);
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
  const showsProgress = flags.data?.['is.doku.progress.visible'] ?? true;
  const title = boxTitle(box, contentLanguage(place.tenant, language));
  usePageTitle(title || t('page.box'));

  const categoryName = box.productCategory ? categories[box.productCategory] : undefined;
  const subject =
    dialog?.name === 'preview' || dialog?.name === 'messages'
      ? usedDokus(box.dokus).find((doku) => doku.id === dialog.id)
      : undefined;
  return (
    <div className={classes.screen}>
      <DokuboxHeader
        box={box}
        reader={reader}
        tenant={place.tenant}
        backHref={useListHref()}
        onNavigate={(href) => void navigate(href)}
        onRetryLock={onReload}
        onShowTermination={() => {
          open('termination', box.id);
        }}
        actions={
          showsProgress ? (
            <ProgressButton
              onOpen={() => {
                open('progress', box.id);
              }}
            />
          ) : null
        }
        {...(user.userType === 'CLIENT' ? { onRename: rename } : {})}
        {...(categoryName === undefined ? {} : { categoryName })}
      />
      <DokuAccordion
        box={box}
        reader={reader}
        tenant={place.tenant}
        actions={actions}
        onMessages={onMessages}
        uploads={uploads}
        downloading={downloading}
        showsProgress={showsProgress}
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
        {dialog?.name === 'progress' && dialog.id === box.id && showsProgress ? (
          <ProgressDialog box={box} onClose={close} />
        ) : null}
        {dialog?.name === 'termination' && dialog.id === box.id && box.status === 'CANCELLED' ? (
          <TerminationDialog box={box} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** The list as the reader left it; opened directly, the list as it starts. */
function useListHref(): string {
  const { state } = useLocation() as { state: { list?: string } | null };
  return state?.list ? `${listPath}?${state.list}` : listPath;
}

/** Saves the client's own name; says by message key why it could not (R7.5, R8.5). */
function useRename(dokuBoxId: number) {
  const rename = useCommand('renameDokubox');
  return useCallback(
    async (newCustomName: string): Promise<MessageKey | null> => {
      try {
        await rename({ body: { dokuBoxId, newCustomName } }, { shownInPlace: true });
        return null;
      } catch (cause) {
        const error = asApiError(cause, flowId);
        return error.fieldErrors[0]?.messageKey ?? error.messageKey;
      }
    },
    [dokuBoxId, rename],
  );
}
