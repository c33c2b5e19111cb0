import { describe, expect, it } from 'vitest';
import { dokuboxStatuses } from '@dokubox/spec/enums.ts';
import { clientUser, sampleBox } from '../../../tests/samples.ts';
import { customNameState } from './customNameState.ts';

describe('editing the custom name', () => {
  it('[R4.5] is possible in two statuses only', () => {
    const editable = dokuboxStatuses.filter(
      (status) => customNameState(sampleBox({ status }), clientUser) === 'editable',
    );
    expect(editable.sort()).toEqual(['IN_PROGRESS', 'WAITING_BANK_CONFIGURATION']);
    expect(customNameState(sampleBox({ status: 'FINALIZED' }), clientUser)).toBe('status');
  });

  it('[R4.5] is disabled with a reason if the bank started the box or another user has the lock', () => {
    expect(customNameState(sampleBox({ initiatedBy: 'BANK' }), clientUser)).toBe('initiatedByBank');
    const lockUser = { username: 'toth.bence' };
    expect(customNameState(sampleBox({ lockUser }), clientUser)).toBe('locked');
    expect(
      customNameState(sampleBox({ lockUser: { username: clientUser.username } }), clientUser),
    ).toBe('editable');
  });
});
