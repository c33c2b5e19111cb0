import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binding, contractChanges, type ContractChanges } from './contract-diff.ts';

/** The documents that are released, as files of `spec` and of `spec/released`. */
export const releasedDocuments = ['openapi.json', 'openapi.simulator.json'] as const;

type Document = Parameters<typeof contractChanges>[0];
const read = (root: string, folder: string, name: string) =>
  JSON.parse(readFileSync(join(root, folder, name), 'utf8')) as Document;

/** Changes in each document since its last release. */
export function changesSinceRelease(root: string): ReadonlyMap<string, ContractChanges> {
  return new Map(
    releasedDocuments.map((name) => [
      name,
      contractChanges(read(root, 'spec/released', name), read(root, 'spec', name)),
    ]),
  );
}

/** Saves the current documents as the released ones. */
export function keepReleased(root: string): void {
  mkdirSync(join(root, 'spec/released'), { recursive: true });
  for (const name of releasedDocuments) {
    const text = JSON.stringify(binding(read(root, 'spec', name)), null, 1);
    writeFileSync(join(root, 'spec/released', name), `${text}\n`);
  }
}
