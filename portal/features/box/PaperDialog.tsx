import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { PaperSigningDialog } from '@dokubox/ui-kit/box/PaperSigningDialog/PaperSigningDialog.tsx';
import { useLanguage } from '../../session/language.ts';
import type { Acting } from './useActing.ts';

export interface PaperDialogProps {
  readonly doku: Doku;
  readonly acting: Acting;
  readonly onDownload: (dokuId: number) => void;
  readonly onClose: () => void;
}

/** Asks when and where everyone signed by hand. */
export function PaperDialog({ doku, acting, onDownload, onClose }: PaperDialogProps) {
  const { language } = useLanguage();
  const { currentUser, tenant, today } = acting.context;
  return (
    <PaperSigningDialog
      opened
      userType={currentUser.userType}
      title={dokuTitle(doku, contentLanguage(tenant, language))}
      today={today}
      policy={policyOf(tenant)}
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
