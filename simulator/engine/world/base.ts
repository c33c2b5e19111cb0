import type { IdKind } from '@dokubox/spec/control/enums.ts';
import type { Segment, Tenant } from '@dokubox/spec/enums.ts';
import type { TenantCatalogue } from '../seed/catalogue/types.ts';
import type { BoxState, ClientState, UserState, WorldSettings } from '../state.ts';
import type { SharedBoxIndex } from './box-index.ts';
import type { RecordSource } from './table.ts';

/**
 * The initial state shared by all worlds of one scenario, tenant, seed and start time. It is
 * frozen, and each box is expanded when it is first read.
 */
export interface WorldBase {
  readonly scenario: string;
  readonly tenant: Tenant;
  readonly seed: number;
  /** The time all seeded dates are counted from. */
  readonly reference: Date;
  /** Key of the user who is signed in unless the caller chooses another. */
  readonly userKey: string;
  readonly boxes: RecordSource<number, BoxState>;
  readonly users: ReadonlyMap<string, UserState>;
  readonly clients: ReadonlyMap<string, ClientState>;
  readonly settings: WorldSettings;
  readonly catalogue: TenantCatalogue;
  readonly index: SharedBoxIndex;
  /** Boxes that are being archived from the start. */
  readonly archiving: readonly number[];
  /**
   * Boxes whose signing envelope is open from the start, with its expiry time if the scenario sets
   * one.
   */
  readonly signing: readonly { readonly boxId: number; readonly expiresAt: string | null }[];
  /** The box of a document in the initial state. */
  boxIdOf(dokuId: number): number | undefined;
  /** The last id used, by kind. */
  readonly lastIds: Readonly<Record<IdKind, number>>;
}

/** Segments whose categories a user may choose: their own, and ALL where the tenant allows it (§6). */
export function offeredSegments(segment: Segment, allowsAll: boolean): readonly Segment[] {
  return allowsAll && segment !== 'ALL' ? [segment, 'ALL'] : [segment];
}
