import { Button } from '@mantine/core';
import { useChange, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { momentText } from '../parts/moments.ts';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { momentsAhead } from './momentsAhead.ts';
import { aheadWords as wording } from './worldWords.ts';
import classes from './WorldPage.module.css';

/** Moments that are offered. */
const MOST = 8;

/** Upcoming events, each with a button that moves the clock to just after it. */
export function Ahead({ worldId }: { readonly worldId: string }) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const query = { limit: 1000 };
  const { data } = useRead('getWorldState', { params: { worldId }, query });
  const moments = data ? momentsAhead(data).slice(0, MOST) : [];
  return (
    <section className={shared.card} aria-labelledby="ahead">
      <h2 id="ahead">{wording.title}</h2>
      {data && moments.length === 0 ? <p className={shared.soft}>{wording.none}</p> : null}
      <ul className={classes.moments}>
        {moments.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <span>
              <time className="dk-figures" dateTime={at}>
                {momentText(at)}
              </time>
              <br />
              {what}
            </span>
            <Button
              variant="default"
              size="compact-md"
              disabled={busy}
              aria-label={wording.goTo(what)}
              onClick={() => {
                const now = new Date(Date.parse(at) + 1_000).toISOString();
                void run(() => change('setClock', { params: { worldId }, body: { now } }));
              }}
            >
              {wording.go}
            </Button>
          </li>
        ))}
      </ul>
      {error ? <FailureNotice error={error} /> : null}
    </section>
  );
}
