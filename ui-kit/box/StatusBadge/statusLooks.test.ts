import { describe, expect, it } from 'vitest';
import { dokuStatuses } from '@dokubox/spec/enums.ts';
import { dokuStatusTable } from '@dokubox/spec/workflow/doku-statuses.ts';
import { dokuLook, dokuboxLook } from './statusLooks.ts';

describe('looks of the statuses', () => {
  it('[R4.2] include the five badges of the specification', () => {
    expect(dokuboxLook('IN_PROGRESS').tone).toBe('warning');
    expect(dokuboxLook('PENDING_CANCELLATION_APPROVAL').tone).toBe('grey');
    expect(dokuboxLook('FINALIZED').tone).toBe('green');
    expect(dokuboxLook('WAITING_BANK_CONFIGURATION').tone).toBe('orange');
    expect(dokuboxLook('CANCELLED').tone).toBe('red');
  });

  it('[R4.1] have different icons for the paper status and the electronic one', () => {
    expect(dokuboxLook('PAPER_IN_PROGRESS').tone).toBe(dokuboxLook('IN_PROGRESS').tone);
    expect(dokuboxLook('PAPER_IN_PROGRESS').icon).not.toBe(dokuboxLook('IN_PROGRESS').icon);
  });

  it('[R4.6] give each of the 26 statuses an icon and its side’s colour', () => {
    expect(dokuStatuses).toHaveLength(26);
    for (const status of dokuStatuses) {
      const look = dokuLook(status);
      expect(look.icon, status).toBeDefined();
      expect(look.tone, status).toBe(dokuStatusTable[status].side === 'CLIENT' ? 'teal' : 'black');
    }
  });

  it('[R4.6] are neutral for an unknown status', () => {
    for (const status of ['SOMETHING_NEW', 'toString', '']) {
      expect(dokuLook(status).tone).toBe('grey');
      expect(dokuboxLook(status).tone).toBe('grey');
    }
  });
});
