import { describe, expect, it } from 'vitest';
import { dokuStatuses, dokuboxStatuses, tenants, type Tenant } from '../enums.ts';
import { policyOf } from '../tenants/table.ts';
import {
  banker,
  client,
  dokuIn,
  readyBankSigner,
  readyClientSigner,
  runningBox,
} from './fixtures/people-and-boxes.ts';
import { dokuKinds } from './fixtures/doku-kinds.ts';
import {
  ADDED_SORT_ORDER,
  archiveHint,
  inOptionOrder,
  neverOptions,
  offeredTriggers,
  reasonsForTrigger,
  serverTransitions,
  triggerRefusal,
  triggerSortOrder,
} from './offers.ts';
import type { DokuInBox, UserFacts } from './types.ts';

const today = '2026-11-21';

function offers(
  doku: DokuInBox,
  user: UserFacts = banker,
  tenant: Tenant = 'HR',
  box = runningBox,
) {
  return offeredTriggers(doku, user, box, policyOf(tenant), today);
}
function names(...question: Parameters<typeof offers>): readonly string[] {
  return offers(...question).map(({ triggerControl }) => triggerControl);
}

const aux = dokuIn('WAITING_BANK_SIGNATURE_AUX', dokuKinds.bankInOwnApplication);

describe('the options of a card', () => {
  it.each([
    ['UPLOADED_CLIENT', client, ['SendToBank']],
    ['UPLOADED_BANK', banker, ['SendForSigning', 'SendToClient']],
    ['UNDER_REVIEW_CLIENT_2', client, ['ContinueToSigning', 'SendToBank']],
    ['UNDER_NEGOTIATION_BANK', banker, ['SendForSigning', 'SendToClient']],
    ['WAITING_CLIENT_ACKNOWLEDGEMENT', client, ['SendToBank', 'SendForArchiving']],
    ['WAITING_FOR_PAPER_SIGNING', banker, ['PrintedAndPaperSigned', 'SendToClient']],
    ['PAPER_SIGNED', banker, ['SendForArchiving']],
    ['UNDER_ARCHIVING', banker, []],
    ['ARCHIVED', banker, []],
    ['UPLOADED_BANK', client, []],
  ] as const)('[R4.8] in %s are those of the workflow', (status, user, expected) => {
    expect(names(dokuIn(status, dokuKinds.clientInEnvelope), user)).toEqual(expected);
  });

  it('[R4.8] never include Upload and SignCallback', () => {
    const all = dokuStatuses.flatMap((status) => [
      ...names(dokuIn(status, dokuKinds.bankByUpload), banker),
      ...names(dokuIn(status, dokuKinds.clientByUpload), client),
    ]);
    expect(all.length).toBeGreaterThan(20);
    for (const name of neverOptions) expect(all).not.toContain(name);
    expect(Object.keys(triggerSortOrder)).not.toEqual(expect.arrayContaining([...neverOptions]));
  });

  it('[R4.10] appear only after the setup, except SendToBank in one tenant', () => {
    const open = dokuIn('UPLOADED_CLIENT', {}, { dokuSetupCompleted: false });
    const where = tenants.filter((tenant) => names(open, client, tenant).length > 0);
    expect(where).toEqual(['HU']);
    expect(names(open, client, 'HU')).toEqual(['SendToBank']);
    const bank = dokuIn('UPLOADED_BANK', {}, { dokuSetupCompleted: false });
    expect(names(bank, banker, 'HU')).toEqual([]);
  });

  it('[R4.3][A-170] are empty unless the box is in progress and not locked by another user', () => {
    const doku = dokuIn('UPLOADED_BANK');
    const where = dokuboxStatuses.filter(
      (status) => names(doku, banker, 'HR', { ...runningBox, status }).length > 0,
    );
    expect(where).toEqual(['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED']);
    const locked = { ...runningBox, lockUser: { username: 'SOMEONE' } };
    expect(names(doku, banker, 'HR', locked)).toEqual([]);
    expect(names({ ...doku, usedInBox: false })).toEqual([]);
  });

  it('[R4.9] include SendToArchive only if the archive check and the role allow it', () => {
    const archivable = dokuIn('WAITING_ARCHIVAL', { archivePossible: true });
    expect(names(archivable)).toContain('SendToArchive');
    for (const archivePossible of [null, false]) {
      expect(names(dokuIn('WAITING_ARCHIVAL', { archivePossible }))).not.toContain('SendToArchive');
    }
    expect(names(archivable, banker, 'RS')).not.toContain('SendToArchive');
    expect(names(archivable, { ...banker, roles: ['BANK_VALIDATOR'] }, 'RS')).toContain(
      'SendToArchive',
    );
  });

  it('[A-128] include a hint if SendToArchive is hidden', () => {
    const hint = (archivePossible: boolean | null) =>
      archiveHint({ status: 'WAITING_ARCHIVAL', archivePossible }, true);
    expect([hint(null), hint(false), hint(true)]).toEqual(['validateFirst', 'notArchivable', null]);
    expect(archiveHint({ status: 'UPLOADED_BANK', archivePossible: null }, true)).toBeNull();
    const allowed = { status: 'WAITING_ARCHIVAL', archivePossible: true } as const;
    expect(archiveHint(allowed, false)).toBe('needsRole');
  });

  it('[R4.11] end with the added SendToClient, which is not a transition of the server', () => {
    const where = tenants.filter((tenant) => names(aux, banker, tenant).includes('SendToClient'));
    expect(where).toEqual(tenants.filter((tenant) => tenant !== 'HU'));
    expect(offers(aux).at(-1)).toEqual({
      triggerControl: 'SendToClient',
      sortOrder: ADDED_SORT_ORDER,
      disabledReasons: [],
      addedByPortal: true,
    });
    const sent = serverTransitions(aux, banker, runningBox, policyOf('HR'), today);
    expect(sent).toEqual([{ triggerControl: 'SendForArchiving', sortOrder: 80 }]);
  });

  it('[A-126] are sorted by sortOrder, then by name', () => {
    const options = [
      { triggerControl: 'SendToClient', sortOrder: 5 },
      { triggerControl: 'SendToArchive', sortOrder: 7 },
      { triggerControl: 'SendForSigning', sortOrder: 5 },
    ] as const;
    expect(inOptionOrder(options).map(({ triggerControl }) => triggerControl)).toEqual([
      'SendForSigning',
      'SendToClient',
      'SendToArchive',
    ]);
  });
});

