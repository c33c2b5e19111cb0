import { useEffect, useRef } from 'react';
import { Link, NavLink, useParams } from 'react-router-dom';
import { useRead } from '../api/hooks.ts';
import { Failure } from '../parts/Failure.tsx';
import { usePageTitle } from '../parts/usePageTitle.ts';
import { paths, worldParts, type WorldPart } from '../paths.ts';
import shared from '../shared.module.css';
import { TicketLink } from '../situations/TicketLink.tsx';
import { words } from '../words.ts';
import { worldName } from '../worlds/worldName.ts';
import { Catalogue } from './Catalogue.tsx';
import { Faults } from './Faults.tsx';
import { History } from './History.tsx';
import { Journal } from './Journal.tsx';
import { Overview } from './Overview.tsx';
import { People } from './People.tsx';
import { Records } from './records/Records.tsx';
import { Settings } from './Settings.tsx';
import { Sides } from './Sides.tsx';
import { useFollowed } from './useFollowed.ts';

const said = words.world;

const parts = {
  overview: Overview,
  records: Records,
  people: People,
  settings: Settings,
  catalogue: Catalogue,
  sides: Sides,
  history: History,
  journal: Journal,
  faults: Faults,
} as const;

/** One world: what it is, what happened in it, what was called, what goes wrong on purpose. */
export function WorldPage() {
  const { worldId = '', part: wanted } = useParams();
  const part: WorldPart = worldParts.find((one) => one === wanted) ?? 'overview';
  const { data: world, error } = useRead('getWorld', { params: { worldId } });
  useFollowed(worldId);
  const title = world ? said.title(worldName(world), world.tenant) : words.worlds.title;
  usePageTitle(title);
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
        {said.back}
      </Link>
      <div className={shared.head}>
        <h1>{title}</h1>
        {world ? <TicketLink world={world} /> : null}
      </div>
      <nav ref={strip} className={shared.parts} aria-label={said.partsOf}>
        {worldParts.map((one) => (
          <NavLink
            key={one}
            className={shared.part ?? ''}
            to={paths.world(worldId, one)}
            end={one === 'overview'}
          >
            {said.parts[one]}
          </NavLink>
        ))}
      </nav>
      {error ? <Failure error={error} title={words.failed} /> : null}
      {world ? <Part world={world} /> : null}
      {world || error ? null : (
        <p className={shared.soft} role="status">
          {words.loading}
        </p>
      )}
    </>
  );
}
