import { tenants } from '../enums.ts';
import { from, named } from '../origin.ts';
import { dateTime, oneOf, ref, text } from '../schemas/common.ts';
import { wrap } from './building-blocks.ts';
import { control, ofWorld, slug, worldParams } from './simulation-blocks.ts';
import { controlOperations } from './simulation-controls.ts';
import { operation } from './types.ts';

const createdWorld = wrap(
  'A-271',
  {
    worldId: 'Id of the world; `X-Sim-World` names it.',
    scenario: 'Scenario it was made from.',
    tenant: 'Tenant it was made for.',
    user: 'Key of the user who was signed in.',
    openUrl: 'Path that opens the world in a browser, signed in.',
    idToken: 'Id token of the session; `X-Id-Token` of calls.',
    refreshToken: 'Refresh token of the session.',
  },
  {
    worldId: text,
    scenario: text,
    tenant: oneOf(tenants),
    user: text,
    openUrl: text,
    idToken: text,
    refreshToken: text,
  },
);

const clock = named(
  'WorldClock',
  'What time it is in a world.',
  wrap('A-271', { now: 'The world’s present.' }, { now: dateTime }),
);

const historyEntry = named('HistoryEntry', 'A command a world has seen.', {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'operationId', 'username', 'at', 'changes'],
  properties: {
    number: from('A-271', 'Counts the commands from 1.', { type: 'integer', minimum: 1 }),
    operationId: from(
      'A-271',
      'Operation of the contract, or what the product did by itself.',
      text,
    ),
    username: from(
      'A-271',
      'Who gave it; a name in brackets or a word for the product itself.',
      text,
    ),
    at: from('A-271', 'Moment by the world’s clock.', dateTime),
    changes: from('A-271', 'Records it changed.', {
      type: 'array',
      items: named('HistoryChange', 'A record a command changed.', {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'key', 'added'],
        properties: {
          kind: from('A-271', 'Kind of the record, e.g. `box`.', text),
          key: from('A-271', 'Its id or name.', { type: ['string', 'number'] }),
          added: from('A-271', 'True where it was made by the command.', { type: 'boolean' }),
        },
      }),
    }),
  },
});

/** The simulator's own control API (A-270…A-272): worlds, their clock and history. */
export const simulationOperations = {
  getHealth: operation({
    ...control,
    access: 'public',
    origin: 'A-270',
    method: 'GET',
    url: '/__sim/health',
    kind: 'query',
    summary: 'Whether the simulator answers, and how it does',
    description: 'For whoever starts it and waits. Needs no control token.',
    success: { status: 200, schema: ref('Health') },
  }),
  listScenarios: operation({
    ...control,
    method: 'GET',
    url: '/__sim/scenarios',
    kind: 'query',
    summary: 'Scenario files with the users one can be',
    description: 'In their order; the first of a tenant is its default world (A-272).',
    success: { status: 200, schema: { type: 'array', items: ref('ScenarioSummary') } },
  }),
  createWorld: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds',
    kind: 'command',
    summary: 'Brings a scenario to life and signs a user in',
    description: 'The same scenario, seed and present make the same world, byte for byte (A-275).',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['scenario'],
      properties: {
        scenario: from('A-271', 'Name of the scenario.', slug),
        tenant: from('A-271', 'One of its tenants. Absent: its first one.', oneOf(tenants)),
        user: from('A-271', 'Key of the user to sign in. Absent: the scenario’s own.', slug),
        seed: from('A-271', 'Seed of what is made up. Absent: the scenario’s own.', {
          type: 'integer',
          minimum: 0,
          maximum: 4_294_967_295,
        }),
        now: from(
          'A-271',
          'The world’s present. Absent: the scenario’s own, else the real one.',
          dateTime,
        ),
      },
    },
    success: { status: 201, schema: createdWorld },
    refusals: {
      unknownScenario: 'There is no such scenario.',
      notFound: 'The scenario has no user of this key.',
      invalidValue: 'The scenario does not have this tenant.',
    },
  }),
  listWorlds: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds',
    kind: 'query',
    summary: 'Worlds that are alive',
    description: 'The oldest first.',
    success: { status: 200, schema: { type: 'array', items: ref('World') } },
  }),
  getWorld: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}',
    kind: 'query',
    summary: 'One world',
    description: 'What it was made from, its present and how much happened in it.',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: ofWorld,
  }),
  deleteWorld: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}',
    kind: 'command',
    summary: 'Ends a world',
    description: 'With its sessions, journal and faults.',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: ofWorld,
  }),
  resetWorld: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/reset',
    kind: 'command',
    summary: 'Puts a world back to its beginning; sessions stay',
    description: 'Takes back every command; clock, journal and faults are left alone.',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: ofWorld,
  }),
  openWorld: operation({
    ...control,
    access: 'public',
    origin: 'A-272',
    method: 'GET',
    url: '/__sim/open/{worldId}',
    kind: 'command',
    summary: 'Sets the world cookie, signs its user in and leads to their landing page',
    description: 'For a browser: a link that opens a situation.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        user: from('A-272', 'Key of the user. Absent: the world’s own.', slug),
        path: from(
          'A-272',
          'Path of the portal to lead to. Absent: the landing page of the user.',
          {
            type: 'string',
            maxLength: 500,
            pattern: '^/(?![/\\\\])',
          },
        ),
      },
    },
    sessionCookie: 'set',
    success: { status: 302, schema: null },
    refusals: {
      ...ofWorld,
      notFound: 'The world has no user of this key.',
      invalidValue: '`path` leads out of the portal.',
    },
  }),
  getHistory: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/history',
    kind: 'query',
    summary: 'Commands the world has seen',
    description: 'The oldest first; what was taken back is not among them.',
    params: worldParams,
    success: { status: 200, schema: { type: 'array', items: historyEntry } },
    refusals: ofWorld,
  }),
  undo: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/undo',
    kind: 'command',
    summary: 'Takes the last command back',
    description: 'With what the product did by itself since.',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: { ...ofWorld, conflict: 'There is nothing to undo.' },
  }),
  redo: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/redo',
    kind: 'command',
    summary: 'Does the command taken back again',
    description: 'Until another command is given.',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: { ...ofWorld, conflict: 'There is nothing to redo.' },
  }),
  getClock: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/clock',
    kind: 'query',
    summary: 'What time it is in the world',
    description: 'The clock runs on from where it was set.',
    params: worldParams,
    success: { status: 200, schema: clock },
    refusals: ofWorld,
  }),
  setClock: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/clock',
    kind: 'command',
    summary: 'Moves the world’s clock',
    description: 'On by some time, or to a moment: one of the two.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        advanceMs: from('A-271', 'Milliseconds to move on by.', { type: 'integer', minimum: 0 }),
        now: from('A-271', 'Moment to move to.', dateTime),
      },
    },
    success: { status: 200, schema: clock },
    refusals: ofWorld,
  }),
  ...controlOperations,
} as const;
