import type { BoxState, UserState } from '../state.ts';
import type { World } from '../world/world.ts';

/**
 * Bytes of records, as JSON and with their uploads. Records are frozen, so each is measured once.
 */
const sizes = new WeakMap<object, number>();

function measure(record: BoxState | UserState): number {
  let size = JSON.stringify(record).length;
  for (const { files } of 'dokus' in record ? record.dokus : []) {
    for (const file of files) if (file.source.kind === 'uploaded') size += file.size ?? 0;
  }
  sizes.set(record, size);
  return size;
}

/**
 * Measures all records not measured yet, yielding after each. {@link sizeOf} then has little to do.
 */
export function* measuring(world: World): Generator<void> {
  for (const record of world.changedRecords()) {
    if (sizes.has(record)) continue;
    measure(record);
    yield;
  }
}

/** Bytes in which a world differs from its initial state: records as JSON, and uploads. */
export function sizeOf(world: World): number {
  let sum = 0;
  for (const record of world.changedRecords()) sum += sizes.get(record) ?? measure(record);
  return sum;
}
