import type { RecordKind } from '../world/transaction.ts';
import { idKinds } from '@dokubox/spec/control/enums.ts';
import type { ForcedChange } from '@dokubox/spec/control/schemas/world-state.ts';
import type { WorldBundle } from '@dokubox/spec/control/schemas/world-bundle.ts';
import { checkForcedReferences } from '../world/forced-references.ts';
import { Refusal } from '../handler.ts';
import type { BoxState } from '../state.ts';
import type { HistoryEntry, HistoryState } from '../world/history.ts';
import { historyProblem, recordProblem } from '../world/record-check.ts';
import { CommandDamaged } from '../world/unreadable.ts';
import type { World } from '../world/world.ts';

/** A bundle that contradicts itself. The message is a sentence for its sender. */
export class BundleRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BundleRefused';
  }
}

/**
 * Checks an imported world file: each record in its current state and after each command,
 * including undone ones, so that an unreadable record is found at the import.
 */
export class BundleCheck {
  readonly #world: World;
  readonly #bundle: WorldBundle;
  readonly #users: ReadonlySet<string>;
  readonly #uploads: ReadonlySet<string>;

  /**
   * @param world the world in its initial state
   * @throws BundleRefused if the bundle's last ids are below those of the initial state
   */
  constructor(world: World, bundle: WorldBundle) {
    this.#world = world;
    this.#bundle = bundle;
    this.#users = new Set(world.users.keys());
    this.#uploads = new Set(bundle.uploads.flatMap(({ ids }) => ids));
    for (const kind of idKinds) {
      const last = bundle.records.lastIds[kind];
      if (last !== undefined && last < world.lastId(kind)) {
        throw new BundleRefused(`records.lastIds.${kind}: must be at least ${world.lastId(kind)}`);
      }
    }
  }

  /**
   * Walks the history of the world, filled from the bundle, back and forward, yielding after each
   * record or command.
   * @throws BundleRefused that names the problem and its place
   */
  *run(): Generator<void> {
    try {
      yield* this.#steps();
    } catch (error) {
      if (error instanceof BundleRefused) throw error;
      if (error instanceof CommandDamaged) {
        throw new BundleRefused(`command ${error.number}, ${error.why}`, { cause: error });
      }
      const [field] = error instanceof Refusal ? (error.details.fieldErrors ?? []) : [];
      const fieldProblem = field && `${field.field}: ${field.reason ?? 'is not valid'}`;
      const message = fieldProblem ?? 'records and history contradict each other';
      throw new BundleRefused(message, { cause: error });
    }
  }

  *#steps(): Generator<void> {
    const { boxes, users, settings, history } = this.#bundle.records;
    const world = this.#world;
    const problem = historyProblem(history as unknown as HistoryState);
    if (problem !== null) throw new BundleRefused(`records.history: ${problem}`);
    for (const { id } of boxes) yield this.#check('box', id);
    for (const { username } of users) yield this.#check('user', username);
    if (settings) this.#check('settings', 'settings');
    const { commands } = world;
    for (let entry; (entry = world.history.at(-1)); yield this.#checkChanged(entry)) world.undo();
    for (let entry; (entry = world.undone[0]); yield this.#checkChanged(entry)) world.redo();
    for (; world.commands > commands; yield) world.undo();
  }

  #checkChanged({ number, changes }: HistoryEntry): void {
    for (const { kind, key } of changes) {
      try {
        this.#check(kind, key);
      } catch (error) {
        if (!(error instanceof BundleRefused)) throw error;
        throw new BundleRefused(`command ${number}, ${error.message}`);
      }
    }
  }

  #check(kind: RecordKind, key: string | number): void {
    const problem = this.#problemOf(kind, key);
    if (problem !== null) throw new BundleRefused(`${kind} ${key}: ${problem}`);
  }

  #problemOf(kind: RecordKind, key: string | number): string | null {
    const world = this.#world;
    if (kind === 'settings') return recordProblem(kind, world.settings);
    if (kind === 'user') {
      const user = world.users.get(String(key));
      if (!this.#users.has(String(key)) || user?.username !== key)
        return 'this user must exist in the scenario';
      const change = { users: [user] } as unknown as ForcedChange;
      const problem = recordProblem(kind, user);
      if (problem === null) checkForcedReferences(world, change);
      return problem;
    }
    const box = world.boxes.get(Number(key));
    // A box added by a command does not exist before it.
    if (!box) return null;
    if (box.id !== key) return 'its id must match its key';
    const problem = recordProblem(kind, box);
    if (problem !== null) return problem;
    checkForcedReferences(world, { boxes: [box], dokus: box.dokus } as unknown as ForcedChange);
    return this.#idProblem(box) ?? this.#fileProblem(box);
  }

  /**
   * The problem of a box's ids: documents of another box, duplicates, or ids that have not been
   * used yet.
   */
  #idProblem({ id, dokus }: BoxState): string | null {
    const world = this.#world;
    const beyond = 'must not have an id beyond records.lastIds';
    if (id > world.lastId('box')) return beyond;
    const seen = new Set<number>();
    for (const doku of dokus) {
      if (seen.has(doku.id) || world.dokus.boxIdOf(doku.id) !== id) {
        return `document ${doku.id} must occur only once`;
      }
      seen.add(doku.id);
      const messages = doku.messages.map((message) => message.id);
      if (doku.id > world.lastId('doku') || messages.some((one) => one > world.lastId('message'))) {
        return `document ${doku.id} ${beyond}`;
      }
    }
    return null;
  }

  /** The problem of a box's files: missing bytes, or nothing to render. */
  #fileProblem({ dokus }: BoxState): string | null {
    for (const { id, files } of dokus) {
      for (const { source } of files) {
        const hasBytes =
          source.kind === 'uploaded' ? this.#uploads.has(source.blobId) : 'document' in source;
        if (!hasBytes) return `document ${id} must have a file with bytes`;
      }
    }
    return null;
  }
}
