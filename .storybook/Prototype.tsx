import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { UserType } from '@dokubox/spec/enums.ts';
import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { Portal } from '../portal/app/mountPortal.tsx';
import type { Platform } from '../portal/platform/platform.ts';
import { door } from './door.ts';
import { PrototypeBar, barWords } from './PrototypeBar.tsx';
import { userTitles } from './scene.ts';
import { NOBODY, type Visit } from './visit.ts';
import classes from './Prototype.module.css';

/** Who plays when the other side is asked for and nobody of it has played yet. */
const counterparts = { CLIENT: 'client1', BANKER: 'bankerRm' } as const;

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

/** Scrolls the stage where the portal scrolls the window, which it has for itself elsewhere. */
function useStageScrolling(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { scrollTo } = window;
    window.scrollTo = (...to: readonly unknown[]) => {
      stage.current?.scrollTo(...(to as [number, number]));
    };
    return () => {
      window.scrollTo = scrollTo;
    };
  }, [stage]);
}

/**
 * The whole portal to walk through, and above it a bar that says who plays and hands the same world to
 * somebody else. What needs a server is not played: the bar says so.
 */
export function Prototype({ visit: first, path: start, scenario }: PrototypeProps) {
  const stage = useRef<HTMLDivElement>(null);
  useStageScrolling(stage);
  const [arrival, setArrival] = useState<Arrival | null>({ visit: first, path: start });
  const [pages, setPages] = useState(0);
  const [stop, setStop] = useState<string>();
  const [player, setPlayer] = useState(first.user === NOBODY ? counterparts.CLIENT : first.user);
  const [played, setPlayed] = useState<Readonly<Record<UserType, string>>>({
    ...counterparts,
    [userTypeOfKey(player)]: player,
  });

  const platform = useMemo((): Platform | null => {
    if (!arrival) return null;
    const own = arrival.visit.platformAt(arrival.path);
    return {
      ...own,
      fetch: async (...request) => {
        const response = await own.fetch(...request);
        if (response.status === 501) setStop(barWords.needsServer);
        return response;
      },
      leaveFor: (url) => {
        setStop(barWords.leaves(url));
        return undefined;
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
    setPlayed({ ...played, [userTypeOfKey(user)]: user });
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
      <PrototypeBar
        tenant={first.tenant}
        users={users.map(({ key }) => ({ key, title: userTitles.get(key) ?? key }))}
        player={player}
        busy={!arrival}
        credentials={{ username, password: testPassword, code: testOtp }}
        stop={stop}
        onPlay={(user) => void play(user)}
        onOtherSide={() =>
          void play(played[userTypeOfKey(player) === 'CLIENT' ? 'BANKER' : 'CLIENT'])
        }
        onUnderstood={() => {
          setStop(undefined);
        }}
      />
      <div ref={stage} className={classes['stage']}>
        {arrival && platform ? (
          <Portal
            key={pages}
            platform={platform}
            onMounted={(portal) => {
              arrival.visit.portal = portal;
            }}
          />
        ) : null}
      </div>
    </>
  );
}
