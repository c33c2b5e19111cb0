import type { BoxState, UserState } from '../state.ts';
import type { World } from './world.ts';

/** Lengths of records as JSON; they are frozen, so that each is written once. */
const lengths = new WeakMap<object, number>();

function lengthOf(record: object): number {
  let length = lengths.get(record);
  if (length === undefined) lengths.set(record, (length = JSON.stringify(record).length));
  return length;
}

const uploadsOf = ({ dokus }: BoxState): number =>
  dokus
    .flatMap(({ files }) => files)
    .reduce((sum, { source, size }) => sum + (source.kind === 'uploaded' ? (size ?? 0) : 0), 0);

/** Bytes of what differs between a world and its beginning: records as JSON, and uploads. */
export function sizeOf(world: World): number {
  const { boxes, users } = world.snapshot();
  const records: readonly (BoxState | UserState)[] = [...boxes, ...users];
  const written = records.reduce((sum, record) => sum + lengthOf(record), 0);
  return boxes.reduce((sum, box) => sum + uploadsOf(box), written);
}
