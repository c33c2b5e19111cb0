import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { createClient, type Client } from '../api/client.ts';
import { uuid } from '../api/context.ts';
import { createTokenStore } from '../api/tokens.ts';
import { openBrowserChannel } from '../platform/browserChannel.ts';
import type { Platform } from '../platform/platform.ts';
import { startInProcessSimulator, type InProcessSimulator } from '../fixtures/simulator.ts';
import { BoxLock } from './boxLock.ts';

let simulator: InProcessSimulator;
let world: AnswerOf<'createWorld'>;
let boxId: number;

beforeAll(async () => {
  simulator = await startInProcessSimulator();
});
afterAll(() => simulator.stop());

beforeEach(async () => {
  world = await simulator.createWorld({ scenario: 'everyday', tenant: 'CZ', user: 'client1' });
  const open = boxes().find(({ status, lock }) => status === 'IN_PROGRESS' && lock === null);
  boxId = open?.id ?? 0;
});

const boxes = () => [...(simulator.engine.worlds.get(world.worldId)?.boxes.values() ?? [])];
const holder = () => boxes().find(({ id }) => id === boxId)?.lock?.username;
const nameOf = (key: string) =>
  simulator.engine.worlds.get(world.worldId)?.userByKey(key)?.username;

/** Opens a tab and records the calls of its lock, in the order sent. */
async function tab(
  key: 'client1' | 'bankerRm',
  openChannel: Platform['openChannel'] = openBrowserChannel,
) {
  const isClient = key === 'client1';
  const opened = await fetch(`${simulator.origin}/__sim/open/${world.worldId}?user=${key}`, {
    redirect: 'manual',
  });
  const cookie = opened.headers.getSetCookie().map((line) => line.split(';')[0]);
  const client: Client = createClient({
    connection: {
      fetch,
      serverOrigin: simulator.origin,
      extraHeaders: { cookie: cookie.join('; ') },
    },
    tokens: createTokenStore(),
    context: () => ({
      tenant: 'CZ',
      language: 'en',
      channel: isClient ? 'INTERNET' : 'INTRANET',
      flowType: isClient ? 'CLIENT' : 'BANKER',
      flowId: uuid(),
    }),
  });
  const sent: string[] = [];
  const send = (id: 'lockDokubox' | 'unlockDokubox') => {
    sent.push(id);
    return client.call(id, { params: { id: boxId }, body: {} });
  };
  const calls = { take: () => send('lockDokubox'), release: () => send('unlockDokubox') };
  return { sent, lock: new BoxLock(`${key} ${boxId}`, calls, openChannel) };
}

/** Lets go of the lock and waits for the last answer. */
async function end(lock: BoxLock, letGo: () => void): Promise<void> {
  letGo();
  await lock.settled();
}

