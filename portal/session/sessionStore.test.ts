import { describe, expect, it } from 'vitest';
import { errorOfAnswer } from '../api/errors.ts';
import { createApi } from '../api/portal.ts';
import { peer, refusal, type Script } from '../fixtures/peer.ts';
import { memoryPlatform } from '../platform/memory.ts';
import type { Platform } from '../platform/platform.ts';
import { createSessionStore, endReasonOf } from './sessionStore.ts';

/** Reloads a portal at a box, in front of a scripted back end. */
async function reloaded(script: Script, sessionMark?: Platform['sessionMark']) {
  const { origin, seen } = await peer(script);
  const address = '/app/dokubox/7?modal=messages&doku=3';
  const platform = {
    ...memoryPlatform({ fetch, path: address }),
    serverOrigin: origin,
    ...(sessionMark ? { sessionMark } : {}),
  };
  const api = createApi(platform, { signal: new AbortController().signal });
  const session = createSessionStore(api, platform);
  return { session, api, seen, addressBar: platform.addressBar, address };
}

const user = {
  user: { username: 'ANNA', userType: 'BANKER', fullName: 'Anna Kovacs' },
  tenant: 'HU',
  passwordChangeRequired: false,
};

const accessDenied = {
  status: 403,
  body: {
    messageKey: 'dde.error.dokuboxAccessDenied',
    errorCode: 'DOKUBOX_ACCESS_DENIED',
    flowId: 'f',
  },
};

describe('why a session ends', () => {
  it.each([
    [401, 'dde.error.sessionExpired', 'expired'],
    [428, 'dde.error.unauthorized', 'loginFailed'],
    [428, 'dde.error.userLockedByBank', 'lockedByBank'],
  ] as const)('[R7.23][A-541] is read from %i with %s', (status, messageKey, reason) => {
    const error = errorOfAnswer(status, { messageKey, flowId: 'f' }, 'f');
    expect(endReasonOf(error)).toBe(reason);
  });
});

