import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { userTypes, type Tenant } from '@dokubox/spec/enums.ts';
import type { ScenarioSummary } from '@dokubox/spec/control/schemas/worlds.ts';
import { CopyLink } from '../parts/CopyLink.tsx';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { personLabel } from '../parts/personLabel.ts';
import { ticketAddress } from '../paths.ts';
import { words } from '../words.ts';
import { meant, type SituationBox } from './ofTenant.ts';
import classes from './SituationsPage.module.css';
import { useOpen } from './useOpen.ts';

const wording = words.situations;

const SituationBoxes = lazy(async () => ({
  default: (await import('./SituationBoxes.tsx')).SituationBoxes,
}));

function People({
  scenario,
  busy,
  onOpen,
}: {
  readonly scenario: ScenarioSummary;
  readonly busy: boolean;
  readonly onOpen: (key: string) => void;
}) {
  return userTypes.map((side) => {
    const people = scenario.users.filter(({ userType }) => userType === side);
    if (people.length === 0) return null;
    return (
      <div className={classes.people} key={side}>
        <h3 className={classes.side}>{wording.sides[side]}</h3>
        <div className={classes.persons}>
          {people.map(({ key, title }) => (
            <Button
              key={key}
              size="compact-md"
              variant="default"
              disabled={busy}
              title={title}
              aria-label={wording.openAs(personLabel(key), title, scenario.title)}
              onClick={() => {
                onOpen(key);
              }}
            >
              {personLabel(key)}
            </Button>
          ))}
        </div>
      </div>
    );
  });
}

/** A scenario: what it is, what to try in it, and the way in as each of its people and into each of its boxes. */
export function SituationRow({
  scenario,
  tenant,
  boxes,
  search,
}: {
  readonly scenario: ScenarioSummary;
  readonly tenant: Tenant;
  readonly boxes: readonly SituationBox[];
  /** The search text. Boxes that match it are visible. */
  readonly search: string;
}) {
  const { busy, error, open } = useOpen();
  const { name, title, description } = scenario;
  const wanted = meant(boxes, search);
  // The tester's own choice of open or closed wins. Otherwise a search for a status decides.
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? wanted.length > 0;
  const openAs = (user: string) => {
    const [only, ...others] = boxes;
    const box = others.length === 0 && only?.people.includes(user) ? { boxId: only.boxId } : {};
    void open({ scenario: name, tenant, user, ...box });
  };
  return (
    <li className={classes.row}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{description}</p>
        <p className={classes.where}>
          <code>{name}</code>
          <CopyLink
            label={wording.link}
            name={wording.linkTo(title)}
            address={ticketAddress({ scenario: name, tenant })}
          />
        </p>
      </div>
      <div>
        <h3 className={classes.side}>{wording.try}</h3>
        <ul className={classes.try}>
          {scenario.try.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div>
        <People scenario={scenario} busy={busy} onOpen={openAs} />
      </div>
      {error ? (
        <div className={classes.whole}>
          <FailureNotice error={error} />
        </div>
      ) : null}
      {boxes.length > 0 ? (
        <details
          className={classes.whole}
          open={isOpen}
          onToggle={(event) => {
            if (event.currentTarget.open !== isOpen) setOpened(event.currentTarget.open);
          }}
        >
          <summary className={classes.summary}>{wording.boxes(boxes.length)}</summary>
          {isOpen ? (
            <Suspense fallback={null}>
              <SituationBoxes
                scenario={name}
                tenant={tenant}
                boxes={wanted.length > 0 ? wanted : boxes}
                busy={busy}
                onOpen={(to) => void open(to)}
              />
            </Suspense>
          ) : null}
        </details>
      ) : null}
    </li>
  );
}
