import { Button } from '@mantine/core';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import type { World } from '@dokubox/spec/schemas/simulation.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { momentText } from '../parts/moments.ts';
import { Failure } from '../parts/Failure.tsx';
import { personLabel } from '../parts/personLabel.ts';
import { Table } from '../parts/Table.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { historyWords as said } from './worldWords.ts';
import classes from './WorldPage.module.css';

type Entry = AnswerOf<'getHistory'>[number];

/** Some kinds have one record only, of the same name. */
const recordName = ({ kind, key }: Entry['changes'][number]) =>
  key === kind ? kind : `${kind} ${key}`;

/** What became different by a command, record by record. */
function Changes({ changes }: Pick<Entry, 'changes'>) {
  const count = changes.reduce((sum, { fields }) => sum + fields.length, 0);
  const value = (text: string | null) => <code>{text ?? said.nothing}</code>;
  return (
    <details className={classes.changes}>
      <summary>
        {changes.map(recordName).join(', ')}
        {count === 0 ? '' : `: ${said.fields(count)}`}
      </summary>
      {changes.map((change) => (
        <div key={recordName(change)}>
          <strong>{recordName(change)}</strong> {change.added ? said.made : null}
          <ul>
            {change.fields.map(({ field, dokuId, before, after }) => (
              <li key={`${dokuId ?? ''} ${field}`}>
                <code>{field}</code> {value(before)} {said.became} {value(after)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** What happened in a world, the latest first, with who and what became of it; any point can be gone to. */
export function History({ world: { worldId, commands } }: { readonly world: World }) {
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
            {said[act]}
          </Button>
        ))}
        <Button variant="subtle" disabled={busy || commands === 0} onClick={() => void goTo(0)}>
          {said.beginning}
        </Button>
      </div>
      {refused ? <Failure error={refused} /> : null}
      {error ? <Failure error={error} title={words.failed} /> : null}
      {data && entries.length === 0 ? <p className={shared.soft}>{said.none}</p> : null}
      {entries.length > 0 ? (
        <Table label={said.title} columns={Object.values(said.columns)}>
          {entries.map(
            ({ number, at, username, fullName, operationId, forced, undone, changes }) => (
              <tr key={number} data-undone={undone || undefined} className={classes.command ?? ''}>
                <td className="dk-figures">{number}</td>
                <td className="dk-figures">{momentText(at)}</td>
                <td>
                  {fullName ?? username}
                  {fullName === null ? null : <div className={shared.soft}>{username}</div>}
                </td>
                <td>
                  {personLabel(operationId)} <code>{operationId}</code>
                  {forced ? ` · ${said.forced}` : ''}
                  {undone ? ` · ${said.undone}` : ''}
                  {changes.length > 0 ? <Changes changes={changes} /> : null}
                </td>
                <td>
                  {number === commands ? (
                    said.here
                  ) : (
                    <Button
                      variant="default"
                      size="compact-md"
                      disabled={busy}
                      aria-label={said.goToNumber(number)}
                      onClick={() => void goTo(number)}
                    >
                      {said.goTo}
                    </Button>
                  )}
                </td>
              </tr>
            ),
          )}
        </Table>
      ) : null}
    </>
  );
}
