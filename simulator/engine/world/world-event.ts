import type { WorldEvent } from '@dokubox/spec/control/schemas/world-event.ts';
import type { HistoryEntry } from './history.ts';

/** A command as the events of a world tell of it: given, taken back or done again. */
export function commandEvent(
  kind: 'command' | 'undo' | 'redo',
  { operationId, username, changes }: HistoryEntry,
  number: number,
  now: string,
): WorldEvent {
  const boxIds = changes.flatMap((change) => (change.kind === 'box' ? [Number(change.key)] : []));
  return { kind, number, now, operationId, username, boxIds };
}

/** A change of the whole world, or of its time alone, at a moment in milliseconds. */
export function clockEvent(kind: 'reset' | 'clock', number: number, at: number): WorldEvent {
  const now = new Date(at).toISOString();
  return { kind, number, now, operationId: null, username: null, boxIds: [] };
}
