import type { UserType } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { BoxEvent } from '@dokubox/spec/workflow/dokubox-rows.ts';
import type { Answered } from '../contract-server.ts';
import type { ContractWorld } from './world.ts';

/** The calls behind the events of a box. */

/** The user who acts for each side, unless a test says otherwise. */
export const actors = { CLIENT: 'client1', BANKER: 'bankerRm' } as const satisfies Record<
  UserType,
  string
>;

/** The configuration as it is, with a participant on every document, started or saved. */
export async function configuration(world: ContractWorld, box: Dokubox) {
  const { clientSignatureSystem, bankSignatureSystem } = box;
  const user = world.userId('bankerRm');
  return {
    dokuBoxId: box.id,
    clientSignatureSystem: clientSignatureSystem ?? 'NA',
    bankSignatureSystem: bankSignatureSystem ?? 'NA',
    validatorRoleOptional: false,
    dokus: box.dokus.map((doku) => ({
      dokuId: doku.id,
      usedInBox: doku.usedInBox,
      ordinalNumber: doku.ordinalNumber,
      participants:
        doku.participants.length > 0
          ? doku.participants.map(({ participantType, participantRole, user: { id } }) => ({
              participantType,
              participantRole,
              userId: id,
            }))
          : [{ participantType: 'BANK', participantRole: 'BANK_RM', userId: user }],
    })),
    complete: true,
  };
}

/** A termination in the wording of each side. */
export function termination(dokuboxId: number, by: UserType) {
  const reasonOfCancellation = by === 'BANKER' ? 'NO_LONGER_NEEDED' : null;
  return { dokuboxId, reasonOfCancellation, cancellationNote: null };
}

/** Takes a document out of its box. */
export function remove(world: ContractWorld, boxId: number, index: number): Promise<Answered> {
  const id = world.dokuId(boxId, index);
  const item = { id, dokuAction: 'Reconfigure', usedInBox: false, reason: 'NOT_NEEDED' } as const;
  return world.submit('bankerRm', boxId, [item]);
}

type PersonEvent = Exclude<
  BoxEvent,
  'createDokuBox' | 'paperSwitch' | 'allDokusPaperSigned' | 'paperReopened' | 'allDokusFinished'
>;

/** Events that a person causes on an existing box. */
export const personEvents = [
  'completeClientSetup',
  'requestClientSetup',
  'completeBankSetup',
  'configureDokuBox',
  'reconfigure',
  'closePaperDokuBox',
  'terminate',
  'approveCancellation',
  'rejectCancellation',
] as const satisfies readonly PersonEvent[];

/** The call by which a person causes an event. */
export async function call(
  world: ContractWorld,
  event: PersonEvent,
  boxId: number,
  who: string,
  by: UserType,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const post = (url: string, body: unknown) => world.post(who, url, body, headers);
  const { url: configure } = operations.configureDokubox;
  switch (event) {
    case 'completeClientSetup':
      return post(operations.completeClientSetup.url, { dokuBoxId: boxId });
    case 'requestClientSetup':
      return post(operations.requestClientSetup.url, { dokuBoxId: boxId });
    case 'closePaperDokuBox':
      return post(operations.closePaperDokubox.url, { dokuBoxId: boxId });
    case 'completeBankSetup':
    case 'configureDokuBox':
    case 'reconfigure': {
      const user = world.closedToBankers(boxId) ? 'client1' : 'bankerRm';
      const body = await configuration(world, await world.box(boxId, user));
      return post(configure, body);
    }
    case 'terminate': {
      const { terminateBankerDokubox, terminateClientDokubox } = operations;
      const { url } = by === 'BANKER' ? terminateBankerDokubox : terminateClientDokubox;
      return post(url, termination(boxId, by));
    }
    case 'approveCancellation':
    case 'rejectCancellation': {
      const approved = event === 'approveCancellation';
      return post(operations.decideCancellation.url, { dokuBoxId: boxId, approved });
    }
  }
}
