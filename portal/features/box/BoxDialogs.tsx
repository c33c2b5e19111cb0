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
  /** The dialog the address asks for. */
  readonly dialog: OpenDialog | null;
}

/** The dialog the address asks for: about a document of the box, or about the box itself. */
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

/** Shows a dialog as long as it may open, or until it is closed where its row says so. */
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
    // The address asked for what this user cannot do.
    if (refused) onClose();
  }, [onClose, refused]);
  const shown = stays ? opened : mayOpen;
  return shown ? <Suspense fallback={null}>{show(context)}</Suspense> : null;
}
