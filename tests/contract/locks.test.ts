import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations, type BodyOf, type CommandId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { lockStatuses } from '@dokubox/spec/workflow/rights.ts';
import { ContractServer, type Answered, type SignedIn } from './contract-server.ts';

/**
 * The smallest body each command accepts. Commands without a body of their own accept an empty one.
 */
function bodyFor(id: CommandId, dokuBoxId: number, dokuId: number): unknown {
  const bodies = {
    renameDokubox: { dokuBoxId, newCustomName: 'Mine' } satisfies BodyOf<'renameDokubox'>,
    terminateClientDokubox: {
      dokuboxId: dokuBoxId,
      reasonOfCancellation: null,
      cancellationNote: null,
    } satisfies BodyOf<'terminateClientDokubox'>,
    terminateBankerDokubox: {
      dokuboxId: dokuBoxId,
      reasonOfCancellation: 'OTHER',
      cancellationNote: null,
    } satisfies BodyOf<'terminateBankerDokubox'>,
    decideCancellation: {
      dokuBoxId,
      approved: true,
    } satisfies BodyOf<'decideCancellation'>,
    configureDokubox: {
      dokuBoxId,
      clientSignatureSystem: 'NA',
      bankSignatureSystem: 'NA',
      validatorRoleOptional: false,
      dokus: [],
      complete: false,
    } satisfies BodyOf<'configureDokubox'>,
    addOtherDoku: {
      dokuBoxId,
      addOtherDokuId: 1,
      customDokuName: 'More',
    } satisfies BodyOf<'addOtherDoku'>,
    selectSignatureSystem: {
      dokuBoxId,
      clientSelectedSignatureSystem: 'ESAW_REMOTE',
    } satisfies BodyOf<'selectSignatureSystem'>,
    submitClientDokubox: {
      dokuBoxId,
      dokus: [{ id: dokuId, submitDokuStaticActions: [] }],
    } satisfies BodyOf<'submitClientDokubox'>,
    submitBankerDokubox: {
      dokuBoxId,
      dokus: [{ id: dokuId, submitDokuStaticActions: [] }],
    } satisfies BodyOf<'submitBankerDokubox'>,
    addMessage: { content: 'Hello', messageVisibility: 'EXTERNAL' } satisfies BodyOf<'addMessage'>,
    highlightMessages: { messageIds: [] } satisfies BodyOf<'highlightMessages'>,
  };
  const { body, box }: OperationDefinition = operations[id];
  const fallback = box?.by === 'dokuBoxId' ? { dokuBoxId } : {};
  return body ? (bodies[id as keyof typeof bodies] ?? fallback) : undefined;
}

let server: ContractServer;
let client: SignedIn;

beforeAll(async () => {
  server = await ContractServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  client = await server.signIn('client1', 'HU', 'locks');
});

const headersOf = (user: string) => server.headersIn(client, user);

/** A box of the world in a status, with the id of its first document. */
function boxIn(status: Dokubox['status']) {
  const world = server.simulator.engine.worlds.get(client.worldId);
  const box = [...(world?.boxes.values() ?? [])].find((one) => one.status === status);
  if (!box) throw new Error(`no box in ${status}`);
  return { id: box.id, dokuId: box.dokus[0]?.id ?? 0 };
}

function call(
  id: CommandId,
  headers: Record<string, string>,
  box: { readonly id: number; readonly dokuId: number },
): Promise<Answered> {
  const operation: OperationDefinition = operations[id];
  const inPath = operation.box?.by === 'dokuInPath' ? box.dokuId : box.id;
  const path = operation.url.replace('{id}', String(inPath));
  return server.post(path, bodyFor(id, box.id, box.dokuId) ?? {}, headers);
}

const lock = (headers: Record<string, string>, box: ReturnType<typeof boxIn>) =>
  call('lockDokubox', headers, box);
const unlock = (headers: Record<string, string>, box: ReturnType<typeof boxIn>) =>
  call('unlockDokubox', headers, box);

/** Everything in a world that a command could have changed. */
function recordOf(box: { readonly id: number }) {
  return server.simulator.engine.worlds.get(client.worldId)?.boxes.get(box.id);
}

