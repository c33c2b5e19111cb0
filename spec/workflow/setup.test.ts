import { describe, expect, it } from 'vitest';
import { dokuStatuses, type ParticipantRole } from '../enums.ts';
import { factsFromWire, type BoxFields, type DokuFields } from './facts.ts';
import { isAddedDocument, missingPeople, signaturesAskedOf, signersDecided } from './setup.ts';

const people = (...roles: ParticipantRole[]) =>
  roles.map((participantRole) => ({
    participantRole,
    participantType: participantRole.startsWith('CLIENT_')
      ? ('CLIENT' as const)
      : ('BANK' as const),
  }));

const signedByAll = {
  clientSignatureNeeded: true,
  firstBankSignatureNeeded: true,
  secondBankSignatureNeeded: true,
};

function missing(
  roles: ParticipantRole[],
  doku: Partial<DokuFields> = signedByAll,
  box: BoxFields = { clientSignatureSystem: 'ESAW_DISPOSABLE', bankSignatureSystem: 'ESAW_REMOTE' },
) {
  const facts = factsFromWire(
    { status: 'UPLOADED_BANK', dokuFlowTypeId: 2, participants: [], ...doku },
    box,
  );
  return missingPeople(facts, people(...roles));
}

describe('the people a document needs before the work starts', () => {
  it('[R2.17] are at least one, and a signer for each signature an envelope collects', () => {
    expect(missing([])).toEqual(['anybody']);
    expect(missing([], {})).toEqual(['anybody']);
    expect(missing(['BANK_RM'], {})).toEqual([]);
    expect(missing(['BANK_RM', 'CLIENT_REVIEWER'])).toEqual([
      'clientSigner',
      'firstLevelSigner',
      'secondLevelSigner',
    ]);
    expect(missing(['CLIENT_EMPLOYEESIGNATORY', 'BANK_2NDLEVELSIGNATORY'])).toEqual([
      'firstLevelSigner',
    ]);
    expect(missing(['CLIENT_LEGALREPRESENTATIVE', 'BANK_1STLEVELSIGNATORY'])).toEqual([
      'secondLevelSigner',
    ]);
    // Another signing role of the bank replaces neither level.
    expect(missing(['CLIENT_LEGALREPRESENTATIVE', 'BANK_NONLEGALREPSIGNATORY'])).toEqual([
      'firstLevelSigner',
      'secondLevelSigner',
    ]);
  });

  it('[R2.17] include no signer if no envelope collects signatures', () => {
    const onPaper = { clientSignatureSystem: 'NA', bankSignatureSystem: 'NA' } as const;
    expect(missing(['BANK_RM'], signedByAll, onPaper)).toEqual([]);
    const bankApplication = { ...onPaper, bankSignatureSystem: 'CUSTOM_APP' } as const;
    expect(missing(['BANK_RM'], signedByAll, bankApplication)).toEqual([]);
    const signedFiles = { clientSignedDokuUploadNeeded: true, bankSignedDokuUploadNeeded: true };
    expect(missing(['BANK_RM'], { ...signedByAll, ...signedFiles })).toEqual([]);
  });
});

describe('an added document', () => {
  it('[A-103] is one created from the template for added documents', () => {
    expect(isAddedDocument({ dokuDefinitionId: 7, addOtherDokuId: 7 })).toBe(true);
    expect(isAddedDocument({ dokuDefinitionId: 3, addOtherDokuId: 7 })).toBe(false);
    expect(isAddedDocument({ dokuDefinitionId: 3, addOtherDokuId: null })).toBe(false);
  });

  it.each([
    ['CLIENT_LEGALREPRESENTATIVE', 'clientSignatureNeeded'],
    ['CLIENT_EMPLOYEESIGNATORY', 'clientSignatureNeeded'],
    ['BANK_1STLEVELSIGNATORY', 'firstBankSignatureNeeded'],
    ['BANK_NONLEGALREPSIGNATORY', 'firstBankSignatureNeeded'],
    ['BANK_2NDLEVELSIGNATORY', 'secondBankSignatureNeeded'],
  ] as const)('[A-383] with %s needs only %s', (role, flag) => {
    const none = {
      clientSignatureNeeded: false,
      firstBankSignatureNeeded: false,
      secondBankSignatureNeeded: false,
    };
    expect(signaturesAskedOf(people(role, 'BANK_RM', 'CLIENT_REVIEWER'))).toEqual({
      ...none,
      [flag]: true,
    });
    expect(signaturesAskedOf(people('BANK_RM', 'CLIENT_REVIEWER'))).toEqual(none);
  });

  it('[A-383] has fixed signers in every status that signs, or comes after signing', () => {
    const open = dokuStatuses.filter((status) => !signersDecided.has(status));
    expect(open.filter((status) => /SIGN|ARCHIV|ACKNOWLEDGEMENT/u.test(status))).toEqual([]);
    expect(open).toContain('WAITING_CLIENT_UPLOAD');
    expect(open).toContain('WAITING_BANK_FEEDBACK');
  });
});
