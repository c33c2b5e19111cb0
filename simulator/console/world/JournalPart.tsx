import { Button, Checkbox, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { addressOf } from '@dokubox/spec/operations/request.ts';
import { journalOperations } from '@dokubox/spec/control/operations/journal.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { momentText } from '../parts/moments.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { RecordRow, DataTable } from '../parts/DataTable.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import classes from './JournalPart.module.css';
import { JournalRequest, statusText } from './JournalRequest.tsx';

const wording = words.journal;

/** How often a journal that is followed is read again, in milliseconds. */
const FOLLOW_MS = 2_000;

const isRefused = ({ status }: JournalEntry) => status === 0 || status >= 400;

function fits(entry: JournalEntry, filter: string, refusedOnly: boolean): boolean {
  if (refusedOnly && !isRefused(entry)) return false;
  const { operationId, path, username = '', messageKey = '' } = entry;
  const text = [operationId, path, username, messageKey].join(' ').toLowerCase();
  return text.includes(filter.trim().toLowerCase());
}

/** The calls in a world, latest first. */
export function JournalPart({ world }: { readonly world: WorldView }) {
  const { worldId } = world;
  const change = useChange();
  const { busy, error: refused, run } = useDoing();
  const [filter, setFilter] = useState('');
  const [refusedOnly, setRefusedOnly] = useState(false);
  const [live, setLive] = useState(true);
  const [shown, setShown] = useState<JournalEntry | null>(null);
  const params = { worldId };
  const { data, error } = useRead('getJournal', { params, query: {} }, live ? FOLLOW_MS : 0);
  const entries = (data ?? []).filter((entry) => fits(entry, filter, refusedOnly)).reverse();
  return (
    <>
      <div className={shared.tools}>
        <TextInput
          type="search"
          label={wording.filter}
          value={filter}
          onChange={(event) => {
            setFilter(event.currentTarget.value);
          }}
        />
        <Checkbox
          className={classes.choice ?? ''}
          label={wording.refusedOnly}
          checked={refusedOnly}
          onChange={(event) => {
            setRefusedOnly(event.currentTarget.checked);
          }}
        />
        <Switch
          className={classes.choice ?? ''}
          label={wording.live}
          checked={live}
          onChange={(event) => {
            setLive(event.currentTarget.checked);
          }}
        />
        <Button
          variant="default"
          disabled={busy}
          onClick={() => void run(() => change('clearJournal', { params }))}
        >
          {wording.clear}
        </Button>
        <a
          className={shared.link}
          href={`${addressOf(journalOperations.getJournal, params)}?format=har`}
          download={`${worldId}.har`}
        >
          {wording.har}
        </a>
      </div>
      {refused ? <FailureNotice error={refused} /> : null}
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {data && entries.length === 0 ? (
        <p className={shared.soft}>{data.length === 0 ? wording.none : wording.noneFits}</p>
      ) : null}
      {entries.length > 0 ? (
        <DataTable stacked label={wording.title} columns={Object.values(wording.columns)}>
          {entries.map((entry) => (
            <RecordRow key={entry.number}>
              <th scope="row" className="dk-figures">
                {entry.number}
              </th>
              <td className="dk-figures">{momentText(entry.at)}</td>
              <td>
                <UnstyledButton
                  className={classes.call}
                  onClick={() => {
                    setShown(entry);
                  }}
                >
                  {entry.operationId ?? `${entry.method} ${entry.path}`}
                </UnstyledButton>
              </td>
              <td className={isRefused(entry) ? classes.refused : undefined}>
                {statusText(entry)} <span className={shared.soft}>{entry.messageKey}</span>
              </td>
              <td>{entry.username}</td>
            </RecordRow>
          ))}
        </DataTable>
      ) : null}
      {shown ? (
        <JournalRequest
          key={shown.number}
          entry={shown}
          entries={data ?? []}
          world={world}
          onClose={() => {
            setShown(null);
          }}
        />
      ) : null}
    </>
  );
}
