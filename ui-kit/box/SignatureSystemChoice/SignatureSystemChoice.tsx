import { Button, Radio } from '@mantine/core';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  selectableClientSignatureSystems,
  type SelectableClientSignatureSystem,
} from '@dokubox/spec/enums.ts';
import { fieldText } from '../../locales/messageText.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './SignatureSystemChoice.module.css';

export interface SignatureSystemChoiceProps {
  /** The choice that is stored; null before the first one. */
  readonly value: SelectableClientSignatureSystem | null;
  /** True once an envelope exists: the choice stands. */
  readonly fixed: boolean;
  readonly busy?: boolean;
  /** Why the choice cannot be made now, in words; what was picked stays. */
  readonly disabledReason?: string;
  /** Failure of the command, in words. */
  readonly error?: string;
  readonly onChoose: (system: SelectableClientSignatureSystem) => void;
}

/** A client chooses between a one-time and a remote certificate, above the documents. */
export function SignatureSystemChoice({
  value,
  fixed,
  busy = false,
  disabledReason,
  error,
  onChoose,
}: SignatureSystemChoiceProps) {
  const { t } = useTranslation(['acting', 'contractBox', 'shell']);
  const { t: tContract } = useTranslation('contract');
  const titleId = useId();
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState(value);
  const [picked, setPicked] = useState(value);
  const [editing, setEditing] = useState(false);
  const [missing, setMissing] = useState(false);
  if (value !== known) {
    // Stored meanwhile, here or elsewhere.
    setKnown(value);
    setPicked(value);
    setEditing(false);
  }
  if (value !== null && (fixed || !editing)) {
    return (
      <section className={classes.line} aria-label={t('acting:signatureSystem.title')}>
        <span>
          {t('acting:signatureSystem.chosen', {
            system: t(`contractBox:clientSignatureSystem.${value}`),
          })}
        </span>
        {fixed ? (
          <span className={classes.soft}>{t('acting:signatureSystem.fixed')}</span>
        ) : disabledReason === undefined ? (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setEditing(true);
            }}
          >
            {t('acting:signatureSystem.change')}
          </Button>
        ) : null}
      </section>
    );
  }
  const blocked = disabledReason !== undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || blocked) return;
    if (picked === null) {
      setMissing(true);
      form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
    } else if (picked === value) setEditing(false);
    else onChoose(picked);
  };
  return (
    <form ref={form} className={classes.card} onSubmit={submit} noValidate>
      <h2 className={classes.title} id={titleId}>
        {t('acting:signatureSystem.title')}
      </h2>
      <p className={classes.text}>{t('acting:signatureSystem.text')}</p>
      <Radio.Group
        name={name}
        value={picked}
        aria-labelledby={titleId}
        error={fieldText(
          tContract,
          'clientSelectedSignatureSystem',
          missing ? 'dde.error.requiredField' : undefined,
        )}
        onChange={(next) => {
          const system = selectableClientSignatureSystems.find((one) => one === next);
          if (system) setPicked(system);
          setMissing(false);
        }}
      >
        <div className={classes.options}>
          {selectableClientSignatureSystems.map((system) => (
            <div
              key={system}
              className={classes.option}
              data-chosen={picked === system || undefined}
            >
              <Radio
                value={system}
                disabled={busy || blocked}
                label={t(`contractBox:clientSignatureSystem.${system}`)}
                description={t(`acting:signatureSystem.hint.${system}`)}
              />
            </div>
          ))}
        </div>
      </Radio.Group>
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      {blocked ? <p className={classes.reason}>{disabledReason}</p> : null}
      <div className={classes.actions}>
        {value === null ? null : (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => {
              setPicked(value);
              setEditing(false);
            }}
          >
            {t('shell:cancel')}
          </Button>
        )}
        <Button type="submit" loading={busy} disabled={blocked}>
          {t('acting:signatureSystem.submit')}
        </Button>
      </div>
    </form>
  );
}
