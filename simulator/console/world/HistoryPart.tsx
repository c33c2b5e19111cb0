import { Button } from '@mantine/core';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { momentText } from '../parts/moments.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { RecordRow, DataTable } from '../parts/DataTable.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { sentenceOf } from './historySentences.ts';
import { historyWords as wording } from './worldWords.ts';
import classes from './WorldPage.module.css';

type Entry = AnswerOf<'getHistory'>[number];

/** Some kinds have one record only, of the same name. */
const recordName = ({ kind, key }: Entry['changes'][number]) =>
  key === kind ? kind : `${kind} ${key}`;

const byHand = 'control';

/** The author: a person, the product itself, or a tester through the control API. */
const nameOf = (fullName: string | null, username: string) =>
  fullName ?? (username === byHand ? wording.tester : wording.product(username));

/** The subjects of a command, without its authors. */
const namesOf = (changes: Entry['changes']) =>
  changes
    .filter(({ kind }) => kind === 'box')
    .concat(changes.filter(({ kind }) => kind === 'user'))
    .slice(0, 1)
    .map(recordName)
    .join('');

/** The changes of a command, record by record. */
function Changes({ changes }: Pick<Entry, 'changes'>) {
  const count = changes.reduce((sum, { fields }) => sum + fields.length, 0);
  const value = (text: string | null) => <code>{text ?? wording.nothing}</code>;
  return (
    <details className={classes.changes}>
      <summary>
        {changes.map(recordName).join(', ')}
        {count === 0 ? '' : `: ${wording.fields(count)}`}
      </summary>
      {changes.map((change) => (
        <div key={recordName(change)}>
          <strong>{recordName(change)}</strong> {change.added ? wording.made : null}
          <ul>
            {change.fields.map(({ field, dokuId, before, after }) => (
              <li key={`${dokuId ?? ''} ${field}`}>
                <code>{field}</code> {value(before)} {wording.became} {value(after)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/**
 * The history of a world, latest first, with authors and changes. The tester can return to any
 * point.
 */
export function HistoryPart({ world: { worldId, commands } }: { readonly world: WorldView }) {
  const change = useChange();
  const { busy, error: refused, run } = useDoing();
  const params = { worldId };
  const { data, error } = useRead('getHistory', { params, query: { undone: true } });
  const entries = [...(data ?? [])].reverse();
  const goTo = (number: number) => run(() => change('goTo', { params, body: { number } }));
  return (
    <>
      <div className={shared.tools}>
        {(['undo', 'redo'] as const).map((act) => (
          <Button
            key={act}
            variant="default"
            disabled={busy}
            onClick={() => void run(() => change(act, { params }))}
          >
            {wording[act]}
          </Button>
        ))}
        <Button variant="subtle" disabled={busy || commands === 0} onClick={() => void goTo(0)}>
          {wording.beginning}
        </Button>
      </div>
      {refused ? <FailureNotice error={refused} /> : null}
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {data && entries.length === 0 ? <p className={shared.soft}>{wording.none}</p> : null}
      {entries.length > 0 ? (
        <DataTable stacked label={wording.title} columns={Object.values(wording.columns)}>
          {entries.map(
            ({ number, at, username, fullName, operationId, forced, undone, changes }) => (
              <RecordRow key={number} soft={undone}>
                <th scope="row" className="dk-figures">
                  {number}
                </th>
                <td className="dk-figures">{momentText(at)}</td>
                <td>
                  {sentenceOf(operationId, nameOf(fullName, username), namesOf(changes))}
                  <div className={shared.soft}>
                    <code>{operationId}</code>
                    {fullName === null ? '' : ` · ${username}`}
                    {forced ? ` · ${wording.forced}` : ''}
                    {undone ? ` · ${wording.undone}` : ''}
                  </div>
                  {changes.length > 0 ? <Changes changes={changes} /> : null}
                </td>
                <td>
                  {number === commands ? (
                    wording.here
                  ) : (
                    <Button
                      variant="default"
                      size="compact-md"
                      disabled={busy}
                      aria-label={wording.goToNumber(number)}
                      onClick={() => void goTo(number)}
                    >
                      {wording.goTo}
                    </Button>
                  )}
                </td>
              </RecordRow>
            ),
          )}
        </DataTable>
      ) : null}
    </>
  );
}
