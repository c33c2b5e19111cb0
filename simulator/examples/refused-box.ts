import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Stage } from './stage.ts';
import type { StageBox } from './stage-boxes.ts';
import { nowhere, step, withBody, type Step, type StepInput } from './step.ts';

export type Make = (stage: Stage) => StepInput;

/** Steps in which a command is rejected because of its box. */
export function refusedBox(id: OperationId, as: string, input: Make, other?: Make): Step[] {
  const on = (shows: string, box: StageBox) => step(id, shows, { as, boxes: [box], input });
  return [
    on('The box is locked by another user', 'locked'),
    on('The box is cancelled', 'cancelled'),
    ...(other ? [step(id, 'No such box', { as, boxes: ['upload'], input: other })] : []),
    ...(userTypeOfKey(as) === 'BANKER'
      ? [
          on('The client is still preparing the box', 'clientSetup'),
          step(id, 'Of another segment', { as: 'bankerOfOne', boxes: ['corporate'], input }),
        ]
      : []),
  ];
}

/** A body that names the box of the stage. */
export const body = (name: 'dokuBoxId' | 'dokuboxId', more: object = {}) =>
  withBody((stage) => ({ [name]: stage.box().id, ...more }));
/** A body that names a box that does not exist. */
export const nowhereBody = (name: 'dokuBoxId' | 'dokuboxId', more: object = {}) =>
  withBody(() => ({ [name]: nowhere, ...more }));

/** Steps in which a call is rejected because of its document. */
export function refusedDoku(id: OperationId, as: string, input: Make): Step[] {
  return [
    step(id, 'No such document', {
      as,
      boxes: ['upload'],
      input: (stage) => ({ ...input(stage), params: { id: nowhere } }),
    }),
    step(id, 'Of another segment', { as: 'bankerOfOne', boxes: ['corporate'], input }),
  ];
}
