import { Button, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { maxLength, usable } from '../../shared/fieldRules.ts';
import type { CustomNameState } from './customNameState.ts';
import classes from './CustomNameEditor.module.css';

/**
 * Saves a name; an empty one removes it. Resolves with null when it is saved, otherwise with why
 * not. Must not reject.
 */
export type SaveName = (name: string) => Promise<Failure | null>;

export interface CustomNameEditorProps {
  /** Present name; empty when the box has none of its own. */
  readonly value: string;
  /** Title that is shown when there is no own name. */
  readonly placeholder: string;
  readonly state: CustomNameState;
  /** Who holds the box, for the reason `locked`. */
  readonly holder?: string;
  /** Why the name cannot be edited is said elsewhere already; what was typed stays all the same. */
  readonly quiet?: boolean;
  readonly onSave: SaveName;
  /** Told when the field opens and when it closes. Keep it stable. */
  readonly onEditing?: ((editing: boolean) => void) | undefined;
}

const tooLong = maxLength(limits.customNameMax, 'dde.error.maxLength100');

/** The client's own name of a box, edited in place: Enter saves, Escape gives up (R2.15, R4.5, R5.2). */
export function CustomNameEditor({
  value,
  placeholder,
  state,
  holder,
  quiet = false,
  onSave,
  onEditing,
}: CustomNameEditorProps) {
  const { t } = useTranslation('box');
  const { t: tContract } = useTranslation('contract');
  const [draft, setDraft] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const backToOpener = useRef(false);
  // What was typed before somebody else took the box stays, to be saved once it is free.
  const blocked = state === 'locked';
  const editing = draft !== null && (state === 'editable' || blocked);

  useEffect(() => {
    if (!editing || !onEditing) return undefined;
    onEditing(true);
    return () => {
      onEditing(false);
    };
  }, [editing, onEditing]);

  useEffect(() => {
    if (editing || !backToOpener.current) return;
    // The field is gone; the user goes on where they came from.
    backToOpener.current = false;
    opener.current?.focus();
  }, [editing]);

  if (!editing && state !== 'editable') {
    if (quiet) return null;
    return <p className={classes.reason}>{t(`name.reason.${state}`, { name: holder ?? '' })}</p>;
  }
  if (!editing) {
    return (
      <Button
        ref={opener}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => {
          setDraft(value);
          setFailure(null);
        }}
      >
        {t(value === '' ? 'name.add' : 'name.edit')}
      </Button>
    );
  }

  const used = draft.length;
  const broken = tooLong(draft) ?? usable('line')(draft);
  const close = () => {
    backToOpener.current = true;
    setDraft(null);
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const name = spokenText(draft);
    if (saving || broken !== undefined || blocked) return;
    if (name === value) {
      close();
      return;
    }
    setSaving(true);
    setFailure(null);
    const result = await onSave(name);
    setSaving(false);
    if (result === null) close();
    else setFailure(result);
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || saving) return;
    event.stopPropagation();
    close();
  };
  const shown: Failure | null =
    broken === undefined ? failure : { messageKey: broken, field: 'customName' };
  const errorText = blocked
    ? t('name.reason.locked', { name: holder ?? '' })
    : shown && failureText(tContract, shown);
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} onKeyDown={giveUp}>
      <TextInput
        className={classes.input}
        size="sm"
        autoFocus
        label={t('name.label')}
        placeholder={placeholder}
        value={draft}
        readOnly={saving || blocked}
        autoComplete="off"
        description={
          <span className={classes.below}>
            <span>{t('name.hint')}</span>
            <span className="dk-figures">
              {t('name.counter', { used, max: limits.customNameMax })}
            </span>
          </span>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errorText ?? undefined}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value);
          setFailure(null);
        }}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <span className={classes.buttons}>
        <Button type="submit" size="sm" loading={saving} disabled={broken !== undefined || blocked}>
          {t('name.save')}
        </Button>
        <Button variant="default" size="sm" disabled={saving} onClick={close}>
          {t('name.cancel')}
        </Button>
      </span>
    </form>
  );
}