describe('the session after a reload', () => {
  const passing: readonly [string, Script][] = [
    ['500', () => refusal(500)],
    ['503', () => refusal(503)],
    ['429', () => refusal(429, 'dde.error.tooManyRequests')],
    ['a proxy’s page in place of an answer', () => ({ status: 502, body: '<html>' })],
    ['an answer cut off', () => ({ status: 200, body: user, cutOff: true })],
    ['an answer of another shape', () => ({ status: 200, body: [] })],
    ['a dropped connection', () => null],
  ];

  it.each(passing)(
    '[R7.22][R8.1] is read again after %s, never taken as signed out',
    async (_how, fault) => {
      let broken = true;
      const { session, addressBar, address } = await reloaded((request, body) =>
        broken ? fault(request, body) : { status: 200, body: user },
      );
      await session.probe();
      expect(session.current().status).toBe('unanswered');
      expect(addressBar.location.pathname + addressBar.location.search).toBe(address);
      broken = false;
      await session.probe();
      expect(session.current()).toMatchObject({ status: 'signedIn', user });
    },
  );

  it.each([401, 403, 404, 428])(
    '[R7.22][R7.23] is signed out after a rejection with %d',
    async (status) => {
      const { session } = await reloaded(() => refusal(status));
      await session.probe();
      expect(session.current()).toEqual({ status: 'signedOut' });
    },
  );

  it('[R8.1] is unknown for lack of a connection only if there was none', async () => {
    const keyAfter = async (script: Script) => {
      const { session } = await reloaded(script);
      await session.probe();
      const current = session.current();
      return current.status === 'unanswered' ? current.error.messageKey : current.status;
    };
    expect(await keyAfter(() => null)).toBe('dde.error.offline');
    expect(await keyAfter(() => ({ status: 200, body: user, cutOff: true }))).toBe(
      'dde.error.generalError',
    );
    expect(await keyAfter(() => refusal(429, 'dde.error.tooManyRequests'))).toBe(
      'dde.error.tooManyRequests',
    );
  });

  it('[R7.22] stays the same when the next read gets no answer', async () => {
    let broken = false;
    const { session } = await reloaded(() => (broken ? null : { status: 200, body: user }));
    await session.probe();
    broken = true;
    await session.probe();
    expect(session.current().status).toBe('signedIn');
  });

  it.each([
    ['CLIENT', 'BANKER'],
    ['BANKER', 'CLIENT'],
  ] as const)(
    '[R2.3][R2.6][A-006] is read as a %s first, and turns out to be a %s',
    async (flowType, userType) => {
      const signedIn = { ...user, clientNumber: '7', user: { ...user.user, userType } };
      const { session, api } = await reloaded((request) =>
        request.headers['x-flow-type'] === userType
          ? { status: 200, body: signedIn }
          : accessDenied,
      );
      api.setContext({ flowType });
      await session.probe();
      expect(session.current().status).toBe('signedIn');
      expect(api.context().flowType).toBe(userType);
    },
  );

  it('[A-001] is signed out if both types of user are denied, and the next sign-in is of the first type', async () => {
    const { session, api, seen } = await reloaded(() => accessDenied);
    await session.probe();
    expect(session.current()).toEqual({ status: 'signedOut' });
    expect([seen.length, api.context().flowType]).toEqual([2, 'CLIENT']);
  });

  it('[A-273] is read only if the browser has the mark of a session', async () => {
    let marked = false;
    const mark = { present: () => marked, remove: () => void (marked = false) };
    let status = 200;
    const { session, api, seen } = await reloaded(
      () => (status === 200 ? { status, body: user } : refusal(status)),
      mark,
    );
    await session.probe();
    expect([session.current(), seen.length]).toEqual([{ status: 'signedOut' }, 0]);
    marked = true;
    await session.probe();
    expect([session.current().status, seen.length]).toEqual(['signedIn', 1]);

    // A mark that outlived its session causes one call, which tries one refresh.
    status = 401;
    const later = createSessionStore(api, { ...memoryPlatform({ fetch }), sessionMark: mark });
    await later.probe();
    await later.probe();
    expect([later.current(), seen.length, marked]).toEqual([{ status: 'signedOut' }, 3, false]);
  });

  it.each([
    [401, 'while'],
    [401, 'after'],
    [200, 'while'],
    [200, 'after'],
  ] as const)(
    '[A-273][R7.22] is the user of the later sign-in: the earlier answer %d arrives %s it is read',
    async (status, when) => {
      const previous = { ...user, user: { ...user.user, username: 'FORMER' } };
      const { origin } = await peer(({ headers }) =>
        headers['x-id-token'] === undefined
          ? { status, body: previous }
          : { status: 200, body: user },
      );
      let arrive = () => undefined;
      const late = new Promise<undefined>((resolve) => {
        arrive = () => void resolve(undefined);
      });
      let isFirst = true;
      const holdingFirst: typeof fetch = async (...request) => {
        const holds = isFirst;
        isFirst = false;
        const answer = await fetch(...request);
        if (holds) await late;
        return answer;
      };
      let marked = true;
      const platform = {
        ...memoryPlatform({ fetch: holdingFirst, path: '/ial' }),
        serverOrigin: origin,
        sessionMark: { present: () => marked, remove: () => void (marked = false) },
      };
      const api = createApi(platform, {
        mayRefresh: () => false,
        signal: new AbortController().signal,
      });
      const session = createSessionStore(api, platform);
      const probed = session.probe();
      const signingIn = session.completeSignIn({ idToken: 'id', refreshToken: 'refresh' });
      if (when === 'after') await signingIn;
      arrive();
      await probed;
      await signingIn;
      expect(session.current()).toMatchObject({ status: 'signedIn', user });
      expect(marked).toBe(true);
    },
  );
});
