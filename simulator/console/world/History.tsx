import { Button } from '@mantine/core';
import type { World } from '@dokubox/spec/schemas/simulation.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { momentText } from '../parts/moments.ts';
import { Failure } from '../parts/Failure.tsx';
import { Table } from '../parts/Table.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';

const said = words.history;

/** What happened in a world, the latest first; taken back and done again. */
export function History({ world: { worldId } }: { readonly world: World }) {
  const change = useChange();
  const { busy, error: refused, run } = useDoing();
  const params = { worldId };
  const { data, error } = useRead('getHistory', { params, query: {} });
  const entries = [...(data ?? [])].reverse();
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
      </div>
      {refused ? <Failure error={refused} /> : null}
      {error ? <Failure error={error} title={words.failed} /> : null}
      {data && entries.length === 0 ? <p className={shared.soft}>{said.none}</p> : null}
      {entries.length > 0 ? (
        <Table label={said.title} columns={Object.values(said.columns)}>
          {entries.map(({ number, at, username, operationId }) => (
            <tr key={number}>
              <td className="dk-figures">{number}</td>
              <td className="dk-figures">{momentText(at)}</td>
              <td>{username}</td>
              <td>
                <code>{operationId}</code>
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </>
  );
}
