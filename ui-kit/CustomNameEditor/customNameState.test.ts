import { describe, expect, it } from 'vitest';
import { dokuboxStatuses } from '@dokubox/spec/enums.ts';
import { makeBox } from '../fixtures/boxes.ts';
import { clientReader } from '../fixtures/people.ts';
import { customNameState } from './customNameState.ts';

describe('editing the custom name', () => {
  it('[R4.5] is possible in two statuses only', () => {
    const editable = dokuboxStatuses.filter(
      (status) => customNameState(makeBox({ status }), clientReader) === 'editable',
    );
    expect(editable.sort()).toEqual(['IN_PROGRESS', 'WAITING_BANK_CONFIGURATION']);
    expect(customNameState(makeBox({ status: 'FINALIZED' }), clientReader)).toBe('status');
  });

  it('[R4.5] says why it is not: the bank started it, or another user holds it', () => {
    expect(customNameState(makeBox({ initiatedBy: 'BANK' }), clientReader)).toBe('initiatedByBank');
    const lockUser = { username: 'toth.bence' };
    expect(customNameState(makeBox({ lockUser }), clientReader)).toBe('locked');
    expect(
      customNameState(makeBox({ lockUser: { username: clientReader.username } }), clientReader),
    ).toBe('editable');
  });
});
