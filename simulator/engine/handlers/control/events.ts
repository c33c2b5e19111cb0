import type { WorldEvent } from '@dokubox/spec/control/schemas/world-event.ts';
import type { HistoryEntry } from '../../world/history.ts';
import { commandEvent } from '../../world/world-event.ts';
import type { World } from '../../world/world.ts';
import type { Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';

const encoder = new TextEncoder();

const eventText = (event: WorldEvent): Uint8Array =>
  encoder.encode(`id: ${event.number}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);

/** The events since a command: the later commands, or that the command has been undone. */
function missedSince(world: World, since: number): readonly WorldEvent[] {
  const now = world.clock.nowIso();
  const number = world.commands;
  if (since > number) {
    return [{ kind: 'undo', number, now, operationId: null, username: null, boxIds: [] }];
  }
  const later = world.history.filter((entry: HistoryEntry) => entry.number > since);
  return later.map((entry) => commandEvent('command', entry, entry.number, entry.at));
}

/** The events of a world, as server-sent events. */
export const followWorld: Handler<'followWorld'> = ({ engine, input, lastEventId }) => {
  const world = worldOf(engine, input.params.worldId);
  const { since, follow = true } = input.query ?? {};
  const known = /^\d{1,9}$/.test(lastEventId ?? '') ? Number(lastEventId) : since;
  let stop: () => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const event of known === undefined ? [] : missedSince(world, known)) {
        controller.enqueue(eventText(event));
      }
      if (!follow) {
        controller.close();
        return;
      }
      stop = world.watchers.add({
        happened: (event) => {
          controller.enqueue(eventText(event));
        },
        ended: () => {
          controller.close();
        },
      });
    },
    cancel: () => {
      stop();
    },
  });
  // The contract declares a string, but the body is a stream.
  return { body: stream as unknown as string };
};
