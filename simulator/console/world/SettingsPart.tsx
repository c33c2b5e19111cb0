import { Button, Checkbox } from '@mantine/core';
import { portalFunctions, type PortalFunction } from '@dokubox/spec/enums.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import type { WorldState } from '@dokubox/spec/control/schemas/world-state.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { settingsWords as wording } from './worldWords.ts';
import { WorldFile } from './WorldFile.tsx';
import classes from './WorldPage.module.css';

interface PartProps {
  readonly worldId: string;
  readonly state: WorldState;
}

/** Most boxes whose archive jobs are looked for. */
const BOXES = 1000;

function Portal({ worldId, state }: PartProps) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const { portalStatuses } = state.settings;
  const isBlocked = (name: PortalFunction) =>
    portalStatuses.some((one) => one.function === name && one.currentlyBlocked);
  const set = (name: PortalFunction, currentlyBlocked: boolean) => {
    // The call replaces all statuses. Planned ones must be sent again to keep them.
    const others = portalStatuses.filter((one) => one.function !== name);
    const before = portalStatuses.find((one) => one.function === name);
    const statuses = [...others, { ...before, function: name, currentlyBlocked }];
    void run(() => change('setPortalStatus', { params: { worldId }, body: { statuses } }));
  };
  return (
    <section className={shared.card} aria-labelledby="portal">
      <h2 id="portal">{wording.portal}</h2>
      <p className={shared.soft}>{wording.portalText}</p>
      {portalFunctions.map((name) => (
        <Checkbox
          key={name}
          className={classes.switch ?? ''}
          label={name}
          checked={isBlocked(name)}
          disabled={busy}
          onChange={(event) => {
            set(name, event.currentTarget.checked);
          }}
        />
      ))}
      {error ? <FailureNotice error={error} /> : null}
    </section>
  );
}

function Flags({ worldId, state }: PartProps) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const flags = Object.entries(state.settings.featureFlags);
  return (
    <section className={shared.card} aria-labelledby="flags">
      <h2 id="flags">{wording.flags}</h2>
      {flags.length === 0 ? <p className={shared.soft}>{wording.noFlags}</p> : null}
      {flags.map(([name, on]) => (
        <Checkbox
          key={name}
          className={classes.switch ?? ''}
          label={name}
          checked={on}
          disabled={busy}
          onChange={(event) => {
            const body = { flags: { [name]: event.currentTarget.checked } };
            void run(() => change('setFeatureFlags', { params: { worldId }, body }));
          }}
        />
      ))}
      {error ? <FailureNotice error={error} /> : null}
    </section>
  );
}

function Archive({ worldId, state }: PartProps) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const jobs = state.boxes
    .flatMap(({ dokus }) => dokus)
    .filter(({ status }) => status === 'UNDER_ARCHIVING');
  const answer = (dokuId: number, outcome: 'ARCHIVED' | 'FAILED') =>
    run(() => change('answerArchiveJob', { params: { worldId, dokuId }, body: { outcome } }));
  return (
    <section className={shared.card} aria-labelledby="archive">
      <h2 id="archive">{wording.archive}</h2>
      {jobs.length === 0 ? <p className={shared.soft}>{wording.noJobs}</p> : null}
      {state.boxCount > BOXES ? (
        <p className={shared.soft}>{wording.jobsOf(BOXES, state.boxCount)}</p>
      ) : null}
      {jobs.map(({ id, titleEn }) => (
        <div key={id} className={shared.actions}>
          <span>{titleEn}</span>
          <Button
            variant="default"
            size="compact-md"
            disabled={busy}
            aria-label={wording.takesOf(titleEn)}
            onClick={() => void answer(id, 'ARCHIVED')}
          >
            {wording.takes}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={busy}
            aria-label={wording.refusesOf(titleEn)}
            onClick={() => void answer(id, 'FAILED')}
          >
            {wording.refuses}
          </Button>
        </div>
      ))}
      {error ? <FailureNotice error={error} /> : null}
    </section>
  );
}

/** Settings of a world other than boxes and people, and the world as a file. */
export function SettingsPart({ world: { worldId } }: { readonly world: WorldView }) {
  const query = { limit: BOXES };
  const { data: state, error } = useRead('getWorldState', { params: { worldId }, query });
  return (
    <>
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {state ? (
        <div className={classes.overview}>
          <Portal worldId={worldId} state={state} />
          <Flags worldId={worldId} state={state} />
          <Archive worldId={worldId} state={state} />
          <WorldFile worldId={worldId} />
        </div>
      ) : null}
    </>
  );
}
