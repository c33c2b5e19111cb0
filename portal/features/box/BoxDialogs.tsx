import { Suspense, useEffect, useState } from 'react';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import { isDokuDialog, type OpenDialog } from '../../shared/useDialog.ts';
import {
  boxDialogTable,
  type BoxDialog,
  type BoxDialogContext,
  type DokuDialogContext,
} from './dialogTable.tsx';

export interface BoxDialogsProps extends BoxDialogContext {
  /** The dialog that the address names. */
  readonly dialog: OpenDialog | null;
}

/** The dialog that the address names, about a document or the box itself. */
export function BoxDialogs({ dialog, ...context }: BoxDialogsProps) {
  if (!dialog) return null;
  const { name, id } = dialog;
  const key = `${name} ${id}`;
  if (!isDokuDialog(name)) {
    if (id !== context.box.id) return null;
    return <Opened key={key} row={boxDialogTable[name]} context={context} />;
  }
  const doku = usedDokus(context.box.dokus).find((one) => one.id === id);
  const row: BoxDialog<DokuDialogContext> = boxDialogTable[name];
  return doku ? <Opened key={key} row={row} context={{ ...context, doku }} /> : null;
}

/** Shows a dialog while it may open, or until it is closed if its row says so. */
function Opened<Context extends BoxDialogContext>({
  row: { opens, show, stays = false },
  context,
}: {
  readonly row: BoxDialog<Context>;
  readonly context: Context;
}) {
  const { onClose } = context;
  const mayOpen = opens(context);
  const [opened] = useState(mayOpen);
  const refused = stays && !opened;
  useEffect(() => {
    // The user may not open the dialog that the address names.
    if (refused) onClose();
  }, [onClose, refused]);
  const shown = stays ? opened : mayOpen;
  return shown ? <Suspense fallback={null}>{show(context)}</Suspense> : null;
}
