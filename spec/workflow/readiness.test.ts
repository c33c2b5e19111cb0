import { describe, expect, it } from 'vitest';
import { tenants, triggers, type Tenant } from '../enums.ts';
import { policyOf } from '../tenants/table.ts';
import { disabledReasonRules, disabledReasons, type DisabledReason } from './disabled-reasons.ts';
import { banker, client, readyBankSigner, readyClientSigner } from './fixtures/people-and-boxes.ts';
import { factsIn, dokuKinds } from './fixtures/doku-kinds.ts';
import {
  readinessReasons,
  readinessTriggers,
  seesReadiness,
  signersConcerned,
} from './readiness.ts';
import type { DokuFacts, SignerFacts } from './types.ts';

const today = '2026-11-21';
const remote = { clientSignatureNeeded: true, clientSignatureSystem: 'ESAW_REMOTE' } as const;
const open = { clientSignatureNeeded: true, clientSignatureSystem: 'ALL' } as const;

function reasons(
  given: Partial<DokuFacts>,
  signer: Partial<SignerFacts>,
  tenant: Tenant = 'HR',
  user = banker,
): readonly DisabledReason[] {
  const facts = factsIn('UPLOADED_BANK', given);
  const signers = [{ ...readyClientSigner, ...signer }];
  return readinessReasons('SendForSigning', facts, signers, user, policyOf(tenant), today);
}

describe('missing signer data', () => {
  it.each([
    ['SIGNER_EXPIRY_MISSING', { docExpiryDate: null }],
    ['SIGNER_EXPIRY_MISSING', { docExpiryDate: '' }],
    ['SIGNER_ISSUER_COUNTRY_MISSING', { docIssuerCountry: undefined }],
    ['SIGNER_ISSUER_COUNTRY_MISSING', { docIssuerCountry: ' ' }],
    ['SIGNER_DOCUMENT_EXPIRED', { docExpiryDate: '2026-11-20' }],
  ] as const)('[R4.12][R5.25] for one-time signing: %s', (reason, signer) => {
    expect(reasons(dokuKinds.clientInEnvelope, signer)).toEqual([reason]);
    expect(reasons(remote, signer)).toEqual([]);
  });

  it('[A-364] name the signer, each person once', () => {
    const facts = factsIn('UPLOADED_BANK', dokuKinds.clientInEnvelope);
    const signers = [
      { ...readyClientSigner, username: 'anna', docExpiryDate: null },
      { ...readyClientSigner, username: 'bela', docExpiryDate: '2026-11-20' },
      { ...readyClientSigner, username: 'cili', docExpiryDate: '' },
    ];
    const signersFor = (reason: DisabledReason) =>
      signersConcerned(reason, 'SendForSigning', facts, signers, banker, policyOf('HR'), today);
    expect(signersFor('SIGNER_EXPIRY_MISSING')).toEqual(['anna', 'cili']);
    expect(signersFor('SIGNER_DOCUMENT_EXPIRED')).toEqual(['bela']);
    expect(signersFor('SIGNER_ISSUER_COUNTRY_MISSING')).toEqual([]);
    expect(signersFor('SIGNED_CLIENT_FILE_NEEDED')).toEqual([]);
  });

  it('[A-364] are the same if only the mark of the day is visible', () => {
    const marked = (docExpiryMark: SignerFacts['docExpiryMark']) =>
      reasons(dokuKinds.clientInEnvelope, { docExpiryDate: undefined, docExpiryMark });
    expect(marked('notAvailable')).toEqual(['SIGNER_EXPIRY_MISSING']);
    expect(marked('error')).toEqual(['SIGNER_DOCUMENT_EXPIRED']);
    expect(marked('warning')).toEqual([]);
    expect(marked('none')).toEqual([]);
  });

  it('[R4.12] do not include a document that expires today', () => {
    expect(reasons(dokuKinds.clientInEnvelope, { docExpiryDate: today })).toEqual([]);
  });

  it.each([
    ['SIGNER_ISSUER_MISSING', { docIssuer: null }],
    ['SIGNER_STOLEN_FLAG_MISSING', { docStolen: null }],
    ['SIGNER_DOCUMENT_STOLEN', { docStolen: true }],
  ] as const)('[R4.13] include %s in exactly the listed tenants', (reason, signer) => {
    const where = tenants.filter((tenant) =>
      reasons(dokuKinds.clientInEnvelope, signer, tenant).includes(reason),
    );
    expect(where).toEqual(['CZ', 'SK']);
  });

  it.each([false, null, undefined])(
    '[R4.14] include docValid %s in exactly the listed tenant',
    (docValid) => {
      const where = tenants.filter((tenant) =>
        reasons(dokuKinds.clientInEnvelope, { docValid }, tenant).includes(
          'SIGNER_DOCUMENT_INVALID',
        ),
      );
      expect(where).toEqual(['BG']);
    },
  );

  it('[R4.15] include both ids for the client’s remote signing, and none for one-time signing', () => {
    const without = { namirialUserId: null, namirialDeviceId: '' };
    expect(reasons(remote, without)).toEqual([
      'SIGNER_REMOTE_USER_ID_MISSING',
      'SIGNER_REMOTE_DEVICE_ID_MISSING',
    ]);
    expect(reasons(remote, { namirialDeviceId: null })).toEqual([
      'SIGNER_REMOTE_DEVICE_ID_MISSING',
    ]);
    expect(reasons(dokuKinds.clientInEnvelope, without)).toEqual([]);
  });

  it('[R4.15][X-42] concern only bank signers for the bank’s remote signing', () => {
    const ask = (signers: readonly SignerFacts[]) =>
      readinessReasons(
        'SendForSigning',
        factsIn('UPLOADED_BANK', dokuKinds.bankInEnvelope),
        signers,
        banker,
        policyOf('HR'),
        today,
      );
    expect(ask([readyBankSigner, { ...readyClientSigner, namirialUserId: null }])).toEqual([]);
    expect(ask([{ ...readyBankSigner, namirialUserId: null }, readyClientSigner])).toEqual([
      'SIGNER_REMOTE_USER_ID_MISSING',
    ]);
  });

  it('[R4.12] name a reason once for several signers, in the order of the list', () => {
    const signer = { ...readyClientSigner, docExpiryDate: null, docIssuerCountry: null };
    const found = readinessReasons(
      'SendForSigning',
      factsIn('UPLOADED_BANK', dokuKinds.clientInEnvelope),
      [signer, signer],
      banker,
      policyOf('HR'),
      today,
    );
    expect(found).toEqual(['SIGNER_EXPIRY_MISSING', 'SIGNER_ISSUER_COUNTRY_MISSING']);
  });
});