/** Commands on an existing box, by whether its lock blocks them. */
const onBoxes = Object.entries<OperationDefinition>(operations).filter(
  ([, { box, kind }]) => kind === 'command' && box,
);
const isStopped = ([, { box }]: (typeof onBoxes)[number]) =>
  box?.stoppedBy.some((hindrance) => hindrance === 'boxLocked') === true;

const bothSides = ['CLIENT', 'BANKER'] as const satisfies readonly UserType[];
const rowsOf = (entries: typeof onBoxes) =>
  entries.flatMap(([id, { userType }]) =>
    bothSides
      .filter((side) => userType === undefined || userType === side)
      .flatMap((side) => lockStatuses.map((status) => [id as CommandId, side, status] as const)),
  );
const refused = rowsOf(onBoxes.filter(isStopped));
const exempt = rowsOf(onBoxes.filter((one) => !isStopped(one)));

describe('a box locked by another user', () => {
  it.each(refused)('[R4.3][R8.7] rejects %s of a %s in %s', async (id, side, status) => {
    const box = boxIn(status);
    const holder = await headersOf(side === 'CLIENT' ? 'banker1' : 'client1');
    const other = await headersOf(side === 'CLIENT' ? 'client1' : 'bankerRm');
    expect((await lock(holder, box)).status).toBe(204);
    const before = recordOf(box);
    const answer = await call(id, other, box);
    expect(recordOf(box)).toBe(before);
    expect([answer.status, answer.error.errorCode]).toEqual([409, 'DOKUBOX_LOCKED']);
    expect(answer.error.lockUser?.username).toBeTruthy();

    // Only the lock must have blocked it. Without the lock, the error is another one, or there is
    // none.
    expect((await unlock(holder, box)).status).toBe(204);
    expect((await call(id, other, box)).error?.errorCode).not.toBe('DOKUBOX_LOCKED');
  });

  it.each(exempt)('[R4.3] does not block %s of a %s in %s', async (id, side, status) => {
    const box = boxIn(status);
    const holder = await headersOf(side === 'CLIENT' ? 'banker1' : 'client1');
    const other = await headersOf(side === 'CLIENT' ? 'client1' : 'bankerRm');
    expect((await lock(holder, box)).status).toBe(204);
    const answer = await call(id, other, box);
    expect(answer.error?.errorCode).not.toBe('DOKUBOX_LOCKED');
  });

  it('[R4.3] blocks every command except signing, messages and those that write nothing into the box', () => {
    const goOn = onBoxes.filter((one) => !isStopped(one)).map(([id]) => id);
    expect(goOn.sort()).toEqual([
      'addMessage',
      'getSigningUrl',
      'highlightMessages',
      'unlockDokubox',
      'validateSignature',
    ]);
  });

  it('[R4.3] can be read by everyone, and names the holder', async () => {
    const box = boxIn('IN_PROGRESS');
    await lock(await headersOf('client1'), box);
    const headers = await headersOf('bankerRm');
    const read = await server.fetch(`/dde/dokubox/${box.id}`, { headers });
    expect(read.status).toBe(200);
    expect((read.json as Dokubox).lockUser?.fullName).toBeTruthy();
    const messages = await server.fetch(`/dde/dokubox/doku/${box.dokuId}/messages`, { headers });
    expect(messages.status).toBe(200);
  });

  it('[R4.3] is free again when the lock expires, is released, or its holder signs out', async () => {
    const box = boxIn('IN_PROGRESS');
    const mine = await headersOf('client1');
    const other = await headersOf('bankerRm');
    await lock(mine, box);
    const clock = `/__sim/worlds/${client.worldId}/clock`;
    await server.post(clock, { advanceMs: limits.lockExpiresMs - 1_000 });
    expect((await lock(other, box)).status).toBe(409);
    await server.post(clock, { advanceMs: 1_000 });
    expect((await lock(other, box)).status).toBe(204);
    expect((await lock(mine, box)).error.errorCode).toBe('DOKUBOX_LOCKED');
    await unlock(other, box);
    expect((await lock(mine, box)).status).toBe(204);
    await server.post(operations.logout.url, {}, mine);
    expect((await lock(other, box)).status).toBe(204);
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
