import type { WorldBase } from './base.ts';
import { withDifference } from './difference.ts';
import { deepFreeze } from './frozen.ts';
import { History, type HistoryEntry, type HistoryMark, type KeptChange } from './history.ts';
import { historyProblem, recordProblem } from './record-check.ts';
import type { RecordStep, Snapshot, StoredChange } from './recorder.ts';
import { Records, type RecordsMark } from './records.ts';
import type { RecordChange, WorldRecord } from './transaction.ts';
import { CommandDamaged, whyOf } from './unreadable.ts';

/** A mark of the records and the history. */
export interface CourseMark {
  readonly records: RecordsMark;
  readonly history: HistoryMark;
}

/** The state of a world since its start: its records, and the history that led to them. */
export class Course {
  readonly records: Records;
  readonly history = new History();

  constructor(base: WorldBase) {
    this.records = new Records(base);
  }

  /**
   * A mark of the records and the history, to return to.
   * @param touched all records that will change until then, or every changed record if absent
   */
  mark(touched?: readonly Pick<KeptChange, 'kind' | 'key'>[]): CourseMark {
    const records = touched ? this.records.mark(touched) : this.records.markAll();
    return { records, history: this.history.mark() };
  }

  goBack({ records, history }: CourseMark): void {
    this.records.goBack(records);
    this.history.goBack(history);
  }

  /**
   * Undoes the last command.
   * @throws CommandDamaged if its stored change leads to an unreadable record
   */
  undo(): void {
    const entry = this.history.entries().at(-1);
    if (!entry) throw new Error('there is nothing to undo');
    this.#requireWay(entry, 'back');
    this.history.undo();
    this.records.undo(entry.changes);
  }

  /**
   * Redoes the command undone last.
   * @throws CommandDamaged as {@link undo}
   */
  redo(): void {
    const entry = this.history.undone().at(-1);
    if (!entry) throw new Error('there is nothing to redo');
    this.#requireWay(entry, 'forward');
    this.history.redo();
    for (const change of entry.changes) this.records.redo(change);
  }

  /**
   * Checks the stored change of a command before it is undone or redone. Reading a store does not
   * check it.
   */
  #requireWay({ number, changes }: HistoryEntry, way: 'back' | 'forward'): void {
    for (const { kind, key, added, [way]: difference } of changes) {
      const before = this.records.record(kind, key);
      let record: unknown;
      try {
        record = added ?? withDifference(before, difference);
      } catch (error) {
        throw new CommandDamaged(number, way, `${kind} ${key}: ${whyOf(error)}`);
      }
      const problem = recordProblem(kind, record as WorldRecord);
      if (problem !== null) throw new CommandDamaged(number, way, `${kind} ${key}: ${problem}`);
    }
  }

  /** Returns to the initial state. */
  clear(): void {
    this.records.clear();
    this.history.clear();
  }

  /** Everything to store, from which {@link restoring} continues. */
  snapshot(): Snapshot {
    return { ...this.records.snapshot(), history: this.history.kept };
  }

  /**
   * Restores a snapshot and later steps, yielding after each record or command.
   * @param snapshot starting state, or null for the initial state
   * @param steps the later steps, in order
   */
  *restoring(snapshot: Snapshot | null, steps: Iterable<RecordStep>): Generator<void> {
    if (snapshot) {
      yield* this.records.restoring(snapshot);
      this.history.restore(snapshot.history);
    }
    for (const step of steps) yield this.#repeat(step);
  }

  /**
   * Checks that the history and each record that differs from the initial state can be read.
   * @throws Error that says what is wrong
   */
  check(): void {
    const { boxes, users, settings } = this.records.snapshot();
    const all = [
      ...boxes.map((box) => ['box', box.id, box] as const),
      ...users.map((user) => ['user', user.username, user] as const),
      ...(settings ? [['settings', 'of the world', settings] as const] : []),
    ];
    for (const [kind, key, record] of all) {
      const problem = recordProblem(kind, record);
      if (problem !== null) throw new Error(`${kind} ${key}: ${problem}`);
    }
    const problem = historyProblem(this.history.kept);
    if (problem !== null) throw new Error(`its history: ${problem}`);
  }

  /** The change, with the whole record if the store does not have that record yet. */
  stored(change: KeptChange, { after }: RecordChange): StoredChange {
    const begins = !change.added && !this.records.isTouched(change.kind, change.key);
    return begins ? { ...change, whole: after } : change;
  }

  #repeat(step: RecordStep): void {
    if (step.do === 'reset') this.clear();
    else if (step.do !== 'commit') this[step.do]();
    else this.#commit(step);
  }

  #commit(step: RecordStep & { readonly do: 'commit' }): void {
    for (const change of step.changes) {
      const { kind, key, whole, added } = change;
      if (!whole && !added && !this.records.isTouched(kind, key)) {
        throw new Error(`the state before step "${step.operationId}" of ${kind} ${key} is missing`);
      }
      if (whole) this.records.put({ kind, key, after: deepFreeze(whole) });
      else this.records.redo(change);
    }
    this.records.useIds(step.ids);
    const changes = step.changes.map(({ kind, key, added, forward, back }): KeptChange => {
      return { kind, key, added: added && deepFreeze(added), forward, back };
    });
    this.history.add(step, step.at, changes);
  }
}
