import type { OperationId, AnswerOf } from '@dokubox/spec/operations/table.ts';
import { Refusal } from '../../handler.ts';
import { fieldChanges, type FieldChange } from '../../world/field-changes.ts';
import type { HistoryEntry, KeptChange } from '../../world/history.ts';
import type { World } from '../../world/world.ts';
import type { Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';
import { systemUser } from '../workflow/archive-jobs.ts';
import { worldView } from '../../worlds/listed.ts';

/** An entry of the history in the control API. */
export type HistoryEntryView = AnswerOf<'getHistory'>[number];
type FieldView = HistoryEntryView['changes'][number]['fields'][number];

/** Limits on the fields shown per record, and on the characters of one value. */
const MAX_FIELDS = 100;
const MAX_VALUE = 200;

/** Operation id of changes by hand in the history. */
export const forcedOperation: OperationId = 'forceState';

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

/** The document a field of a box belongs to. Documents never change their position. */
function dokuIdOf(world: World, { kind, key }: KeptChange, field: string): number | undefined {
  const index = kind === 'box' ? /^dokus\[(\d+)\]/.exec(field)?.[1] : undefined;
  return index === undefined ? undefined : world.boxes.get(Number(key))?.dokus[Number(index)]?.id;
}

function fieldView(world: World, change: KeptChange, { field, before, after }: FieldChange) {
  const dokuId = dokuIdOf(world, change, field);
  const view: FieldView = { field, before: textOf(before), after: textOf(after) };
  return dokuId === undefined ? view : { ...view, dokuId };
}

function changeView(world: World, change: KeptChange): HistoryEntryView['changes'][number] {
  const { kind, key, added, forward, back } = change;
  const fields: FieldView[] = [];
  if (!added) {
    for (const field of fieldChanges(forward, back)) {
      if (fields.length === MAX_FIELDS) break;
      fields.push(fieldView(world, change, field));
    }
  }
  return { kind, key, added: added !== null, fields };
}

/**
 * A command in the control API: the operation, the user, and each field before and after.
 */
export function historyView(world: World, entry: HistoryEntry, undone = false): HistoryEntryView {
  const { number, operationId, username, at } = entry;
  return {
    number,
    operationId,
    username,
    fullName: world.users.get(username)?.fullName ?? null,
    at,
    forced: operationId === forcedOperation,
    undone,
    changes: entry.changes.map((change) => changeView(world, change)),
  };
}

/** The world's commands, oldest first, with their changes. */
export const getHistory: Handler<'getHistory'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const undone = input.query?.undone ? world.undone : [];
  return {
    body: [
      ...world.history.map((entry) => historyView(world, entry)),
      ...undone.map((entry) => historyView(world, entry, true)),
    ],
  };
};

function nothingTo(what: string): Refusal {
  return new Refusal(409, 'dde.error.conflict', null, { reason: `nothing to ${what}` });
}

/**
 * Undoes or redoes commands until the given one is the last. If this fails on the way, nothing
 * changes.
 */
function walkTo(world: World, number: number): void {
  const from = world.commands;
  const walk = (to: number) => {
    while (world.commands > to) world.undo();
    while (world.commands < to) world.redo();
  };
  try {
    walk(number);
  } catch (error) {
    walk(from);
    throw error;
  }
}

/**
 * Undoes the last command of a user and the automatic commands after it, which would otherwise only
 * happen again.
 */
export const undo: Handler<'undo'> = async ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const last = world.history.findLast(({ username }) => username !== systemUser);
  if (!last) throw nothingTo('undo');
  walkTo(world, last.number - 1);
  return { body: await worldView(world, engine.worlds) };
};

/** Redoes the command undone last. */
export const redo: Handler<'redo'> = async ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  if (!world.redo()) throw nothingTo('redo');
  return { body: await worldView(world, engine.worlds) };
};

/** Goes back or forward to the state after a command. */
export const goTo: Handler<'goTo'> = async ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const { number } = input.body;
  const first = world.commands - world.history.length;
  const last = world.commands + world.undone.length;
  if (number < first || number > last) {
    throw new Refusal(409, 'dde.error.conflict', null, {
      reason: `the history reaches from ${first} to ${last}`,
    });
  }
  walkTo(world, number);
  return { body: await worldView(world, engine.worlds) };
};
