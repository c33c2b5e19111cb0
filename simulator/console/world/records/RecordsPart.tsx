import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DokuRecord } from '@dokubox/spec/control/schemas/doku-record.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import type { BoxRecord } from '@dokubox/spec/control/schemas/world-state.ts';
import { useRead } from '../../api/hooks.ts';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import { momentText } from '../../parts/moments.ts';
import { RecordRow, DataTable } from '../../parts/DataTable.tsx';
import shared from '../../shared.module.css';
import { words } from '../../words.ts';
import { recordWords as wording } from '../worldWords.ts';
import { RecordForm } from './RecordForm.tsx';
import classes from './records.module.css';

/** Boxes shown at a time. */
const PAGE = 25;

interface RowProps {
  /** Display name of the record. */
  readonly title: string;
  readonly status: string;
  /** Id of the record, and its location. */
  readonly facts: readonly string[];
  /** Tasks by person, one line each. */
  readonly people: readonly string[];
  /** Shows that a row belongs to the one above. */
  readonly within?: boolean;
  /** The form that changes the record, once opened. */
  readonly form: () => ReactNode;
}

/** One record, with a form below it while it is being changed. */
function Row({ title, status, facts, people, within = false, form }: RowProps) {
  const [changing, setChanging] = useState(false);
  const [id, ...more] = facts;
  return (
    <>
      <RecordRow within={within}>
        <th scope="row">
          {title} <span className={classes.facts}>{id}</span>
        </th>
        <td>
          <code>{status}</code>
        </td>
        <td>
          {people.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </td>
        <td className={classes.facts}>{more.join(' · ')}</td>
        <td>
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={wording.changeOf(`${title} (${id})`)}
            aria-expanded={changing}
            onClick={() => {
              setChanging(!changing);
            }}
          >
            {wording.change}
          </Button>
        </td>
      </RecordRow>
      {changing ? (
        <tr>
          <td colSpan={Object.keys(wording.columns).length}>{form()}</td>
        </tr>
      ) : null}
    </>
  );
}

function DokuRow({ worldId, doku }: { readonly worldId: string; readonly doku: DokuRecord }) {
  const { id, status, titleEn, customDokuName, files, participants, usedInBox } = doku;
  const title = customDokuName ?? titleEn;
  const file = files.at(-1)?.fileName ?? wording.noFile;
  return (
    <Row
      within
      title={title}
      status={status}
      facts={[wording.doku(id), file, ...(usedInBox ? [] : [wording.notUsed])]}
      people={participants.map(
        ({ username, participantRole, participantState }) =>
          `${username}, ${participantRole}: ${participantState}`,
      )}
      form={() => (
        <RecordForm worldId={worldId} of="dokus" record={doku} by={{ id }} name={title} />
      )}
    />
  );
}

/** A box, and its documents below it. */
function BoxRows({ worldId, box }: { readonly worldId: string; readonly box: BoxRecord }) {
  const { id, status, titleEn, customName, dokus, lock, namirialEnvelopeStatus } = box;
  const title = customName ?? titleEn;
  const signing = namirialEnvelopeStatus ? [wording.envelope(namirialEnvelopeStatus)] : [];
  return (
    <>
      <Row
        title={title}
        status={status}
        facts={[wording.box(id), wording.documents(dokus.length), ...signing]}
        people={lock ? [wording.lockedBy(lock.username, momentText(lock.expiresAt))] : []}
        form={() => (
          <RecordForm worldId={worldId} of="boxes" record={box} by={{ id }} name={title} />
        )}
      />
      {dokus.map((doku) => (
        <DokuRow key={doku.id} worldId={worldId} doku={doku} />
      ))}
    </>
  );
}

/** Boxes and documents of a world as it keeps them, each to be changed by hand. */
export function RecordsPart({ world: { worldId } }: { readonly world: WorldView }) {
  /** Last boxes of the pages before. */
  const [before, setBefore] = useState<readonly number[]>([]);
  const after = before.at(-1);
  const query = { limit: PAGE, ...(after === undefined ? {} : { afterBoxId: after }) };
  const { data, error } = useRead('getWorldState', { params: { worldId }, query });
  const last = data?.boxes.at(-1)?.id;
  return (
    <>
      <p className={shared.lead}>{wording.lead}</p>
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {data?.boxCount === 0 ? <p className={shared.soft}>{wording.noBoxes}</p> : null}
      {data && data.boxes.length > 0 ? (
        <DataTable stacked label={wording.title} columns={Object.values(wording.columns)}>
          {data.boxes.map((box) => (
            <BoxRows key={box.id} worldId={worldId} box={box} />
          ))}
        </DataTable>
      ) : null}
      {data && data.boxCount > PAGE ? (
        <div className={shared.tools}>
          <Button
            variant="default"
            disabled={before.length === 0}
            onClick={() => {
              setBefore(before.slice(0, -1));
            }}
          >
            {wording.previous}
          </Button>
          <Button
            variant="default"
            disabled={last === undefined || data.boxes.length < PAGE}
            onClick={() => {
              if (last !== undefined) setBefore([...before, last]);
            }}
          >
            {wording.next}
          </Button>
          <span className={shared.soft}>{wording.ofAll(data.boxCount)}</span>
        </div>
      ) : null}
    </>
  );
}
