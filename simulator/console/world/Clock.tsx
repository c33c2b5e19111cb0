import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ArgsOf } from '@dokubox/spec/operations/table.ts';
import { useChange } from '../api/hooks.ts';
import { momentText, monthAfter } from '../parts/moments.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import classes from './WorldPage.module.css';

const wording = words.world;

const HOUR_MS = 3_600_000;

/** Ways to move on from a moment. */
const steps: readonly {
  readonly label: string;
  readonly from: (now: string) => ArgsOf<'setClock'>['body'];
}[] = [
  { label: wording.hour, from: () => ({ advanceMs: HOUR_MS }) },
  { label: wording.day, from: () => ({ advanceMs: 24 * HOUR_MS }) },
  { label: wording.month, from: (now) => ({ now: monthAfter(now) }) },
];

/** The clock of a world: what it shows, moved on or set. */
export function Clock({ worldId, now }: { readonly worldId: string; readonly now: string }) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const [to, setTo] = useState('');
  const move = (body: ArgsOf<'setClock'>['body']) =>
    run(() => change('setClock', { params: { worldId }, body }));
  const set = (event: FormEvent) => {
    event.preventDefault();
    const moment = new Date(to);
    if (!Number.isNaN(moment.getTime())) void move({ now: moment.toISOString() });
  };
  return (
    <section className={shared.card} aria-labelledby="clock">
      <h2 id="clock">{wording.clock}</h2>
      <p className={`${classes.time} dk-figures`}>
        <time dateTime={now}>{momentText(now)}</time>
      </p>
      {error ? <FailureNotice error={error} /> : null}
      <div className={shared.tools}>
        {steps.map(({ label, from }) => (
          <Button
            key={label}
            variant="default"
            disabled={busy}
            onClick={() => void move(from(now))}
          >
            {label}
          </Button>
        ))}
      </div>
      <form className={shared.tools} onSubmit={set}>
        <TextInput
          type="datetime-local"
          label={wording.clockTo}
          value={to}
          onChange={(event) => {
            setTo(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="default" disabled={busy || to === ''}>
          {wording.set}
        </Button>
      </form>
    </section>
  );
}
