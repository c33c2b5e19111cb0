import type { IdKind } from '@dokubox/spec/control/enums.ts';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { TenantCatalogue } from '../seed/catalogue/types.ts';
import type { BoxState, ClientState, DokuState, UserState, WorldSettings } from '../state.ts';
import type { WorldBase } from './base.ts';
import type { BoxIndex } from './box-index.ts';
import { Course } from './course.ts';
import type { HistoryEntry } from './history.ts';
import type { Table } from './table.ts';

/** The options of a world's start, besides the shared initial state. */
export interface WorldBeginning {
  readonly id: string;
  /** The world's start time. Seeded dates were counted from the base's `reference`. */
  readonly now: Date;
  /**
   * The user who is signed in unless the caller chooses another. Defaults to the scenario's user.
   */
  readonly userKey?: string | undefined;
}

/** The readable state of a world: its initial state, its records and its history. */
export class WorldReads {
  readonly id: string;
  readonly scenario: string;
  readonly tenant: Tenant;
  readonly seed: number;
  readonly userKey: string;
  /** Categories, definitions, catalogues and product names of the tenant. */
  readonly catalogue: TenantCatalogue;
  /** The world's start time, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The time its seeded dates are counted from. */
  readonly reference: Date;
  /** Boxes that are being archived from the start. */
  readonly archiving: readonly number[];
  /**
   * Boxes whose signing envelope is open from the start, with its expiry time if the scenario sets
   * one.
   */
  readonly signing: WorldBase['signing'];
  protected readonly course: Course;

  constructor(base: WorldBase, { id, now, userKey }: WorldBeginning) {
    this.id = id;
    this.scenario = base.scenario;
    this.tenant = base.tenant;
    this.seed = base.seed;
    this.userKey = userKey ?? base.userKey;
    this.catalogue = base.catalogue;
    this.startedAt = now.getTime();
    this.reference = base.reference;
    this.archiving = base.archiving;
    this.signing = base.signing;
    this.course = new Course(base);
  }

  /** Boxes by id. */
  get boxes(): Table<number, BoxState> {
    return this.course.records.boxes;
  }

  /** Users by username. */
  get users(): Table<string, UserState> {
    return this.course.records.users;
  }

  /** Boxes and users that differ from the initial state, in no order. */
  changedRecords(): Iterable<BoxState | UserState> {
    return this.course.records.changed();
  }

  /** Clients by client number. */
  get clients(): Table<string, ClientState> {
    return this.course.records.clients;
  }

  get boxIndex(): BoxIndex {
    return this.course.records.boxIndex;
  }

  get settings(): WorldSettings {
    return this.course.records.settings();
  }

  /** The tenant's policy. */
  get policy() {
    return policyOf(this.tenant);
  }

  /** The last id used of a kind. */
  lastId(kind: IdKind): number {
    return this.course.records.lastId(kind);
  }

  /** Number of commands in effect. Undone commands do not count. */
  get commands(): number {
    return this.course.history.count;
  }

  get history(): readonly HistoryEntry[] {
    return this.course.history.entries();
  }

  /** Commands that have been undone, the next one to redo first. */
  get undone(): readonly HistoryEntry[] {
    return this.course.history.undone().toReversed();
  }

  /** Finds documents without their box id. */
  readonly dokus = {
    boxIdOf: (dokuId: number): number | undefined => this.course.records.boxIdOf(dokuId),
    /** A document with its box. */
    find: (dokuId: number): { box: BoxState; doku: DokuState } | undefined => {
      const boxId = this.dokus.boxIdOf(dokuId);
      const box = boxId === undefined ? undefined : this.boxes.get(boxId);
      const doku = box?.dokus.find(({ id }) => id === dokuId);
      return box && doku ? { box, doku } : undefined;
    },
  };

  /** A user by the key scenarios use, for example `client1`. */
  userByKey(key: string): UserState | undefined {
    for (const user of this.users.values()) if (user.key === key) return user;
    return undefined;
  }

  userById(id: number): UserState | undefined {
    for (const user of this.users.values()) if (user.id === id) return user;
    return undefined;
  }

  /** Users who represent a client. */
  representativesOf(clientNumber: string): readonly UserState[] {
    return [...this.users.values()].filter((user) => user.clientNumbers.includes(clientNumber));
  }

  /** Boxes that commands have changed, even if the changes have been undone. */
  changedBoxes(): Iterable<BoxState> {
    return this.course.records.boxes.changed().values();
  }

  /** A box in its initial state, not cached. Undefined if the box was added later. */
  beginningOf(boxId: number): BoxState | undefined {
    return this.course.records.boxes.beginning(boxId);
  }
}
