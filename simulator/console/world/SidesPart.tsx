import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import type { UserRecord } from '@dokubox/spec/control/schemas/world-state.ts';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import { ControlFailed } from '../api/client.ts';
import { useRead } from '../api/hooks.ts';
import { signIn } from '../api/signIn.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { openAddress, paths } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { Divider, shareOf } from './Divider.tsx';
import classes from './SidesPart.module.css';

const wording = words.sides;

type Side = 'left' | 'right';

/** The portal as one person, in a frame whose session lives in its memory. */
function Framed({ world, user }: { readonly world: WorldView; readonly user: UserRecord }) {
  const platform = useConsolePlatform();
  const element = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<ControlFailed | null>(null);
  const { worldId, tenant } = world;
  const { username, userType, fullName } = user;
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let disconnect: (() => void) | undefined;
    let left = false;
    const show = async () => {
      try {
        const session = await signIn(platform.fetch, { worldId, tenant, username, userType });
        if (left) return;
        const parameters = { tenant, language: 'en', userType, ...session } as const;
        const frame = await platform.connectFrame(target, { title: fullName, parameters });
        disconnect = frame.disconnect;
        if (left) disconnect();
      } catch (cause) {
        if (!(cause instanceof ControlFailed)) throw cause;
        if (!left) setError(cause);
      }
    };
    void show();
    return () => {
      left = true;
      disconnect?.();
    };
  }, [platform, worldId, tenant, username, userType, fullName]);
  return (
    <>
      {error ? <FailureNotice error={error} /> : null}
      <div className={classes.frame} ref={element} />
    </>
  );
}

interface PaneProps {
  readonly world: WorldView;
  readonly side: Side;
  readonly users: readonly UserRecord[];
  readonly user: UserRecord | undefined;
  readonly onChoose: (key: string) => void;
}

function Pane({ world, side, users, user, onChoose }: PaneProps) {
  const platform = useConsolePlatform();
  const [loads, setLoads] = useState(0);
  return (
    <section className={classes.pane} aria-label={wording.pane[side]}>
      <div className={shared.tools}>
        <NativeSelect
          label={wording.person[side]}
          value={user?.key ?? ''}
          data={users.map(({ key, fullName }) => ({
            value: key ?? '',
            label: wording.choice(key ?? '', fullName),
          }))}
          onChange={(event) => {
            onChoose(event.currentTarget.value);
          }}
        />
        <Button
          variant="default"
          aria-label={wording.reloadOf[side]}
          onClick={() => {
            setLoads(loads + 1);
          }}
        >
          {wording.reload}
        </Button>
        <Button
          variant="default"
          aria-label={wording.detachOf[side]}
          disabled={!user}
          onClick={() => {
            platform.open(openAddress(world.worldId, user?.key ?? ''));
          }}
        >
          {wording.detach}
        </Button>
      </div>
      {user ? <Framed key={`${user.username} ${loads}`} world={world} user={user} /> : null}
    </section>
  );
}

/**
 * Two people in one world side by side, each with a separate session. The address contains their
 * keys.
 */
export function SidesPart({ world }: { readonly world: WorldView }) {
  const { worldId } = world;
  const platform = useConsolePlatform();
  const [query, setQuery] = useSearchParams();
  const [copied, setCopied] = useState(false);
  const { data, error } = useRead('getWorldState', { params: { worldId }, query: { limit: 0 } });
  const users = (data?.users ?? []).filter(({ key }) => key !== null);
  const share = shareOf(query.get('share'));
  const userOf = (side: Side) =>
    users.find(({ key }) => key === query.get(side)) ??
    users.find(({ userType }) => userType === (side === 'left' ? 'CLIENT' : 'BANKER'));
  const put = (name: string, value: string) => {
    setCopied(false);
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  const copy = async () => {
    const address = new URLSearchParams(query);
    for (const side of ['left', 'right'] as const) address.set(side, userOf(side)?.key ?? '');
    const path = `${paths.base}${paths.world(worldId, 'sides')}?${address.toString()}`;
    await platform.copy(platform.origin + path);
    setCopied(true);
  };
  if (error) return <FailureNotice error={error} title={words.failed} />;
  return (
    <>
      <div className={shared.tools}>
        <p className={classes.lead}>{wording.lead}</p>
        <Button variant="default" onClick={() => void copy()}>
          {wording.copy}
        </Button>
      </div>
      {copied ? <StatusMessage kind="success">{wording.copied}</StatusMessage> : null}
      <div
        className={classes.sides}
        style={{ '--left': `${share}fr`, '--right': `${100 - share}fr` } as CSSProperties}
      >
        {(['left', 'right'] as const).map((side) => (
          <Pane
            key={side}
            world={world}
            side={side}
            users={users}
            user={userOf(side)}
            onChoose={(key) => {
              put(side, key);
            }}
          />
        ))}
        <Divider
          share={share}
          onChange={(next) => {
            put('share', String(next));
          }}
        />
      </div>
    </>
  );
}
