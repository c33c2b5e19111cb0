import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { maxLength, required, usable } from '../../shared/fieldRules.ts';
import { useReported } from '../../shared/useReported.ts';
import classes from './AddOtherDokuForm.module.css';

/** Adds the document. Resolves with null, or with the reason if it was not added. */
export type AddOtherDoku = (customDokuName: string) => Promise<Failure | null>;

export interface AddOtherDokuFormProps {
  /** Must not reject. */
  readonly onAdd: AddOtherDoku;
  /** Why the user cannot add a document now, in words. The typed name stays. */
  readonly disabledReason?: string;
  /** Called with true while a name is typed, with false once it is added or deleted. Keep it stable. */
  readonly onWriting?: (writing: boolean) => void;
}

const tooLong = maxLength(limits.customDokuNameMax, 'dde.error.maxLength100');
const brokenBy = (name: string) => tooLong(name) ?? usable('line')(name);

/** Form that names a document and adds it, in boxes with an "other document" template. */
export function AddOtherDokuForm({ onAdd, disabledReason, onWriting }: AddOtherDokuFormProps) {
  const { t } = useTranslation('acting');
  const { t: tContract } = useTranslation('contract');
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  useReported(name !== '', onWriting);
  const blocked = disabledReason !== undefined;
  const broken = brokenBy(name);
  const shown = broken === undefined ? failure : { messageKey: broken, field: 'customDokuName' };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || blocked) return;
    const finding = required(name) ?? brokenBy(name);
    if (finding !== undefined) {
      setFailure({ messageKey: finding, field: 'customDokuName' });
      field.current?.focus();
      return;
    }
    setBusy(true);
    setAdded(null);
    const result = await onAdd(spokenText(name));
    setBusy(false);
    setFailure(result);
    if (result === null) {
      setAdded(spokenText(name));
      setName('');
    }
    field.current?.focus();
  };
  if (blocked && name === '') {
    return (
      <section className={classes.card} aria-labelledby={titleId}>
        <h3 className={classes.title} id={titleId}>
          {t('addOther.title')}
        </h3>
        <p className={classes.reason}>{disabledReason}</p>
      </section>
    );
  }
  return (
    <form
      className={classes.card}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h3 className={classes.title} id={titleId}>
        {t('addOther.title')}
      </h3>
      <p className={classes.text}>{t('addOther.text')}</p>
      <TextInput
        ref={field}
        size="sm"
        name="customDokuName"
        label={t('addOther.name')}
        autoComplete="off"
        required
        withAsterisk={false}
        readOnly={busy || blocked}
        value={name}
        description={
          <span className={`${classes.counter} dk-figures`}>
            {t('addOther.counter', { used: name.length, max: limits.customDokuNameMax })}
          </span>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={shown === null ? undefined : failureText(tContract, shown)}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setFailure(null);
        }}
      />
      <Button
        className={classes.submit}
        type="submit"
        variant="outline"
        size="sm"
        loading={busy}
        disabled={blocked}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      >
        {t('addOther.submit')}
      </Button>
      {blocked ? <p className={classes.reason}>{disabledReason}</p> : null}
      <p className={classes.added} role="status">
        {added === null ? null : t('addOther.added', { name: added })}
      </p>
    </form>
  );
}
