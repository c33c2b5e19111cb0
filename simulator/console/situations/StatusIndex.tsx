import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import {
  DokuboxStatusBadge,
  DokuStatusBadge,
} from '@dokubox/ui-kit/box/StatusBadge/StatusBadge.tsx';
import type { ControlFailed } from '../api/client.ts';
import { useControl, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { personLabel } from '../parts/personLabel.ts';
import { useWindowTitle } from '../parts/useWindowTitle.ts';
import { paths, ticketAddress } from '../paths.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { SituationsHead } from './SituationsHead.tsx';
import {
  cellOf,
  indexKinds,
  totalOf,
  TURN,
  type IndexKind,
  type SituationsOf,
} from './statusCells.ts';
import classes from './StatusIndex.module.css';
import { useOpen, type Destination } from './useOpen.ts';
import { useTenant } from './useTenant.ts';

const wording = words.statuses;

/** Situations of all banks. The simulator computes those of each bank once. */
function useAllSituations() {
  const control = useControl();
  return useSWR<SituationsOf, ControlFailed>(
    'situations of all banks',
    async () => {
      const read = (tenant: Tenant) => control.call('listSituations', { query: { tenant } });
      const all = await Promise.all(tenants.map(async (one) => [one, await read(one)] as const));
      return Object.fromEntries(all) as SituationsOf;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

interface CellProps {
  readonly all: SituationsOf;
  readonly tenant: Tenant;
  readonly kind: IndexKind;
  readonly status: string;
  readonly role: string;
  readonly chosen: boolean;
  readonly onOpen: (to: Destination) => void;
}

function Cell({ all, tenant, kind, status, role, chosen, onOpen }: CellProps) {
  const { count, first } = cellOf(all[tenant] ?? [], kind, status, role);
  const look = { className: classes.cell, 'data-chosen': chosen || undefined };
  if (!first) {
    return (
      <td {...look}>
        <span aria-hidden="true">{wording.dash}</span>
        <VisuallyHidden>{wording.none}</VisuallyHidden>
      </td>
    );
  }
  const { scenario, box, user } = first;
  const { boxId, title } = box;
  const who = user === null ? wording.whoever : personLabel(user);
  return (
    <td {...look}>
      <a
        className={classes.way}
        href={ticketAddress({ scenario, tenant, user: user ?? TURN, box: boxId })}
        target="_blank"
        rel="noopener"
        aria-label={wording.cell(count, status, tenant, title, who)}
        title={`${title} (${scenario})`}
        onClick={(event) => {
          // With a key held, the browser opens the address itself.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen({ scenario, tenant, user, boxId });
        }}
      >
        {count}
      </a>
    </td>
  );
}

interface StatusTableProps extends Pick<CellProps, 'all' | 'kind' | 'role' | 'onOpen'> {
  /** The chosen bank. */
  readonly tenant: Tenant;
}

/** The statuses of boxes or documents: a row for each status, a column for each bank. */
function StatusTable({ all, kind, role, tenant, onOpen }: StatusTableProps) {
  return (
    <>
      <h2 id={`index-${kind}`} className={classes.kind}>
        {wording.kinds[kind]}
      </h2>
      <div className={shared.scroll} role="region" aria-labelledby={`index-${kind}`} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{wording.columns.status}</th>
              {tenants.map((one) => (
                <th key={one} scope="col" data-chosen={one === tenant || undefined}>
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {indexKinds[kind].map((status) => (
              <tr key={status}>
                <th scope="row">
                  <div className={classes.row}>
                    <span>
                      {kind === 'dokubox' ? (
                        <DokuboxStatusBadge status={status} />
                      ) : (
                        <DokuStatusBadge status={status} />
                      )}
                    </span>
                    <Link className={classes.status} to={`${paths.situations}?search=${status}`}>
                      {status}
                    </Link>
                  </div>
                </th>
                {tenants.map((one) => (
                  <Cell
                    key={one}
                    all={all}
                    tenant={one}
                    kind={kind}
                    status={status}
                    role={role}
                    chosen={one === tenant}
                    onOpen={onOpen}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The number of boxes of each status in each bank, with a link into one of them. */
export function StatusIndex() {
  useWindowTitle(wording.title);
  const [tenant, choose] = useTenant();
  const [role, setRole] = useState<string>(TURN);
  const { error: refused, open } = useOpen();
  const { data: scenarios } = useRead('listScenarios', {});
  const { data: all, error } = useAllSituations();
  const people = new Map(
    (scenarios ?? []).flatMap(({ users }) => users.map(({ key, title }) => [key, title])),
  );
  const met = new Set(
    Object.values(all ?? {}).flatMap((one) =>
      one.flatMap(({ boxes }) => boxes.flatMap((box) => box.people)),
    ),
  );
  const total = all && totalOf(all, role);
  return (
    <>
      <SituationsHead tenant={tenant} onChoose={choose}>
        <NativeSelect
          label={wording.as}
          value={role}
          data={[
            { value: TURN, label: wording.turn },
            ...[...people]
              .filter(([key]) => met.has(key))
              .map(([key, title]) => ({
                value: key,
                label: wording.role(personLabel(key), title),
              })),
          ]}
          onChange={(event) => {
            setRole(event.currentTarget.value);
          }}
        />
      </SituationsHead>
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {refused ? <FailureNotice error={refused} /> : null}
      <p className={shared.lead}>{wording.hint}</p>
      <p className={shared.soft} role="status">
        {total ? wording.count(total.cells, total.boxes) : error ? '' : words.loading}
      </p>
      {all
        ? (['dokubox', 'doku'] as const).map((kind) => (
            <StatusTable
              key={kind}
              {...{ all, kind, role, tenant }}
              onOpen={(to) => void open(to)}
            />
          ))
        : null}
    </>
  );
}
