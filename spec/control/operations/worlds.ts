import { tenants } from '../../enums.ts';
import { limits } from '../../limits.ts';
import { wrap } from '../../operations/building-blocks.ts';
import { operation } from '../../operations/types.ts';
import { from, named } from '../../origin.ts';
import { dateTime, oneOf, ref, text, typed } from '../../schemas/common.ts';
import { clockMoment } from '../../schemas/moments.ts';
import type { ListedWorld } from '../schemas/worlds.ts';
import { control, ofWorld, slug, worldParams } from './blocks.ts';

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

/** Worlds: how they begin and end, who may open them, their clock, undo and redo. */
export const worldOperations = {
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
          maximum: limits.seedMax,
        }),
        now: from(
          'A-271',
          'The world’s present, 1970 to 9998 (A-460). Absent: the scenario’s own, else the real one.',
          clockMoment,
        ),
      },
    },
    success: { status: 201, schema: createdWorld },
    refusals: {
      unknownScenario: 'There is no such scenario.',
      notFound: 'The scenario has no user of this key.',
      invalidValue: 'The scenario does not have this tenant.',
      tooManyRequests: 'The simulator has as many worlds as it may have (A-412).',
    },
  }),
  listWorlds: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds',
    kind: 'query',
    summary: 'Worlds that are alive',
    description:
      'The oldest first. A world that cannot be read is an entry of its own that says why (A-461).',
    success: {
      status: 200,
      schema: typed<ListedWorld[]>({
        type: 'array',
        maxItems: limits.listMax,
        items: { anyOf: [ref('World'), ref('UnreadableWorld')] },
      }),
    },
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
    description:
      'With its sessions, journal and faults. One that cannot be read can be ended too (A-461).',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: { unknownWorld: ofWorld.unknownWorld },
  }),
  resetWorld: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/reset',
    kind: 'command',
    summary: 'Puts a world back to its beginning; sessions stay',
    description:
      'Takes back every command and every move of the clock; journal and faults are left alone. A world that cannot be read is made from its scenario again, without sessions (A-461).',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: {
      ...ofWorld,
      worldUnreadable: 'The world cannot be read, and what it was made from is not known (A-461).',
    },
  }),
  linkWorld: operation({
    ...control,
    origin: 'A-390',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/link',
    kind: 'command',
    summary: 'Makes a secret link to the world, for people without the control token',
    description:
      'Whoever has it can open the world in a browser, as each of its users, and nothing else. A former link of the world stops working.',
    params: worldParams,
    success: {
      status: 201,
      schema: named(
        'WorldLink',
        'A secret link to a world.',
        wrap(
          'A-390',
          { url: 'Path that opens the world in a browser, signed in; it holds the key.' },
          { url: text },
        ),
      ),
    },
    refusals: ofWorld,
  }),
  unlinkWorld: operation({
    ...control,
    origin: 'A-390',
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}/link',
    kind: 'command',
    summary: 'Takes the secret link of the world back',
    description: 'Sessions opened by it live on. A world without a link stays as it is.',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: ofWorld,
  }),
  openWorld: operation({
    ...control,
    access: 'worldLink',
    origin: 'A-272',
    method: 'GET',
    url: '/__sim/open/{worldId}',
    ignoresUnknownQuery: true,
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
        key: from('A-390', 'Key of the world’s link, in place of the control token.', {
          type: 'string',
          maxLength: 100,
        }),
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
  undo: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/undo',
    kind: 'command',
    summary: 'Takes the last command back',
    description: 'With what the product did by itself since.',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: {
      ...ofWorld,
      conflict: 'There is nothing to undo, or what is stored of the command is damaged (A-532).',
    },
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
    refusals: {
      ...ofWorld,
      conflict: 'There is nothing to redo, or what is stored of the command is damaged (A-532).',
    },
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
        advanceMs: from(
          'A-271',
          'Milliseconds to move on by, not beyond the end of 9998 (A-460).',
          { type: 'integer', minimum: 0, maximum: limits.clockLatestMs },
        ),
        now: from('A-271', 'Moment to move to, 1970 to 9998 (A-460).', clockMoment),
      },
    },
    success: { status: 200, schema: clock },
    refusals: { ...ofWorld, invalidValue: 'The clock would be moved beyond the end of 9998.' },
  }),
} as const;
