import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import type { PaperConfirmation } from '../PaperSigningDialog/PaperSigningDialog.tsx';

/** An option somebody has chosen for a document and not sent yet. */
export interface Choice {
  readonly trigger: OptionTrigger;
  /** What was said in the dialog of PrintedAndPaperSigned. */
  readonly paper?: PaperConfirmation;
}
