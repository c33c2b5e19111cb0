import { TextInput } from '@mantine/core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@dokubox/ui-kit/shared/Dialog.tsx';
import { useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { paths } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { keptTenant } from '../situations/keptTenant.ts';
import { ranked, type Situation } from '../situations/ranked.ts';
import { useOpen } from '../situations/useOpen.ts';
import { words } from '../words.ts';
import classes from './Palette.module.css';

const wording = words.palette;

/** Users do not read a longer list. Another word finds the entry sooner. */
const MOST = 12;

/** Finds a situation by a few words and opens it. The console then shows its world. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const platform = useConsolePlatform();
  const navigate = useNavigate();
  const { busy, error: refused, run, make } = useOpen();
  const { data, error } = useRead('listScenarios', {});
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const hits = ranked(data ?? [], search, keptTenant(platform)).slice(0, MOST);

  const open = async ({ scenario, tenant, user }: Situation) => {
    if (busy) return;
    const done = await run(async () => {
      const worldId = await make({ scenario: scenario.name, tenant, user: user.key });
      if (worldId !== null) await navigate(paths.world(worldId));
    });
    if (done) onClose();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt(Math.max(0, Math.min(at + step, hits.length - 1)));
    }
    const chosen = hits[at];
    if (event.key === 'Enter' && chosen) void open(chosen);
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      title={wording.title}
      size="lg"
      closeButtonProps={{ 'aria-label': wording.close }}
    >
      <TextInput
        data-autofocus
        role="combobox"
        label={wording.search}
        placeholder={wording.placeholder}
        aria-expanded={hits.length > 0}
        aria-controls={id}
        {...(hits[at] ? { 'aria-activedescendant': `${id}-${at}` } : {})}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {refused ? <FailureNotice error={refused} /> : null}
      <p className={shared.soft} role="status">
        {data && hits.length === 0 ? wording.none : wording.hint}
      </p>
      <ul id={id} className={classes.hits} role="listbox" aria-label={wording.hits}>
        {hits.map((hit, index) => (
          <li
            key={`${hit.scenario.name} ${hit.tenant} ${hit.user.key}`}
            id={`${id}-${index}`}
            className={classes.hit}
            role="option"
            aria-selected={index === at}
            onClick={() => void open(hit)}
          >
            <span>{hit.scenario.title}</span>
            <span className={classes.who}>{wording.who(hit.tenant, hit.user.title)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
