import { useEffect, useRef } from 'react';
import { Link, NavLink, useParams } from 'react-router-dom';
import { useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useWindowTitle } from '../parts/useWindowTitle.ts';
import { paths, worldParts, type WorldPart } from '../paths.ts';
import shared from '../shared.module.css';
import { TicketLink } from '../situations/TicketLink.tsx';
import { words } from '../words.ts';
import { worldName } from '../worlds/worldName.ts';
import { CataloguePart } from './CataloguePart.tsx';
import { FaultsPart } from './FaultsPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { JournalPart } from './JournalPart.tsx';
import { OverviewPart } from './OverviewPart.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { RecordsPart } from './records/RecordsPart.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { SidesPart } from './SidesPart.tsx';
import { useFollowed } from './useFollowed.ts';

const wording = words.world;

const parts = {
  overview: OverviewPart,
  records: RecordsPart,
  people: PeoplePart,
  settings: SettingsPart,
  catalogue: CataloguePart,
  sides: SidesPart,
  history: HistoryPart,
  journal: JournalPart,
  faults: FaultsPart,
} as const;

/** One world: what it is, what happened in it, what was called, what goes wrong on purpose. */
export function WorldPage() {
  const { worldId = '', part: wanted } = useParams();
  const part: WorldPart = worldParts.find((one) => one === wanted) ?? 'overview';
  const { data: world, error } = useRead('getWorld', { params: { worldId } });
  useFollowed(worldId);
  const title = world ? wording.title(worldName(world), world.tenant) : words.worlds.title;
  useWindowTitle(title);
  const Part = parts[part];
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip scrolls: where one is has to be in sight.
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [part]);
  return (
    <>
      <Link className={shared.link} to={paths.worlds}>
        {wording.back}
      </Link>
      <div className={shared.head}>
        <h1>{title}</h1>
        {world ? <TicketLink world={world} /> : null}
      </div>
      <nav ref={strip} className={shared.parts} aria-label={wording.partsOf}>
        {worldParts.map((one) => (
          <NavLink
            key={one}
            className={shared.part ?? ''}
            to={paths.world(worldId, one)}
            end={one === 'overview'}
          >
            {wording.parts[one]}
          </NavLink>
        ))}
      </nav>
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {world ? <Part world={world} /> : null}
      {world || error ? null : (
        <p className={shared.soft} role="status">
          {words.loading}
        </p>
      )}
    </>
  );
}
