import { worldUnreadable } from '../../operations/common-refusals.ts';
import { from } from '../../origin.ts';

/** Names of worlds, scenarios and users are used in paths and as file names. */
export const slug = {
  type: 'string',
  maxLength: 64,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$',
} as const;

export const worldParams = {
  type: 'object',
  additionalProperties: false,
  required: ['worldId'],
  properties: { worldId: from('A-271', 'Id of the world.', slug) },
} as const;

/** Fields that every control call has. */
export const control = {
  tag: 'simulation',
  origin: 'A-271',
  access: 'control',
  portalHeaders: false,
} as const;

/** The refusal of a call that would create one world too many. */
export const tooManyWorlds = 'The simulator has reached its maximum number of worlds (A-412).';

/** The refusals of a call about one world. */
export const ofWorld = {
  unknownWorld: 'The world does not exist. `reason` explains how to create one.',
  worldUnreadable,
} as const;
