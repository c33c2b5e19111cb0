import { limits } from '../../limits.ts';
import { from } from '../../origin.ts';
import { count, flag, ref } from '../../schemas/common.ts';
import { control, ofWorld, worldParams } from './blocks.ts';
import { operation } from '../../operations/types.ts';

/** The call that streams a world's events. */
export const eventOperations = {
  followWorld: operation({
    ...control,
    origin: 'A-416',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/events',
    ignoresUnknownQuery: true,
    kind: 'query',
    summary: 'Stream the events of a world',
    description:
      'Returns server-sent events. Each has its `kind` as its name, the number of commands in force as its id, and a `WorldEvent` as its data. An empty comment is sent every 15 seconds. A client that reconnects with `Last-Event-ID` receives the events it missed. The stream ends when the world ends, when the simulator stops, or when another simulator takes over the world.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        since: from(
          'A-416',
          'Number of the last command the client knows, if it does not send `Last-Event-ID`. If absent, the stream starts with new events.',
          count,
        ),
        follow: from(
          'A-416',
          'False to end the answer after past events. True or absent to continue with new events.',
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
