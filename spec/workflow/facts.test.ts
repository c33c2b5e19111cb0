import { describe, expect, it } from 'vitest';
import { dokuFlowTypeIds, dokuFlowTypes } from '../enums.ts';
import { factsFromWire, flowTypeTable, type DokuFields } from './facts.ts';
import { participant } from './fixtures/people-and-boxes.ts';
import { factsIn } from './fixtures/doku-kinds.ts';

const doku: DokuFields = { status: 'UPLOADED_CLIENT', dokuFlowTypeId: 1, participants: [] };

describe('facts from an answer', () => {
  it('[A-281] are false, none or NA for absent and null fields', () => {
    expect(factsFromWire(doku, {})).toEqual(factsIn('UPLOADED_CLIENT'));
    const nulls = {
      clientSignatureSystem: null,
      clientSelectedSignatureSystem: null,
      bankSignatureSystem: null,
      namirialEnvelopeStatus: null,
    };
    expect(factsFromWire(doku, nulls)).toEqual(factsIn('UPLOADED_CLIENT'));
  });

  it('[A-148] get the provider and the negotiation from the kind of document', () => {
    const clients = dokuFlowTypeIds.filter((kind) => flowTypeTable[kind].provider === 'CLIENT');
    expect(clients).toEqual([dokuFlowTypes.CLIENT_DOCUMENT, dokuFlowTypes.CLIENT_SIGNED_DOCUMENT]);
    const negotiable = dokuFlowTypeIds.filter(
      (dokuFlowTypeId) => factsFromWire({ ...doku, dokuFlowTypeId }, {}).negotiable,
    );
    expect(negotiable).toEqual([dokuFlowTypes.NEGOTIATED_CONTRACT]);
  });

  it('[R3.3] count a side as signed when all its signatories are DONE', () => {
    const done = { participantState: 'DONE' } as const;
    const legal = participant('CLIENT_LEGALREPRESENTATIVE', done);
    const employee = participant('CLIENT_EMPLOYEESIGNATORY');
    const signed = (participants: DokuFields['participants']) => {
      const { clientSigned, bank1Signed, bank2Signed } = factsFromWire(
        { ...doku, participants },
        {},
      );
      return [clientSigned, bank1Signed, bank2Signed];
    };
    expect(signed([legal, employee])).toEqual([false, false, false]);
    expect(signed([legal, { ...employee, ...done }])).toEqual([true, false, false]);
    expect(signed([participant('BANK_1STLEVELSIGNATORY', done)])).toEqual([false, true, false]);
    expect(signed([participant('BANK_2NDLEVELSIGNATORY', done)])).toEqual([false, false, true]);
    expect(signed([participant('BANK_REVIEWER', done)])).toEqual([false, false, false]);
    expect(factsFromWire({ ...doku, signedOutsideDDE: true }, {}).clientSigned).toBe(true);
  });

  it('[A-169] include the envelope of the box from the document’s first signature on', () => {
    const box = { namirialEnvelopeStatus: 'REJECTED' } as const;
    const seen = (status: DokuFields['status']) => factsFromWire({ ...doku, status }, box).envelope;
    expect(seen('UNDER_REVIEW_BANK')).toBe('NONE');
    expect(seen('WAITING_BANK_SIGNATURE_AUX')).toBe('NONE');
    expect(seen('WAITING_CLIENT_SIGNATURE')).toBe('REJECTED');
    expect(seen('WAITING_ARCHIVAL')).toBe('REJECTED');
  });

  it('[X-08][A-128] get the rounds from the suffix and the archive check from the caller', () => {
    const facts = factsFromWire({ ...doku, status: 'UNDER_REVIEW_CLIENT_2' }, {}, false);
    expect(facts).toMatchObject({ roundClient: 3, roundBank: 0, archivePossible: false });
    expect(factsFromWire({ ...doku, status: 'UNDER_REVIEW_BANK' }, {}).roundBank).toBe(1);
  });
});
