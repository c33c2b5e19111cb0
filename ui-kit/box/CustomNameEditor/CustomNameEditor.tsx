import { Button, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { maxLength, usable } from '../../shared/fieldRules.ts';
import { useReported } from '../../shared/useReported.ts';
import type { CustomNameState } from './customNameState.ts';
import classes from './CustomNameEditor.module.css';

/**
 * Saves a name. An empty one removes it. Resolves with null, or with the reason if the name was not
 * saved. Must not reject.
 */
export type SaveName = (name: string) => Promise<Failure | null>;

export interface CustomNameEditorProps {
  /** Current name. Empty if the client has given none. */
  readonly value: string;
  /** Title of the box as long as the client has given no name. */
  readonly placeholder: string;
  readonly state: CustomNameState;
  /** Name of the user who holds the lock, for the state `locked`. */
  readonly holder?: string;
  /** Hides why the name cannot be edited, where the page says it already. A typed name stays. */
  readonly quiet?: boolean;
  readonly onSave: SaveName;
  /** Called when the field opens and when it closes. Keep it stable. */
  readonly onEditing?: ((editing: boolean) => void) | undefined;
}

const tooLong = maxLength(limits.customNameMax, 'dde.error.maxLength100');

/** The client's own name of a box, edited in place (R2.15, R4.5, R5.2). */
export function CustomNameEditor({ onEditing, quiet = false, ...field }: CustomNameEditorProps) {
  const { value, state, holder = '' } = field;
  const { t } = useTranslation('box');
  const [draft, setDraft] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const backToOpener = useRef(false);
  // If someone else takes the box, the typed name stays, to be saved once the box is free.
  const editing = draft !== null && (state === 'editable' || state === 'locked');

  useReported(editing, onEditing);
  useEffect(() => {
    if (editing || !backToOpener.current) return;
    // The field is gone: the user continues at the button that opened it.
    backToOpener.current = false;
    opener.current?.focus();
  }, [editing]);

  if (editing) {
    return (
      <NameForm
        {...field}
        draft={draft}
        onDraft={setDraft}
        onClose={() => {
          backToOpener.current = true;
          setDraft(null);
        }}
      />
    );
  }
  if (state !== 'editable') {
    return quiet ? null : (
      <p className={classes.reason}>{t(`name.reason.${state}`, { name: holder })}</p>
    );
  }
  return (
    <Button
      ref={opener}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => {
        setDraft(value);
      }}
    >
      {t(value === '' ? 'name.add' : 'name.edit')}
    </Button>
  );
}

/** The open field: Enter saves, Escape closes it. */
function NameForm({
  value,
  placeholder,
  state,
  holder = '',
  onSave,
  draft,
  onDraft,
  onClose,
}: Omit<CustomNameEditorProps, 'quiet' | 'onEditing'> & {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('box');
  const { t: tContract } = useTranslation('contract');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const blocked = state === 'locked';
  const broken = tooLong(draft) ?? usable('line')(draft);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const name = spokenText(draft);
    if (saving || broken !== undefined || blocked) return;
    if (name === value) {
      onClose();
      return;
    }
    setSaving(true);
    setFailure(null);
    const result = await onSave(name);
    setSaving(false);
    if (result === null) onClose();
    else setFailure(result);
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || saving) return;
    event.stopPropagation();
    onClose();
  };
  const shown: Failure | null =
    broken === undefined ? failure : { messageKey: broken, field: 'customName' };
  const errorText = blocked
    ? t('name.reason.locked', { name: holder })
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
              {t('name.counter', { used: draft.length, max: limits.customNameMax })}
            </span>
          </span>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errorText ?? undefined}
        onChange={({ currentTarget }) => {
          onDraft(currentTarget.value);
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
        <Button variant="default" size="sm" disabled={saving} onClick={onClose}>
          {t('name.cancel')}
        </Button>
      </span>
    </form>
  );
}
