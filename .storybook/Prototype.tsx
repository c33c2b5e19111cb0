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

/** The user who plays the other side if no one has played it yet. */
const counterparts = { CLIENT: 'client1', BANKER: 'bankerRm' } as const;

/** A user who opens the portal, and the address they open. */
interface Arrival {
  readonly visit: Visit;
  readonly path: string;
}

export interface PrototypeProps extends Arrival {
  /** Name of the scenario file the world was created from. */
  readonly scenario: string;
}

/**
 * Returns the address at which the next user finds the same box, or their home if they cannot see
 * it.
 */
async function sameBox(path: string, visit: Visit): Promise<string> {
  const id = Number(/\/(?:dokubox|configure)\/(\d+)/.exec(path)?.[1]);
  if (Number.isNaN(id)) return '/';
  return visit.call('loadDokubox', { params: { id } }).then(
    () => `/app/dokubox/${id}`,
    // The box may still belong to another user, for example while it is being prepared.
    () => '/',
  );
}

/** Scrolls the stage whenever the portal scrolls the window, which it does not have here. */
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
 * The whole portal to walk through. A bar above it shows who plays and switches the same world to
 * another user. Actions that need a server are not available, and the bar says so.
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

  // A message that stopped one user ends when the next one comes.
  useEffect(() => {
    setStop(undefined);
  }, [arrival]);

  const play = async (user: string) => {
    if (!arrival || !platform) return;
    const { pathname } = platform.addressBar.location;
    setPlayer(user);
    setPlayed({ ...played, [userTypeOfKey(user)]: user });
    // The previous user releases the lock of the box before the next one comes.
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
