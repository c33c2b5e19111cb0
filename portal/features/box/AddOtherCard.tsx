import { AddOtherDokuForm } from '@dokubox/ui-kit/box/AddOtherDokuForm/AddOtherDokuForm.tsx';
import { outcomeOf } from '../../shared/failure.ts';
import { useBoxCommand } from './useBoxCommand.ts';

export interface AddOtherCardProps {
  readonly dokuBoxId: number;
  /** Template of the box's definition. */
  readonly addOtherDokuId: number;
  /** The text that explains why nothing can be added now. */
  readonly readOnly?: string;
  /** Called when the user starts or stops writing a name. */
  readonly onWriting: (writing: boolean) => void;
}

/** The last card of a box that accepts further documents. */
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
