import { describe, expect, it } from 'vitest';
import { envelopeStatuses, signCallbackActions, type EnvelopeStatus } from '../enums.ts';
import {
  applyEnvelopeEvent,
  boxEnvelopeStatus,
  envelopeEventOf,
  envelopeEvents,
  envelopeRows,
  envelopeStatusTable,
  type EnvelopeEvent,
  type EnvelopeRow,
} from './envelope-machine.ts';
import { envelopeRunning } from './predicates.ts';
import type { DokuEnvelope } from './types.ts';

/** All transitions of an envelope, written a second time: from, event, to. */
const expected: readonly (readonly [DokuEnvelope, EnvelopeEvent, EnvelopeStatus])[] = [
  ['NONE', 'open', 'NEW'],
  ['NEW', 'send', 'WAITING_SIGNATURE'],
  ['NEW', 'cancel', 'CANCELLED'],
  ['WAITING_SIGNATURE', 'workstepFinished', 'SIGNATURE_STATUS'],
  ['WAITING_SIGNATURE', 'envelopeFinished', 'FINALIZED'],
  ['WAITING_SIGNATURE', 'workstepRejected', 'REJECTED'],
  ['WAITING_SIGNATURE', 'envelopeExpired', 'CANCELLED'],
  ['WAITING_SIGNATURE', 'cancel', 'CANCELLED'],
  ['SIGNATURE_STATUS', 'workstepFinished', 'SIGNATURE_STATUS'],
  ['SIGNATURE_STATUS', 'envelopeFinished', 'FINALIZED'],
  ['SIGNATURE_STATUS', 'workstepRejected', 'REJECTED'],
  ['SIGNATURE_STATUS', 'envelopeExpired', 'CANCELLED'],
  ['SIGNATURE_STATUS', 'cancel', 'CANCELLED'],
  ['REJECTED', 'open', 'NEW'],
  ['CANCELLED', 'open', 'NEW'],
  ['FINALIZED', 'open', 'NEW'],
];

function problems(rows: readonly EnvelopeRow[]): readonly string[] {
  return (['NONE', ...envelopeStatuses] as const).flatMap((status) =>
    envelopeEvents.flatMap((event) => {
      const wanted =
        expected.find(([from, name]) => from === status && name === event)?.[2] ?? null;
      const got = applyEnvelopeEvent(status, event, rows);
      return got === wanted ? [] : [`${status} ${event}: ${String(got)}`];
    }),
  );
}

describe('the envelope of a box', () => {
  it('[R4.7] changes by the listed transitions and ignores all other events', () => {
    expect(problems(envelopeRows)).toEqual([]);
  });

  it('[R4.7] reaches all six statuses', () => {
    const reached = new Set(envelopeRows.map((row) => row.to));
    expect([...reached].sort()).toEqual([...envelopeStatuses].sort());
  });

  it('[R4.7] behaves differently if any row is removed from any status', () => {
    const cells = envelopeRows.flatMap((row) => row.from.map((status) => ({ row, status })));
    const survivors = cells.filter(({ row, status }) => {
      const from = row.from.filter((other) => other !== status);
      return (
        problems(envelopeRows.map((other) => (other === row ? { ...row, from } : other))).length ===
        0
      );
    });
    expect(survivors).toEqual([]);
    expect(cells).toHaveLength(expected.length);
  });

  it('[A-168] runs only while its documents wait for signatures', () => {
    for (const status of envelopeStatuses) {
      expect(envelopeStatusTable[status].running).toBe(envelopeRunning({ envelope: status }));
    }
  });

  it('[A-167] changes by four actions of the service and ignores the others', () => {
    const changing = signCallbackActions.filter((action) => envelopeEventOf(action) !== null);
    expect([...changing].sort()).toEqual(
      ['envelopeExpired', 'envelopeFinished', 'workstepFinished', 'workstepRejected'].sort(),
    );
  });

  it.each([
    [[], null],
    [['NONE', 'NONE'], null],
    [['NONE', 'NEW'], 'NEW'],
    [['NONE', 'WAITING_SIGNATURE'], 'WAITING_SIGNATURE'],
    [['WAITING_SIGNATURE', 'SIGNATURE_STATUS'], 'SIGNATURE_STATUS'],
    [['FINALIZED', 'WAITING_SIGNATURE'], 'SIGNATURE_STATUS'],
    [['FINALIZED', 'NONE'], 'FINALIZED'],
    [['FINALIZED', 'REJECTED', 'WAITING_SIGNATURE'], 'REJECTED'],
    [['FINALIZED', 'CANCELLED'], 'CANCELLED'],
  ] as const)('[A-169] for documents in envelopes %j shows %s', (documents, status) => {
    expect(boxEnvelopeStatus(documents)).toBe(status);
  });
});
