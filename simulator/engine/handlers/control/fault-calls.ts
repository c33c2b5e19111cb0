import type { FaultPreset } from '@dokubox/spec/control/enums.ts';
import { errorCodes, isMessageKey } from '@dokubox/spec/errors.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import { Refusal } from '../../handler.ts';
import type { World } from '../../world/world.ts';
import { noContent, type Handler } from '../call.ts';
import { invalidField } from '../../refusals.ts';
import { worldOf } from '../simulation.ts';
import { faultsOf, type NewFault } from '../../traffic/faults.ts';

/** Calls with a file. */
const uploads: readonly OperationId[] = [
  'checkFileContent',
  'checkBankUpload',
  'checkClientUpload',
  'checkUploadOfDoku',
];

/** Limit on the active faults of a world, far above any real need. */
const maxFaults = 100;

/** The faults behind each preset name. */
const presets: Readonly<Record<FaultPreset, readonly NewFault[]>> = {
  expiredToken: [{ status: 401, withSession: true, times: 1 }],
  expiredSession: [{ status: 428, withSession: true, times: 1 }],
  portalBlocked: [{ status: 307 }],
  slowUpload: uploads.map((operationId) => ({ operationId, delayMs: 15_000 })),
  flakyNetwork: [
    { dropConnection: true, probability: 0.2 },
    { delayMs: 3_000, probability: 0.3 },
  ],
};

function checkFault(wanted: NewFault, world: World): void {
  const { operationId, username, messageKey, status, errorCode } = wanted;
  const { delayMs, dropConnection, malformedBody } = wanted;
  const refuses = status !== undefined || errorCode !== undefined;
  if (operationId !== undefined) {
    if (!Object.hasOwn(operations, operationId)) {
      throw invalidField(
        'operationId',
        'dde.error.invalidValue',
        'must be an operation of the contract',
      );
    }
    if (operations[operationId as OperationId].tag === 'simulation') {
      throw invalidField(
        'operationId',
        'dde.error.invalidValue',
        'must not be a control API operation',
      );
    }
  }
  if (username !== undefined && !world.users.get(username)) {
    throw invalidField('username', 'dde.error.invalidValue', 'must be a user of the world');
  }
  if (messageKey !== undefined && !isMessageKey(messageKey)) {
    throw invalidField(
      'messageKey',
      'dde.error.invalidValue',
      'must be a message key of the contract',
    );
  }
  if (messageKey !== undefined && !refuses) {
    throw invalidField(
      'messageKey',
      'dde.error.invalidValue',
      'requires a status or an error code',
    );
  }
  if (errorCode !== undefined && errorCodes[errorCode].httpStatus === null) {
    throw invalidField(
      'errorCode',
      'dde.error.invalidValue',
      'must be an error code that has an answer',
    );
  }
  if (status !== undefined && errorCode !== undefined) {
    throw invalidField(
      'status',
      'dde.error.invalidValue',
      'must be left out with an error code, which sets its own status',
    );
  }
  if (!refuses && delayMs === undefined && !dropConnection && !malformedBody) {
    throw new Refusal(400, 'dde.error.invalidValue', null, {
      reason: 'set at least one of status, errorCode, delayMs, dropConnection and malformedBody',
    });
  }
}

function checkRoom(waiting: number, more: number): void {
  if (waiting + more <= maxFaults) return;
  throw new Refusal(400, 'dde.error.invalidValue', null, {
    reason: `a world can have at most ${maxFaults} faults at once. Use DELETE to clear them`,
  });
}

export const listFaults: Handler<'listFaults'> = ({ engine, input }) => ({
  body: [...faultsOf(worldOf(engine, input.params.worldId)).faults],
});

/**
 * Makes matching calls fail from now on: slow, rejected, dropped, or with a truncated
 * answer.
 */
export const addFault: Handler<'addFault'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const book = faultsOf(world);
  checkFault(input.body, world);
  checkRoom(book.faults.length, 1);
  return { body: book.add(input.body) };
};

/** Adds the faults of a preset. */
export const addFaultPreset: Handler<'addFaultPreset'> = ({ engine, input }) => {
  const book = faultsOf(worldOf(engine, input.params.worldId));
  const wanted = presets[input.params.preset];
  checkRoom(book.faults.length, wanted.length);
  return { body: wanted.map((fault) => book.add(fault)) };
};

export const clearFaults: Handler<'clearFaults'> = ({ engine, input }) => {
  faultsOf(worldOf(engine, input.params.worldId)).clear();
  return noContent;
};
