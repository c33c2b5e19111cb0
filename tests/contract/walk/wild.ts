import { dokuActions, signCallbackActions } from '@dokubox/spec/enums.ts';
import type { Random } from '../../../simulator/engine/seed/random.ts';
import { NOWHERE } from '../contract-server.ts';
import { termination } from '../workflow/box-events.ts';
import { unsignedFile, uploadOf } from '../workflow/world.ts';
import { sideOfPerson, type Request } from './people.ts';

/**
 * Calls that were not offered: out of turn, of the other side, or about unknown objects. They may
 * succeed or fail, but the answer must be one of the contract's.
 */

interface Place {
  readonly boxId: number;
  readonly dokuId: number;
}

type Wild = (place: Place, random: Random, who: string) => Request;

const submit = (dokus: (dokuId: number, random: Random) => unknown): Wild => {
  return ({ boxId, dokuId }, random, who) => {
    const id = sideOfPerson(who) === 'CLIENT' ? 'submitClientDokubox' : 'submitBankerDokubox';
    return { id, body: { dokuBoxId: boxId, dokus: dokus(dokuId, random) } };
  };
};

const inBox =
  (id: Request['id'], more: object = {}): Wild =>
  ({ boxId }) => ({ id, body: { dokuBoxId: boxId, ...more } });

const wild: readonly Wild[] = [
  submit((id, random) => [{ id, dokuAction: random.pick(dokuActions) }]),
  submit((id, random) => [
    { id, dokuAction: random.pick(dokuActions), usedInBox: random.next() < 0.5, reason: 'OTHER' },
  ]),
  submit((id) => [
    { id, dokuAction: 'PrintedAndPaperSigned', paperSigning: { signedOn: '2020-02-29' } },
  ]),
  submit((id) => [{ ...uploadOf(id, unsignedFile()), dokuAction: 'SendToBank' }]),
  submit((id) => [{ id }, { id }]),
  submit((id, random) => [uploadOf(random.next() < 0.5 ? id : NOWHERE, unsignedFile())]),
  inBox('completeClientSetup'),
  inBox('requestClientSetup'),
  inBox('closePaperDokubox'),
  inBox('selectSignatureSystem', { clientSelectedSignatureSystem: 'ESAW_REMOTE' }),
  inBox('renameDokubox', { newCustomName: ' ' }),
  inBox('addOtherDoku', { addOtherDokuId: 3, customDokuName: 'x' }),
  inBox('renameDokubox', { newCustomName: 5 }),
  ({ boxId }, random) => ({
    id: 'decideCancellation',
    body: { dokuBoxId: boxId, approved: random.next() < 0.2 },
  }),
  ({ boxId }, random, who) => ({
    id: sideOfPerson(who) === 'CLIENT' ? 'terminateBankerDokubox' : 'terminateClientDokubox',
    body: termination(boxId, random.next() < 0.5 ? 'CLIENT' : 'BANKER'),
  }),
  ({ dokuId }) => ({ id: 'finalizeDoku', params: { id: dokuId }, body: {} }),
  ({ dokuId }) => ({ id: 'getEdsUrl', params: { id: dokuId } }),
  ({ dokuId }) => ({ id: 'downloadDoku', params: { id: dokuId } }),
  ({ dokuId }) => ({ id: 'addMessage', params: { id: dokuId }, body: { content: ' ' } }),
  ({ boxId }) => ({ id: 'lockDokubox', params: { id: boxId }, body: {} }),
  ({ boxId }) => ({ id: 'unlockDokubox', params: { id: boxId }, body: {} }),
  ({ boxId }) => ({ id: 'loadDokubox', params: { id: boxId } }),
  (_place, random) => ({ id: 'loadDokubox', params: { id: random.pick(['0', 'x', NOWHERE]) } }),
  ({ boxId }, random) => ({
    id: 'signCallback',
    query: { envelopeId: `box-${boxId}`, action: random.pick(signCallbackActions), token: 'guess' },
  }),
  () => ({
    id: 'searchBankerDokuboxes',
    body: { status: 'ALL', page: 0, size: 10, sort: 'unreadMessagesCount,desc' },
  }),
  () => ({ id: 'searchClientDokuboxes', body: { status: 'IN_PROGRESS', page: 3, size: 10 } }),
  () => ({ id: 'getTaskList', body: { scope: 'ALL', page: 0, size: 50 } }),
];

/** A random call, offered or not. */
export function wildRequest(place: Place, random: Random, who: string): Request {
  return random.pick(wild)(place, random, who);
}
