import { from } from '../../origin.ts';

/** Names of worlds, scenarios and users are path segments and file names. */
export const slug = {
  type: 'string',
  maxLength: 64,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$',
} as const;

export const worldParams = {
  type: 'object',
  additionalProperties: false,
  required: ['worldId'],
  properties: { worldId: from('A-271', 'The world.', slug) },
} as const;

/** Fields every control call shares. */
export const control = {
  tag: 'simulation',
  origin: 'A-271',
  access: 'control',
  portalHeaders: false,
} as const;

/** A call about one world. */
export const ofWorld = {
  unknownWorld: 'There is no such world; `reason` says how to make one.',
  worldUnreadable:
    'The world cannot be read; `reason` says how to reset, delete or download it (A-461).',
} as const;
