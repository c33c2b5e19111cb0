import { describe, expect, it } from 'vitest';
import { dokuStatuses, dokuboxStatuses, envelopeStatuses } from '../enums.ts';
import { dokuRows } from './doku-machine.ts';
import { boxRows } from './dokubox-rows.ts';
import type { OperationDefinition } from '../operations/types.ts';
import { operations } from '../operations/table.ts';
import { blockedFunctions, workflowJson } from './workflow-json.ts';

const json = workflowJson();
const text = JSON.stringify(json, null, 2);

interface Written {
  readonly guards: Record<string, unknown>;
  readonly effects: Record<string, unknown>;
  readonly resolvers: Record<string, unknown>;
  readonly doku: { readonly statuses: object; readonly rows: typeof dokuRows };
  readonly dokubox: {
    readonly guards: Record<string, unknown>;
    readonly statuses: object;
    readonly rows: typeof boxRows;
  };
  readonly envelope: { readonly statuses: object };
}
const written = JSON.parse(text) as Written;

describe('the workflow as data', () => {
  it('[R7.24] lists each call of a complete session once, under the function that blocks it', () => {
    const { DDE, SIGNING, ARCHIVING } = blockedFunctions();
    const stopped = [DDE, SIGNING, ARCHIVING].flatMap((one) => one?.calls ?? []);
    const expected = Object.entries<OperationDefinition>(operations)
      .filter(([, { access }]) => access === 'session')
      .map(([id]) => id);
    expect([...stopped].sort()).toEqual(expected.sort());
    expect(SIGNING?.calls).toEqual(['getSigningUrl', 'getEdsUrl']);
    expect(ARCHIVING?.triggers).toEqual(['SendToArchive']);
  });

  it('[R4.1][R4.6][R4.7] contains every status and every row', () => {
    expect(Object.keys(written.doku.statuses)).toEqual([...dokuStatuses]);
    expect(Object.keys(written.dokubox.statuses).sort()).toEqual([...dokuboxStatuses].sort());
    expect(Object.keys(written.envelope.statuses)).toEqual([...envelopeStatuses]);
    expect(written.doku.rows).toEqual(dokuRows);
    expect(written.dokubox.rows).toEqual(boxRows);
  });

  it('[A-170] is plain JSON: writing it loses nothing, and gives the same bytes twice', () => {
    expect(written).toEqual(json);
    expect(JSON.stringify(workflowJson(), null, 2)).toBe(text);
  });

  it('[A-170] explains every name that a row uses', () => {
    for (const row of written.doku.rows) {
      for (const guard of row.when) expect(written.guards).toHaveProperty([guard]);
      for (const effect of row.effects) expect(written.effects).toHaveProperty([effect]);
      if (row.to.startsWith('@')) expect(written.resolvers).toHaveProperty([row.to]);
    }
    for (const row of written.dokubox.rows) {
      for (const guard of row.when) expect(written.dokubox.guards).toHaveProperty([guard]);
    }
  });

  it('[R3.1] has an origin for everything it explains', () => {
    const missing: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (node === null || typeof node !== 'object') return;
      if (('says' in node || 'from' in node || 'meaning' in node) && !('origin' in node)) {
        missing.push(path);
      }
      for (const [name, child] of Object.entries(node)) visit(child, `${path}/${name}`);
    };
    visit(json, '');
    expect(missing).toEqual([]);
  });
});
