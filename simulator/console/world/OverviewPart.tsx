import { Button } from '@mantine/core';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDoing } from '../parts/useDoing.ts';
import { openAddress } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { Ahead } from './Ahead.tsx';
import { Clock } from './Clock.tsx';
import { Envelopes } from './Envelopes.tsx';
import classes from './WorldPage.module.css';

const wording = words.world;

/** Opens the world as each of its people. */
function People({ world }: { readonly world: WorldView }) {
  const platform = useConsolePlatform();
  const { data } = useRead('listScenarios', {});
  const users = data?.find(({ name }) => name === world.scenario)?.users ?? [];
  return (
    <section className={shared.card} aria-labelledby="people">
      <h2 id="people">{wording.openAs}</h2>
      <div className={shared.actions}>
        {users.map(({ key, title }) => (
          <Button
            key={key}
            variant="default"
            aria-label={wording.openAsNamed(title)}
            onClick={() => {
              platform.open(openAddress(world.worldId, key));
            }}
          >
            {title}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Facts({ world }: { readonly world: WorldView }) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const { worldId } = world;
  return (
    <section className={shared.card} aria-labelledby="facts">
      <h2 id="facts">{wording.facts}</h2>
      <dl className={shared.facts}>
        <dt>{wording.id}</dt>
        <dd>
          <code>{worldId}</code>
        </dd>
        <dt>{wording.user}</dt>
        <dd>{world.user}</dd>
        <dt>{wording.seed}</dt>
        <dd className="dk-figures">{world.seed}</dd>
        <dt>{wording.commands}</dt>
        <dd className="dk-figures">{world.commands}</dd>
      </dl>
      <p className={shared.soft}>{wording.resetText}</p>
      {error ? <FailureNotice error={error} /> : null}
      <Button
        variant="default"
        loading={busy}
        onClick={() => void run(() => change('resetWorld', { params: { worldId } }))}
      >
        {wording.reset}
      </Button>
    </section>
  );
}

/** Overview of a world: its scenario, people, time and current signing. */
export function OverviewPart({ world }: { readonly world: WorldView }) {
  return (
    <div className={classes.overview}>
      <People world={world} />
      <Clock worldId={world.worldId} now={world.now} />
      <Ahead worldId={world.worldId} />
      <Envelopes worldId={world.worldId} />
      <Facts world={world} />
    </div>
  );
}