describe('the reasons of a disabled option', () => {
  const reasonOf = (doku: DokuInBox, trigger: string, user: UserFacts = banker) =>
    offers(doku, user).find(({ triggerControl }) => triggerControl === trigger)?.disabledReasons;

  it('[R4.12] name missing signer data for signing options only', () => {
    const signingUsers = [{ ...readyClientSigner, docExpiryDate: null }, readyBankSigner];
    const doku = dokuIn('UPLOADED_BANK', dokuKinds.clientInEnvelope, { signingUsers });
    expect(reasonOf(doku, 'SendForSigning')).toEqual(['SIGNER_EXPIRY_MISSING']);
    expect(reasonOf(doku, 'SendToClient')).toEqual([]);
  });

  it('[R4.16] say that the client must upload a signed file first', () => {
    const doku = dokuIn('UPLOADED_CLIENT', dokuKinds.clientByUpload);
    expect(reasonOf(doku, 'SendToBank', client)).toEqual(['SIGNED_CLIENT_FILE_NEEDED']);
    const signed = dokuIn('UPLOADED_CLIENT', {
      ...dokuKinds.clientByUpload,
      uploadedDocumentSigned: true,
    });
    expect(reasonOf(signed, 'SendToBank', client)).toEqual([]);
  });

  it('[R4.17] say that archiving needs a signed file, then its successful validation', () => {
    const level = (known: Partial<DokuInBox['facts']>) =>
      (['WAITING_BANK_SIGNATURE', 'WAITING_BANK_SIGNATURE_2'] as const).map((status) =>
        reasonOf(dokuIn(status, { ...dokuKinds.bankByUpload, ...known }), 'SendForArchiving'),
      );
    expect(reasonOf(aux, 'SendForArchiving')).toEqual(['SIGNED_BANK_FILE_NEEDED']);
    const both = (reason: string) => [[reason], [reason]];
    expect(level({})).toEqual(both('SIGNED_BANK_FILE_NEEDED'));
    expect(level({ archivePossible: true })).toEqual(both('SIGNED_BANK_FILE_NEEDED'));
    const uploadedDocumentSigned = true;
    for (const archivePossible of [null, false]) {
      const reasons = level({ uploadedDocumentSigned, archivePossible });
      expect(reasons).toEqual(both('SIGNATURE_VALIDATION_NEEDED'));
    }
    expect(level({ uploadedDocumentSigned, archivePossible: true })).toEqual([[], []]);
  });

  it('[R4.18] say that the answer needs a signed file', () => {
    const toBank = dokuIn('WAITING_CLIENT_FEEDBACK', dokuKinds.clientByUpload);
    expect(reasonOf(toBank, 'SendToBank', client)).toEqual(['CLIENT_FEEDBACK_NEEDS_SIGNED_FILE']);
    const toClient = dokuIn('WAITING_BANK_FEEDBACK', dokuKinds.bankByUpload);
    expect(reasonOf(toClient, 'SendToClient')).toEqual(['BANK_FEEDBACK_NEEDS_SIGNED_FILE']);
  });

  it('[R4.12][R4.16] combine both kinds, in the order of the list', () => {
    const signingUsers = [{ ...readyBankSigner, namirialDeviceId: null }];
    const doku = dokuIn(
      'WAITING_CLIENT_SIGNATURE',
      { ...dokuKinds.clientByUpload, ...dokuKinds.bankInEnvelope },
      { signingUsers },
    );
    const offered = offeredTriggers(doku, client, runningBox, policyOf('BG'), today);
    expect(offered).toMatchObject([
      {
        triggerControl: 'SendToBankForSigning',
        disabledReasons: ['SIGNER_REMOTE_DEVICE_ID_MISSING', 'SIGNED_CLIENT_FILE_NEEDED'],
      },
    ]);
  });

  it('[A-119] also reject a submit', () => {
    const ask = (trigger: 'SendToBank' | 'SendToClient' | 'Upload', doku: DokuInBox) =>
      triggerRefusal(trigger, doku, client, runningBox, policyOf('HR'), today);
    const doku = dokuIn('UPLOADED_CLIENT', dokuKinds.clientByUpload);
    expect(ask('SendToBank', doku)).toEqual(['SIGNED_CLIENT_FILE_NEEDED']);
    expect(ask('SendToClient', doku)).toEqual(['NOT_OFFERED']);
    expect(ask('Upload', doku)).toEqual(['NOT_OFFERED']);
    expect(ask('SendToBank', dokuIn('UPLOADED_CLIENT'))).toEqual([]);
  });

  it('[R4.12] are only the signer data for an option the machine does not offer', () => {
    const signingUsers = [{ ...readyClientSigner, docExpiryDate: null }];
    const doku = dokuIn('UNDER_ARCHIVING', dokuKinds.clientInEnvelope, { signingUsers });
    const ask = (trigger: 'SendForSigning' | 'SendToClient') =>
      reasonsForTrigger(trigger, doku, banker, runningBox, policyOf('HR'), today);
    expect(ask('SendForSigning')).toEqual(['SIGNER_EXPIRY_MISSING']);
    expect(ask('SendToClient')).toEqual([]);
  });
});
