import { limits } from '../../limits.ts';
import { exportFormats } from '../enums.ts';
import { tenants, type Tenant } from '../../enums.ts';
import { from } from '../../origin.ts';
import { oneOf, ref, typed } from '../../schemas/common.ts';
import type { WorldBundle } from '../schemas/world-bundle.ts';
import type { WorldScenario } from '../schemas/world-scenario.ts';
import { control, ofWorld, slug, worldParams, tooManyWorlds } from './blocks.ts';
import { operation } from '../../operations/types.ts';

/** Calls that copy worlds, and save them as files. */
export const worldFileOperations = {
  duplicateWorld: operation({
    ...control,
    origin: 'A-414',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/duplicate',
    kind: 'command',
    summary: 'Copy a world',
    description:
      'The copy has the world’s records, uploads, history, name and current time. It does not have its sessions, faults, journal and link.',
    params: worldParams,
    emptyBodyAllowed: true,
    success: { status: 201, schema: ref('World') },
    refusals: {
      ...ofWorld,
      conflict: 'A stored command of the history is damaged. `reason` names it (A-532).',
      tooManyRequests: tooManyWorlds,
    },
  }),
  exportWorld: operation({
    ...control,
    origin: 'A-414',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/export',
    kind: 'query',
    summary: 'Export a world as a file',
    description:
      'The file contains records, uploads and history, but no sessions. Exporting an imported world returns the same bytes, as long as nothing has changed in it. With `format=scenario`, the file is a scenario (A-455): current statuses, people and documents, with times relative to the world’s current time. It has no history, uploads or ids. The answer lists what the file cannot contain.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        format: from('A-414', 'Format of the file. If absent, `bundle`.', oneOf(exportFormats)),
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
        'The uploads of the world are larger than an import accepts (A-489). With `format=scenario` the file has no uploads.',
    },
  }),
  downloadStoredWorld: operation({
    ...control,
    origin: 'A-462',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/stored',
    kind: 'query',
    summary: 'Download everything the store has of a world',
    description:
      'Also works for a world that cannot be read. Returns each entry as it was written, and the uploaded files that exist. Session tokens and the key of a secret link are left out. Without a store there are no entries. Use `exportWorld` for a file that can be imported.',
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
    summary: 'Create a world from a file',
    description: 'Send either a bundle, which restores a world exactly, or a scenario.',
    bodyMax: limits.bodyMaxBytes,
    body: typed<{ bundle?: WorldBundle; scenario?: object; tenant?: Tenant; user?: string }>({
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        bundle: from('A-414', 'A world from `exportWorld`.', ref('WorldBundle')),
        scenario: from('A-414', 'A scenario, in the format of scenario files.', { type: 'object' }),
        tenant: from(
          'A-414',
          'One of the scenario’s tenants. If absent, its first tenant.',
          oneOf(tenants),
        ),
        user: from('A-414', 'Key of the user to sign in. If absent, the user of the file.', slug),
      },
    }),
    success: { status: 201, schema: ref('World') },
    refusals: {
      invalidValue:
        'The file contradicts itself, or the request does not have exactly one of the two.',
      tooManyRequests: tooManyWorlds,
    },
  }),
} as const;
