import { NativeSelect } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../locales/messageText.ts';
import type { FieldErrors } from '../../shared/validation.ts';
import { NoteField } from './NoteField.tsx';
import type { ReasonOption, ReasonValues } from './reasonState.ts';
import classes from './ReasonFields.module.css';

export interface ReasonFieldsProps {
  readonly reasons: readonly ReasonOption[];
  readonly values: ReasonValues;
  readonly errors: FieldErrors<ReasonValues>;
  readonly busy: boolean;
  readonly selectRef: Ref<HTMLSelectElement>;
  readonly onChange: (values: ReasonValues) => void;
}

/** A required reason and a voluntary note, shared by removal and termination (R5.3). */
export function ReasonFields({
  reasons,
  values,
  errors,
  busy,
  selectRef,
  onChange,
}: ReasonFieldsProps) {
  const { t } = useTranslation('acting');
  const { t: tContract } = useTranslation('contract');
  return (
    <div className={classes.fields}>
      <NativeSelect
        ref={selectRef}
        name="reason"
        label={t('reason.label')}
        required
        withAsterisk={false}
        data-autofocus
        disabled={busy}
        value={values.reason}
        data={[
          { value: '', label: t('reason.choose') },
          ...reasons.map(({ value, label }) => ({ value, label })),
        ]}
        error={errors.reason ? messageText(tContract, errors.reason) : undefined}
        onChange={({ currentTarget }) => {
          onChange({ ...values, reason: currentTarget.value });
        }}
      />
      <NoteField
        label={t('reason.note')}
        value={values.note}
        disabled={busy}
        onChange={(note) => {
          onChange({ ...values, note });
        }}
      />
    </div>
  );
}
