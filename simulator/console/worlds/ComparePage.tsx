import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isReadableWorld, type WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { EmptyState } from '@dokubox/ui-kit/shell/EmptyState/EmptyState.tsx';
import { useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { useWindowTitle } from '../parts/useWindowTitle.ts';
import { paths } from '../paths.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { differencesOf } from './differences.ts';
import classes from './ComparePage.module.css';
import { worldName } from './worldName.ts';

const wording = words.compare;

/** Most boxes of a world that are read at once. */
const BOXES = 1000;
/** Users do not read more rows. The browser's search finds the rest sooner. */
const MOST = 500;

function useRecords(worldId: string) {
  return useRead('getWorldState', { params: { worldId }, query: { limit: BOXES } });
}

function Differences({ left, right }: { readonly left: string; readonly right: string }) {
  const one = useRecords(left);
  const other = useRecords(right);
  const error = one.error ?? other.error;
  const found = useMemo(
    () => (one.data && other.data ? differencesOf(one.data, other.data) : undefined),
    [one.data, other.data],
  );
  if (error) return <FailureNotice error={error} title={words.failed} />;
  if (!found) {
    return (
      <p className={shared.soft} role="status">
        {words.loading}
      </p>
    );
  }
  if (found.length === 0) return <EmptyState title={wording.same} text={wording.sameText} />;
  const value = (text: string | null) =>
    text === null ? <span className={shared.soft}>{wording.nothing}</span> : <code>{text}</code>;
  return (
    <>
      <p className={shared.soft} role="status">
        {wording.count(found.length)} {found.length > MOST ? wording.cut(MOST, BOXES) : ''}
      </p>
      <DataTable label={wording.title} columns={Object.values(wording.columns)}>
        {found.slice(0, MOST).map((difference) => (
          <tr key={`${difference.record} ${difference.field}`} className={classes.row}>
            <td>{difference.record}</td>
            <td>{difference.field === '' ? wording.whole : <code>{difference.field}</code>}</td>
            <td>{value(difference.left)}</td>
            <td>{value(difference.right)}</td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}

/** Two worlds side by side, with the differing fields of each record. */
export function ComparePage() {
  useWindowTitle(wording.title);
  const [query, setQuery] = useSearchParams();
  const { data, error } = useRead('listWorlds', {});
  const chosen = { left: query.get('left') ?? '', right: query.get('right') ?? '' };
  const option = (world: WorldView) => ({
    value: world.worldId,
    label: wording.option(worldName(world), world.tenant, world.worldId),
  });
  return (
    <>
      <Link className={shared.link} to={paths.worlds}>
        {wording.back}
      </Link>
      <h1>{wording.title}</h1>
      <p className={shared.lead}>{wording.lead}</p>
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      <div className={shared.tools}>
        {(['left', 'right'] as const).map((side) => (
          <NativeSelect
            key={side}
            className={classes.choice}
            label={wording[side]}
            value={chosen[side]}
            data={[
              { value: '', label: wording.choose },
              ...(data ?? []).filter(isReadableWorld).map(option),
            ]}
            onChange={(event) => {
              setQuery({ ...chosen, [side]: event.currentTarget.value }, { replace: true });
            }}
          />
        ))}
      </div>
      {chosen.left === '' || chosen.right === '' ? (
        <EmptyState title={wording.one} text={wording.oneText} />
      ) : (
        <Differences left={chosen.left} right={chosen.right} />
      )}
    </>
  );
}
