import { Button } from '@mantine/core';
import { faultPresets } from '@dokubox/spec/control/enums.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { momentText } from '../parts/moments.ts';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { AddFault } from './AddFault.tsx';

const wording = words.faults;

function effectOf(fault: Fault): string {
  const { status, errorCode, messageKey, delayMs, dropConnection, malformedBody } = fault;
  const { username, withSession, probability, until } = fault;
  return [
    [status, errorCode, messageKey].filter(Boolean).join(' '),
    delayMs === undefined ? null : `${delayMs} ms`,
    dropConnection ? wording.effects.drop : null,
    malformedBody ? wording.effects.malformed : null,
    username === undefined ? null : wording.forUser(username),
    withSession ? wording.withSession : null,
    probability === undefined ? null : wording.share(Math.round(probability * 100)),
    until === undefined ? null : wording.untilMoment(momentText(until)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The faults of a world: presets, a form for a new fault, and the active faults. */
export function FaultsPart({ world: { worldId } }: { readonly world: WorldView }) {
  const change = useChange();
  const { busy, error: refused, run } = useDoing();
  const params = { worldId };
  const { data, error } = useRead('listFaults', { params });
  return (
    <>
      <div className={shared.tools} role="group" aria-label={wording.presets}>
        {faultPresets.map((preset) => (
          <Button
            key={preset}
            variant="default"
            disabled={busy}
            onClick={() =>
              void run(() => change('addFaultPreset', { params: { worldId, preset } }))
            }
          >
            {wording.preset[preset]}
          </Button>
        ))}
      </div>
      <AddFault worldId={worldId} />
      {refused ? <FailureNotice error={refused} /> : null}
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {data?.length === 0 ? <p className={shared.soft}>{wording.none}</p> : null}
      {data && data.length > 0 ? (
        <>
          <ul className={shared.cards}>
            {data.map((fault) => (
              <li className={shared.card} key={fault.faultId}>
                <h2>{fault.operationId ?? fault.path ?? wording.anyOperation}</h2>
                <p>{effectOf(fault)}</p>
                <p className={shared.soft}>
                  {wording.met(fault.met)}
                  {', '}
                  {fault.times === undefined
                    ? wording.always
                    : wording.left(fault.times - fault.met)}
                </p>
              </li>
            ))}
          </ul>
          <p>
            <Button
              variant="default"
              disabled={busy}
              onClick={() => void run(() => change('clearFaults', { params }))}
            >
              {wording.clear}
            </Button>
          </p>
        </>
      ) : null}
    </>
  );
}
