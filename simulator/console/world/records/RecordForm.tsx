import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ForcedChange } from '@dokubox/spec/control/schemas/world-state.ts';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import { useChange } from '../../api/hooks.ts';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import { useDoing } from '../../parts/useDoing.ts';
import shared from '../../shared.module.css';
import { recordWords as wording } from '../worldWords.ts';
import { fieldsOf, valueOf, writtenOf, type Changeable, type Field } from './fields.ts';
import classes from './records.module.css';

interface FieldInputProps {
  readonly field: Field;
  readonly written: string;
  readonly error: string | undefined;
  readonly onWrite: (written: string) => void;
}

/** Input type for each kind of value. */
const inputs = {
  moment: { type: 'datetime-local', step: 0.001 },
  day: { type: 'date' },
  number: { type: 'number' },
  text: { type: 'text' },
} as const;

/** The input for a field of the contract. */
function FieldInput({ field, written, error, onWrite }: FieldInputProps) {
  const { name, words, kind, nullable, choices } = field;
  const common = { label: name, description: words, error, value: written };
  const onChange = (event: { currentTarget: { value: string } }) => {
    onWrite(event.currentTarget.value);
  };
  if (kind === 'choice' || kind === 'flag') {
    const values = kind === 'flag' ? ['true', 'false'] : choices;
    const none = { value: '', label: wording.none };
    return (
      <NativeSelect
        {...common}
        data={[...(nullable ? [none] : []), ...values]}
        onChange={onChange}
      />
    );
  }
  if (kind === 'json') return <Textarea {...common} autosize maxRows={12} onChange={onChange} />;
  const label = kind === 'moment' ? wording.inUtc(name) : name;
  return <TextInput {...common} label={label} {...inputs[kind]} onChange={onChange} />;
}

export interface RecordFormProps {
  readonly worldId: string;
  readonly of: Changeable;
  /** The current record. */
  readonly record: object;
  /** Identifies the record, as `forceState` expects it. */
  readonly by: { readonly id: number } | { readonly username: string };
  /** Display name of the record. */
  readonly name: string;
}

/** Form that changes any field of a record: the status first, other fields by their names. */
export function RecordForm({ worldId, of, record, by, name }: RecordFormProps) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const fields = fieldsOf(of);
  const now = record as Readonly<Record<string, unknown>>;
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<readonly string[]>(['status']);
  const [broken, setBroken] = useState<string>();
  const [alone, setAlone] = useState(false);
  const [forced, setForced] = useState(false);
  const current = (field: Field) => writtenOf(field, now[field.name]);
  const force = (event: FormEvent) => {
    event.preventDefault();
    setForced(false);
    setBroken(undefined);
    const changed = fields.filter(
      (field) => (edits[field.name] ?? current(field)) !== current(field),
    );
    const values: Record<string, unknown> = {};
    for (const field of changed) {
      try {
        values[field.name] = valueOf(field, edits[field.name] ?? '');
      } catch {
        setBroken(field.name);
        return;
      }
    }
    if (changed.length === 0) return;
    const body = {
      [of]: [{ ...by, ...values }],
      ...(alone ? { onlyTheseFields: true } : {}),
    } as ForcedChange;
    void run(async () => {
      await change('forceState', { params: { worldId }, body });
      setEdits({});
      setForced(true);
    });
  };
  const refusalAt = (field: string) =>
    broken === field
      ? wording.notJson
      : error?.fields.some((path) => path.split(/[.[\]]+/).includes(field))
        ? error.message
        : undefined;
  const others = fields.filter((field) => !shown.includes(field.name));
  return (
    <form className={classes.form} onSubmit={force} aria-label={wording.changeOf(name)}>
      {fields
        .filter((field) => shown.includes(field.name))
        .map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            written={edits[field.name] ?? current(field)}
            error={refusalAt(field.name)}
            onWrite={(written) => {
              setEdits({ ...edits, [field.name]: written });
            }}
          />
        ))}
      <NativeSelect
        label={wording.further}
        value=""
        data={[{ value: '', label: wording.chooseField }, ...others.map((field) => field.name)]}
        onChange={(event) => {
          setShown([...shown, event.currentTarget.value]);
        }}
      />
      {of === 'dokus' ? (
        <Checkbox
          label={wording.alone}
          description={wording.aloneText}
          checked={alone}
          onChange={(event) => {
            setAlone(event.currentTarget.checked);
          }}
        />
      ) : null}
      {error ? <FailureNotice error={error} /> : null}
      <div className={shared.actions}>
        <Button type="submit" loading={busy}>
          {wording.force}
        </Button>
      </div>
      {forced ? (
        <ForcedNotice
          onUndo={() => {
            setForced(false);
            void run(() => change('undo', { params: { worldId } }));
          }}
        />
      ) : null}
    </form>
  );
}

/** Says that the record has been changed, and undoes the change. */
function ForcedNotice({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <StatusMessage
      kind="success"
      action={
        <Button variant="default" size="sm" onClick={onUndo}>
          {wording.undo}
        </Button>
      }
    >
      {wording.forced}
    </StatusMessage>
  );
}
