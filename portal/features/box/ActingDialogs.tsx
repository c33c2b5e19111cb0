import { useTranslation } from 'react-i18next';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { removalRefusal } from '@dokubox/spec/workflow/removal.ts';
import { ConfirmDialog } from '@dokubox/ui-kit/shell/ConfirmDialog/ConfirmDialog.tsx';
import { inBoxOf, optionsOf } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';
import { DokuRemovalDialog } from '@dokubox/ui-kit/box/DokuRemovalDialog/DokuRemovalDialog.tsx';
import { RemovalPendingNotice } from '@dokubox/ui-kit/box/DokuRemovalDialog/RemovalPendingNotice.tsx';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import { MissingFileWarning } from '@dokubox/ui-kit/box/MissingFileWarning/MissingFileWarning.tsx';
import { PaperSigningDialog } from '@dokubox/ui-kit/box/PaperSigningDialog/PaperSigningDialog.tsx';
import { useQuery } from '../../api/hooks.ts';
import { useLanguage } from '../../session/language.ts';
import type { OpenDialog } from '../../shared/useDialog.ts';
import type { Acting } from './useActing.ts';

export interface ActingDialogsProps {
  readonly box: ReceivedBox;
  readonly acting: Acting;
  readonly dialog: OpenDialog | null;
  readonly onDownload: (dokuId: number) => void;
  readonly onCloseDialog: () => void;
}

/** What is asked before documents are acted on, and told afterwards; fetched when it is needed. */
export function ActingDialogs({
  box,
  acting,
  dialog,
  onDownload,
  onCloseDialog,
}: ActingDialogsProps) {
  const { language } = useLanguage();
  const { asking, sending } = acting;
  const content = contentLanguage(acting.context.tenant, language);
  const titleOf = (doku: Doku) => dokuTitle(doku, content);
  const subject = dialog && usedDokus(box.dokus).find(({ id }) => id === dialog.id);
  const missing = asking?.kind === 'missingFile' ? asking.dokus : [];
  const last = asking?.kind === 'lastRemoval';
  return (
    <>
      {subject && dialog.name === 'removal' && !last ? (
        <Removal
          box={box}
          doku={subject}
          title={titleOf(subject)}
          acting={acting}
          onClose={onCloseDialog}
        />
      ) : null}
      {subject && dialog.name === 'paper' ? (
        <Paper
          box={box}
          doku={subject}
          title={titleOf(subject)}
          acting={acting}
          onDownload={onDownload}
          onClose={onCloseDialog}
        />
      ) : null}
      <MissingFileWarning
        opened={last || missing.length > 0}
        titles={missing.map(titleOf)}
        busy={sending}
        {...(last && acting.removalError !== undefined ? { error: acting.removalError } : {})}
        onContinue={acting.proceed}
        onBack={acting.back}
      />
      <RemovalPendingNotice
        opened={asking?.kind === 'removalPending'}
        title={asking?.kind === 'removalPending' ? asking.title : ''}
        onClose={acting.back}
      />
      <Leaving acting={acting} />
    </>
  );
}

interface OfDoku {
  readonly box: ReceivedBox;
  readonly doku: Doku;
  readonly title: string;
  readonly acting: Acting;
  readonly onClose: () => void;
}

/** Asks why a document goes, or says why it stays (R2.21, R4.20, R4.21, R5.26). */
function Removal({ box, doku, title, acting, onClose }: OfDoku) {
  const { language } = useLanguage();
  const { viewer, tenant } = acting.context;
  const reasons = useQuery('getCatalogue', { body: { catalogueType: 'DokuRemovalReason' } });
  const words = useQuery('getProductTranslations', { body: { language } });
  const items = [...(reasons.data?.items ?? [])].sort((a, b) => a.listOrder - b.listOrder);
  return (
    <DokuRemovalDialog
      opened
      title={title}
      reasons={items.map(({ value, translationKey }) => ({
        value,
        label: words.data?.[translationKey] ?? value,
      }))}
      refusal={removalRefusal(inBoxOf(doku, box), viewer, box, policyOf(tenant))}
      last={usedDokus(box.dokus).length === 1}
      busy={acting.sending}
      {...(acting.removalError === undefined ? {} : { error: acting.removalError })}
      onConfirm={(values) => {
        acting.remove(doku.id, values);
      }}
      onClose={onClose}
    />
  );
}

/** Asks when and where everybody signed by hand; nothing where that is not offered. */
function Paper({
  box,
  doku,
  title,
  acting,
  onDownload,
  onClose,
}: OfDoku & { readonly onDownload: (dokuId: number) => void }) {
  const { context } = acting;
  const offered = optionsOf(doku, box, context).some(
    ({ triggerControl, disabledReasons }) =>
      triggerControl === 'PrintedAndPaperSigned' && disabledReasons.length === 0,
  );
  if (!offered) return null;
  return (
    <PaperSigningDialog
      opened
      title={title}
      today={context.today}
      policy={policyOf(context.tenant)}
      {...(doku.downloadable === true
        ? {
            onDownload: () => {
              onDownload(doku.id);
            },
          }
        : {})}
      onConfirm={(paper) => {
        acting.confirmPaper(doku.id, paper);
      }}
      onClose={onClose}
    />
  );
}

/** Asks before choices or an upload are lost. */
function Leaving({ acting }: { readonly acting: Acting }) {
  const { t } = useTranslation('acting');
  return (
    <ConfirmDialog
      opened={acting.leaving !== null}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={acting.leave}
      onClose={acting.stay}
    >
      {acting.unsent.choices ? <p>{t('leave.text')}</p> : null}
      {acting.unsent.upload ? <p>{t('leave.uploading')}</p> : null}
    </ConfirmDialog>
  );
}
