import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
  return (
    <div className={classes.fields}>
      <NativeSelect
        {...fields.input('reason')}
        label={t('reason.label')}
        required
        withAsterisk={false}
        data-autofocus
        disabled={busy}
        data={[
          { value: '', label: t('reason.choose') },
          ...reasons.map(({ value, label }) => ({ value, label })),
        ]}
      />
      <NoteField
        label={t('reason.note')}
        value={fields.values.note}
        disabled={busy}
        onChange={(note) => {
          fields.set('note', note);
        }}
      />
    </div>
  );
}
