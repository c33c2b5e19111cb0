import { describe, expect, it } from 'vitest';
import { dokuStatuses } from '@dokubox/spec/enums.ts';
import { dokuStatusTable } from '@dokubox/spec/workflow/doku-statuses.ts';
import {
  bankUser,
  clientUser,
  sampleDoku,
  sampleDokus,
  sampleParticipant,
} from '../../tests/samples.ts';
import { countTurns, firstWaiting, turnOf, usedDokus } from './turn.ts';

describe('turns in a box', () => {
  it('[R2.14] count used documents only, in their order', () => {
    const mixed = [
      sampleDoku(9, { ordinalNumber: 2 }),
      sampleDoku(8, { ordinalNumber: 2 }),
      sampleDoku(7, { ordinalNumber: 1 }),
      sampleDoku(6, { ordinalNumber: 1, removed: true }),
      sampleDoku(5, { ordinalNumber: 1, usedInBox: false }),
    ];
    expect(usedDokus(mixed).map(({ id }) => id)).toEqual([7, 8, 9]);
  });

  it('[R2.19] are the user’s if the server offers a choice or an upload', () => {
    const waiting = sampleDoku(1, { status: 'UNDER_REVIEW_CLIENT' });
    const choice = [{ triggerControl: 'SendToBank' as const, sortOrder: 60 }];
    expect(turnOf({ ...waiting, dokuTransitions: choice }, clientUser)).toBe('you');
    expect(turnOf({ ...waiting, dokuStaticActions: ['Upload'] }, clientUser)).toBe('you');
    expect(turnOf(waiting, clientUser)).toBe('ownSide');
    expect(turnOf({ ...waiting, dokuTransitions: choice }, bankUser)).toBe('otherSide');
  });

  it('[R4.8] do not count Upload or SignCallback as a choice', () => {
    const doku = sampleDoku(1, {
      dokuTransitions: [
        { triggerControl: 'Upload', sortOrder: 1 },
        { triggerControl: 'SignCallback', sortOrder: 2 },
      ],
    });
    expect(turnOf(doku, clientUser)).toBe('ownSide');
  });

  it('[R2.19] are a signer’s until they have signed', () => {
    const own = sampleParticipant('CLIENT_LEGALREPRESENTATIVE');
    const doku = sampleDoku(1, { status: 'WAITING_CLIENT_SIGNATURE', participants: [own] });
    expect(turnOf(doku, clientUser)).toBe('you');
    const signed = { ...own, participantState: 'DONE' as const };
    expect(turnOf({ ...doku, participants: [signed] }, clientUser)).toBe('ownSide');
    expect(turnOf({ ...doku, status: 'UNDER_REVIEW_CLIENT' }, clientUser)).toBe('ownSide');
  });

  it('[R2.19] do not include another user’s signature: a participant who does not sign in the status waits', () => {
    const status = 'WAITING_BANK_SIGNATURE_2';
    const own = sampleParticipant('BANK_RM');
    const doku = sampleDoku(1, { status, participants: [own] });
    expect(turnOf(doku, bankUser)).toBe('ownSide');
    const signer = {
      ...doku,
      participants: [{ ...own, participantRole: 'BANK_2NDLEVELSIGNATORY' as const }],
    };
    expect(turnOf(signer, bankUser)).toBe('you');
  });

  it('[R2.19] are the banker’s who can send a refused document for signing again', () => {
    const again = [{ triggerControl: 'SendForResigning' as const, sortOrder: 70 }];
    const refused = sampleDoku(1, { status: 'WAITING_CLIENT_SIGNATURE', participants: [] });
    expect(turnOf({ ...refused, dokuTransitions: again }, bankUser)).toBe('you');
    expect(turnOf(refused, bankUser)).toBe('otherSide');
  });

  it('[A-362][A-181] are the client’s who can correct a refused document, or confirm a paper', () => {
    const corrects = sampleDoku(1, {
      status: 'WAITING_BANK_SIGNATURE',
      dokuStaticActions: ['Upload'],
    });
    expect(turnOf(corrects, clientUser)).toBe('you');
    expect(turnOf({ ...corrects, dokuStaticActions: [] }, clientUser)).toBe('otherSide');
    const paper = sampleDoku(1, {
      status: 'WAITING_FOR_PAPER_SIGNING',
      dokuStaticActions: ['Upload'],
    });
    const confirm = [{ triggerControl: 'PrintedAndPaperSigned' as const, sortOrder: 50 }];
    expect(turnOf({ ...paper, dokuTransitions: confirm }, clientUser)).toBe('you');
    expect(turnOf(paper, clientUser)).toBe('otherSide');
  });

  it('[R2.19] are the bank’s once a file is handed in and the setup is not finalized', () => {
    const handedIn = sampleDoku(1, { status: 'UPLOADED_CLIENT', dokuStaticActions: ['Upload'] });
    expect(turnOf(handedIn, clientUser)).toBe('otherSide');
    expect(turnOf(handedIn, bankUser)).toBe('otherSide');
    const choice = [{ triggerControl: 'SendToBank' as const, sortOrder: 60 }];
    expect(turnOf({ ...handedIn, dokuTransitions: choice }, clientUser)).toBe('you');
  });

  it('[R4.6] do not exist if the document is finished, being archived or of an unknown status', () => {
    const finished = dokuStatuses.filter(
      (status) => turnOf(sampleDoku(1, { status }), bankUser) === 'nobody',
    );
    expect(finished).toEqual(['UNDER_ARCHIVING', 'ARCHIVED', 'PAPER_SIGNED']);
    const unknown = sampleDoku(1, { status: 'SOMETHING_NEW' as 'ARCHIVED' });
    expect(turnOf(unknown, bankUser)).toBe('nobody');
  });

  it('[R4.6] follow the side of every other status', () => {
    for (const status of dokuStatuses) {
      const turn = turnOf(sampleDoku(1, { status, participants: [] }), clientUser);
      if (turn === 'nobody') continue;
      expect(turn, status).toBe(
        dokuStatusTable[status].side === 'CLIENT' ? 'ownSide' : 'otherSide',
      );
    }
  });

  it('[R2.14] are counted for a box, with the first document that waits', () => {
    expect(countTurns(sampleDokus, clientUser)).toEqual({
      you: 3,
      ownSide: 1,
      otherSide: 1,
      nobody: 1,
    });
    expect(firstWaiting(sampleDokus, clientUser)).toBe(1);
    expect(firstWaiting(sampleDokus, bankUser)).toBeUndefined();
  });
});
