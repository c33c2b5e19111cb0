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

/** What a world begins with beside the beginning it shares. */
export interface WorldBeginning {
  readonly id: string;
  /** First moment of the world; its seeded dates were counted from the base's `reference`. */
  readonly now: Date;
  /** Who is signed in unless somebody asks for another; the scenario's user when absent. */
  readonly userKey?: string | undefined;
}

/** What can be read of a world: what it began as, its records and its history. */
export class WorldReads {
  readonly id: string;
  readonly scenario: string;
  readonly tenant: Tenant;
  readonly seed: number;
  readonly userKey: string;
  /** Categories, definitions, catalogues and product names of the tenant. */
  readonly catalogue: TenantCatalogue;
  /** First moment of the world, milliseconds since 1970. */
  readonly startedAt: number;
  /** The moment its seeded dates are counted from. */
  readonly reference: Date;
  /** Boxes the archive works on from the beginning. */
  readonly archiving: readonly number[];
  /** Boxes whose envelope runs from the beginning, with the moment it runs out where that is said. */
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

  /** Boxes and users that differ from the beginning, in no order. */
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

  /** Last id of a kind that was given. */
  lastId(kind: IdKind): number {
    return this.course.records.lastId(kind);
  }

  /** Number of commands in force; an undone one no longer counts. */
  get commands(): number {
    return this.course.history.count;
  }

  get history(): readonly HistoryEntry[] {
    return this.course.history.entries();
  }

  /** Commands that were taken back, the one to be done again next first. */
  get undone(): readonly HistoryEntry[] {
    return this.course.history.undone().toReversed();
  }

  /** Finds documents without knowing their box. */
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

  /** A user by the key scenarios use, e.g. `client1`. */
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

  /** Boxes that commands have touched, also where that was taken back. */
  changedBoxes(): Iterable<BoxState> {
    return this.course.records.boxes.changed().values();
  }

  /** A box as the world began with it; undefined for one that was added. It is not kept for others. */
  beginningOf(boxId: number): BoxState | undefined {
    return this.course.records.boxes.beginning(boxId);
  }
}
