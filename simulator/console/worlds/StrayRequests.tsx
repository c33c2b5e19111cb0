import { useState } from 'react';
import { useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { momentText } from '../parts/moments.ts';
import { RecordRow, DataTable } from '../parts/DataTable.tsx';
import shared from '../shared.module.css';
import { words } from '../words.ts';

const wording = words.strays;

/** Refused requests that named no world: where one looks for a call that no journal has. */
function Rows() {
  const { data, error } = useRead('getStrayRequests', {});
  if (error) return <FailureNotice error={error} title={words.failed} />;
  if (!data) return <p role="status">{words.loading}</p>;
  if (data.length === 0) return <p role="status">{wording.none}</p>;
  return (
    <DataTable stacked label={wording.title} columns={Object.values(wording.columns)}>
      {[...data].reverse().map(({ number, at, method, path, status, ...entry }) => (
        <RecordRow key={number}>
          <th scope="row" className="dk-figures">
            {number}
          </th>
          <td className="dk-figures">{momentText(at)}</td>
          <td>
            <code>{wording.call(method, path)}</code>
          </td>
          <td>
            {status} <span className={shared.soft}>{entry.messageKey}</span>
          </td>
          <td>{[entry.reason, ...(entry.fields ?? [])].filter(Boolean).join(', ')}</td>
        </RecordRow>
      ))}
    </DataTable>
  );
}

/** The requests are loaded when the tester opens them. */
export function StrayRequests() {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{wording.title}</summary>
      <p className={shared.soft}>{wording.lead}</p>
      {open ? <Rows /> : null}
    </details>
  );
}
