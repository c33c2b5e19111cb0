import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  isReadableWorld,
  isUnreadable,
  type ListedWorld,
  type WorldView,
} from '@dokubox/spec/control/schemas/worlds.ts';
import { ConfirmDialog } from '@dokubox/ui-kit/shell/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '@dokubox/ui-kit/shell/EmptyState/EmptyState.tsx';
import { useChange, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDoing } from '../parts/useDoing.ts';
import { useWindowTitle } from '../parts/useWindowTitle.ts';
import { paths } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { foundWorlds, groupOf, worldGroups } from './groups.ts';
import { ImportWorld } from './ImportWorld.tsx';
import { keepMine, mine } from './mine.ts';
import { StrayRequests } from './StrayRequests.tsx';
import { UnreadableWorlds } from './UnreadableWorlds.tsx';
import { EditDialog, LinkDialog } from './WorldDialogs.tsx';
import { WorldRow, type WorldAct } from './WorldRow.tsx';
import classes from './WorldsPage.module.css';

const wording = words.worlds;

/** How often the list is read again, in milliseconds. */
const EVERY_MS = 10_000;

/** Question before an action. */
type Question =
  | { readonly act: 'edit'; readonly world: WorldView }
  | { readonly act: 'reset' | 'delete'; readonly world: ListedWorld };

/** The current time in milliseconds, updated with each load of the list. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNowMs(Date.now());
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return nowMs;
}

/** Everything one does with a world as a whole. */
function useWorldActs() {
  const platform = useConsolePlatform();
  const change = useChange();
  const { busy, error, run } = useDoing();
  const [asked, setAsked] = useState<Question | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const close = () => {
    setAsked(null);
    setLink(null);
  };
  /** Closes the question in both cases. The page shows why an action failed. */
  const doIt = async (act: () => Promise<unknown>) => {
    await run(act);
    setAsked(null);
  };
  const ask = setAsked;
  const act = (name: WorldAct, world: WorldView) => {
    const { worldId } = world;
    const params = { worldId };
    switch (name) {
      case 'edit':
      case 'reset':
      case 'delete':
        ask({ act: name, world });
        break;
      case 'duplicate':
        void run(async () => {
          keepMine(platform, (await change('duplicateWorld', { params })).worldId);
        });
        break;
      case 'share':
        void run(async () => {
          setLink((await change('linkWorld', { params })).url);
        });
        break;
      case 'unlink':
        void run(() => change('unlinkWorld', { params }));
        break;
    }
  };
  const save = (body: { name: string | null; keepIdleHours: number | null }) =>
    doIt(() => change('updateWorld', { params: { worldId: asked?.world.worldId ?? '' }, body }));
  const confirm = () => {
    const params = { worldId: asked?.world.worldId ?? '' };
    return doIt(() => change(asked?.act === 'reset' ? 'resetWorld' : 'deleteWorld', { params }));
  };
  return { busy, error, asked, link, act, ask, save, confirm, close };
}

function Dialogs({ acts }: { readonly acts: ReturnType<typeof useWorldActs> }) {
  const { asked, link, busy, save, confirm, close } = acts;
  if (link !== null) return <LinkDialog address={link} onClose={close} />;
  if (!asked) return null;
  if (asked.act === 'edit') {
    return (
      <EditDialog
        world={asked.world}
        busy={busy}
        onSave={(body) => void save(body)}
        onClose={close}
      />
    );
  }
  const resets = asked.act === 'reset';
  const readableText = resets ? wording.resetText : wording.removeText;
  return (
    <ConfirmDialog
      opened
      title={resets ? wording.resetAsk : wording.removeAsk}
      confirmLabel={resets ? wording.reset : wording.remove}
      cancelLabel={wording.keepIt}
      tone="red"
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {isReadableWorld(asked.world) ? readableText : wording.unreadable[asked.act]}
    </ConfirmDialog>
  );
}

/** Every world that is alive, with what one does with a world as a whole. */
export function WorldsPage() {
  useWindowTitle(wording.title);
  const platform = useConsolePlatform();
  const acts = useWorldActs();
  const [search, setSearch] = useState('');
  const { data, error } = useRead('listWorlds', {}, EVERY_MS);
  const { data: scenarios } = useRead('listScenarios', {});
  const nowMs = useNow();
  const hits = foundWorlds((data ?? []).filter(isReadableWorld), search);
  const unreadable = (data ?? []).filter(isUnreadable);
  const own = mine(platform);
  return (
    <>
      <div className={shared.head}>
        <div>
          <h1>{wording.title}</h1>
          <p className={shared.lead}>{wording.lead}</p>
        </div>
        <ImportWorld />
      </div>
      <div className={shared.tools} role="search">
        <TextInput
          className={classes.search}
          type="search"
          label={wording.search}
          placeholder={wording.placeholder}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
          }}
        />
        <Link className={classes.compare} to={paths.compare()}>
          {words.compare.title}
        </Link>
      </div>
      {acts.error ? <FailureNotice error={acts.error} /> : null}
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {data?.length === 0 ? (
        <EmptyState
          title={wording.none}
          text={wording.noneText}
          action={
            <Link className={shared.link} to={paths.situations}>
              {wording.toSituations}
            </Link>
          }
        />
      ) : null}
      <p className={shared.soft} role="status">
        {data && data.length > unreadable.length && hits.length === 0 ? wording.noneFits : ''}
        {data || error ? '' : words.loading}
      </p>
      <UnreadableWorlds
        worlds={unreadable}
        onAct={(act, world) => {
          acts.ask({ act, world });
        }}
      />
      {worldGroups.map((group) => {
        const worlds = hits.filter((world) => groupOf(world, own) === group);
        if (worlds.length === 0) return null;
        return (
          <section className={classes.group} key={group} aria-labelledby={`worlds-${group}`}>
            <h2 id={`worlds-${group}`} className={classes.groupName}>
              {wording.groups[group]} <span className={shared.soft}>{worlds.length}</span>
            </h2>
            <p className={shared.soft}>{wording.groupLeads[group]}</p>
            <ul className={classes.rows}>
              {worlds.map((world) => (
                <WorldRow
                  key={world.worldId}
                  world={world}
                  made={scenarios?.find(({ name }) => name === world.scenario)}
                  nowMs={nowMs}
                  onAct={(act) => {
                    acts.act(act, world);
                  }}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <StrayRequests />
      <Dialogs acts={acts} />
    </>
  );
}
