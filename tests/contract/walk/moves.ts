import { operations } from '@dokubox/spec/operations/table.ts';
import { terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import {
  boxIsWorkedOn,
  boxOpenTo,
  customNameEditable,
  lockable,
  signatureSystemChoice,
  writeLocked,
} from '@dokubox/spec/workflow/rights.ts';
import type { Random } from '../../../simulator/engine/seed/random.ts';
import { termination } from '../workflow/box-events.ts';
import {
  signedFile,
  unsignedFile,
  uploadOf,
  type SubmittedDoku,
  type TestFile,
} from '../workflow/world.ts';
import type { Request } from './people.ts';
import type { DokuSight, Sight } from './sight.ts';

/** An action a user may take on a box now. */
export interface Move {
  readonly request: Request;
  /** Relative probability of being chosen. */
  readonly weight: number;
  /** Whether the API must accept the action. If so, a rejection is a fault. */
  readonly certain: boolean;
  /** Whether it moves the box forward, rather than ending it or talking about it. */
  readonly onward: boolean;
}

type Moves = Generator<Move>;

/** The source of uploaded files. */
export interface Files {
  readonly signedFile: () => TestFile;
  readonly unsignedFile: () => TestFile;
}

/** A different file for each upload. */
const otherFiles: Files = { signedFile, unsignedFile };

const rare = 0.3;

function submitId({ user: user }: Sight) {
  return user.userType === 'CLIENT' ? 'submitClientDokubox' : 'submitBankerDokubox';
}

function submit(sight: Sight, dokus: readonly SubmittedDoku[], more: Partial<Move> = {}): Move {
  const body = { dokuBoxId: sight.box.id, dokus };
  return {
    request: { id: submitId(sight), body },
    weight: 1,
    certain: true,
    onward: true,
    ...more,
  };
}

function itemOf({ doku, options }: DokuSight, random: Random): SubmittedDoku {
  const dokuAction = random.pick(options);
  const note = random.next() < 0.2 ? { note: `because of ${random.digits(4)}` } : {};
  return { id: doku.id, dokuAction, ...note };
}

function* options(sight: Sight, random: Random): Moves {
  const able = sight.dokus.filter((one) => one.options.length > 0);
  for (const one of able) yield submit(sight, [itemOf(one, random)]);
  if (able.length < 2) return;
  const some = random.shuffle(able).slice(0, random.int(2, able.length));
  yield submit(
    sight,
    some.map((one) => itemOf(one, random)),
    { weight: 3 },
  );
}

function* uploads(sight: Sight, random: Random, files: Files): Moves {
  for (const { doku, uploadable } of sight.dokus) {
    if (!uploadable) continue;
    const signed = random.next() < 0.5;
    const file = signed ? files.signedFile() : files.unsignedFile();
    const messages = random.next() < 0.2 ? [message(sight, doku.id, random)] : [];
    const item = uploadOf(doku.id, file);
    const actions = [...(item.submitDokuStaticActions ?? []), ...messages];
    yield submit(sight, [{ ...item, submitDokuStaticActions: actions }], {
      // The server decides whether an unsigned file is sufficient.
      certain: signed,
    });
  }
}

function message({ user: user }: Sight, dokuId: number, random: Random) {
  const visibility = random.next() < 0.5 ? 'INTERNAL' : 'EXTERNAL';
  return {
    dokuId,
    dokuStaticAction: 'AddMessage' as const,
    actionData: {
      content: `word ${random.digits(5)}`,
      messageVisibility: user.userType === 'CLIENT' ? ('EXTERNAL' as const) : visibility,
    } as const,
  };
}

const removalReasons = ['NOT_NEEDED', 'OTHER'];

function* removals(sight: Sight, random: Random): Moves {
  const used = sight.dokus.filter(({ inBox }) => inBox.usedInBox);
  for (const { doku, removable } of sight.dokus) {
    // The last document stays. Without documents, the box can only be ended.
    if (!removable || used.length < 2) continue;
    const reason = random.pick(removalReasons);
    const item = { id: doku.id, dokuAction: 'Reconfigure', usedInBox: false, reason } as const;
    yield submit(sight, [item], { weight: rare / 2, onward: false });
  }
}

function move(id: Request['id'], body: unknown, more: Partial<Move> = {}): Move {
  return { request: { id, body }, weight: 1, certain: true, onward: true, ...more };
}

const quiet = { onward: false } as const;

function* ofClient({ box, user: user }: Sight, random: Random): Moves {
  const dokuBoxId = box.id;
  if (box.status === 'CLIENT_SETUP')
    yield move('completeClientSetup', { dokuBoxId }, { weight: 2 });
  if (signatureSystemChoice(box) === 'open' && !writeLocked(box, user)) {
    const clientSelectedSignatureSystem = random.pick(['ESAW_DISPOSABLE', 'ESAW_REMOTE']);
    yield move('selectSignatureSystem', { dokuBoxId, clientSelectedSignatureSystem });
  }
  if (customNameEditable(box, user)) {
    const newCustomName = random.next() < 0.2 ? '' : `Name ${random.digits(3)}`;
    yield move('renameDokubox', { dokuBoxId, newCustomName }, { ...quiet, weight: rare });
  }
}

function* ofBanker({ box, user: user, dokus }: Sight): Moves {
  const dokuBoxId = box.id;
  const locked = writeLocked(box, user);
  if (box.status === 'BANK_SETUP') {
    yield move('requestClientSetup', { dokuBoxId }, { weight: rare });
  }
  if (box.status === 'PENDING_CANCELLATION_APPROVAL') {
    if (box.cancellationCreatorUserId === user.username) return;
    const body = { dokuBoxId, note: null };
    yield move('decideCancellation', { ...body, approved: true }, { weight: rare });
    yield move('decideCancellation', { ...body, approved: false });
  }
  if (box.status === 'PAPER_SIGNED' && boxFactsFromWire(box).everyDokuFinished) {
    yield move('closePaperDokubox', { dokuBoxId });
  }
  for (const { doku, finalizable } of dokus) {
    if (!finalizable || locked) continue;
    const request = { id: 'finalizeDoku', params: { id: doku.id }, body: {} } as const;
    yield { request, weight: 1, certain: true, onward: true };
  }
  if (boxIsWorkedOn(box) && dokus[0] && box.edsProcessId) {
    const params = { id: dokus[0].doku.id };
    yield { request: { id: 'getEdsUrl', params }, weight: rare, certain: false, onward: false };
  }
}

function* addition({ box, user: user, dokus }: Sight, random: Random): Moves {
  const addOtherDokuId = dokus.find(({ doku }) => doku.addOtherDokuId)?.doku.addOtherDokuId;
  if (!addOtherDokuId || !boxOpenTo(box, user) || writeLocked(box, user)) return;
  if (dokus.length > 8) return;
  const customDokuName = `Another ${random.digits(3)}`;
  const body = { dokuBoxId: box.id, addOtherDokuId, customDokuName };
  yield move('addOtherDoku', body, { ...quiet, weight: rare });
}

function* locking({ box, user: user }: Sight): Moves {
  const request = (id: 'lockDokubox' | 'unlockDokubox') => ({
    request: { id, params: { id: box.id }, body: {} },
    certain: true,
    onward: false,
  });
  if (lockable(box) && !writeLocked(box, user)) {
    yield { ...request('lockDokubox'), weight: rare };
  }
  if (box.lockUser) yield { ...request('unlockDokubox'), weight: 1 };
}

function* talking(sight: Sight, random: Random): Moves {
  const open = sight.dokus.filter(({ doku }) => doku.dokuStaticActions.includes('AddMessage'));
  if (open.length === 0) return;
  const { doku } = random.pick(open);
  const { actionData } = message(sight, doku.id, random);
  const params = { id: doku.id };
  yield {
    request: { id: 'addMessage', params, body: actionData },
    weight: rare / 2,
    certain: true,
    onward: false,
  };
  yield { request: { id: 'getMessages', params }, weight: rare / 4, certain: true, onward: false };
}

function* ending({ box, user: user }: Sight): Moves {
  const outcome = terminationOutcome(boxFactsFromWire(box), user.userType);
  if (outcome === null || writeLocked(box, user)) return;
  const id = user.userType === 'CLIENT' ? 'terminateClientDokubox' : 'terminateBankerDokubox';
  yield move(id, termination(box.id, user.userType), { ...quiet, weight: rare / 3 });
}

/**
 * Everything the API and the rules offer a user in a box, except the configuration.
 * @param files a different file for each upload by default
 */
export function* movesOf(sight: Sight, random: Random, files: Files = otherFiles): Moves {
  if (sight.box.status === 'CANCELLED') return;
  yield* options(sight, random);
  yield* uploads(sight, random, files);
  yield* removals(sight, random);
  yield* sight.user.userType === 'CLIENT' ? ofClient(sight, random) : ofBanker(sight);
  yield* addition(sight, random);
  yield* locking(sight);
  yield* talking(sight, random);
  yield* ending(sight);
}

/** A move, chosen by weight. */
export function chosen(moves: readonly Move[], random: Random): Move | undefined {
  let left = random.next() * moves.reduce((sum, { weight }) => sum + weight, 0);
  for (const one of moves) if ((left -= one.weight) < 0) return one;
  return moves.at(-1);
}

/** Whether this is the status of a success. */
export function isAccepted({ id }: Request, status: number): boolean {
  return status === operations[id].success.status;
}
