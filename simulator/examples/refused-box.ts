import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Stage } from './stage.ts';
import type { StageBox } from './stage-boxes.ts';
import { nowhere, step, withBody, type Step, type StepInput } from './step.ts';

export type Make = (stage: Stage) => StepInput;

/** How a command on a box is refused for the box alone. */
export function refusedBox(id: OperationId, as: string, input: Make, other?: Make): Step[] {
  const on = (shows: string, box: StageBox) => step(id, shows, { as, boxes: [box], input });
  return [
    on('Somebody else holds the box', 'locked'),
    on('The box is cancelled', 'cancelled'),
    ...(other ? [step(id, 'No such box', { as, boxes: ['upload'], input: other })] : []),
    ...(userTypeOfKey(as) === 'BANKER'
      ? [
          on('The client still prepares it', 'clientSetup'),
          step(id, 'Of another segment', { as: 'bankerOfOne', boxes: ['corporate'], input }),
        ]
      : []),
  ];
}

/** A body that names the box. */
export const body = (name: 'dokuBoxId' | 'dokuboxId', more: object = {}) =>
  withBody((stage) => ({ [name]: stage.box().id, ...more }));
/** A body that names no box. */
export const nowhereBody = (name: 'dokuBoxId' | 'dokuboxId', more: object = {}) =>
  withBody(() => ({ [name]: nowhere, ...more }));

/** How a call on a document is refused for the document alone. */
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
