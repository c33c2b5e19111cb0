import { useState } from 'react';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';

/** Returns documents whose status has changed. New documents do not count. */
export function changedDokus(before: readonly Doku[], now: readonly Doku[]): Doku[] {
  const statuses = new Map(before.map(({ id, status }) => [id, status]));
  return now.filter(({ id, status }) => statuses.has(id) && statuses.get(id) !== status);
}

/** Returns documents that changed with the last new list. Screen readers read them once. */
export function useChanges(dokus: readonly Doku[]): readonly Doku[] {
  const [known, setKnown] = useState(dokus);
  const [changed, setChanged] = useState<readonly Doku[]>([]);
  if (dokus !== known) {
    setKnown(dokus);
    setChanged(changedDokus(known, dokus));
  }
  return changed;
}
