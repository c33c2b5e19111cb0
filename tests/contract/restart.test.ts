import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dokuboxSearchStatuses, languages } from '@dokubox/spec/enums.ts';
import { SIGNED_IN_COOKIE } from '@dokubox/spec/cookies.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { FolderStore } from '../../simulator/store/folder/folder-store.ts';
import { ContractServer, inFolder, withServer, type SignedIn } from './contract-server.ts';

/** Runs `work` with a server that stores its worlds in a folder. */
async function onFolder(folder: string, work: (own: ContractServer) => Promise<void>) {
  await withServer({ store: await FolderStore.open(join(folder, 'data')) }, work);
}

async function firstBox(server: ContractServer, { headers }: SignedIn): Promise<number> {
  const body = { status: dokuboxSearchStatuses[0], page: 0, size: 25 };
  const list = await server.post(operations.searchClientDokuboxes.url, body, headers);
  for (const [, id] of list.text.matchAll(/"id":(\d+)/g)) {
    const rename = { dokuBoxId: Number(id), newCustomName: 'Mine' };
    const { status } = await server.post(operations.renameDokubox.url, rename, headers);
    if (status === operations.renameDokubox.success.status) return Number(id);
  }
  throw new Error('no box to rename');
}

const openPath = ({ worldId }: Pick<SignedIn, 'worldId'>) =>
  operations.openWorld.url.replace('{worldId}', worldId);

/** A browser's request headers when a user opens an address. */
const asBrowser = (cookies: readonly string[] = [], language = 'en') => ({
  headers: {
    Accept: 'text/html,*/*;q=0.8',
    'Accept-Language': language,
    Cookie: cookies.map((line) => line.split(';')[0]).join('; '),
  },
});

describe('a restart', () => {
  it('[A-401] keeps commands, sessions and undo', async () => {
    await inFolder(async (folder) => {
      let user: SignedIn | undefined;
      let box = 0;
      await onFolder(folder, async (server) => {
        user = await server.signIn();
        box = await firstBox(server, user);
        const body = { dokuBoxId: box, newCustomName: 'Before the restart' };
        const renamed = await server.post(operations.renameDokubox.url, body, user.headers);
        expect(renamed.status).toBe(operations.renameDokubox.success.status);
      });
      await onFolder(folder, async (server) => {
        if (!user) throw new Error('nobody signed in');
        const path = operations.loadDokubox.url.replace('{id}', String(box));
        const name = async () => {
          const { json } = await server.fetch(path, { headers: user?.headers ?? {} });
          return (json as { customName: string | null }).customName;
        };
        expect(await name()).toBe('Before the restart');
        const refreshed = await server.post(
          operations.refreshToken.url,
          { ialIdToken: user.idToken, ialRefreshToken: user.refreshToken },
          user.headers,
        );
        expect(refreshed.status).toBe(operations.refreshToken.success.status);
        const { ialIdToken } = refreshed.json as { ialIdToken: string };
        user = { ...user, headers: { ...user.headers, 'X-Id-Token': ialIdToken } };
        const undone = await server.post(
          operations.undo.url.replace('{worldId}', user.worldId),
          {},
        );
        expect(undone.status).toBe(operations.undo.success.status);
        expect(await name()).toBe('Mine');
      });
    });
  });

  it('[A-401] lets a running call finish, and keeps no connection open', async () => {
    await inFolder(async (folder) => {
      const server = await ContractServer.start({
        store: await FolderStore.open(join(folder, 'data')),
      });
      const user = await server.signIn();
      const box = await firstBox(server, user);
      const body = JSON.stringify({ dokuBoxId: box, newCustomName: 'In flight' });
      const { hostname, port } = new URL(server.url);
      // The server confirms that it has read the head. The body arrives after the server has begun
      // to stop.
      const answered = new Promise<number>((resolve, reject) => {
        const call = httpRequest(
          {
            hostname,
            port,
            method: 'POST',
            path: operations.renameDokubox.url,
            headers: {
              ...user.headers,
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(body),
              Expect: '100-continue',
            },
          },
          (response) => {
            response.resume().once('end', () => {
              resolve(response.statusCode ?? 0);
            });
          },
        );
        call.once('error', reject);
        call.flushHeaders();
        call.once('continue', () => {
          server.stop().catch(reject);
          setImmediate(() => call.end(body));
        });
      });
      expect(await answered).toBe(operations.renameDokubox.success.status);
      await server.stop();
      await onFolder(folder, async (later) => {
        const path = operations.loadDokubox.url.replace('{id}', String(box));
        const { json } = await later.fetch(path, { headers: user.headers });
        expect((json as { customName: string }).customName).toBe('In flight');
      });
    });
  });
});

describe('a browser whose world has been removed', () => {
  it('[A-400] receives an explanation in its language, with a link to another world of the same kind', async () => {
    await withServer({}, async (server) => {
      const user = await server.signIn('client1', 'CZ');
      const opened = await server.fetch(`${openPath(user)}?user=bankerRm`, asBrowser());
      const cookies = opened.headers.getSetCookie();
      await server.fetch(operations.deleteWorld.url.replace('{worldId}', user.worldId), {
        method: 'DELETE',
      });
      const titles = new Set<string>();
      for (const language of languages) {
        const page = await server.fetch('/app/dokubox/1', asBrowser(cookies, language));
        expect(page.status).toBe(404);
        expect(page.text).toContain('<html lang="');
        expect(page.headers.get('x-content-type-options')).toBe('nosniff');
        titles.add(/<title>([^<]+)/.exec(page.text)?.[1] ?? '');
        for (const hidden of ['"contract"', '"CZ"', '"bankerRm"']) {
          expect(page.text).toContain(`value=${hidden}`);
        }
      }
      expect(titles.size).toBe(languages.length);

      const page = await server.fetch('/indexCZ.html', asBrowser(cookies));
      const dropped = page.headers.getSetCookie();
      expect(dropped.map((line) => line.split('=')[0]).sort()).toEqual([
        'dde-session',
        SIGNED_IN_COOKIE,
        'sim-world',
        'sim-world-kind',
      ]);
      for (const line of dropped) expect(line).toContain('Expires=Thu, 01 Jan 1970');
      const fresh = await server.fetch('/__sim/open', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'scenario=contract&tenant=CZ&user=bankerRm',
      });
      expect(fresh.status).toBe(303);
    });
  });

  it('[A-400] receives it also at the address that opened the world, while a program receives an error', async () => {
    await withServer({}, async (server) => {
      const gone = openPath({ worldId: 'w-gone' });
      const page = await server.fetch(gone, asBrowser());
      expect(page.status).toBe(404);
      expect(page.text).toContain('href="/__sim/"');
      expect(page.headers.getSetCookie()).toEqual([]);
      const refusal = await server.fetch(gone);
      expect(refusal.error.messageKey).toBe('dde.error.unknownWorld');
      const user = await server.signIn();
      const opened = await server.fetch(openPath(user), asBrowser());
      const alive = await server.fetch('/app', asBrowser(opened.headers.getSetCookie()));
      expect(alive.text).not.toContain('/__sim/open');
    });
  });
});
