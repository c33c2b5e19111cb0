import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { Message } from '@dokubox/spec/schemas/message.ts';
import { callbackToken } from '../../../simulator/engine/handlers/signing/callback-tokens.ts';
import { nodePorts } from '../../../simulator/server/ports.ts';
import { ContractServer, type Answered } from '../contract-server.ts';
import { call, termination } from '../workflow/box-events.ts';
import { boxesOfStages, boxStages, type BoxStage } from '../workflow/box-stages.ts';
import { boxIds, loadScenario, refused, saidBy } from '../workflow/staging.ts';
import { ContractWorld, unsignedFile, uploadOf } from '../workflow/world.ts';
import { Callers } from './people.ts';

/**
 * Fifty people act on one box at the same time. One wins, and the others learn why they did not.
 */

const FIFTY = 50;
const crowd = Array.from({ length: FIFTY }, (_one, at) => `bankerOf${at}`);

let server: ContractServer;
let world: ContractWorld;
let callers: Callers;
let ids: readonly number[];

beforeAll(async () => {
  server = await ContractServer.start();
  loadScenario(server, 'crowd', boxesOfStages, {
    // The boxes are of this segment, because boxes of another segment are closed to a banker.
    users: Object.fromEntries(
      crowd.map((key) => [key, { like: 'bankerValidator', segments: ['MB'] }]),
    ),
  });
  world = await ContractWorld.create(server, 'crowd', 'CZ');
  callers = new Callers(world);
  ids = boxIds(world);
  for (const key of crowd) await callers.factsOf(key);
}, 60_000);
afterAll(() => server.stop());

const idOf = (stage: BoxStage) => ids[boxStages.indexOf(stage)] ?? 0;

/** Runs an action as everyone at once. */
function race(act: (key: string, at: number) => Promise<Answered>): Promise<Answered[]> {
  return Promise.all(crowd.map(act));
}

