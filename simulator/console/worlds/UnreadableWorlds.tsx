import { Button } from '@mantine/core';
import { controlOperations } from '@dokubox/spec/control/operations/table.ts';
import type { UnreadableWorld } from '@dokubox/spec/control/schemas/worlds.ts';
import { momentText } from '../parts/moments.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import classes from './WorldsPage.module.css';

const wording = words.worlds;
const texts = wording.unreadable;

type Act = 'reset' | 'delete';

function Row({
  world,
  onAct,
}: {
  readonly world: UnreadableWorld;
  readonly onAct: (act: Act) => void;
}) {
  const { worldId, unreadable, isDefault, name, scenario, tenant, lastUsedAt } = world;
  const called = name ?? scenario ?? texts.nameless;
  const named = wording.details(called, worldId);
  const { url } = controlOperations.downloadStoredWorld;
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>
          <span className={classes.called}>{called}</span>
          {tenant === null ? null : <span className={classes.tenant}>{tenant}</span>}
          {isDefault ? <span className={classes.tag}>{wording.default}</span> : null}
        </h3>
        <p className={classes.ids}>
          {name === null || scenario === null ? null : <code>{scenario}</code>}
          <code>{worldId}</code>
          {lastUsedAt === null ? null : <span>{wording.facts.used(momentText(lastUsedAt))}</span>}
        </p>
        <p className={classes.why}>{texts.why(unreadable)}</p>
      </div>
      <div className={classes.acts}>
        {scenario === null ? null : (
          <Button
            size="compact-md"
            variant="default"
            aria-label={wording.resetNamed(named)}
            onClick={() => {
              onAct('reset');
            }}
          >
            {wording.reset}
          </Button>
        )}
        <Button
          component="a"
          size="compact-md"
          variant="default"
          href={url.replace('{worldId}', encodeURIComponent(worldId))}
          download={`${worldId}-stored.json`}
          aria-label={texts.downloadNamed(named)}
        >
          {texts.download}
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          color="red"
          aria-label={wording.removeNamed(named)}
          onClick={() => {
            onAct('delete');
          }}
        >
          {wording.remove}
        </Button>
      </div>
    </li>
  );
}

/** Worlds that cannot be read, with ways to recover. Empty if there are none. */
export function UnreadableWorlds({
  worlds,
  onAct,
}: {
  readonly worlds: readonly UnreadableWorld[];
  readonly onAct: (act: Act, world: UnreadableWorld) => void;
}) {
  if (worlds.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby="worlds-unreadable">
      <h2 id="worlds-unreadable" className={classes.groupName}>
        {texts.title} <span className={shared.soft}>{worlds.length}</span>
      </h2>
      <p className={shared.soft}>{texts.lead}</p>
      <ul className={classes.rows}>
        {worlds.map((world) => (
          <Row
            key={world.worldId}
            world={world}
            onAct={(act) => {
              onAct(act, world);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
