import { Button, Checkbox, Modal, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { JournalEntry } from '@dokubox/spec/schemas/journal.ts';
import type { World } from '@dokubox/spec/schemas/simulation.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { momentText } from '../parts/moments.ts';
import { Failure } from '../parts/Failure.tsx';
import { Table } from '../parts/Table.tsx';
import { useDoing } from '../parts/useDoing.ts';
import { usePlace } from '../place.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { curlOf } from './curlOf.ts';
import classes from './Journal.module.css';

const said = words.journal;

/** How often a journal that is followed is read again, in milliseconds. */
const FOLLOW_MS = 2_000;

const isRefused = ({ status }: JournalEntry) => status === 0 || status >= 400;

function fits(entry: JournalEntry, filter: string, refusedOnly: boolean): boolean {
  if (refusedOnly && !isRefused(entry)) return false;
  const { operationId, path, username = '', messageKey = '' } = entry;
  const text = [operationId, path, username, messageKey].join(' ').toLowerCase();
  return text.includes(filter.trim().toLowerCase());
}

const statusText = ({ status }: JournalEntry) => (status === 0 ? said.closed : String(status));

/** One request, with what is known of it. */
function Entry({
  entry,
  world,
  onClose,
}: {
  readonly entry: JournalEntry;
  readonly world: World;
  readonly onClose: () => void;
}) {
  const { origin } = usePlace();
  const params = { worldId: world.worldId };
  const { data } = useRead('getWorldState', { params, query: { limit: 0 } });
  const { data: exchange } = useRead('getJournalEntry', {
    params: { ...params, entry: entry.number },
  });
  const user = data?.users.find(({ username }) => username === entry.username);
  const curl = curlOf({ entry, user, world, origin });
  const facts: readonly (readonly [string, string | undefined])[] = [
    [said.path, `${entry.method} ${entry.path}`],
    [said.columns.status, statusText(entry)],
    [said.key, entry.messageKey],
    [said.why, entry.reason],
    [said.fields, entry.fields?.join(', ')],
    [said.step, entry.step],
    [said.columns.who, entry.username],
    [said.flow, entry.flowId],
    [said.fault, entry.faultId],
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`${said.show(entry.number)}: ${entry.operationId}`}
      closeButtonProps={{ 'aria-label': said.close }}
    >
      <dl className={shared.facts}>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div className={classes.fact} key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {data === undefined ? null : (
        <p>
          <CopyText label={said.curl} name={said.curl} text={curl} />
        </p>
      )}
      {entry.body ? (
        <>
          <h3>{said.body}</h3>
          <pre className={shared.code} tabIndex={0} aria-label={said.body}>
            {JSON.stringify(entry.body, null, 2)}
          </pre>
        </>
      ) : null}
      {exchange?.responseBody === undefined ? null : (
        <>
          <h3>{said.answer}</h3>
          <pre className={shared.code} tabIndex={0} aria-label={said.answer}>
            {JSON.stringify(exchange.responseBody, null, 2)}
          </pre>
        </>
      )}
    </Modal>
  );
}

/** What was called in a world, the latest first. */
export function Journal({ world }: { readonly world: World }) {
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
          label={said.filter}
          value={filter}
          onChange={(event) => {
            setFilter(event.currentTarget.value);
          }}
        />
        <Checkbox
          className={classes.choice ?? ''}
          label={said.refusedOnly}
          checked={refusedOnly}
          onChange={(event) => {
            setRefusedOnly(event.currentTarget.checked);
          }}
        />
        <Switch
          className={classes.choice ?? ''}
          label={said.live}
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
          {said.clear}
        </Button>
      </div>
      {refused ? <Failure error={refused} /> : null}
      {error ? <Failure error={error} title={words.failed} /> : null}
      {data && entries.length === 0 ? (
        <p className={shared.soft}>{data.length === 0 ? said.none : said.noneFits}</p>
      ) : null}
      {entries.length > 0 ? (
        <Table label={said.title} columns={Object.values(said.columns)}>
          {entries.map((entry) => (
            <tr key={entry.number}>
              <td className="dk-figures">{entry.number}</td>
              <td className="dk-figures">{momentText(entry.at)}</td>
              <td>
                <UnstyledButton
                  className={classes.call}
                  onClick={() => {
                    setShown(entry);
                  }}
                >
                  {entry.operationId}
                </UnstyledButton>
              </td>
              <td className={isRefused(entry) ? classes.refused : undefined}>
                {statusText(entry)} <span className={shared.soft}>{entry.messageKey}</span>
              </td>
              <td>{entry.username}</td>
            </tr>
          ))}
        </Table>
      ) : null}
      {shown ? (
        <Entry
          entry={shown}
          world={world}
          onClose={() => {
            setShown(null);
          }}
        />
      ) : null}
    </>
  );
}
