import { Button, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { Dialog } from '@dokubox/ui-kit/shared/Dialog.tsx';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import { useChange, useRead } from '../api/hooks.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { useDoing } from '../parts/useDoing.ts';
import { paths } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { curlOf } from './copying/curlOf.ts';
import { testOf } from './copying/testOf.ts';
import classes from './JournalPart.module.css';
import { unlike } from './unlike.ts';

const wording = words.journal;

/** The status of an answer in words. A closed connection has none. */
export const statusText = ({ status }: Pick<JournalEntry, 'status'>) =>
  status === 0 ? wording.closed : String(status);

/** JSON that is read, and copied from. */
function Json({ title, value }: { readonly title: string; readonly value: unknown }) {
  if (value === undefined) return null;
  return (
    <>
      <h3>{title}</h3>
      <pre className={shared.code} tabIndex={0} aria-label={title}>
        {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </pre>
    </>
  );
}

/** Sends the request again, into a world as this one was before it. */
function Replay({ worldId, number }: { readonly worldId: string; readonly number: number }) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const [replay, setReplay] = useState<AnswerOf<'replayRequest'> | null>(null);
  const send = () =>
    run(async () => {
      setReplay(null);
      setReplay(await change('replayRequest', { params: { worldId, entry: number } }));
    });
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => void send()}>
        {wording.replay}
      </Button>
      {error ? <FailureNotice error={error} /> : null}
      {replay ? (
        <StatusMessage kind={replay.asBefore ? 'success' : 'info'}>
          {wording.replayed(replay.entry.status, replay.asBefore)}{' '}
          <Link className={shared.link} to={paths.world(replay.world.worldId, 'journal')}>
            {wording.replayedIn}
          </Link>
        </StatusMessage>
      ) : null}
    </>
  );
}

/** The differences to another request, except time and number. */
function Comparison({
  worldId,
  number,
  others,
}: {
  readonly worldId: string;
  readonly number: number;
  readonly others: readonly JournalEntry[];
}) {
  const [other, setOther] = useState<number | null>(null);
  const left = useRead('getJournalEntry', { params: { worldId, entry: number } });
  const right = useRead('getJournalEntry', { params: { worldId, entry: other ?? number } });
  const found = unlike(left.data, right.data).filter(
    ({ at }) => !/^entry\.(?:number|at)$/.test(at),
  );
  return (
    <>
      <NativeSelect
        label={wording.compare}
        value={other ?? ''}
        data={[
          { value: '', label: wording.compareNone },
          ...others.map((one) => ({
            value: String(one.number),
            label: wording.compareNumber(one.number, statusText(one)),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          setOther(value === '' ? null : Number(value));
        }}
      />
      {other === null || !right.data ? null : found.length === 0 ? (
        <p role="status">{wording.same}</p>
      ) : (
        <DataTable
          label={wording.compared}
          columns={[wording.compared, wording.show(number), wording.show(other)]}
        >
          {found.map(({ at, ...values }) => (
            <tr key={at}>
              <td>
                <code>{at}</code>
              </td>
              <td>
                <code>{values.left}</code>
              </td>
              <td>
                <code>{values.right}</code>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

/** One request of a journal with everything that is kept of it, and what can be done with it. */
export function JournalRequest({
  entry,
  entries,
  world,
  onClose,
}: {
  readonly entry: JournalEntry;
  /** The whole journal: what it can be compared with is among them. */
  readonly entries: readonly JournalEntry[];
  readonly world: WorldView;
  readonly onClose: () => void;
}) {
  const { origin } = useConsolePlatform();
  const { worldId } = world;
  const { number, operationId } = entry;
  const { data } = useRead('getWorldState', { params: { worldId }, query: { limit: 0 } });
  const { data: exchange } = useRead('getJournalEntry', { params: { worldId, entry: number } });
  const { data: history } = useRead('getHistory', { params: { worldId }, query: {} });
  const test = useMemo(
    () =>
      data && exchange && history
        ? testOf({ exchange, entries, history, users: data.users, world })
        : null,
    [data, exchange, entries, history, world],
  );
  const user = data?.users.find(({ username }) => username === entry.username);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [wording.path, `${entry.method} ${entry.path}`],
    [wording.columns.status, statusText(entry)],
    [
      wording.verdict,
      [wording.verdicts[entry.verdict], entry.brokenPart, entry.breach].filter(Boolean).join(', '),
    ],
    [wording.duration, wording.milliseconds(entry.durationMs)],
    [wording.key, entry.messageKey],
    [wording.why, entry.reason],
    [wording.fields, entry.fields?.join(', ')],
    [wording.step, entry.step],
    [wording.columns.who, entry.username],
    [wording.flow, entry.flowId],
    [wording.fault, entry.faultId],
  ];
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={`${wording.show(number)}: ${operationId ?? entry.path}`}
      closeButtonProps={{ 'aria-label': wording.close }}
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
      <div className={shared.tools}>
        {data === undefined ? null : (
          <CopyText
            label={wording.curl}
            name={wording.curl}
            text={curlOf({ entry, user, world, origin })}
          />
        )}
        {test === null ? null : <CopyText label={wording.test} name={wording.test} text={test} />}
        <Replay worldId={worldId} number={number} />
      </div>
      <Json title={wording.body} value={entry.body} />
      <Json title={wording.answer} value={exchange?.responseBody} />
      <Json title={wording.requestHeaders} value={exchange?.requestHeaders} />
      <Json title={wording.answerHeaders} value={exchange?.responseHeaders} />
      <Comparison
        worldId={worldId}
        number={number}
        others={entries.filter((one) => one.operationId === operationId && one !== entry)}
      />
    </Dialog>
  );
}
