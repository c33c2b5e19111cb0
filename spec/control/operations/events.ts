import { limits } from '../../limits.ts';
import { from } from '../../origin.ts';
import { count, flag, ref } from '../../schemas/common.ts';
import { control, ofWorld, worldParams } from './blocks.ts';
import { operation } from '../../operations/types.ts';

/** What a world tells as it happens. */
export const eventOperations = {
  followWorld: operation({
    ...control,
    origin: 'A-416',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/events',
    ignoresUnknownQuery: true,
    kind: 'query',
    summary: 'What happens in a world, as server-sent events',
    description:
      'Each event is named as its `kind`, has the number of commands in force as its id, and a `WorldEvent` as its data. A line without meaning comes every 15 seconds. Whoever comes back with `Last-Event-ID` is told what happened meanwhile; the stream ends with the world, and when the simulator stops or hands the world on.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        since: from(
          'A-416',
          'Number of the last command that is known, where there is no `Last-Event-ID`. Absent: only what happens from now on.',
          count,
        ),
        follow: from(
          'A-416',
          'False: the answer ends with what has happened. Absent or true: it goes on.',
          flag,
        ),
      },
    },
    success: {
      status: 200,
      schema: { type: 'string', maxLength: limits.textMax, contentSchema: ref('WorldEvent') },
      mediaType: 'text/event-stream; charset=utf-8',
    },
    refusals: ofWorld,
  }),
} as const;
