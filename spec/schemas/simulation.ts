import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { tenants, userTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { count, dateTime, oneOf, text } from './common.ts';

/** A scenario file as the control API lists it. */
export const scenarioSummarySchema = {
  $id: 'ScenarioSummary',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'title', 'description', 'tenants', 'users'],
  properties: {
    name: from('A-271', text),
    title: from('A-271', text),
    description: from('A-271', text),
    tenants: from('A-271', { type: 'array', items: oneOf(tenants) }),
    users: from('A-271', {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'userType', 'title'],
        properties: {
          key: from('A-274', text),
          userType: from('A-274', oneOf(userTypes)),
          title: from('A-274', text),
        },
      },
    }),
  },
} as const satisfies JSONSchema;
export type ScenarioSummary = FromSchema<typeof scenarioSummarySchema>;

/** A world: one scenario brought to life for one tenant. */
export const worldSchema = {
  $id: 'World',
  type: 'object',
  additionalProperties: false,
  required: ['worldId', 'scenario', 'tenant', 'user', 'seed', 'now', 'openUrl', 'commands'],
  properties: {
    worldId: from('A-271', text),
    scenario: from('A-271', text),
    tenant: from('A-271', oneOf(tenants)),
    /** Key of the user `openUrl` signs in, e.g. `client1` or `bankerRm`. */
    user: from('A-271', text),
    seed: from('A-271', count),
    now: from('A-271', dateTime),
    openUrl: from('A-271', text),
    /** Number of state-changing commands the world has seen. */
    commands: from('A-271', count),
  },
} as const satisfies JSONSchema;
export type World = FromSchema<typeof worldSchema>;

/** Answer of the health check. */
export const healthSchema = {
  $id: 'Health',
  type: 'object',
  additionalProperties: false,
  required: ['status', 'version', 'worlds', 'contractBreaches'],
  properties: {
    status: from('A-270', oneOf(['ok'])),
    version: from('A-270', text),
    worlds: from('A-270', count),
    /** Answers that broke the contract since the start; always 0 in a healthy simulator. */
    contractBreaches: from('A-270', count),
  },
} as const satisfies JSONSchema;
export type Health = FromSchema<typeof healthSchema>;
