import { limits } from '../../limits.ts';
import { from, named } from '../../origin.ts';
import { text } from '../../schemas/common.ts';

const part = <const S extends object>(words: string, schema: S) => from('A-455', words, schema);

/** A world as a scenario file. */
export const worldScenarioSchema = {
  $id: 'WorldScenario',
  description: 'A world as a scenario file, and what such a file cannot say of it.',
  type: 'object',
  additionalProperties: false,
  required: ['format', 'scenario', 'unsaid'],
  properties: {
    format: part('Always `dokubox-scenario`.', { const: 'dokubox-scenario' }),
    scenario: part('The file, with only what differs from what is made up.', { type: 'object' }),
    unsaid: part('What the file cannot say: a world made of it differs in this.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('UnsaidInScenario', 'Something a scenario file cannot say.', {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'reason'],
        properties: {
          path: part('Where in the file it would stand, such as `boxes[2].dokus[0]`.', text),
          reason: part('What it is in the world, and what becomes of it.', text),
        },
      } as const),
    }),
  },
} as const;

/** What {@link worldScenarioSchema} describes. */
export interface WorldScenario {
  format: 'dokubox-scenario';
  scenario: object;
  unsaid: { path: string; reason: string }[];
}
