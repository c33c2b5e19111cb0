import { describe, expect, it } from 'vitest';
import { dokuStatuses, tenants, type Tenant } from '../enums.ts';
import { policyOf } from '../tenants/table.ts';
import { addsSendToClient, cardOptions, type ServerTransition } from './card-options.ts';
import {
  banker,
  client,
  dokuIn,
  readyBankSigner,
  readyClientSigner,
  runningBox,
} from './fixtures/people-and-boxes.ts';
import { dokuKinds } from './fixtures/doku-kinds.ts';
import { offeredTriggers, serverTransitions } from './offers.ts';
import type { DokuInBox, UserFacts } from './types.ts';

const today = '2026-11-21';
const transition = (
  triggerControl: ServerTransition['triggerControl'],
  sortOrder = 10,
): ServerTransition => ({ triggerControl, sortOrder });

function names(
  transitions: readonly ServerTransition[],
  doku: DokuInBox,
  user: UserFacts = banker,
  tenant: Tenant = 'HR',
): readonly string[] {
  return cardOptions(transitions, doku, user, runningBox, policyOf(tenant), today).map(
    ({ triggerControl }) => triggerControl,
  );
}

const aux = dokuIn('WAITING_BANK_SIGNATURE_AUX', dokuKinds.bankInOwnApplication);

describe('the options of a card, from the transitions of a server', () => {
  it('[R4.8] leave out Upload and SignCallback, and keep the server’s order', () => {
    const sent = [
      transition('SignCallback'),
      transition('SendToClient', 2),
      transition('Upload'),
      transition('SendForSigning', 1),
    ];
    expect(names(sent, dokuIn('UPLOADED_BANK'))).toEqual(['SendForSigning', 'SendToClient']);
  });

  it('[R4.9] hide SendToArchive without the archive check or the role', () => {
    const sent = [transition('SendToArchive')];
    const doku = dokuIn('WAITING_ARCHIVAL', { archivePossible: true });
    expect(names(sent, doku)).toEqual(['SendToArchive']);
    expect(names(sent, dokuIn('WAITING_ARCHIVAL'))).toEqual([]);
    expect(names(sent, doku, banker, 'RS')).toEqual([]);
  });

  it('[R4.10] are only SendToBank, in one tenant, before the setup is complete', () => {
    const sent = [transition('SendToBank'), transition('SendForArchiving')];
    const open = dokuIn('UPLOADED_CLIENT', {}, { dokuSetupCompleted: false });
    const shown = tenants.map((tenant) => names(sent, open, client, tenant).join());
    expect(shown).toEqual(tenants.map((tenant) => (tenant === 'HU' ? 'SendToBank' : '')));
  });

  it('[R4.11] end with SendToClient, once, except in one tenant', () => {
    const sent = [transition('SendForArchiving', 500)];
    expect(cardOptions(sent, aux, banker, runningBox, policyOf('HR'), today)).toHaveLength(2);
    expect(names([], aux)).toEqual(['SendToClient']);
    expect(names([transition('SendToClient')], aux)).toEqual(['SendToClient']);
    expect(names([], aux, banker, 'HU')).toEqual([]);
    expect(names([], { ...aux, dokuSetupCompleted: false })).toEqual([]);
  });

  it('[R4.11] add SendToClient only if each of its conditions holds', () => {
    const policy = policyOf('HR');
    expect(addsSendToClient(aux, banker, policy)).toBe(true);
    expect(addsSendToClient(aux, client, policy)).toBe(false);
    const facts = { ...aux.facts };
    const broken: Partial<typeof facts>[] = [
      { status: 'WAITING_BANK_SIGNATURE' },
      { bankSignatureSystem: 'ESAW_REMOTE' },
      { clientAcknowledgementNeeded: true },
    ];
    for (const change of broken) {
      expect(addsSendToClient({ facts: { ...facts, ...change } }, banker, policy)).toBe(false);
    }
  });

  it('[R4.12] carry their reasons', () => {
    const signingUsers = [{ ...readyClientSigner, docExpiryDate: null }, readyBankSigner];
    const doku = dokuIn('UPLOADED_BANK', dokuKinds.clientInEnvelope, { signingUsers });
    const sent = [transition('SendForSigning'), transition('SendToClient', 20)];
    const options = cardOptions(sent, doku, banker, runningBox, policyOf('HR'), today);
    expect(options.map(({ disabledReasons }) => disabledReasons)).toEqual([
      ['SIGNER_EXPIRY_MISSING'],
      [],
    ]);
  });

  it('[R4.3] are empty for a box locked by another user', () => {
    const box = { ...runningBox, lockUser: { username: 'SOMEONE' } };
    const sent = [transition('SendToClient')];
    expect(cardOptions(sent, dokuIn('UPLOADED_BANK'), banker, box, policyOf('HR'), today)).toEqual(
      [],
    );
  });

  it('[R4.8] are the same on the screen and on our own server in every status', () => {
    const samples = Object.values(dokuKinds).flatMap((kind) =>
      dokuStatuses.map((status) => dokuIn(status, { ...kind, archivePossible: true })),
    );
    for (const tenant of tenants)
      for (const user of [banker, client])
        for (const doku of samples) {
          const question = [doku, user, runningBox, policyOf(tenant), today] as const;
          const shown = cardOptions(serverTransitions(...question), ...question);
          expect(shown).toEqual(offeredTriggers(...question));
        }
  });
});
