import { describe, expect, it } from 'vitest';
import {
  dokuboxStatuses,
  envelopeStatuses,
  tenants,
  type DokuboxStatus,
  type UserType,
} from '../enums.ts';
import { policyOf } from '../tenants/table.ts';
import { banker, client, dokuIn, runningBox } from './fixtures/people-and-boxes.ts';
import { dokuKinds } from './fixtures/doku-kinds.ts';
import {
  archiveRoleOk,
  boxIsWorkedOn,
  boxOpenTo,
  customNameEditable,
  lockedByOther,
  machineContext,
  signatureSystemChoice,
  uploadAllowed,
  writeLocked,
} from './rights.ts';

const policy = policyOf('HR');
const otherUser = { username: 'SOMEONE' };
const statusesWhere = (holds: (status: DokuboxStatus) => boolean) => dokuboxStatuses.filter(holds);

describe('locks', () => {
  it('[R4.3] a box counts as locked by another user in IN_PROGRESS only', () => {
    const locked = (status: DokuboxStatus) =>
      lockedByOther({ ...runningBox, status, lockUser: otherUser }, banker);
    expect(statusesWhere(locked)).toEqual(['IN_PROGRESS']);
  });

  it('[R4.3] a user’s own lock does not lock them out', () => {
    const own = { ...runningBox, lockUser: { username: banker.username } };
    expect(lockedByOther(own, banker)).toBe(false);
    expect(lockedByOther(runningBox, banker)).toBe(false);
    expect(lockedByOther({ ...runningBox, lockUser: undefined }, banker)).toBe(false);
  });

  it('[A-112] a box in progress cannot be changed while another user holds its lock, even after it is signed on paper', () => {
    const held = (status: DokuboxStatus) =>
      writeLocked({ ...runningBox, status, lockUser: otherUser }, banker);
    expect(statusesWhere(held)).toEqual(statusesWhere((status) => boxIsWorkedOn({ status })));
  });
});

describe('uploading into a box', () => {
  it('[R4.1] is allowed to both sides in progress, and before that to the side that prepares it', () => {
    const open = (userType: UserType) =>
      statusesWhere((status) => boxOpenTo({ status }, { userType }));
    const worked = ['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'];
    expect(open('CLIENT').sort()).toEqual([...worked, 'CLIENT_SETUP'].sort());
    expect(open('BANKER').sort()).toEqual(
      [...worked, 'BANK_SETUP', 'WAITING_BANK_CONFIGURATION'].sort(),
    );
  });
});

describe('the client’s choice of signature system', () => {
  const free = {
    ...runningBox,
    clientSignatureSystem: 'ALL',
    namirialEnvelopeStatus: null,
  } as const;

  it('[R9.7] is open if the box allows it, until the box ends', () => {
    const open = (status: DokuboxStatus) => signatureSystemChoice({ ...free, status }) === 'open';
    expect(statusesWhere((status) => !open(status)).sort()).toEqual(
      ['CANCELLED', 'FINALIZED', 'PENDING_CANCELLATION_APPROVAL'].sort(),
    );
    for (const clientSignatureSystem of ['ESAW_DISPOSABLE', 'ESAW_REMOTE', 'NA', null] as const) {
      expect(signatureSystemChoice({ ...free, clientSignatureSystem })).toBe('none');
    }
  });

  it('[R9.7][A-104] is fixed once an envelope was created with it, whatever happens to the envelope', () => {
    const chosen = { ...free, clientSelectedSignatureSystem: 'ESAW_REMOTE' } as const;
    expect(signatureSystemChoice(chosen)).toBe('open');
    for (const namirialEnvelopeStatus of envelopeStatuses) {
      expect(signatureSystemChoice({ ...chosen, namirialEnvelopeStatus })).toBe('fixed');
    }
  });

  it('[R9.7][A-104] stays open until it is made, even after an envelope', () => {
    for (const namirialEnvelopeStatus of envelopeStatuses) {
      const never = { ...free, clientSelectedSignatureSystem: null, namirialEnvelopeStatus };
      expect(signatureSystemChoice(never)).toBe('open');
    }
  });
});

