import { describe, expect, it } from 'vitest';
import { dokuboxStatuses } from '@dokubox/spec/enums.ts';
import { bankUser, clientUser, sampleBox, sampleDoku } from '../../../tests/samples.ts';
import { boxLabels, headerSentence, otherLockHolder, readOnlyReason } from './headerSentence.ts';

const lockUser = { username: 'VARGAA02', fullName: 'Varga Ágnes' };

describe('the sentence of the header', () => {
  it('[R2.14] counts first the documents that wait for the user', () => {
    expect(headerSentence(sampleBox(), clientUser)).toEqual({ key: 'you', count: 3 });
    expect(headerSentence(sampleBox(), bankUser)).toEqual({ key: 'colleagueBank', count: 1 });
  });

  it('[R2.14] names the other side if nothing waits for this side', () => {
    const atBank = sampleBox({ dokus: [sampleDoku(1, { status: 'UNDER_REVIEW_BANK' })] });
    expect(headerSentence(atBank, clientUser)).toEqual({ key: 'bank', count: 1 });
    const atClient = sampleBox({ dokus: [sampleDoku(1, { status: 'UNDER_REVIEW_CLIENT' })] });
    expect(headerSentence(atClient, bankUser)).toEqual({ key: 'client', count: 1 });
    expect(headerSentence(atClient, clientUser)).toEqual({ key: 'colleagueClient', count: 1 });
  });

  it('[R2.14] reports if nothing waits', () => {
    const done = sampleBox({ dokus: [sampleDoku(1, { status: 'ARCHIVED' })] });
    expect(headerSentence(done, clientUser).key).toBe('nothing');
    const unusedOnly = sampleBox({ dokus: [sampleDoku(1, { usedInBox: false })] });
    expect(headerSentence(unusedOnly, clientUser).key).toBe('noDocuments');
  });

  it('[R4.3] names the user who has the lock, and only to others', () => {
    const locked = sampleBox({ lockUser });
    expect(headerSentence(locked, clientUser)).toEqual({ key: 'locked' });
    expect(headerSentence(locked, { userType: 'BANKER', username: 'VARGAA02' }).key).not.toBe(
      'locked',
    );
    expect(
      otherLockHolder(sampleBox({ lockUser, status: 'PAPER_IN_PROGRESS' }), clientUser),
    ).toEqual(lockUser);
    expect(
      otherLockHolder(sampleBox({ lockUser, status: 'FINALIZED' }), clientUser),
    ).toBeUndefined();
  });

  it('[R4.1] exists for every status and both sides', () => {
    const keys = dokuboxStatuses.flatMap((status) => [
      headerSentence(sampleBox({ status }), clientUser).key,
      headerSentence(sampleBox({ status }), bankUser).key,
    ]);
    expect(keys).toHaveLength(18);
    expect(new Set(keys).size).toBe(12);
  });

  it('[R2.14] names what the bank must still do with a box signed on paper', () => {
    const dokus = [
      sampleDoku(1, { status: 'PAPER_SIGNED' }),
      sampleDoku(2, { status: 'ARCHIVED' }),
    ];
    const box = sampleBox({ status: 'PAPER_SIGNED', dokus });
    expect(headerSentence(box, bankUser).key).toBe('paperSignedBank');
    expect(headerSentence(box, clientUser).key).not.toBe('paperSignedBank');
    const returned = sampleBox({
      status: 'PAPER_SIGNED',
      dokus: [sampleDoku(1, { status: 'UNDER_REVIEW_BANK' })],
    });
    expect(headerSentence(returned, bankUser).key).not.toBe('paperSignedBank');
  });

  it('[R4.1] handles an unknown status', () => {
    const box = sampleBox({ status: 'SOMETHING_NEW' as 'IN_PROGRESS' });
    expect(headerSentence(box, clientUser).key).toBe('you');
    expect(readOnlyReason(box, clientUser)).toBeUndefined();
  });
});

describe('labels and rights of the header', () => {
  it('[R2.14] are the labels in the register, and no others', () => {
    expect(boxLabels(sampleBox(), clientUser)).toEqual([]);
    expect(boxLabels(sampleBox({ lockUser }), clientUser)).toEqual(['locked']);
    expect(boxLabels(sampleBox({ signatureRejected: true }), clientUser)).toEqual([
      'signatureRejected',
    ]);
    expect(boxLabels(sampleBox({ status: 'PAPER_SIGNED' }), clientUser)).toEqual(['paper']);
    expect(boxLabels(sampleBox({ status: 'PAPER_IN_PROGRESS', lockUser }), clientUser)).toEqual([
      'paper',
      'readOnly',
    ]);
    expect(boxLabels(sampleBox({ status: 'FINALIZED' }), clientUser)).toEqual(['readOnly']);
  });

  it('[R4.3] are read-only except for the lock’s holder, at the end, and while the other side prepares', () => {
    expect(readOnlyReason(sampleBox({ lockUser }), bankUser)).toBe('locked');
    expect(readOnlyReason(sampleBox({ status: 'CANCELLED' }), bankUser)).toBe('cancelled');
    expect(readOnlyReason(sampleBox({ status: 'CLIENT_SETUP' }), clientUser)).toBeUndefined();
    expect(readOnlyReason(sampleBox({ status: 'CLIENT_SETUP' }), bankUser)).toBe('status');
    expect(readOnlyReason(sampleBox({ status: 'BANK_SETUP' }), bankUser)).toBeUndefined();
    expect(readOnlyReason(sampleBox({ status: 'BANK_SETUP' }), clientUser)).toBe('status');
  });
});
