import type { Difference } from './difference.ts';

/**
 * A field that differs between the two sides of a change. Undefined if a side does not have the
 * field.
 */
export interface FieldChange {
  /** Path within the record, for example `dokus[0].status`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** The changes of one place, from both directions of a difference. */
function* ofPlace(
  path: string,
  forward: Difference | undefined,
  back: Difference | undefined,
): Generator<FieldChange> {
  const fields = forward && 'fields' in forward ? forward.fields : undefined;
  const fieldsBack = back && 'fields' in back ? back.fields : undefined;
  if (fields || fieldsBack) {
    const names = new Set([...Object.keys(fields ?? {}), ...Object.keys(fieldsBack ?? {})]);
    for (const name of names)
      yield* ofPlace(joined(path, name), fields?.[name], fieldsBack?.[name]);
    return;
  }
  const items = forward && 'items' in forward ? forward : undefined;
  const itemsBack = back && 'items' in back ? back : undefined;
  if (items || itemsBack) {
    const before = new Map(itemsBack?.items);
    for (const [index, inside] of items?.items ?? []) {
      yield* ofPlace(`${path}[${index}]`, inside, before.get(index));
    }
    const [start = 0, , put = []] = items?.splice ?? [];
    const [, , taken = []] = itemsBack?.splice ?? [];
    for (let at = 0; at < Math.max(put.length, taken.length); at += 1) {
      yield { field: `${path}[${start + at}]`, before: taken[at], after: put[at] };
    }
    return;
  }
  const after = forward && 'to' in forward ? forward.to : undefined;
  const before = back && 'to' in back ? back.to : undefined;
  yield { field: path, before, after };
}

/**
 * Lists a change field by field, for people.
 * @param forward difference from the earlier record to the later one
 * @param back difference in the other direction
 */
export function fieldChanges(forward: Difference, back: Difference): Iterable<FieldChange> {
  return ofPlace('', forward, back);
}
