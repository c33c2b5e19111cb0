import { AddOtherDokuForm } from '@dokubox/ui-kit/box/AddOtherDokuForm/AddOtherDokuForm.tsx';
import { asApiError } from '../../api/errors.ts';
import { useCacheUpdate, useCommand } from '../../api/hooks.ts';
import { flowId } from '../../api/flowId.ts';
import { refusalOf } from './uploadFlow.ts';

export interface AddOtherCardProps {
  readonly dokuBoxId: number;
  /** Template of the box's definition. */
  readonly addOtherDokuId: number;
  /** Why nothing can be added now, in words. */
  readonly readOnly?: string;
}

/** The last card of a box that takes further documents. */
export function AddOtherCard({ dokuBoxId, addOtherDokuId, readOnly }: AddOtherCardProps) {
  const add = useCommand('addOtherDoku');
  const update = useCacheUpdate();
  return (
    <AddOtherDokuForm
      {...(readOnly === undefined ? {} : { disabledReason: readOnly })}
      onAdd={async (customDokuName) => {
        try {
          await add(
            { body: { dokuBoxId, addOtherDokuId, customDokuName } },
            { shownInPlace: true },
          );
          return null;
        } catch (cause) {
          const failure = asApiError(cause, flowId);
          const moved = failure.body?.dokubox;
          if (moved) await update('loadDokubox', { params: { id: moved.id } }, moved);
          return refusalOf(failure).messageKey;
        }
      }}
    />
  );
}
