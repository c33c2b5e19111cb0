import { faultPresets } from '../enums.ts';
import { limits } from '../../limits.ts';
import { operation } from '../../operations/types.ts';
import { from } from '../../origin.ts';
import { oneOf, ref } from '../../schemas/common.ts';
import { faultFields } from '../schemas/fault.ts';
import { control, ofWorld, slug, worldParams } from './blocks.ts';

/** What goes wrong on purpose. */
export const faultOperations = {
  listFaults: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/faults',
    kind: 'query',
    summary: 'Faults that wait for their call',
    description: 'The oldest first: of two that fit a call, it is the one that meets it.',
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
    summary: 'Makes the next calls slow, refused, dropped or garbled',
    description:
      'One of `status`, `errorCode`, `delayMs`, `dropConnection` and `malformedBody` is needed.',
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
        'An unknown operation, user or key, a key without status or code, a status beside a code, a code that no answer carries, nothing that goes wrong, or more than 100 faults.',
    },
  }),
  addFaultPreset: operation({
    ...control,
    origin: 'A-420',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/faults/{preset}',
    kind: 'command',
    summary: 'Makes what often goes wrong go wrong, by its name',
    description: 'Adds the faults the name stands for to those that wait.',
    params: {
      type: 'object',
      additionalProperties: false,
      required: ['worldId', 'preset'],
      properties: {
        worldId: from('A-271', 'The world.', slug),
        preset: from('A-420', 'What goes wrong.', oneOf(faultPresets)),
      },
    },
    success: {
      status: 201,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('Fault') },
    },
    refusals: { ...ofWorld, invalidValue: 'More than 100 faults would wait.' },
  }),
  clearFaults: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}/faults',
    kind: 'command',
    summary: 'Removes all faults',
    description: 'Calls go their way again.',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: ofWorld,
  }),
} as const;
