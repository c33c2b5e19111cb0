import { limits } from '../../limits.ts';
import { exportFormats } from '../enums.ts';
import { tenants, type Tenant } from '../../enums.ts';
import { from } from '../../origin.ts';
import { oneOf, ref, typed } from '../../schemas/common.ts';
import type { WorldBundle } from '../schemas/world-bundle.ts';
import type { WorldScenario } from '../schemas/world-scenario.ts';
import { control, ofWorld, slug, worldParams } from './blocks.ts';
import { operation } from '../../operations/types.ts';

/** Worlds as copies and files. */
export const worldFileOperations = {
  duplicateWorld: operation({
    ...control,
    origin: 'A-414',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/duplicate',
    kind: 'command',
    summary: 'Makes a second world that is as this one is now',
    description:
      'With records, uploads, history, name and present; without sessions, faults, journal and link.',
    params: worldParams,
    emptyBodyAllowed: true,
    success: { status: 201, schema: ref('World') },
    refusals: {
      ...ofWorld,
      conflict:
        'What is stored of a command of its history is damaged; `reason` says which (A-532).',
      tooManyRequests: 'The simulator has as many worlds as it may have (A-412).',
    },
  }),
  exportWorld: operation({
    ...control,
    origin: 'A-414',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/export',
    kind: 'query',
    summary: 'A world as a file',
    description:
      'With records, uploads and history, without sessions. What was brought in again by `importWorld` gives the same file to the byte, as long as nothing happens in it. With `format=scenario` the situation as a scenario file (A-455): statuses, people and documents as they are now, counted from the present, without history, uploads and ids; what such a file cannot say is named.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        format: from('A-414', 'Form of the file. Absent: `bundle`.', oneOf(exportFormats)),
      },
    },
    success: {
      status: 200,
      schema: typed<WorldBundle | WorldScenario>({
        anyOf: [ref('WorldBundle'), ref('WorldScenario')],
      }),
    },
    refusals: {
      ...ofWorld,
      payloadTooLarge:
        'The uploads of the world are more than an import takes (A-489). With `format=scenario` the file has none.',
    },
  }),
  downloadStoredWorld: operation({
    ...control,
    origin: 'A-462',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/stored',
    kind: 'query',
    summary: 'Download what the store holds of a world, also of one that cannot be read',
    description:
      'Each entry as it was written, with the uploaded files that are there. Session tokens and the key of a secret link are left out. Without a store there are no entries. Use `exportWorld` for a file that can be imported.',
    params: worldParams,
    success: { status: 200, schema: ref('StoredWorld') },
    refusals: { unknownWorld: ofWorld.unknownWorld },
  }),
  importWorld: operation({
    ...control,
    origin: 'A-414',
    method: 'POST',
    url: '/__sim/worlds/import',
    kind: 'command',
    summary: 'Makes a world of a file',
    description:
      'Of a bundle, which brings the world back exactly, or of a scenario: one of the two.',
    bodyMax: limits.bodyMaxBytes,
    body: typed<{ bundle?: WorldBundle; scenario?: object; tenant?: Tenant; user?: string }>({
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        bundle: from('A-414', 'A world as `exportWorld` gave it.', ref('WorldBundle')),
        scenario: from('A-414', 'A scenario, as files of scenarios have it.', { type: 'object' }),
        tenant: from('A-414', 'One of the scenario’s tenants. Absent: its first.', oneOf(tenants)),
        user: from('A-414', 'Key of the user to sign in. Absent: that of the file.', slug),
      },
    }),
    success: { status: 201, schema: ref('World') },
    refusals: {
      invalidValue: 'The file contradicts itself, or not just one of the two was sent.',
      tooManyRequests: 'The simulator has as many worlds as it may have (A-412).',
    },
  }),
} as const;
