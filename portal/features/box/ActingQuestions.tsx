import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@dokubox/ui-kit/shell/ConfirmDialog/ConfirmDialog.tsx';
import { RemovalPendingNotice } from '@dokubox/ui-kit/box/DokuRemovalDialog/RemovalPendingNotice.tsx';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { MissingFileWarning } from '@dokubox/ui-kit/box/MissingFileWarning/MissingFileWarning.tsx';
import { useLanguage } from '../../session/language.ts';
import type { Acting } from './useActing.ts';

/** Questions before documents are acted on, and notices afterwards. They are loaded when needed. */
export function ActingQuestions({ acting }: { readonly acting: Acting }) {
  const { language } = useLanguage();
  const { prompt, sending } = acting;
  const content = contentLanguage(acting.context.tenant, language);
  const missing = prompt?.kind === 'missingFile' ? prompt.dokus : [];
  const last = prompt?.kind === 'lastRemoval';
  return (
    <>
      <MissingFileWarning
        opened={last || missing.length > 0}
        titles={missing.map((doku) => dokuTitle(doku, content))}
        busy={sending}
        {...(last && acting.removalError !== undefined ? { error: acting.removalError } : {})}
        onContinue={acting.proceed}
        onBack={acting.back}
      />
      <RemovalPendingNotice
        opened={prompt?.kind === 'removalPending'}
        title={prompt?.kind === 'removalPending' ? prompt.title : ''}
        onClose={acting.back}
      />
      <Leaving acting={acting} />
    </>
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