describe('missing signer data of a client who may choose the system', () => {
  it('[X-37] include the choice until it is made, and need the data of only one system', () => {
    expect(reasons(open, {})).toEqual(['CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN']);
    expect(reasons(open, { docExpiryDate: null })).toEqual(['CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN']);
    expect(reasons(open, { docExpiryDate: null, namirialUserId: null })).toEqual([
      'SIGNER_EXPIRY_MISSING',
      'SIGNER_REMOTE_USER_ID_MISSING',
      'CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN',
    ]);
  });

  it('[X-37] concern only the chosen system after the choice', () => {
    const missing = { docExpiryDate: null, namirialUserId: null };
    const chosen = (clientSelectedSignatureSystem: 'ESAW_DISPOSABLE' | 'ESAW_REMOTE') =>
      reasons({ ...open, clientSelectedSignatureSystem }, missing);
    expect(chosen('ESAW_DISPOSABLE')).toEqual(['SIGNER_EXPIRY_MISSING']);
    expect(chosen('ESAW_REMOTE')).toEqual(['SIGNER_REMOTE_USER_ID_MISSING']);
  });
});

describe('readiness', () => {
  it('[R6.8][X-03] is checked for bankers in every tenant but one, and for clients in one tenant only', () => {
    expect(tenants.filter((tenant) => !seesReadiness(banker, policyOf(tenant)))).toEqual(['RS']);
    expect(tenants.filter((tenant) => seesReadiness(client, policyOf(tenant)))).toEqual(['BG']);
    const missing = { docExpiryDate: null };
    expect(reasons(dokuKinds.clientInEnvelope, missing, 'RS')).toEqual([]);
    expect(reasons(dokuKinds.clientInEnvelope, missing, 'HR', client)).toEqual([]);
    expect(reasons(dokuKinds.clientInEnvelope, missing, 'BG', client)).toEqual([
      'SIGNER_EXPIRY_MISSING',
    ]);
  });

  it('[R4.12] is needed only by triggers that start or continue signing', () => {
    const signers = [{ ...readyClientSigner, docExpiryDate: null }];
    const facts = factsIn('UPLOADED_BANK', dokuKinds.clientInEnvelope);
    const waiting = triggers.filter(
      (name) => readinessReasons(name, facts, signers, banker, policyOf('HR'), today).length > 0,
    );
    expect([...waiting].sort()).toEqual([...readinessTriggers].sort());
  });

  it.each([
    ['the client signs by upload', dokuKinds.clientByUpload],
    ['the document is paper', { ...dokuKinds.clientInEnvelope, firstBankSignatureNeeded: true }],
    ['the client has signed', { ...dokuKinds.clientInEnvelope, clientSigned: true }],
    ['the client does not sign', dokuKinds.bankInEnvelope],
  ])('[X-42] does not need the client’s data if %s', (_case, given) => {
    expect(reasons(given, { docExpiryDate: null })).toEqual([]);
  });

  it('[R4.12] is needed again for a new round, also from people who had signed', () => {
    const facts = factsIn('WAITING_BANK_SIGNATURE', {
      ...dokuKinds.clientInEnvelope,
      ...dokuKinds.bankInEnvelope,
      envelope: 'REJECTED',
      clientSigned: true,
    });
    const signers = [{ ...readyClientSigner, docIssuerCountry: null }, readyBankSigner];
    const ask = (trigger: 'SendForResigning' | 'ContinueToSigning') =>
      readinessReasons(trigger, facts, signers, banker, policyOf('HR'), today);
    expect(ask('SendForResigning')).toEqual(['SIGNER_ISSUER_COUNTRY_MISSING']);
    expect(ask('ContinueToSigning')).toEqual([]);
  });

  it('[R4.12][R4.13][R4.14][R4.15][R4.16][R4.17][R4.18] has a meaning and an origin for every reason', () => {
    expect(Object.keys(disabledReasonRules)).toEqual([...disabledReasons]);
    for (const { says, origin } of Object.values(disabledReasonRules)) {
      expect(says).not.toBe('');
      expect(origin).toMatch(/^(§\d+|A-\d{3}|X-\d{2})$/);
    }
  });
});
