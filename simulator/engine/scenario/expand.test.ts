import { dokuStatuses, dokuboxStatuses, tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { describe, expect, it } from 'vitest';
import type { BoxState, DokuState } from '../state.ts';
import type { WorldBase } from '../world/base.ts';
import { rowOf } from '../world/box-row.ts';
import type { BoxSource } from './box-source.ts';
import { expand } from './expand.ts';
import { loadedCatalogue } from './fixtures/scenario-texts.ts';

const reference = new Date('2026-06-15T08:00:00.000Z');
const scenarios = loadedCatalogue();
const small = scenarios.all().filter(({ name }) => name !== 'very-large');

function make(name: string, tenant: Tenant, seed?: number): WorldBase {
  const scenario = scenarios.get(name)!;
  return expand(scenario, { tenant, seed: seed ?? scenario.seed, reference });
}

function boxesOf(base: WorldBase): readonly BoxState[] {
  return [...base.boxes.keys()].map((id) => base.boxes.get(id)!);
}

function dokusOf(base: WorldBase): readonly DokuState[] {
  return boxesOf(base).flatMap(({ dokus }) => dokus);
}

function everything(base: WorldBase): string {
  return JSON.stringify([boxesOf(base), [...base.users], [...base.clients], base.settings]);
}

/** Every small scenario for every tenant. */
const worlds = small.flatMap(({ name }) => tenants.map((tenant) => [name, tenant] as const));

describe('an initial state', () => {
  it('is the same for the same scenario, tenant, seed and time, and differs for another seed', () => {
    expect(everything(make('everyday', 'HU'))).toBe(everything(make('everyday', 'HU')));
    expect(everything(make('everyday', 'HU', 7))).not.toBe(everything(make('everyday', 'HU')));
  });

  it('keeps its users whatever the scenario changes', () => {
    const names = (name: string) =>
      [...make(name, 'CZ', 5).users.values()].map(({ username }) => username);
    expect(names('sign-in-variants').slice(0, 18)).toEqual(names('empty').slice(0, 18));
  });

  it('is frozen at every level', () => {
    const base = make('everyday', 'SK');
    const box = boxesOf(base)[0]!;
    expect(Object.isFrozen(box.dokus[0]?.participants[0])).toBe(true);
    expect(Object.isFrozen([...base.users.values()][0])).toBe(true);
    expect(Object.isFrozen(base.settings.featureFlags)).toBe(true);
  });
});

describe.each(worlds)('%s for %s', (name, tenant) => {
  const base = make(name, tenant);
  const boxes = boxesOf(base);

  it('has unique ids that lead back to their box', () => {
    const ids = dokusOf(base).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const box of boxes)
      for (const doku of box.dokus) expect(base.boxIdOf(doku.id)).toBe(box.id);
    expect(base.boxIdOf(base.lastIds.doku + 1)).toBeUndefined();
    const messages = dokusOf(base).flatMap((doku) => doku.messages.map(({ id }) => id));
    expect(new Set(messages).size).toBe(messages.length);
    expect(Math.max(0, ...messages)).toBeLessThanOrEqual(base.lastIds.message);
  });

  it('lists boxes exactly as they are when read', () => {
    for (const box of boxes) {
      expect(base.index.rows.get(box.id)).toEqual(rowOf(box, base.clients.get(box.clientNumber)));
    }
  });

  it('[R4.6] has a file exactly if the status requires one', () => {
    for (const { status, files, signedAsContainer } of dokusOf(base)) {
      const missing = status === 'WAITING_CLIENT_UPLOAD' || status === 'WAITING_BANK_UPLOAD';
      expect(files.length > 0, status).toBe(!missing);
      for (const file of files) {
        expect(file.fileName).toMatch(/^[^\\/:*?"<>|]+\.(pdf|asice)$/);
        expect(file.fileName.endsWith('.asice')).toBe(signedAsContainer && file.signed);
        expect(base.users.has(file.uploadedBy)).toBe(true);
      }
    }
  });

  it('[R3.3] has participants who exist, on their side, and have signed as the facts say', () => {
    for (const box of boxes) {
      for (const doku of box.dokus) {
        for (const { username, participantType } of doku.participants) {
          const user = base.users.get(username)!;
          expect(user.userType === 'CLIENT' ? 'CLIENT' : 'BANK').toBe(participantType);
          if (participantType === 'CLIENT') expect(user.clientNumbers).toContain(box.clientNumber);
        }
        const signers = doku.participants.filter((p) => isSignerRole(p.participantRole));
        expect(doku.signingUsers.map((signer) => signer.username)).toEqual(
          signers.map((p) => p.username),
        );
        const ofClient = signers.filter((p) => p.participantType === 'CLIENT');
        if (ofClient.length > 0) {
          expect(ofClient.every((p) => p.participantState === 'DONE')).toBe(doku.clientSigned);
        }
      }
    }
  });

  it('has times in the past, in order', () => {
    for (const box of boxes) {
      expect(box.createdAt <= box.lastChangedAt).toBe(true);
      expect(box.lastChangedAt <= reference.toISOString()).toBe(true);
      for (const { messages, files } of box.dokus) {
        for (const { createdAt } of messages)
          expect(createdAt <= reference.toISOString()).toBe(true);
        for (const { uploadedAt } of files) expect(uploadedAt >= box.createdAt).toBe(true);
      }
    }
  });

  it('[R4.7] has an envelope that matches its documents', () => {
    for (const box of boxes) {
      const inside = box.dokus.some(({ envelope }) => envelope !== 'NONE');
      // An envelope that has not been sent has no documents yet.
      const begun = inside || box.namirialEnvelopeStatus === 'NEW';
      expect(box.namirialEnvelopeStatus !== null).toBe(begun);
      expect(box.envelopeId !== null).toBe(begun);
      const waitsRefused = box.dokus.some(
        ({ envelope, status }) => envelope === 'REJECTED' && status !== 'WAITING_ARCHIVAL',
      );
      expect(box.signatureRejected).toBe(waitsRefused);
      expect(box.signatureRejection !== null).toBe(box.signatureRejected);
    }
  });
});

describe.each(tenants)('the scenarios of %s', (tenant) => {
  const box = (name: string) => boxesOf(make(name, tenant));

  it('[R4.1] cover every status of a box, for one client', () => {
    const base = make('every-box-status', tenant);
    const main = [...base.users.values()].find(({ key }) => key === 'client1')!.clientNumbers[0];
    const own = boxesOf(base).filter(({ clientNumber }) => clientNumber === main);
    expect(own.map(({ status }) => status)).toEqual([...dokuboxStatuses]);
  });

  it('[R4.6] cover every status of a document, all but one of them in one box', () => {
    const boxes = box('every-doku-status');
    const all = new Set(boxes.flatMap(({ dokus }) => dokus.map(({ status }) => status)));
    expect([...all].sort()).toEqual([...dokuStatuses].sort());
    const first = new Set(boxes[0]!.dokus.map(({ status }) => status));
    expect(dokuStatuses.filter((status) => !first.has(status))).toEqual([
      'WAITING_BANK_SIGNATURE_AUX',
    ]);
  });

  it('[R4.3] cover locks of another user', () => {
    const locks = box('locked-by-another').map(({ lock }) => lock);
    expect(locks.filter((lock) => lock !== null).length).toBe(4);
    for (const lock of locks) if (lock) expect(lock.expiresAt > reference.toISOString()).toBe(true);
  });

  it('[R8.10] cover an active block and an announced one', () => {
    const now = reference.toISOString();
    const [blocked] = make('portal-blocked', tenant).settings.portalStatuses;
    expect(blocked?.currentlyBlocked).toBe(true);
    expect(blocked!.timeFrom! < now && now < blocked!.timeTo!).toBe(true);
    for (const status of make('portal-block-scheduled', tenant).settings.portalStatuses) {
      expect(status.currentlyBlocked).toBe(false);
      expect(now < status.timeFrom! && status.timeFrom! < status.timeTo!).toBe(true);
    }
  });

  it('[R4.12][R4.13][R4.14][R4.15] cover every kind of missing signer data', () => {
    const signers = box('missing-signer-data').flatMap(({ dokus }) =>
      dokus.flatMap((doku) => doku.signingUsers),
    );
    const today = reference.toISOString().slice(0, 10);
    const some = (test: (signer: (typeof signers)[number]) => boolean) =>
      expect(signers.some(test)).toBe(true);
    some((s) => s.docExpiryDate === null);
    some((s) => typeof s.docExpiryDate === 'string' && s.docExpiryDate < today);
    some((s) => s.docIssuerCountry === null);
    some((s) => s.docIssuer === null);
    some((s) => s.docStolen === null);
    some((s) => s.docStolen === true);
    some((s) => s.docValid === null);
    some((s) => s.docValid === false);
    for (const side of ['CLIENT', 'BANK'] as const) {
      some((s) => s.userType === side && s.namirialUserId === null);
      some((s) => s.userType === side && s.namirialDeviceId === null);
    }
  });

  it('[R4.23] cover signing that is in progress, was refused, was cancelled, or happened outside', () => {
    const envelopes = (name: string) => new Set(box(name).map((one) => one.namirialEnvelopeStatus));
    expect(envelopes('signing-running')).toContain('WAITING_SIGNATURE');
    expect(envelopes('signing-running')).toContain('SIGNATURE_STATUS');
    expect([...envelopes('signing-rejected')]).toEqual(['REJECTED']);
    expect([...envelopes('signing-cancelled')]).toEqual(['CANCELLED']);
    const outside = box('signed-outside').flatMap(({ dokus }) => dokus);
    expect(outside.filter((doku) => doku.signedOutsideDDE).length).toBeGreaterThanOrEqual(4);
    const started = box('signing-running').flatMap(({ dokus }) =>
      dokus.flatMap((doku) => doku.participants),
    );
    expect(
      started.some((p) => p.participantState === 'TODO' && p.signingUrlResolved !== null),
    ).toBe(true);
  });

  it('[R3.5] cover messages of both visibilities, read and unread, twenty on one document', () => {
    const base = make('messages', tenant);
    const client = [...base.users.values()].find(({ key }) => key === 'client1')!;
    const messages = dokusOf(base).flatMap((doku) => doku.messages);
    const external = messages.filter((message) => message.messageVisibility === 'EXTERNAL');
    expect(messages.some((message) => message.messageVisibility === 'INTERNAL')).toBe(true);
    expect(external.some((message) => message.readBy.includes(client.username))).toBe(true);
    expect(external.some((message) => !message.readBy.includes(client.username))).toBe(true);
    expect(dokusOf(base).some((doku) => doku.messages.length === 20)).toBe(true);
  });

  it('[R1.2] cover every kind of sign-in', () => {
    const users = [...make('sign-in-variants', tenant).users.values()];
    const byKey = (key: string) => users.find((user) => user.key === key);
    expect(byKey('clientMustChangePassword')?.mustChangePassword).toBe(true);
    expect(byKey('clientLocked')?.status).toBe('LOCKED');
    expect(byKey('clientContractRequired')?.contractSignature).toBe('REQUIRED');
    expect(byKey('clientContractUnavailable')?.contractSignature).toBe('UNAVAILABLE');
    expect(byKey('clientWithoutSegment')?.segments).toEqual([]);
    expect(byKey('bankerWithoutSegment')?.segments).toEqual([]);
    expect(byKey('bankerAllSegments')?.segments).toEqual(['MB', 'CORP', 'ALL']);
    expect(new Set(users.map(({ username }) => username)).size).toBe(users.length);
  });
});

describe('a very large initial state', () => {
  it('has 5,000 boxes and one of 300 documents, and generates only those that are read', () => {
    const base = make('very-large', 'RO');
    const boxes = base.boxes as BoxSource;
    expect(boxes.size).toBe(5_000);
    expect(base.index.rows.size).toBe(5_000);
    expect(boxes.built).toBe(0);
    expect(boxes.get(101)?.dokus).toHaveLength(300);
    expect(base.boxIdOf(boxes.get(3_000)!.dokus[0]!.id)).toBe(3_000);
    expect(boxes.built).toBe(2);
  });

  it('lists boxes exactly as they are when read', () => {
    const base = make('very-large', 'BG');
    for (let id = 101; id < 5_101; id += 97) {
      const box = base.boxes.get(id)!;
      expect(base.index.rows.get(id)).toEqual(rowOf(box, base.clients.get(box.clientNumber)));
    }
  });
});
