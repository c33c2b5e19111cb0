import { describe, expect, it } from 'vitest';
import { dokuboxStatuses } from '@dokubox/spec/enums.ts';
import { makeBox } from '../fixtures/boxes.ts';
import { makeDoku } from '../fixtures/dokus.ts';
import { bankReader, clientReader } from '../fixtures/people.ts';
import { boxLabels, boxSentence, lockHolder, readOnlyReason } from './boxSentence.ts';

const lockUser = { username: 'VARGAA02', fullName: 'Varga Ágnes' };

describe('the sentence of the header', () => {
  it('[R2.14] counts what waits for the reader first', () => {
    expect(boxSentence(makeBox(), clientReader)).toEqual({ key: 'you', count: 3 });
    expect(boxSentence(makeBox(), bankReader)).toEqual({ key: 'colleagueBank', count: 1 });
  });

  it('[R2.14] names the other side when nothing waits here', () => {
    const atBank = makeBox({ dokus: [makeDoku(1, { status: 'UNDER_REVIEW_BANK' })] });
    expect(boxSentence(atBank, clientReader)).toEqual({ key: 'bank', count: 1 });
    const atClient = makeBox({ dokus: [makeDoku(1, { status: 'UNDER_REVIEW_CLIENT' })] });
    expect(boxSentence(atClient, bankReader)).toEqual({ key: 'client', count: 1 });
    expect(boxSentence(atClient, clientReader)).toEqual({ key: 'colleagueClient', count: 1 });
  });

  it('[R2.14] says so when there is nothing to wait for', () => {
    const done = makeBox({ dokus: [makeDoku(1, { status: 'ARCHIVED' })] });
    expect(boxSentence(done, clientReader).key).toBe('nothing');
    const unusedOnly = makeBox({ dokus: [makeDoku(1, { usedInBox: false })] });
    expect(boxSentence(unusedOnly, clientReader).key).toBe('noDocuments');
  });

  it('[R4.3] tells who holds the box, and only to others', () => {
    const locked = makeBox({ lockUser });
    expect(boxSentence(locked, clientReader)).toEqual({ key: 'locked' });
    expect(boxSentence(locked, { userType: 'BANKER', username: 'VARGAA02' }).key).not.toBe(
      'locked',
    );
    expect(lockHolder(makeBox({ lockUser, status: 'PAPER_IN_PROGRESS' }), clientReader)).toEqual(
      lockUser,
    );
    expect(lockHolder(makeBox({ lockUser, status: 'FINALIZED' }), clientReader)).toBeUndefined();
  });

  it('[R4.1] has a sentence for every status and both sides', () => {
    const keys = dokuboxStatuses.flatMap((status) => [
      boxSentence(makeBox({ status }), clientReader).key,
      boxSentence(makeBox({ status }), bankReader).key,
    ]);
    expect(keys).toHaveLength(18);
    expect(new Set(keys).size).toBe(12);
  });

  it('[R2.14] tells the bank what is left to do with a box signed on paper', () => {
    const dokus = [makeDoku(1, { status: 'PAPER_SIGNED' }), makeDoku(2, { status: 'ARCHIVED' })];
    const box = makeBox({ status: 'PAPER_SIGNED', dokus });
    expect(boxSentence(box, bankReader).key).toBe('paperSignedBank');
    expect(boxSentence(box, clientReader).key).not.toBe('paperSignedBank');
    const returned = makeBox({
      status: 'PAPER_SIGNED',
      dokus: [makeDoku(1, { status: 'UNDER_REVIEW_BANK' })],
    });
    expect(boxSentence(returned, bankReader).key).not.toBe('paperSignedBank');
  });

  it('[R4.1] does not stumble over an unknown status', () => {
    const box = makeBox({ status: 'SOMETHING_NEW' as 'IN_PROGRESS' });
    expect(boxSentence(box, clientReader).key).toBe('you');
    expect(readOnlyReason(box, clientReader)).toBeUndefined();
  });
});

describe('labels and rights of the header', () => {
  it('[R2.14] shows the labels the register names, and no others', () => {
    expect(boxLabels(makeBox(), clientReader)).toEqual([]);
    expect(boxLabels(makeBox({ lockUser }), clientReader)).toEqual(['locked']);
    expect(boxLabels(makeBox({ signatureRejected: true }), clientReader)).toEqual([
      'signatureRejected',
    ]);
    expect(boxLabels(makeBox({ status: 'PAPER_SIGNED' }), clientReader)).toEqual(['paper']);
    expect(boxLabels(makeBox({ status: 'PAPER_IN_PROGRESS', lockUser }), clientReader)).toEqual([
      'paper',
      'readOnly',
    ]);
    expect(boxLabels(makeBox({ status: 'FINALIZED' }), clientReader)).toEqual(['readOnly']);
  });

  it('[R4.3] is read-only for all but the holder, when ended, and while the other side prepares', () => {
    expect(readOnlyReason(makeBox({ lockUser }), bankReader)).toBe('locked');
    expect(readOnlyReason(makeBox({ status: 'CANCELLED' }), bankReader)).toBe('cancelled');
    expect(readOnlyReason(makeBox({ status: 'CLIENT_SETUP' }), clientReader)).toBeUndefined();
    expect(readOnlyReason(makeBox({ status: 'CLIENT_SETUP' }), bankReader)).toBe('status');
    expect(readOnlyReason(makeBox({ status: 'BANK_SETUP' }), bankReader)).toBeUndefined();
    expect(readOnlyReason(makeBox({ status: 'BANK_SETUP' }), clientReader)).toBe('status');
  });
});
