import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { faultPresets } from '@dokubox/spec/control/enums.ts';
import { answeredCodes, errorCodes } from '@dokubox/spec/errors.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { momentText } from '../parts/moments.ts';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';

const wording = words.faults;

const effects = ['status', 'code', 'delay', 'drop', 'malformed'] as const;
type Effect = (typeof effects)[number];

/** Calls of the product: what the portal makes. */
const portalCalls = Object.entries(operations)
  .filter(([, { tag }]) => tag !== 'simulation')
  .map(([id]) => id)
  .sort();

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

function NewFault({ worldId }: { readonly worldId: string }) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const [operationId, setOperationId] = useState('');
  const [effect, setEffect] = useState<Effect>('status');
  const [status, setStatus] = useState(500);
  const [errorCode, setErrorCode] = useState(answeredCodes[0]);
  const [delayMs, setDelayMs] = useState(5_000);
  const [times, setTimes] = useState<number | null>(1);
  const [username, setUsername] = useState('');
  const [percent, setPercent] = useState(100);
  const [until, setUntil] = useState('');
  const people = useRead('getWorldState', { params: { worldId }, query: { limit: 0 } }).data?.users;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const what = {
      status: { status },
      code: errorCode ? { errorCode } : {},
      delay: { delayMs },
      drop: { dropConnection: true },
      malformed: { malformedBody: true },
    }[effect];
    const body = {
      ...what,
      ...(operationId === '' ? {} : { operationId }),
      ...(times === null ? {} : { times }),
      ...(username === '' ? {} : { username }),
      ...(percent === 100 ? {} : { probability: percent / 100 }),
      ...(until === '' ? {} : { until: new Date(until).toISOString() }),
    };
    void run(() => change('addFault', { params: { worldId }, body }));
  };
  return (
    <form className={shared.tools} onSubmit={add}>
      <NativeSelect
        label={wording.operation}
        value={operationId}
        data={[{ value: '', label: wording.anyOperation }, ...portalCalls]}
        onChange={(event) => {
          setOperationId(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label={wording.effect}
        value={effect}
        data={effects.map((value) => ({ value, label: wording.effects[value] }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setEffect(effects.find((one) => one === chosen) ?? effect);
        }}
      />
      {effect === 'status' ? (
        <NumberInput
          label={wording.status}
          value={status}
          min={300}
          max={599}
          onChange={(value) => {
            setStatus(Number(value));
          }}
        />
      ) : null}
      {effect === 'code' ? (
        <NativeSelect
          label={wording.errorCode}
          value={errorCode}
          data={answeredCodes.map((code) => ({
            value: code,
            label: `${code} (${errorCodes[code].httpStatus})`,
          }))}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setErrorCode(answeredCodes.find((code) => code === chosen));
          }}
        />
      ) : null}
      {effect === 'delay' ? (
        <NumberInput
          label={wording.delay}
          value={delayMs}
          min={0}
          max={600_000}
          onChange={(value) => {
            setDelayMs(Number(value));
          }}
        />
      ) : null}
      <NumberInput
        label={wording.times}
        placeholder={wording.always}
        value={times ?? ''}
        min={1}
        onChange={(value) => {
          setTimes(value === '' ? null : Number(value));
        }}
      />
      <NativeSelect
        label={wording.username}
        value={username}
        data={[
          { value: '', label: wording.anybody },
          ...(people ?? []).map((user) => ({ value: user.username, label: user.fullName })),
        ]}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
        }}
      />
      <NumberInput
        label={wording.percent}
        value={percent}
        min={1}
        max={100}
        onChange={(value) => {
          setPercent(Number(value));
        }}
      />
      <TextInput
        type="datetime-local"
        label={wording.until}
        value={until}
        onChange={(event) => {
          setUntil(event.currentTarget.value);
        }}
      />
      <Button type="submit" loading={busy}>
        {wording.add}
      </Button>
      {error ? <FailureNotice error={error} /> : null}
    </form>
  );
}

/** The injected faults of a world. */
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
      <NewFault worldId={worldId} />
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
