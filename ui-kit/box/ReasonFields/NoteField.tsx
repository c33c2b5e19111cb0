import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { limits } from '@dokubox/spec/limits.ts';
import { fieldText } from '../../locales/messageText.ts';
import { noteError } from './reasonState.ts';
import classes from './ReasonFields.module.css';

export interface NoteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** An optional note of at most 250 characters, with a counter (R5.3). */
export function NoteField({ label, value, disabled = false, onChange }: NoteFieldProps) {
  const { t } = useTranslation(['acting', 'contract']);
  const { t: tContract } = useTranslation('contract');
  return (
    <Textarea
      name="note"
      label={label}
      autosize
      minRows={2}
      maxRows={6}
      value={value}
      disabled={disabled}
      error={fieldText(tContract, 'note', noteError(value))}
      description={
        <span className={`${classes.counter} dk-figures`}>
          {t('acting:reason.counter', { used: value.length, max: limits.cancellationNoteMax })}
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}
