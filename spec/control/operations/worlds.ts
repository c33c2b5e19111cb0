import { tenants } from '../../enums.ts';
import { limits } from '../../limits.ts';
import { wrap } from '../../operations/building-blocks.ts';
import { operation } from '../../operations/types.ts';
import { from, named } from '../../origin.ts';
import { dateTime, oneOf, ref, text, typed } from '../../schemas/common.ts';
import { clockMoment } from '../../schemas/moments.ts';
import type { ListedWorld } from '../schemas/worlds.ts';
import { control, ofWorld, slug, worldParams, tooManyWorlds } from './blocks.ts';

const createdWorld = wrap(
  'A-271',
  {
    worldId: 'Id of the world, used in `X-Sim-World`.',
    scenario: 'Scenario the world was created from.',
    tenant: 'Tenant of the world.',
    user: 'Key of the signed-in user.',
    openUrl: 'Path that opens the world in a browser, signed in.',
    idToken: 'Id token of the session, used in `X-Id-Token`.',
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
  'The time in a world.',
  wrap('A-271', { now: 'The world’s current time.' }, { now: dateTime }),
);

/** Calls that create, open, reset and end worlds, and for their clock, undo and redo. */
export const worldOperations = {
  createWorld: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds',
    kind: 'command',
    summary: 'Create a world and sign a user in',
    description:
      'The same scenario, seed and current time create the same world, byte for byte (A-275).',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['scenario'],
      properties: {
        scenario: from('A-271', 'Name of the scenario.', slug),
        tenant: from('A-271', 'One of its tenants. If absent, its first tenant.', oneOf(tenants)),
        user: from('A-271', 'Key of the user to sign in. If absent, the scenario’s user.', slug),
        seed: from('A-271', 'Seed of the generated data. If absent, the scenario’s seed.', {
          type: 'integer',
          minimum: 0,
          maximum: limits.seedMax,
        }),
        now: from(
          'A-271',
          'The world’s current time, from 1970 to 9998 (A-460). If absent, the scenario’s time, or else the real time.',
          clockMoment,
        ),
      },
    },
    success: { status: 201, schema: createdWorld },
    refusals: {
      unknownScenario: 'The scenario does not exist.',
      notFound: 'The scenario has no user with this key.',
      invalidValue: 'The scenario does not have this tenant.',
      tooManyRequests: tooManyWorlds,
    },
  }),
  listWorlds: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds',
    kind: 'query',
    summary: 'List active worlds',
    description:
      'Returns the oldest first. An entry for a world that cannot be read says why (A-461).',
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
    summary: 'Retrieve a world',
    description: 'Returns its scenario, its current time and its number of commands.',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: ofWorld,
  }),
  deleteWorld: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}',
    kind: 'command',
    summary: 'Delete a world',
    description:
      'Also deletes its sessions, journal and faults. It works for a world that cannot be read too (A-461).',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: { unknownWorld: ofWorld.unknownWorld },
  }),
  resetWorld: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/reset',
    kind: 'command',
    summary: 'Reset a world to its beginning',
    description:
      'Undoes every command and every move of the clock. Sessions, journal and faults do not change. A world that cannot be read is created from its scenario again, without sessions (A-461).',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: {
      ...ofWorld,
      worldUnreadable: 'The world cannot be read, and its scenario is not known (A-461).',
    },
  }),
  linkWorld: operation({
    ...control,
    origin: 'A-390',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/link',
    kind: 'command',
    summary: 'Create a secret link to a world',
    description:
      'Anyone with the link can open the world in a browser as any of its users, without the control token, and do nothing else. The previous link of the world stops working.',
    params: worldParams,
    success: {
      status: 201,
      schema: named(
        'WorldLink',
        'A secret link to a world.',
        wrap(
          'A-390',
          { url: 'Path that opens the world in a browser, signed in. It contains the key.' },
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
    summary: 'Revoke the secret link of a world',
    description:
      'Sessions that were opened with the link continue. If the world has no link, nothing changes.',
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
    summary: 'Open a world in a browser',
    description:
      'A link that sets the world cookie, signs the user in and redirects to the user’s landing page.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        user: from('A-272', 'Key of the user. If absent, the world’s user.', slug),
        path: from('A-272', 'Path of the portal to open. If absent, the user’s landing page.', {
          type: 'string',
          maxLength: 500,
          pattern: '^/(?![/\\\\])',
        }),
        key: from('A-390', 'Key of the world’s link. It replaces the control token.', {
          type: 'string',
          maxLength: 100,
        }),
      },
    },
    sessionCookie: 'set',
    success: { status: 302, schema: null },
    refusals: {
      ...ofWorld,
      notFound: 'The world has no user with this key.',
      invalidValue: '`path` leads outside the portal.',
    },
  }),
  undo: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/undo',
    kind: 'command',
    summary: 'Undo the last command',
    description: 'Also undoes the automatic actions since then.',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: {
      ...ofWorld,
      conflict: 'There is nothing to undo, or the stored command is damaged (A-532).',
    },
  }),
  redo: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/redo',
    kind: 'command',
    summary: 'Redo the last undone command',
    description: 'Possible until another command is given.',
    params: worldParams,
    success: { status: 200, schema: ref('World') },
    refusals: {
      ...ofWorld,
      conflict: 'There is nothing to redo, or the stored command is damaged (A-532).',
    },
  }),
  getClock: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/clock',
    kind: 'query',
    summary: 'Retrieve the time in a world',
    description: 'The clock continues from the time it was set to.',
    params: worldParams,
    success: { status: 200, schema: clock },
    refusals: ofWorld,
  }),
  setClock: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/clock',
    kind: 'command',
    summary: 'Move the clock of a world',
    description: 'Send either a duration to move forward by, or a time to move to.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        advanceMs: from(
          'A-271',
          'Milliseconds to move forward by, until the end of 9998 at most (A-460).',
          { type: 'integer', minimum: 0, maximum: limits.clockLatestMs },
        ),
        now: from('A-271', 'Time to move to, from 1970 to 9998 (A-460).', clockMoment),
      },
    },
    success: { status: 200, schema: clock },
    refusals: { ...ofWorld, invalidValue: 'The clock would move beyond the end of 9998.' },
  }),
} as const;
