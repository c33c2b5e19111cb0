import { limits } from '../../limits.ts';
import { from, named } from '../../origin.ts';
import { text } from '../../schemas/common.ts';

const part = <const S extends object>(words: string, schema: S) => from('A-455', words, schema);

/** A world as a scenario file. */
export const worldScenarioSchema = {
  $id: 'WorldScenario',
  description: 'A world as a scenario file, and what the file cannot contain.',
  type: 'object',
  additionalProperties: false,
  required: ['format', 'scenario', 'unsaid'],
  properties: {
    format: part('Always `dokubox-scenario`.', { const: 'dokubox-scenario' }),
    scenario: part('The file, without what the simulator generates anyway.', { type: 'object' }),
    unsaid: part(
      'Points that the file cannot contain. A world created from it differs in these points.',
      {
        type: 'array',
        maxItems: limits.listMax,
        items: named('UnsaidInScenario', 'A point that a scenario file cannot contain.', {
          type: 'object',
          additionalProperties: false,
          required: ['path', 'reason'],
          properties: {
            path: part('Its place in the file, for example `boxes[2].dokus[0]`.', text),
            reason: part(
              'Its value in this world, and its value in a world created from the file.',
              text,
            ),
          },
        } as const),
      },
    ),
  },
} as const;

/** The type of {@link worldScenarioSchema}. */
export interface WorldScenario {
  format: 'dokubox-scenario';
  scenario: object;
  unsaid: { path: string; reason: string }[];
}