describe('the lock of a screen', () => {
  it('[R4.3] is taken, renewed and released', async () => {
    const { lock, sent } = await tab('client1');
    const letGo = lock.hold();
    await lock.settled();
    expect(holder()).toBe(nameOf('client1'));
    await lock.renew();
    await end(lock, letGo);
    expect(holder()).toBeUndefined();
    expect(sent).toEqual(['lockDokubox', 'lockDokubox', 'unlockDokubox']);
  });

  it('[R4.3] is not released by an effect that runs twice, nor by leaving and returning', async () => {
    const { lock, sent } = await tab('client1');
    lock.hold()();
    const letGo = lock.hold();
    await lock.settled();
    expect(sent).not.toContain('unlockDokubox');
    letGo();
    // By now the release has been sent.
    await expect.poll(() => sent.at(-1)).toBe('unlockDokubox');
    // The release has been sent. The lock that follows must not overtake it.
    const again = lock.hold();
    await lock.settled();
    expect(holder()).toBe(nameOf('client1'));
    await end(lock, again);
    expect(holder()).toBeUndefined();
  });

  it('[R4.3] of another user is neither taken nor released', async () => {
    const banker = await tab('bankerRm');
    const theirs = banker.lock.hold();
    await banker.lock.settled();
    const { lock, sent } = await tab('client1');
    const letGo = lock.hold();
    await lock.settled();
    await end(lock, letGo);
    expect(holder()).toBe(nameOf('bankerRm'));
    expect(sent).toEqual(['lockDokubox']);
    await end(banker.lock, theirs);
  });

  it('[R4.3] reports each attempt to its holders until they let go', async () => {
    const banker = await tab('bankerRm');
    const theirs = banker.lock.hold();
    await banker.lock.settled();
    const { lock } = await tab('client1');
    const tried: unknown[] = [];
    const letGo = lock.hold((refusal) => tried.push(refusal));
    await lock.settled();
    expect(tried).toMatchObject([{ errorCode: 'DOKUBOX_LOCKED' }]);
    await end(banker.lock, theirs);
    await lock.renew();
    expect(tried.slice(1)).toEqual([undefined]);
    expect(holder()).toBe(nameOf('client1'));
    await end(lock, letGo);
    await lock.renew();
    expect(tried).toHaveLength(2);
  });

  it('[R4.3] that expired and was taken by another user is lost without an error', async () => {
    const { lock, sent } = await tab('client1');
    const letGo = lock.hold();
    await lock.settled();
    simulator.engine.worlds.get(world.worldId)?.clock.advance(limits.lockExpiresMs);
    const banker = await tab('bankerRm');
    const theirs = banker.lock.hold();
    await banker.lock.settled();
    await lock.renew();
    expect(holder()).toBe(nameOf('bankerRm'));
    lock.leaveNow();
    await end(lock, letGo);
    expect(sent).not.toContain('unlockDokubox');
    await end(banker.lock, theirs);
  });

  it('[R4.3] stays while another tab of the same user works on the box', async () => {
    const first = await tab('client1');
    const releaseFirst = first.lock.hold();
    await first.lock.settled();
    const second = await tab('client1');
    // Tabs greet each other separately from the calls.
    const channel = new BroadcastChannel('dde-box-locks');
    const greeted = new Promise<void>((resolve) => {
      channel.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
        if (data.kind === 'here') resolve();
      };
    });
    const releaseSecond = second.lock.hold();
    await greeted;
    channel.close();
    await second.lock.renew();
    await end(second.lock, releaseSecond);
    expect(second.sent).not.toContain('unlockDokubox');
    expect(holder()).toBe(nameOf('client1'));
    await first.lock.renew();
    await end(first.lock, releaseFirst);
    expect(first.sent).toContain('unlockDokubox');
    expect(holder()).toBeUndefined();
  });

  it('[R4.3] is taken again after another tab released it without knowing of this one', async () => {
    const first = await tab('client1');
    const releaseFirst = first.lock.hold();
    await first.lock.settled();
    // A tab that closes at once leaves before any other tab has answered.
    const silentChannel: Platform['openChannel'] = (name) => {
      const channel = openBrowserChannel(name);
      return (
        channel && {
          postMessage: (message: unknown) => {
            channel.postMessage(message);
          },
          addEventListener: () => undefined,
          close: () => {
            channel.close();
          },
        }
      );
    };
    const second = await tab('client1', silentChannel);
    const releaseSecond = second.lock.hold();
    await second.lock.settled();
    await end(second.lock, releaseSecond);
    expect(second.sent).toContain('unlockDokubox');
    await expect.poll(() => first.sent).toEqual(['lockDokubox', 'lockDokubox']);
    await first.lock.settled();
    expect(holder()).toBe(nameOf('client1'));
    await end(first.lock, releaseFirst);
    expect(holder()).toBeUndefined();
  });

  it('[R4.3] is taken once if it is held again during its release', async () => {
    const { lock, sent } = await tab('client1');
    const letGo = lock.hold();
    await lock.settled();
    letGo();
    await Promise.resolve();
    expect(sent).toContain('unlockDokubox');
    const heldAgain = lock.hold();
    // A later listener receives the message later, so the lock has already received it.
    const channel = new BroadcastChannel('dde-box-locks');
    await new Promise<void>((resolve) => {
      channel.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
        if (data.kind === 'released') resolve();
      };
    });
    channel.close();
    await lock.settled();
    expect(sent).toEqual(['lockDokubox', 'unlockDokubox', 'lockDokubox']);
    await end(lock, heldAgain);
  });

  it('[R4.3][A-111] rests while the user is away, and is taken again by the next renewal', async () => {
    const { lock, sent } = await tab('client1');
    const letGo = lock.hold();
    await lock.rest();
    expect(holder()).toBeUndefined();
    await lock.rest();
    expect(sent).toEqual(['lockDokubox', 'unlockDokubox']);
    await lock.renew();
    expect(holder()).toBe(nameOf('client1'));
    await lock.rest();
    await end(lock, letGo);
    expect(sent.filter((id) => id === 'unlockDokubox')).toHaveLength(2);
  });

  it('[R4.3] is released when the page closes, also before the lock was answered', async () => {
    const { lock, sent } = await tab('client1');
    const letGo = lock.hold();
    await Promise.resolve();
    lock.leaveNow();
    await end(lock, letGo);
    expect(sent).toContain('unlockDokubox');
    const { lock: back } = await tab('client1');
    back.comeBack();
    await back.settled();
    // No part of the page needs the lock any more, so the page's return takes nothing.
    expect(holder()).toBeUndefined();
  });
});
