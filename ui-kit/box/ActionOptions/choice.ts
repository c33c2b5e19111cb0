import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import type { PaperConfirmation } from '../PaperSigningDialog/PaperSigningDialog.tsx';

/** An option that a user has chosen for a document and not sent yet. */
export interface Choice {
  readonly trigger: OptionTrigger;
  /** The input of the dialog for PrintedAndPaperSigned. */
  readonly paper?: PaperConfirmation;
}
