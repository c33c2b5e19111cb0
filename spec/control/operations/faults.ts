import { faultPresets } from '../enums.ts';
import { limits } from '../../limits.ts';
import { operation } from '../../operations/types.ts';
import { from } from '../../origin.ts';
import { oneOf, ref } from '../../schemas/common.ts';
import { faultFields } from '../schemas/fault.ts';
import { control, ofWorld, slug, worldParams } from './blocks.ts';

/** Calls that cause faults on purpose. */
export const faultOperations = {
  listFaults: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/faults',
    kind: 'query',
    summary: 'List the active faults',
    description:
      'Returns the oldest faults first. If two faults match a call, the older one applies.',
    params: worldParams,
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('Fault') },
    },
    refusals: ofWorld,
  }),
  addFault: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/faults',
    kind: 'command',
    summary: 'Add a fault',
    description:
      'The next matching calls become slow, rejected, dropped or garbled. At least one of `status`, `errorCode`, `delayMs`, `dropConnection` and `malformedBody` is required.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: faultFields,
    },
    success: { status: 201, schema: ref('Fault') },
    refusals: {
      ...ofWorld,
      invalidValue:
        'The operation, user or key is unknown. The key comes without a status or code, or a status comes with a code. The code never appears in an answer. The fault has no effect. Or there would be more than 100 faults.',
    },
  }),
  addFaultPreset: operation({
    ...control,
    origin: 'A-420',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/faults/{preset}',
    kind: 'command',
    summary: 'Add a fault by its name',
    description: 'Adds the faults that the name stands for to the active faults.',
    params: {
      type: 'object',
      additionalProperties: false,
      required: ['worldId', 'preset'],
      properties: {
        worldId: from('A-271', 'Id of the world.', slug),
        preset: from('A-420', 'Name of the fault.', oneOf(faultPresets)),
      },
    },
    success: {
      status: 201,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('Fault') },
    },
    refusals: { ...ofWorld, invalidValue: 'There would be more than 100 faults.' },
  }),
  clearFaults: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}/faults',
    kind: 'command',
    summary: 'Remove all faults',
    description: 'Calls work normally again.',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: ofWorld,
  }),
} as const;