describe('the custom name of a box', () => {
  const own = { ...runningBox, initiatedBy: 'CLIENT' } as const;

  it('[R4.5] is editable in two statuses', () => {
    const editable = (status: DokuboxStatus) => customNameEditable({ ...own, status }, client);
    expect(statusesWhere(editable)).toEqual(['WAITING_BANK_CONFIGURATION', 'IN_PROGRESS']);
  });

  it('[R4.5][X-19] is not editable by a banker, in a box locked by another user, or in the bank’s box', () => {
    expect(customNameEditable(own, client)).toBe(true);
    expect(customNameEditable(own, banker)).toBe(false);
    expect(customNameEditable({ ...own, lockUser: otherUser }, client)).toBe(false);
    expect(customNameEditable({ ...own, lockUser: { username: client.username } }, client)).toBe(
      true,
    );
    expect(customNameEditable(runningBox, client)).toBe(false);
  });
});

describe('the role that may archive', () => {
  const withRoles = (...roles: (typeof banker.roles)[number][]) => ({ ...banker, roles });

  it('[R4.9] is any banker’s, except in the one tenant that needs a role', () => {
    const user = withRoles('BANK_1STLEVELSIGNATORY');
    const without = tenants.filter((tenant) => !archiveRoleOk(user, runningBox, policyOf(tenant)));
    expect(without).toEqual(['RS']);
  });

  it('[R4.9] is the validator’s in that tenant, or the RM’s if the validator is optional', () => {
    const strict = policyOf('RS');
    const optional = { validatorRoleOptional: true };
    expect(archiveRoleOk(withRoles('BANK_VALIDATOR'), {}, strict)).toBe(true);
    expect(archiveRoleOk(withRoles('BANK_RM'), {}, strict)).toBe(false);
    expect(archiveRoleOk(withRoles('BANK_RM'), optional, strict)).toBe(true);
    expect(archiveRoleOk(withRoles('BANK_REVIEWER'), optional, strict)).toBe(false);
  });

  it('[R4.9] is never a client’s', () => {
    expect(archiveRoleOk(client, {}, policy)).toBe(false);
    expect(machineContext(client, {}, policy)).toEqual({
      addedSendToClientInAux: true,
      archiveRoleOk: false,
    });
  });
});

describe('uploads', () => {
  const clientFile = dokuIn('WAITING_CLIENT_UPLOAD');
  const bankFile = dokuIn('WAITING_BANK_UPLOAD');
  const where = (user: typeof banker, doku: typeof clientFile) =>
    statusesWhere((status) => uploadAllowed(doku, user, { ...runningBox, status }, policy));

  it('[R1.3] a file may be uploaded by the side whose turn it is, also while that side prepares the box', () => {
    const working = ['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'];
    expect(where(client, clientFile)).toEqual(['CLIENT_SETUP', ...working]);
    expect(where(banker, bankFile)).toEqual([
      'BANK_SETUP',
      'WAITING_BANK_CONFIGURATION',
      ...working,
    ]);
    expect(where(banker, clientFile)).toEqual([]);
  });

  it('[R1.3] a file may not be uploaded to a removed document, a locked box or a running envelope', () => {
    expect(uploadAllowed({ ...clientFile, usedInBox: false }, client, runningBox, policy)).toBe(
      false,
    );
    const locked = { ...runningBox, lockUser: otherUser };
    expect(uploadAllowed(clientFile, client, locked, policy)).toBe(false);
    const signing = dokuIn('WAITING_CLIENT_SIGNATURE', dokuKinds.clientInEnvelope);
    expect(uploadAllowed(signing, client, runningBox, policy)).toBe(false);
    const upload = dokuIn('WAITING_CLIENT_SIGNATURE', dokuKinds.clientByUpload);
    expect(uploadAllowed(upload, client, runningBox, policy)).toBe(true);
  });

  it('[R1.3] a file may be uploaded before the setup of the document is complete', () => {
    const open = dokuIn('WAITING_CLIENT_UPLOAD', {}, { dokuSetupCompleted: false });
    expect(uploadAllowed(open, client, runningBox, policy)).toBe(true);
  });
});
