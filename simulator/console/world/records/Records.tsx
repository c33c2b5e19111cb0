import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DokuRecord } from '@dokubox/spec/schemas/doku-record.ts';
import type { World } from '@dokubox/spec/schemas/simulation.ts';
import type { BoxRecord } from '@dokubox/spec/schemas/world-state.ts';
import { useRead } from '../../api/hooks.ts';
import { Failure } from '../../parts/Failure.tsx';
import { momentText } from '../../parts/moments.ts';
import shared from '../../shared.module.css';
import { words } from '../../words.ts';
import { recordWords as said } from '../worldWords.ts';
import { RecordForm } from './RecordForm.tsx';
import classes from './records.module.css';

/** Boxes shown at a time. */
const PAGE = 25;

function Doku({ worldId, doku }: { readonly worldId: string; readonly doku: DokuRecord }) {
  const { id, status, titleEn, customDokuName, files, participants } = doku;
  const [open, setOpen] = useState(false);
  const title = customDokuName ?? titleEn;
  const file = files.at(-1);
  return (
    <details
      className={classes.doku}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        {title} <code>{status}</code>{' '}
        <span className={classes.facts}>
          {said.doku(id)} · {file ? file.fileName : said.noFile}
          {doku.usedInBox ? '' : ` · ${said.notUsed}`}
        </span>
      </summary>
      {open ? (
        <div className={classes.inside}>
          <ul className={classes.facts}>
            {participants.map(({ username, participantRole, participantState }) => (
              <li key={`${username} ${participantRole}`}>
                {username} <code>{participantRole}</code> <code>{participantState}</code>
              </li>
            ))}
          </ul>
          <RecordForm worldId={worldId} of="dokus" record={doku} by={{ id }} name={title} />
        </div>
      ) : null}
    </details>
  );
}

function Box({ worldId, box }: { readonly worldId: string; readonly box: BoxRecord }) {
  const { id, status, titleEn, customName, dokus, lock, namirialEnvelopeStatus } = box;
  const [open, setOpen] = useState(false);
  const title = customName ?? titleEn;
  return (
    <details
      className={classes.box}
      onToggle={(event) => {
        // A document inside of it opens and closes too.
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <strong>{title}</strong> <code>{status}</code>{' '}
        <span className={classes.facts}>
          {said.box(id)} · {said.documents(dokus.length)}
          {lock ? ` · ${said.lockedBy(lock.username, momentText(lock.expiresAt))}` : ''}
          {namirialEnvelopeStatus ? ` · ${said.envelope(namirialEnvelopeStatus)}` : ''}
        </span>
      </summary>
      {open ? (
        <div className={classes.inside}>
          <div>
            {dokus.map((doku) => (
              <Doku key={doku.id} worldId={worldId} doku={doku} />
            ))}
          </div>
          <RecordForm worldId={worldId} of="boxes" record={box} by={{ id }} name={title} />
        </div>
      ) : null}
    </details>
  );
}

/** Boxes and documents of a world as it keeps them, each to be changed by hand. */
export function Records({ world: { worldId } }: { readonly world: World }) {
  /** Last boxes of the pages before. */
  const [before, setBefore] = useState<readonly number[]>([]);
  const after = before.at(-1);
  const query = { limit: PAGE, ...(after === undefined ? {} : { afterBoxId: after }) };
  const { data, error } = useRead('getWorldState', { params: { worldId }, query });
  const last = data?.boxes.at(-1)?.id;
  return (
    <>
      <p className={shared.lead}>{said.lead}</p>
      {error ? <Failure error={error} title={words.failed} /> : null}
      {data?.boxCount === 0 ? <p className={shared.soft}>{said.noBoxes}</p> : null}
      {data?.boxes.map((box) => (
        <Box key={box.id} worldId={worldId} box={box} />
      ))}
      {data && data.boxCount > PAGE ? (
        <div className={shared.tools}>
          <Button
            variant="default"
            disabled={before.length === 0}
            onClick={() => {
              setBefore(before.slice(0, -1));
            }}
          >
            {said.previous}
          </Button>
          <Button
            variant="default"
            disabled={last === undefined || data.boxes.length < PAGE}
            onClick={() => {
              if (last !== undefined) setBefore([...before, last]);
            }}
          >
            {said.next}
          </Button>
          <span className={shared.soft}>{said.ofAll(data.boxCount)}</span>
        </div>
      ) : null}
    </>
  );
}
