import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { answeredCodes, errorCodes } from '@dokubox/spec/errors.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { faultEffects, faultBody, firstFault, type FaultForm } from './faultForm.ts';

const wording = words.faults;

/** Calls that the portal makes. */
const portalCalls = Object.entries(operations)
  .filter(([, { tag }]) => tag !== 'simulation')
  .map(([id]) => id)
  .sort();

interface PartProps {
  readonly form: FaultForm;
  readonly onChange: (part: Partial<FaultForm>) => void;
}

/** The value that the chosen effect needs, if it needs one. */
function EffectField({ form: { effect, status, errorCode, delayMs }, onChange }: PartProps) {
  if (effect === 'status') {
    return (
      <NumberInput
        label={wording.status}
        value={status}
        min={300}
        max={599}
        onChange={(value) => {
          onChange({ status: Number(value) });
        }}
      />
    );
  }
  if (effect === 'code') {
    return (
      <NativeSelect
        label={wording.errorCode}
        value={errorCode}
        data={answeredCodes.map((code) => ({
          value: code,
          label: `${code} (${errorCodes[code].httpStatus})`,
        }))}
        onChange={({ currentTarget: { value } }) => {
          onChange({ errorCode: answeredCodes.find((code) => code === value) });
        }}
      />
    );
  }
  if (effect !== 'delay') return null;
  return (
    <NumberInput
      label={wording.delay}
      value={delayMs}
      min={0}
      max={600_000}
      onChange={(value) => {
        onChange({ delayMs: Number(value) });
      }}
    />
  );
}

/** The calls that meet the fault: how many, whose, what share, and until when. */
function ReachFields({
  form: { times, username, percent, until },
  people,
  onChange,
}: PartProps & {
  readonly people: readonly { readonly username: string; readonly fullName: string }[];
}) {
  return (
    <>
      <NumberInput
        label={wording.times}
        placeholder={wording.always}
        value={times ?? ''}
        min={1}
        onChange={(value) => {
          onChange({ times: value === '' ? null : Number(value) });
        }}
      />
      <NativeSelect
        label={wording.username}
        value={username}
        data={[
          { value: '', label: wording.anybody },
          ...people.map((user) => ({ value: user.username, label: user.fullName })),
        ]}
        onChange={({ currentTarget }) => {
          onChange({ username: currentTarget.value });
        }}
      />
      <NumberInput
        label={wording.percent}
        value={percent}
        min={1}
        max={100}
        onChange={(value) => {
          onChange({ percent: Number(value) });
        }}
      />
      <TextInput
        type="datetime-local"
        label={wording.until}
        value={until}
        onChange={({ currentTarget }) => {
          onChange({ until: currentTarget.value });
        }}
      />
    </>
  );
}

/** Form for a new fault of a world. */
export function AddFault({ worldId }: { readonly worldId: string }) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const [form, setForm] = useState(firstFault);
  const people = useRead('getWorldState', { params: { worldId }, query: { limit: 0 } }).data?.users;
  const onChange = (part: Partial<FaultForm>) => {
    setForm((now) => ({ ...now, ...part }));
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    void run(() => change('addFault', { params: { worldId }, body: faultBody(form) }));
  };
  return (
    <form className={shared.tools} onSubmit={add}>
      <NativeSelect
        label={wording.operation}
        value={form.operationId}
        data={[{ value: '', label: wording.anyOperation }, ...portalCalls]}
        onChange={({ currentTarget }) => {
          onChange({ operationId: currentTarget.value });
        }}
      />
      <NativeSelect
        label={wording.effect}
        value={form.effect}
        data={faultEffects.map((value) => ({ value, label: wording.effects[value] }))}
        onChange={({ currentTarget: { value } }) => {
          onChange({ effect: faultEffects.find((one) => one === value) ?? form.effect });
        }}
      />
      <EffectField form={form} onChange={onChange} />
      <ReachFields form={form} people={people ?? []} onChange={onChange} />
      <Button type="submit" loading={busy}>
        {wording.add}
      </Button>
      {error ? <FailureNotice error={error} /> : null}
    </form>
  );
}
