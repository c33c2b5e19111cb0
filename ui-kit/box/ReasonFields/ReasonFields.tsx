import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fieldText } from '../../locales/messageText.ts';
import type { Fields } from '../../shared/useFields.ts';
import { NoteField } from './NoteField.tsx';
import type { ReasonOption, ReasonValues } from './reasonState.ts';
import classes from './ReasonFields.module.css';

export interface ReasonFieldsProps {
  readonly reasons: readonly ReasonOption[];
  readonly fields: Fields<ReasonValues>;
  readonly busy: boolean;
}

/** A required reason and a voluntary note, shared by removal and termination (R5.3). */
export function ReasonFields({ reasons, fields, busy }: ReasonFieldsProps) {
  const { t } = useTranslation('acting');
  const { t: tContract } = useTranslation('contract');
  const { values, errors, set } = fields;
  return (
    <div className={classes.fields}>
      <NativeSelect
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
        error={fieldText(tContract, 'reason', errors.reason)}
        onChange={({ currentTarget }) => {
          set('reason', currentTarget.value);
        }}
      />
      <NoteField
        label={t('reason.note')}
        value={values.note}
        disabled={busy}
        onChange={(note) => {
          set('note', note);
        }}
      />
    </div>
  );
}
