import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ScenarioSummary, WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { distanceText, momentText } from '../parts/moments.ts';
import { personLabel } from '../parts/personLabel.ts';
import { openAddress, paths } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import { words } from '../words.ts';
import classes from './WorldsPage.module.css';
import { keepMine } from './mine.ts';
import { worldName } from './worldName.ts';

const wording = words.worlds;

/** Question about one world. */
export type WorldAct = 'edit' | 'duplicate' | 'reset' | 'share' | 'unlink' | 'delete';

const bytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});

/** How old a world is, when it was used, when it ends, and how much is in it. */
function Facts({ world, nowMs }: { readonly world: WorldView; readonly nowMs: number }) {
  const { madeAt, lastUsedAt, expiresAt, now, commands, size } = world;
  const moments = [
    [wording.facts.made, madeAt],
    [wording.facts.used, lastUsedAt],
    ...(expiresAt === null ? [] : [[wording.facts.ends, expiresAt] as const]),
  ] as const;
  return (
    <ul className={classes.facts}>
      {moments.map(([say, at]) => (
        <li key={say(at)} title={momentText(at)}>
          {say(distanceText(at, nowMs))}
        </li>
      ))}
      {expiresAt === null ? <li>{wording.facts.never}</li> : null}
      <li>{wording.facts.commands(commands)}</li>
      <li>{bytes.format(Math.ceil(size / 1000))}</li>
      <li>{wording.facts.now(momentText(now))}</li>
    </ul>
  );
}

/**
 * A world with its description, links that open it as each of its people, and actions on the whole
 * world.
 */
export function WorldRow({
  world,
  made,
  nowMs,
  onAct,
}: {
  readonly world: WorldView;
  /** The scenario of the world. Undefined if it is no longer loaded. */
  readonly made: ScenarioSummary | undefined;
  readonly nowMs: number;
  readonly onAct: (act: WorldAct) => void;
}) {
  const platform = useConsolePlatform();
  const { worldId, scenario, tenant, isDefault, hasLink } = world;
  const name = worldName(world);
  // The id distinguishes several worlds of one scenario.
  const named = wording.details(name, worldId);
  const acts = [
    ['edit', wording.edit, wording.editNamed(named)],
    ['duplicate', wording.duplicate, wording.duplicateNamed(named)],
    ['reset', wording.reset, wording.resetNamed(named)],
    ['share', wording.link, wording.linkNamed(named)],
    ...(hasLink ? [['unlink', wording.unlink, wording.unlinkNamed(named)] as const] : []),
    ['delete', wording.remove, wording.removeNamed(named)],
  ] as const;
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>
          <Link className={classes.to} to={paths.world(worldId)} aria-label={named}>
            {name}
          </Link>
          <span className={classes.tenant}>{tenant}</span>
          {isDefault ? <span className={classes.tag}>{wording.default}</span> : null}
          {hasLink ? <span className={classes.tag}>{wording.linked}</span> : null}
        </h3>
        <p className={classes.ids}>
          {made ? <span>{made.title}</span> : null}
          {world.name === null ? null : <code>{scenario}</code>}
          <code>{worldId}</code>
        </p>
        <Facts world={world} nowMs={nowMs} />
      </div>
      <div>
        <p className={classes.label}>{wording.openAs}</p>
        <div className={classes.buttons}>
          {(made?.users ?? []).map(({ key, title }) => (
            <Button
              key={key}
              size="compact-md"
              variant="default"
              title={title}
              aria-label={wording.openAsNamed(personLabel(key), named)}
              onClick={() => {
                keepMine(platform, worldId);
                platform.open(openAddress(worldId, key));
              }}
            >
              {personLabel(key)}
            </Button>
          ))}
        </div>
        <div className={classes.acts}>
          {acts.map(([act, label, what]) => (
            <Button
              key={act}
              size="compact-md"
              variant="subtle"
              {...(act === 'delete' ? { color: 'red' } : {})}
              aria-label={what}
              onClick={() => {
                onAct(act);
              }}
            >
              {label}
            </Button>
          ))}
          <Link
            className={classes.compare}
            to={paths.compare(worldId)}
            aria-label={wording.compareNamed(named)}
          >
            {wording.compare}
          </Link>
        </div>
      </div>
    </li>
  );
}
