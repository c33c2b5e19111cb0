import { applyTrigger } from '@dokubox/spec/workflow/apply.ts';
import type { DokuStaticFacts } from '@dokubox/spec/workflow/types.ts';
import { describe, expect, it } from 'vitest';
import { reachableFacts, reachableStatuses } from './reach.ts';

const context = { addedSendToClientInAux: true, archiveRoleOk: true };

const signedByAll: DokuStaticFacts = {
  provider: 'BANK',
  negotiable: false,
  clientSignatureNeeded: true,
  firstBankSignatureNeeded: true,
  secondBankSignatureNeeded: true,
  clientAcknowledgementNeeded: false,
  clientSignedDokuUploadNeeded: false,
  bankSignedDokuUploadNeeded: false,
  clientSignatureSystem: 'ALL',
  clientSelectedSignatureSystem: 'ESAW_REMOTE',
  bankSignatureSystem: 'ESAW_REMOTE',
};

describe('the facts of a document in a status', () => {
  it('[R4.6] say who has already signed', () => {
    expect(reachableFacts('WAITING_BANK_SIGNATURE_2', signedByAll, context)).toMatchObject({
      ...signedByAll,
      clientSigned: true,
      bank1Signed: true,
      bank2Signed: false,
      envelope: 'SIGNATURE_STATUS',
    });
    expect(reachableFacts('ARCHIVED', signedByAll, context)).toMatchObject({
      bank2Signed: true,
      envelope: 'FINALIZED',
      archivePossible: true,
    });
  });

  it('[R4.7] are the requested ones, or undefined', () => {
    const rejected = reachableFacts(
      'WAITING_BANK_SIGNATURE',
      signedByAll,
      context,
      { envelope: 'REJECTED' },
      'everything',
    );
    expect(rejected).toMatchObject({
      envelope: 'REJECTED',
      clientSigned: true,
      bank1Signed: false,
    });
    expect(
      reachableFacts(
        'UPLOADED_BANK',
        signedByAll,
        context,
        { envelope: 'FINALIZED' },
        'everything',
      ),
    ).toBeUndefined();
    expect(reachableFacts('WAITING_FOR_PAPER_SIGNING', signedByAll, context)).toBeUndefined();
  });

  it('are such that the workflow can continue from them', () => {
    const facts = reachableFacts('WAITING_BANK_SIGNATURE_2', signedByAll, context)!;
    const next = applyTrigger(facts, 'SignCallback', 'SYSTEM', {
      ...context,
      callback: 'workstepFinished',
    });
    expect(next).toMatchObject({ ok: true, status: 'WAITING_ARCHIVAL' });
  });

  it('cover everything but mishaps on ordinary paths, and everything on all paths', () => {
    const detour = ['WAITING_CLIENT_FEEDBACK', 'UNDER_REVIEW_BANK'];
    for (const bankSignatureSystem of ['ESAW_REMOTE', 'CUSTOM_APP', 'NA'] as const) {
      const fixed = { ...signedByAll, bankSignatureSystem };
      const possible = reachableStatuses(fixed, context);
      for (const status of possible) {
        expect(reachableFacts(status, fixed, context, {}, 'everything')?.status).toBe(status);
        if (detour.some((name) => status.startsWith(name))) continue;
        expect(reachableFacts(status, fixed, context)?.status).toBe(status);
      }
      expect(possible.length).toBeGreaterThan(8);
    }
  });
});
