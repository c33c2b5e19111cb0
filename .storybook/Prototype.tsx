import { useEffect, useMemo, useState } from 'react';
import { testOtp, testPassword } from '@dokubox/simulator/engine/seed/credentials.ts';
import { Portal } from '../portal/app/mountPortal.tsx';
import type { Platform } from '../portal/platform/platform.ts';
import { door } from './door.ts';
import { userTitles } from './scene.ts';
import { NOBODY, type Visit } from './visit.ts';
import classes from './Prototype.module.css';

/** Words of the bar; like those of the toolbar they are for designers and have no translations. */
export const words = {
  bar: 'Prototype',
  plays: 'Who plays',
  otherSide: 'Play the other side',
  signIn: (username: string) => `${username} · ${testPassword} · code ${testOtp}`,
  needsServer:
    'The portal cannot go on here: signing, checking signatures and their pages need a server (npm start).',
  leaves: (url: string) =>
    `The portal leaves for ${url} here, a page only a server has (npm start).`,
  understood: 'Understood',
} as const;

/** Who plays when the other side is asked for and nobody of it has played yet. */
const counterparts = { client: 'client1', banker: 'bankerRm' } as const;
const sideOf = (user: string) => (user.startsWith('banker') ? 'banker' : 'client');

/** Somebody who comes to the portal, and the address they come to. */
interface Arrival {
  readonly visit: Visit;
  readonly path: string;
}

export interface PrototypeProps extends Arrival {
  /** Name of the scenario file the world was made from. */
  readonly scenario: string;
}

/** The address at which the next one finds the same box; their home where there is none to see. */
async function sameBox(path: string, visit: Visit): Promise<string> {
  const id = Number(/\/(?:dokubox|configure)\/(\d+)/.exec(path)?.[1]);
  if (Number.isNaN(id)) return '/';
  return visit.call('loadDokubox', { params: { id } }).then(
    () => `/app/dokubox/${id}`,
    // A box may be somebody else's still, as while it is being prepared.
    () => '/',
  );
}

/**
 * The whole portal to walk through, and above it a bar that says who plays and hands the same world to
 * somebody else. What needs a server is not played: the bar says so.
 */
export function Prototype({ visit: first, path: start, scenario }: PrototypeProps) {
  const [arrival, setArrival] = useState<Arrival | null>({ visit: first, path: start });
  const [pages, setPages] = useState(0);
  const [stop, setStop] = useState<string>();
  const [player, setPlayer] = useState(first.user === NOBODY ? counterparts.client : first.user);
  const [played, setPlayed] = useState<Readonly<Record<'client' | 'banker', string>>>({
    ...counterparts,
    [sideOf(player)]: player,
  });

  const platform = useMemo((): Platform | null => {
    if (!arrival) return null;
    const own = arrival.visit.platformAt(arrival.path);
    return {
      ...own,
      fetch: async (...request) => {
        const response = await own.fetch(...request);
        if (response.status === 501) setStop(words.needsServer);
        return response;
      },
      leaveFor: (url) => {
        setStop(words.leaves(url));
      },
      restart: (path) => {
        if (path !== undefined) own.addressBar.history.pushState(null, '', path);
        setPages((count) => count + 1);
      },
    };
  }, [arrival]);

  // Whatever stopped somebody is over for who comes next.
  useEffect(() => {
    setStop(undefined);
  }, [arrival]);

  const play = async (user: string) => {
    if (!arrival || !platform) return;
    const { pathname } = platform.addressBar.location;
    setPlayer(user);
    setPlayed({ ...played, [sideOf(user)]: user });
    // Who leaves gives the lock of the box back before the next one comes.
    arrival.visit.portal?.unmount();
    setArrival(null);
    await arrival.visit.browser.idle();
    const visit = await first.otherSide(user);
    setArrival({ visit, path: await sameBox(pathname, visit) });
  };

  const users = door.scenarios.list().find(({ name }) => name === scenario)?.users ?? [];
  const username = door.worlds.get(first.worldId)?.userByKey(player)?.username ?? '';
  return (
    <>
      <aside className={classes.bar} aria-label={words.bar}>
        <label className={classes.who}>
          {words.plays}{' '}
          <select
            value={player}
            disabled={!arrival}
            onChange={({ currentTarget }) => void play(currentTarget.value)}
          >
            {users.map(({ key }) => (
              <option key={key} value={key}>
                {userTitles.get(key)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={!arrival}
          onClick={() => void play(played[sideOf(player) === 'client' ? 'banker' : 'client'])}
        >
          {words.otherSide}
        </button>
        <span className={classes.signIn}>{words.signIn(username)}</span>
        <span role="status" className={classes.stop}>
          {stop}
        </span>
        {stop === undefined ? null : (
          <button
            type="button"
            onClick={() => {
              setStop(undefined);
            }}
          >
            {words.understood}
          </button>
        )}
      </aside>
      {arrival && platform ? (
        <Portal
          key={pages}
          platform={platform}
          onMounted={(portal) => {
            arrival.visit.portal = portal;
          }}
        />
      ) : null}
    </>
  );
}
