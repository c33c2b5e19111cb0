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
  /** The stored choice. Null before the first choice. */
  readonly value: SelectableClientSignatureSystem | null;
  /** True if an envelope exists: the client can no longer change the choice. */
  readonly fixed: boolean;
  readonly busy?: boolean;
  /** Why the client cannot choose now, in words. The picked option stays. */
  readonly disabledReason?: string;
  /** Why the command has failed, in words. */
  readonly error?: string;
  readonly onChoose: (system: SelectableClientSignatureSystem) => void;
}

/** The client's choice between a one-time and a remote certificate, above the documents. */
export function SignatureSystemChoice({ fixed, ...choice }: SignatureSystemChoiceProps) {
  const { value, disabledReason } = choice;
  const [known, setKnown] = useState(value);
  const [editing, setEditing] = useState(false);
  const edit = () => {
    setEditing(true);
  };
  if (value !== known) {
    // Stored since then, here or in another place.
    setKnown(value);
    setEditing(false);
  }
  if (value !== null && (fixed || !editing)) {
    return (
      <ChosenSystem
        value={value}
        fixed={fixed}
        {...(disabledReason === undefined ? { onEdit: edit } : {})}
      />
    );
  }
  return (
    <ChoiceForm
      key={value}
      {...choice}
      onClose={() => {
        setEditing(false);
      }}
    />
  );
}

function ChoiceForm({
  value,
  busy = false,
  disabledReason,
  error,
  onChoose,
  onClose,
}: Omit<SignatureSystemChoiceProps, 'fixed'> & { readonly onClose: () => void }) {
  const { t } = useTranslation(['acting', 'contractBox', 'shell']);
  const { t: tContract } = useTranslation('contract');
  const titleId = useId();
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState(value);
  const [missing, setMissing] = useState(false);
  const blocked = disabledReason !== undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || blocked) return;
    if (picked === null) {
      setMissing(true);
      form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
    } else if (picked === value) onClose();
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
          <Button variant="default" disabled={busy} onClick={onClose}>
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

/** The stored choice, with a button to change it where that is possible. */
function ChosenSystem({
  value,
  fixed,
  onEdit,
}: {
  readonly value: SelectableClientSignatureSystem;
  readonly fixed: boolean;
  readonly onEdit?: () => void;
}) {
  const { t } = useTranslation(['acting', 'contractBox']);
  return (
    <section className={classes.line} aria-label={t('acting:signatureSystem.title')}>
      <span>
        {t('acting:signatureSystem.chosen', {
          system: t(`contractBox:clientSignatureSystem.${value}`),
        })}
      </span>
      {fixed ? (
        <span className={classes.soft}>{t('acting:signatureSystem.fixed')}</span>
      ) : onEdit ? (
        <Button variant="subtle" size="compact-sm" onClick={onEdit}>
          {t('acting:signatureSystem.change')}
        </Button>
      ) : null}
    </section>
  );
}
