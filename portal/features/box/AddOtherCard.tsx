import { AddOtherDokuForm } from '@dokubox/ui-kit/box/AddOtherDokuForm/AddOtherDokuForm.tsx';
import { outcomeOf } from '../../shared/failure.ts';
import { useBoxCommand } from './useBoxCommand.ts';

export interface AddOtherCardProps {
  readonly dokuBoxId: number;
  /** Template of the box's definition. */
  readonly addOtherDokuId: number;
  /** Why nothing can be added now, in words. */
  readonly readOnly?: string;
  /** Told while a name is being written. */
  readonly onWriting: (writing: boolean) => void;
}

/** The last card of a box that takes further documents. */
export function AddOtherCard({
  dokuBoxId,
  addOtherDokuId,
  readOnly,
  onWriting,
}: AddOtherCardProps) {
  const add = useBoxCommand('addOtherDoku');
  return (
    <AddOtherDokuForm
      onWriting={onWriting}
      {...(readOnly === undefined ? {} : { disabledReason: readOnly })}
      onAdd={(customDokuName) =>
        outcomeOf(add({ body: { dokuBoxId, addOtherDokuId, customDokuName } }))
      }
    />
  );
}
