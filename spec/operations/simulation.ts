import { bankApplicationActions, portalFunctions, signCallbackActions, tenants } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { dateTime, id, oneOf, optionalText, ref, text } from '../schemas/common.ts';
import { faultFields } from '../schemas/control.ts';
import { wrap } from './building-blocks.ts';
import { operation } from './types.ts';

/** Names of worlds, scenarios and users are path segments and file names. */
const slug = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' } as const;

const worldParams = {
  type: 'object',
  additionalProperties: false,
  required: ['worldId'],
  properties: { worldId: from('A-271', slug) },
} as const;

const envelopeParams = {
  type: 'object',
  additionalProperties: false,
  required: ['worldId', 'envelopeId'],
  properties: { worldId: from('A-271', slug), envelopeId: from('A-271', slug) },
} as const;

const createdWorld = wrap('A-271', {
  worldId: text,
  scenario: text,
  tenant: oneOf(tenants),
  user: text,
  openUrl: text,
  idToken: text,
  refreshToken: text,
});

/** Fields every control call shares. */
const control = {
  tag: 'simulation',
  origin: 'A-271',
  access: 'control',
  portalHeaders: false,
} as const;

const clock = wrap('A-271', { now: dateTime });
const list = { type: 'array', items: { type: 'object' } } as const;

/** The simulator's own control API (A-270…A-272). */
export const simulationOperations = {
  getHealth: operation({
    ...control,
    access: 'public',
    origin: 'A-270',
    method: 'GET',
    url: '/__sim/health',
    kind: 'query',
    summary: 'Whether the simulator answers, and how it does',
    success: { status: 200, schema: ref('Health') },
  }),
  listScenarios: operation({
    ...control,
    method: 'GET',
    url: '/__sim/scenarios',
    kind: 'query',
    summary: 'Scenario files with the users one can be',
    success: { status: 200, schema: { type: 'array', items: ref('ScenarioSummary') } },
  }),
  createWorld: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds',
    kind: 'command',
    summary: 'Brings a scenario to life and signs a user in',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['scenario'],
      properties: {
        scenario: from('A-271', slug),
        tenant: from('A-271', oneOf(tenants)),
        user: from('A-271', slug),
        seed: from('A-271', { type: 'integer', minimum: 0, maximum: 4_294_967_295 }),
        now: from('A-271', dateTime),
      },
    },
    success: { status: 201, schema: createdWorld },
    refusals: [404],
  }),
  listWorlds: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds',
    kind: 'query',
    summary: 'Worlds that are alive',
    success: { status: 200, schema: { type: 'array', items: ref('World') } },
  }),
  getWorld: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}',
    kind: 'query',
    summary: 'One world',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: [404],
  }),
  deleteWorld: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}',
    kind: 'command',
    summary: 'Ends a world',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: [404],
  }),
  resetWorld: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/reset',
    kind: 'command',
    summary: 'Puts a world back to its beginning; sessions stay',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: [404],
  }),
  openWorld: operation({
    ...control,
    access: 'public',
    origin: 'A-272',
    method: 'GET',
    url: '/__sim/open/{worldId}',
    kind: 'command',
    summary: 'Sets the world cookie, signs its user in and leads to their landing page',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        user: from('A-272', slug),
        path: from('A-272', { type: 'string', maxLength: 500, pattern: '^/(?![/\\\\])' }),
      },
    },
    success: { status: 302, schema: null },
    refusals: [404],
  }),
  getHistory: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/history',
    kind: 'query',
    summary: 'Commands the world has seen',
    params: worldParams,
    success: { status: 200, schema: list },
    refusals: [404],
  }),
  undo: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/undo',
    kind: 'command',
    summary: 'Takes the last command back',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: [404, 409],
  }),
  redo: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/redo',
    kind: 'command',
    summary: 'Does the command taken back again',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: [404, 409],
  }),
  getClock: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/clock',
    kind: 'query',
    summary: 'What time it is in the world',
    params: worldParams,
    success: { status: 200, schema: clock },
    refusals: [404],
  }),
  setClock: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/clock',
    kind: 'command',
    summary: 'Moves the world’s clock',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        advanceMs: from('A-271', { type: 'integer', minimum: 0 }),
        now: from('A-271', dateTime),
      },
    },
    success: { status: 200, schema: clock },
    refusals: [404],
  }),
  listFaults: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/faults',
    kind: 'query',
    summary: 'Faults that wait for their call',
    params: worldParams,
    success: { status: 200, schema: { type: 'array', items: ref('Fault') } },
    refusals: [404],
  }),
  addFault: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/faults',
    kind: 'command',
    summary: 'Makes the next calls slow, refused, dropped or garbled',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: faultFields,
    },
    success: { status: 201, schema: ref('Fault') },
    refusals: [404],
  }),
  clearFaults: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}/faults',
    kind: 'command',
    summary: 'Removes all faults',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: [404],
  }),
  getJournal: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/journal',
    kind: 'query',
    summary: 'Requests the world has answered, with their verdicts',
    params: worldParams,
    success: { status: 200, schema: { type: 'array', items: ref('JournalEntry') } },
    refusals: [404],
  }),
  clearJournal: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}/journal',
    kind: 'command',
    summary: 'Empties the journal',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: [404],
  }),
  listEnvelopes: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/envelopes',
    kind: 'query',
    summary: 'Signature envelopes of the world',
    params: worldParams,
    success: {
      status: 200,
      schema: {
        type: 'array',
        items: wrap('A-271', { envelopeId: text, dokuBoxId: id, status: text }),
      },
    },
    refusals: [404],
  }),
  actOnEnvelope: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/envelopes/{envelopeId}/act',
    kind: 'command',
    summary: 'Plays the signing service, or the bank’s own application by its edsProcessId',
    params: envelopeParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['action'],
      properties: {
        action: from('A-167', oneOf([...signCallbackActions, ...bankApplicationActions])),
        username: from('A-271', { type: 'string', minLength: 1, maxLength: 50 }),
        /** The document the bank’s own application signed; absent = every one whose turn it is. */
        dokuId: from('A-187', id),
        reason: from('A-271', { type: 'string', maxLength: limits.signatureReasonMax }),
      },
    },
    success: { status: 200, schema: wrap('A-271', { envelopeId: text, status: text }) },
    refusals: [404, 409],
  }),
  setPortalStatus: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/portal-status',
    kind: 'command',
    summary: 'Blocks or frees a function of the portal',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['statuses'],
      properties: {
        statuses: from('A-271', {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['function', 'currentlyBlocked'],
            properties: {
              function: from('A-056', oneOf(portalFunctions)),
              currentlyBlocked: from('A-056', { type: 'boolean' }),
              timeFrom: from('A-056', optionalText),
              timeTo: from('A-056', optionalText),
            },
          },
        }),
      },
    },
    success: { status: 204, schema: null },
    refusals: [404],
  }),
  getTrustRoot: operation({
    ...control,
    access: 'public',
    method: 'GET',
    url: '/__sim/trust/root.pem',
    kind: 'query',
    summary: 'The TEST root certificate as PEM; as DER at /__sim/trust/root.der',
    success: { status: 200, schema: { type: 'string' }, mediaType: 'application/x-pem-file' },
  }),
} as const;