/** Number of times each answer was returned. */
function tally(answers: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const outcome = answer.status < 300 ? String(answer.status) : saidBy(answer).join(' ');
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
const oneWins = (status: number, lost: readonly [number, string]) => ({
  [status]: 1,
  [lost.join(' ')]: FIFTY - 1,
});

/** Commands in the world's history that changed a box. */
async function commandsOn(boxId: number): Promise<string[]> {
  const history = (await callers.read(null, 'getHistory')) as unknown as readonly {
    readonly operationId: string;
    readonly changes: readonly { readonly kind: string; readonly key: unknown }[];
  }[];
  return history
    .filter(({ changes }) => changes.some(({ kind, key }) => kind === 'box' && key === boxId))
    .map(({ operationId }) => operationId);
}

/** Checks that the losers receive the current box. */
function expectFresh(answers: readonly Answered[], status: Dokubox['status']): void {
  for (const { status: code, error } of answers) {
    if (code === 409) expect(error.dokubox?.status).toBe(status);
  }
}

/** Configures a box as it is, which starts the work on it. */
async function configured(boxId: number): Promise<void> {
  const answer = await call(world, 'configureDokuBox', boxId, 'bankerRm', 'BANKER');
  expect(answer.status).toBe(200);
}

describe('fifty commands on one box at once', () => {
  it('[R4.8] carry out the same submit once', async () => {
    const boxId = idOf('open');
    const item = { id: world.dokuId(boxId), dokuAction: 'SendToClient' } as const;
    const answers = await race((key) => world.submit(key, boxId, [item]));
    expect(tally(answers)).toEqual(oneWins(200, refused.notOffered));
    expectFresh(answers, 'IN_PROGRESS');
    expect((await world.doku(boxId)).status).toBe('WAITING_CLIENT_FEEDBACK');
    expect(await commandsOn(boxId)).toEqual(['submitBankerDokubox']);
  });

  it('[R4.22] finalize a document once', async () => {
    const boxId = idOf('bankPrepares');
    const id = world.dokuId(boxId);
    const url = operations.finalizeDoku.url.replace('{id}', String(id));
    const answers = await race((key) => world.post(key, url, {}));
    expect(tally(answers)).toEqual(oneWins(200, refused.notOffered));
    expect((await world.doku(boxId)).dokuSetupCompleted).toBe(true);
    expect(await commandsOn(boxId)).toEqual(['finalizeDoku']);
  });

  it('[R4.8][R7.16] accept one of the uploads that send the document on, and that upload can be read', async () => {
    const boxId = idOf('toConfigurePaper');
    const dokuId = world.dokuId(boxId);
    await configured(boxId);
    const files = crowd.map(() => unsignedFile());
    const answers = await race((key, at) => {
      const file = files[at] ?? unsignedFile();
      const item = { ...uploadOf(dokuId, file), dokuAction: 'SendForSigning' } as const;
      return world.submit(key, boxId, [item]);
    });
    const winner = answers.findIndex(({ status }) => status === 200);
    // The document would still accept a file as a scan, but a submit is carried out completely or
    // not at all.
    expect(tally(answers)).toEqual(oneWins(200, refused.notOffered));
    expect((await world.doku(boxId)).fileVersion).toBe(1);
    const bytes = await world.download('bankerRm', dokuId);
    expect(bytes?.equals(Buffer.from(files[winner]?.bytes ?? []))).toBe(true);
  });

  it('[R7.16][A-150] store uploads that replace each other as consecutive versions', async () => {
    const boxId = idOf('bankPreparesPaper');
    const dokuId = world.dokuId(boxId);
    const files = crowd.map(() => unsignedFile());
    const answers = await race((key, at) =>
      world.submit(key, boxId, [uploadOf(dokuId, files[at] ?? unsignedFile())]),
    );
    expect(tally(answers)).toEqual({ 200: FIFTY });
    const versions = answers.map(({ json }) => (json as Dokubox).dokus[0]?.fileVersion ?? 0);
    const counted = versions.toSorted((left, right) => left - right);
    expect(counted).toEqual(Array.from({ length: FIFTY }, (_one, at) => at + 1));
    const last = files[versions.indexOf(FIFTY)];
    const bytes = await world.download('bankerRm', dokuId);
    expect(bytes?.equals(Buffer.from(last?.bytes ?? []))).toBe(true);
  });

  it('[R4.4] end a box once', async () => {
    const boxId = idOf('openNotSetUp');
    const { url } = operations.terminateBankerDokubox;
    const answers = await race((key) => world.post(key, url, termination(boxId, 'BANKER')));
    expect(tally(answers)).toEqual(oneWins(200, refused.cancelled));
    expect((await world.box(boxId)).status).toBe('CANCELLED');
    expect(await commandsOn(boxId)).toEqual(['terminateBankerDokubox']);
  });

  it('[A-167] create a signature once, and report it as often as it is requested', async () => {
    const boxId = idOf('openSigned');
    const before = await world.doku(boxId);
    expect(before.status).toBe('WAITING_BANK_SIGNATURE');
    const signer = before.participants.find(
      ({ participantRole }) => participantRole === 'BANK_1STLEVELSIGNATORY',
    );
    const own = server.simulator.engine.worlds.get(world.worldId);
    if (!signer || !own) throw new Error('nobody signs');
    const envelopeId = world.envelopeId(boxId);
    const { username } = signer.user;
    const act = { action: 'workstepFinished', username };
    const acts = await race(() => world.act(envelopeId, act));
    expect(tally(acts)).toEqual({ 200: FIFTY });
    const after = await world.doku(boxId);
    expect(after.status).toBe('WAITING_ARCHIVAL');
    expect(after.fileVersion).toBe((before.fileVersion ?? 0) + 1);
    const commands = await commandsOn(boxId);
    expect(commands).toHaveLength(1);

    const token = callbackToken(own, { envelopeId, username }, nodePorts.randomToken);
    const query = new URLSearchParams({ envelopeId, action: 'workstepFinished', token });
    const url = `${operations.signCallback.url}?${query.toString()}`;
    const answers = await race(() => server.fetch(url));
    expect(tally(answers)).toEqual({ 200: FIFTY });
    expect(await world.doku(boxId)).toEqual(after);
    expect(await commandsOn(boxId)).toEqual(commands);
  });

  it('[R4.4] request a termination that needs approval once, by the winner', async () => {
    const boxId = idOf('openSigned');
    const { url } = operations.terminateBankerDokubox;
    const answers = await race((key) => world.post(key, url, termination(boxId, 'BANKER')));
    expect(tally(answers)).toEqual(oneWins(200, refused.conflict));
    expectFresh(answers, 'PENDING_CANCELLATION_APPROVAL');
    const winner = crowd[answers.findIndex(({ status }) => status === 200)] ?? '';
    const { username } = await callers.factsOf(winner);
    expect((await world.box(boxId)).cancellationCreatorUserId).toBe(username);
  });

  it('[A-207] decide a termination once, one way or the other', async () => {
    const boxId = idOf('pending');
    const { url } = operations.decideCancellation;
    const answers = await race((key, at) =>
      world.post(key, url, { dokuBoxId: boxId, approved: at % 2 === 0 }),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    const approved = winner % 2 === 0;
    const lost = approved ? refused.cancelled : refused.conflict;
    expect(tally(answers)).toEqual(oneWins(200, lost));
    expect((await world.box(boxId)).status).toBe(approved ? 'CANCELLED' : 'IN_PROGRESS');
    expect(await commandsOn(boxId)).toEqual(['decideCancellation']);
  });

  it('[R4.3][A-111] give a lock to one user, whose name all others receive', async () => {
    const boxId = idOf('twoPapers');
    const answers = await race((key) => world.post(key, `/dde/dokubox/${boxId}/lock`, {}));
    expect(tally(answers)).toEqual(oneWins(204, refused.locked));
    const winner = crowd[answers.findIndex(({ status }) => status === 204)] ?? '';
    const { username } = await callers.factsOf(winner);
    for (const { status, error } of answers) {
      if (status === 409) expect(error.lockUser?.username).toBe(username);
    }
    expect((await world.box(boxId)).lockUser?.username).toBe(username);
  });

  it.each([
    ['requestClientSetup', 'bankPrepares', 'CLIENT_SETUP'],
    ['closePaperDokubox', 'paperSigned', 'FINALIZED'],
  ] as const)('[R4.1] %s moves the box once', async (id, stage, to) => {
    const boxId = idOf(stage);
    const before = await commandsOn(boxId);
    const answers = await race((key) => world.post(key, operations[id].url, { dokuBoxId: boxId }));
    expect(tally(answers)).toEqual(oneWins(200, refused.conflict));
    expectFresh(answers, to);
    expect((await world.box(boxId)).status).toBe(to);
    expect(await commandsOn(boxId)).toEqual([...before, id]);
  });

  it('[R5.24] keep all messages, each with its own id', async () => {
    const dokuId = world.dokuId(idOf('toConfigure'));
    const url = operations.addMessage.url.replace('{id}', String(dokuId));
    const answers = await race((key, at) =>
      world.post(key, url, { content: `word ${at}`, messageVisibility: 'INTERNAL' }),
    );
    expect(tally(answers)).toEqual({ 201: FIFTY });
    const messages = (await world.get('bankerRm', url.replace(/message$/, 'messages')))
      .json as Message[];
    const words = new Set(messages.map(({ content }) => content));
    expect(crowd.every((_key, at) => words.has(`word ${at}`))).toBe(true);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  });

  it('[R4.1] reject the commands that follow the end of the box, if fifty different ones compete', async () => {
    const boxId = idOf('toArchive');
    const item = { id: world.dokuId(boxId), dokuAction: 'SendToArchive' } as const;
    const answers = await race((key, at) =>
      at === FIFTY / 2
        ? world.post(key, operations.terminateBankerDokubox.url, termination(boxId, 'BANKER'))
        : world.submit(key, boxId, [item]),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    const outcome = Object.keys(tally(answers.filter(({ status }) => status !== 200)));
    expect(accepted.length).toBeLessThanOrEqual(2);
    expect(answers[FIFTY / 2]?.status).toBe(200);
    const known = [refused.notOffered, refused.cancelled, refused.conflict].map((one) =>
      one.join(' '),
    );
    expect(outcome.filter((one) => !known.includes(one))).toEqual([]);
    expect(await commandsOn(boxId)).toHaveLength(accepted.length);
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
