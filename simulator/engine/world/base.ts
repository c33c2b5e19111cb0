import type { IdKind } from '@dokubox/spec/control/enums.ts';
import type { Segment, Tenant } from '@dokubox/spec/enums.ts';
import type { TenantCatalogue } from '../seed/catalogue/types.ts';
import type { BoxState, ClientState, UserState, WorldSettings } from '../state.ts';
import type { SharedBoxIndex } from './box-index.ts';
import type { RecordSource } from './table.ts';

/**
 * The beginning shared by all worlds of one scenario, tenant, seed and moment. Frozen; boxes are
 * expanded when they are first read.
 */
export interface WorldBase {
  readonly scenario: string;
  readonly tenant: Tenant;
  readonly seed: number;
  /** The moment all seeded dates are counted from. */
  readonly reference: Date;
  /** Key of the user who is signed in unless somebody asks for another. */
  readonly userKey: string;
  readonly boxes: RecordSource<number, BoxState>;
  readonly users: ReadonlyMap<string, UserState>;
  readonly clients: ReadonlyMap<string, ClientState>;
  readonly settings: WorldSettings;
  readonly catalogue: TenantCatalogue;
  readonly index: SharedBoxIndex;
  /** Boxes the archive works on from the beginning. */
  readonly archiving: readonly number[];
  /** Boxes whose envelope runs from the beginning, with the moment it runs out where that is said. */
  readonly signing: readonly { readonly boxId: number; readonly expiresAt: string | null }[];
  /** The box of a document that was there from the beginning. */
  boxIdOf(dokuId: number): number | undefined;
  /** Last id used of each kind. */
  readonly lastIds: Readonly<Record<IdKind, number>>;
}

/** Segments whose categories a user may choose: their own, and ALL where the tenant allows it (§6). */
export function offeredSegments(segment: Segment, allowsAll: boolean): readonly Segment[] {
  return allowsAll && segment !== 'ALL' ? [segment, 'ALL'] : [segment];
}
