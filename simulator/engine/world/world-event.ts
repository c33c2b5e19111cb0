import type { WorldEvent } from '@dokubox/spec/control/schemas/world-event.ts';
import type { HistoryEntry } from './history.ts';

/** The event for a command that was given, undone or redone. */
export function commandEvent(
  kind: 'command' | 'undo' | 'redo',
  { operationId, username, changes }: HistoryEntry,
  number: number,
  now: string,
): WorldEvent {
  const boxIds = changes.flatMap((change) => (change.kind === 'box' ? [Number(change.key)] : []));
  return { kind, number, now, operationId, username, boxIds };
}

/** The event for a reset, or for a change of the world's time, in milliseconds. */
export function clockEvent(kind: 'reset' | 'clock', number: number, at: number): WorldEvent {
  const now = new Date(at).toISOString();
  return { kind, number, now, operationId: null, username: null, boxIds: [] };
}
