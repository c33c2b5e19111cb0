import { describe, expect, it } from 'vitest';
import type { ParticipantRole } from '../enums.ts';
import { factsFromWire, type BoxFields, type DokuFields } from './facts.ts';
import { missingPeople } from './setup.ts';

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

describe('people a document needs before the start', () => {
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
    // Another signing role of the bank stands in for neither level.
    expect(missing(['CLIENT_LEGALREPRESENTATIVE', 'BANK_NONLEGALREPSIGNATORY'])).toEqual([
      'firstLevelSigner',
      'secondLevelSigner',
    ]);
  });

  it('[R2.17] name no signer where nothing is signed by an envelope', () => {
    const onPaper = { clientSignatureSystem: 'NA', bankSignatureSystem: 'NA' } as const;
    expect(missing(['BANK_RM'], signedByAll, onPaper)).toEqual([]);
    const bankApplication = { ...onPaper, bankSignatureSystem: 'CUSTOM_APP' } as const;
    expect(missing(['BANK_RM'], signedByAll, bankApplication)).toEqual([]);
    const signedFiles = { clientSignedDokuUploadNeeded: true, bankSignedDokuUploadNeeded: true };
    expect(missing(['BANK_RM'], { ...signedByAll, ...signedFiles })).toEqual([]);
  });
});
