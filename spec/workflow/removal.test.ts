import { describe, expect, it } from 'vitest';
import { dokuStatuses, dokuboxStatuses, envelopeStatuses, tenants } from '../enums.ts';
import { policyOf } from '../tenants/table.ts';
import { banker, client, dokuIn, participant, runningBox } from './fixtures/people-and-boxes.ts';
import {
  finalizeAllowed,
  removalAllowed,
  removalRefusal,
  removalRefusals,
  removalRules,
  signingInProgress,
  uploadCancelsRemoval,
} from './removal.ts';
import type { DokuInBox } from './types.ts';

const policy = policyOf('HR');

describe('removing a document', () => {
  it('[R6.4][X-27] is allowed to a client for their own uploads only, while preparing', () => {
    const setup = { ...runningBox, status: 'CLIENT_SETUP', initiatedBy: 'CLIENT' } as const;
    const own = { initiatedBy: 'CLIENT' } as const;
    const refusal = (more: Partial<DokuInBox>) =>
      removalRefusal(dokuIn('UPLOADED_CLIENT', {}, { ...own, ...more }), client, setup, policy);
    expect(refusal({})).toBeNull();
    expect(refusal({ hasFile: false })).toBe('NO_PERMISSION');
    expect(refusal({ initiatedBy: 'BANK' })).toBe('NO_PERMISSION');
  });

  it('[R4.21] is possible in every status but ARCHIVED', () => {
    const refused = dokuStatuses.filter(
      (status) => !removalAllowed(dokuIn(status), banker, runningBox, policy),
    );
    expect(refused).toEqual(['ARCHIVED']);
  });

  it('[R4.21] is rejected in UNDER_ARCHIVING in exactly the listed tenant', () => {
    const refused = tenants.filter(
      (tenant) =>
        removalRefusal(dokuIn('UNDER_ARCHIVING'), banker, runningBox, policyOf(tenant)) ===
        'UNDER_ARCHIVING',
    );
    expect(refused).toEqual(['HU']);
  });

  it('[R5.26] is rejected while a participant is signing in exactly the listed tenants', () => {
    const participants = [
      participant('CLIENT_LEGALREPRESENTATIVE', { signingUrlResolved: 'hidden' }),
    ];
    const doku = dokuIn('WAITING_CLIENT_SIGNATURE', {}, { participants });
    const refused = tenants.filter(
      (tenant) =>
        removalRefusal(doku, banker, runningBox, policyOf(tenant)) === 'SIGNING_IN_PROGRESS',
    );
    expect(refused).toEqual(['HU', 'HR']);
  });

  it('[R5.26][X-32] counts signing as in progress when started, or done while the envelope runs', () => {
    const started = [participant('BANK_1STLEVELSIGNATORY', { signingUrlResolved: 'https://x' })];
    const done = [participant('BANK_1STLEVELSIGNATORY', { participantState: 'DONE' })];
    const waiting = [participant('BANK_1STLEVELSIGNATORY')];
    const where = (people: typeof started) =>
      [null, ...envelopeStatuses].filter((envelope) => signingInProgress(people, envelope));
    expect(where(started)).toEqual([
      null,
      'NEW',
      'WAITING_SIGNATURE',
      'SIGNATURE_STATUS',
      'FINALIZED',
    ]);
    expect(where(done)).toEqual(['WAITING_SIGNATURE', 'SIGNATURE_STATUS']);
    expect(where(waiting)).toEqual([]);
  });

  it('[R6.4][X-27] is allowed to bankers by permission, and to clients for their own documents while preparing', () => {
    const doku = dokuIn('UPLOADED_CLIENT', {}, { initiatedBy: 'CLIENT' });
    const setup = { ...runningBox, status: 'CLIENT_SETUP', initiatedBy: 'CLIENT' } as const;
    const without = { ...banker, permissions: [] };
    expect(removalRefusal(doku, without, runningBox, policy)).toBe('NO_PERMISSION');
    expect(removalRefusal(doku, client, setup, policy)).toBeNull();
    expect(removalRefusal(doku, client, runningBox, policy)).toBe('NO_PERMISSION');
    const bankDoku = { ...doku, initiatedBy: 'BANK' } as const;
    expect(removalRefusal(bankDoku, client, setup, policy)).toBe('NO_PERMISSION');
  });

  it('[R4.3][A-284] is rejected if the box is locked or closed, or the document is already removed', () => {
    const doku = dokuIn('UPLOADED_BANK');
    const locked = { ...runningBox, lockUser: { username: 'SOMEONE' } };
    expect(removalRefusal(doku, banker, locked, policy)).toBe('LOCKED');
    const closed = dokuboxStatuses.filter(
      (status) =>
        removalRefusal(doku, banker, { ...runningBox, status }, policy) === 'BOX_NOT_OPEN',
    );
    expect([...closed].sort()).toEqual(['CANCELLED', 'FINALIZED', 'PENDING_CANCELLATION_APPROVAL']);
    expect(removalRefusal({ ...doku, usedInBox: false }, banker, runningBox, policy)).toBe(
      'NOT_USED',
    );
    expect(Object.keys(removalRules)).toEqual([...removalRefusals]);
  });

  it('[R4.20] is cancelled by an upload with participants, for an added document', () => {
    const added = { isReconfiguredAdded: true, removalPending: true };
    expect(uploadCancelsRemoval(added, 1)).toBe(true);
    expect(uploadCancelsRemoval(added, 0)).toBe(false);
    expect(uploadCancelsRemoval({ ...added, isReconfiguredAdded: false }, 1)).toBe(false);
    expect(uploadCancelsRemoval({ ...added, removalPending: false }, 1)).toBe(false);
  });
});

describe('completing the setup of a document', () => {
  const open = dokuIn('UPLOADED_CLIENT', {}, { dokuSetupCompleted: false, initiatedBy: 'CLIENT' });

  it('[R4.22] is allowed to a banker for a used, incomplete document with participants', () => {
    expect(finalizeAllowed(open, banker, runningBox)).toBe(true);
    expect(finalizeAllowed(open, client, runningBox)).toBe(false);
    const refused = [
      { ...open, dokuSetupCompleted: true },
      { ...open, usedInBox: false },
      { ...open, participants: [] },
    ];
    for (const doku of refused) expect(finalizeAllowed(doku, banker, runningBox)).toBe(false);
    const locked = { ...runningBox, lockUser: { username: 'SOMEONE' } };
    expect(finalizeAllowed(open, banker, locked)).toBe(false);
  });

  it('[R4.22] is allowed to any banker without a role, whichever side added the document', () => {
    const bankDoku = { ...open, initiatedBy: 'BANK' } as const;
    const nobody = { ...banker, roles: [] };
    for (const doku of [open, bankDoku])
      expect(finalizeAllowed(doku, nobody, runningBox)).toBe(true);
  });

  it('[R4.22] needs a configured box if the client started it, and a box in setup if the bank did', () => {
    const where = (initiatedBy: 'CLIENT' | 'BANK') =>
      dokuboxStatuses.filter((status) =>
        finalizeAllowed(open, banker, { ...runningBox, initiatedBy, status }),
      );
    const working = ['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'];
    expect(where('CLIENT')).toEqual(working);
    expect(where('BANK')).toEqual(['BANK_SETUP', 'WAITING_BANK_CONFIGURATION', ...working]);
  });
});
