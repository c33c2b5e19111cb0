import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { removalRefusal } from '@dokubox/spec/workflow/removal.ts';
import { inBoxOf } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';
import { DokuRemovalDialog } from '@dokubox/ui-kit/box/DokuRemovalDialog/DokuRemovalDialog.tsx';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import { useLanguage } from '../../session/language.ts';
import { useReasonOptions } from '../../shared/reasons.ts';
import type { Acting } from './useActing.ts';

export interface RemovalDialogProps {
  readonly box: ReceivedBox;
  readonly doku: Doku;
  readonly acting: Acting;
  readonly onClose: () => void;
}

/** Asks why a document is removed, or explains why it stays (R2.21, R4.20, R4.21, R5.26). */
export function RemovalDialog({ box, doku, acting, onClose }: RemovalDialogProps) {
  const { language } = useLanguage();
  const { currentUser, tenant } = acting.context;
  const reasons = useReasonOptions('DokuRemovalReason');
  return (
    <DokuRemovalDialog
      opened
      title={dokuTitle(doku, contentLanguage(tenant, language))}
      reasons={reasons}
      refusal={removalRefusal(inBoxOf(doku, box), currentUser, box, policyOf(tenant))}
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
