import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { limits } from '@dokubox/spec/limits.ts';
import { failureText, fieldText, messageText, type Failure } from '../../locales/messageText.ts';
import form from '../../shared/form.module.css';
import { useFields } from '../../shared/useFields.ts';
import { maxLength, required, usable } from '../../shared/fieldRules.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';

interface Values extends Record<string, string> {
  readonly namirialUserId: string;
  readonly namirialDeviceId: string;
}

const rule = [
  required,
  maxLength(limits.signatureSettingsIdMax, 'dde.error.maxLength50'),
  usable('line'),
];
const rules = { namirialUserId: rule, namirialDeviceId: rule };
const fieldNames = ['namirialUserId', 'namirialDeviceId'] as const;

export interface SignatureSettingsFormProps {
  /** Stored ids of the remote-signing service; '' for none. */
  readonly userId: string;
  readonly deviceId: string;
  readonly busy?: boolean;
  /** Refusal of the server; the form stays as it is (R8.4). */
  readonly error?: Failure;
  readonly onSubmit: (values: {
    readonly namirialUserId: string;
    readonly namirialDeviceId: string;
  }) => void;
}

/** Settings of remote signing (R2.25, R5.4): both ids are required. */
export function SignatureSettingsForm({
  userId,
  deviceId,
  busy = false,
  error,
  onSubmit,
}: SignatureSettingsFormProps) {
  const { t } = useTranslation('account');
  const { t: tContract } = useTranslation('contract');
  const fields = useFields<Values>(
    { namirialUserId: userId, namirialDeviceId: deviceId },
    rules,
    (values) => {
      onSubmit({
        namirialUserId: values.namirialUserId.trim(),
        namirialDeviceId: values.namirialDeviceId.trim(),
      });
    },
  );
  return (
    <form className={form.form} noValidate onSubmit={fields.submit}>
      <h1 className={form.title}>{t('settings.title')}</h1>
      <p className={form.lead}>{t('settings.text')}</p>
      {error ? (
        <StatusMessage kind="error" title={messageText(tContract, 'dde.error.namirialSettings')}>
          {failureText(tContract, error)}
        </StatusMessage>
      ) : null}
      {fieldNames.map((name) => (
        <TextInput
          key={name}
          label={t(`settings.${name}`)}
          name={name}
          autoComplete="off"
          spellCheck={false}
          required
          withAsterisk={false}
          value={fields.values[name]}
          error={fieldText(tContract, name, fields.errors[name])}
          onChange={(event) => {
            fields.set(name, event.currentTarget.value);
          }}
        />
      ))}
      <Button type="submit" fullWidth loading={busy}>
        {t('settings.submit')}
      </Button>
    </form>
  );
}
