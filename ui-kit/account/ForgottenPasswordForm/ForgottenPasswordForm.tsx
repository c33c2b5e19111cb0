import { Button, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { fullPhoneNumber } from '@dokubox/spec/phone-numbers.ts';
import type { ForgottenPassword } from '@dokubox/spec/schemas/sign-in.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { fieldText, messageText, type Failure } from '../../locales/messageText.ts';
import { useArrivalFocus } from '../../shared/arrival.ts';
import form from '../../shared/form.module.css';
import { useFields } from '../../shared/useFields.ts';
import { maxLength, required } from '../../shared/fieldRules.ts';
import { phoneNumber } from '../../shared/phoneRule.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { validEmail } from './email.ts';
import classes from './ForgottenPasswordForm.module.css';

interface Values extends Record<string, string> {
  readonly email: string;
  readonly username: string;
  readonly phoneNumber: string;
}

export interface ForgottenPasswordFormProps {
  /** Decides calling code and phone rule (R5.7, R5.8). */
  readonly tenant: Tenant;
  /** A banker's username is upper-case as it is typed (R5.6). */
  readonly userType: UserType;
  /** `sending` and `sent` follow the one submission there is; `failed` needs the form anew (R5.9, A-029). */
  readonly state: 'open' | 'sending' | 'sent' | 'failed';
  readonly error?: Failure;
  readonly onSubmit: (values: ForgottenPassword) => void;
  /** Opens the form anew after a failure. */
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** Forgotten password (R2.26, R5.5–R5.9): the answer is the same whoever asks. */
export function ForgottenPasswordForm({
  tenant,
  userType,
  state,
  error,
  onSubmit,
  onAgain,
  onBack,
}: ForgottenPasswordFormProps) {
  const { t } = useTranslation('account');
  const arrival = useArrivalFocus();
  const { t: tContract } = useTranslation('contract');
  const policy = policyOf(tenant);
  const rules = useMemo(
    () => ({
      email: [required, validEmail],
      username: [required, maxLength(limits.usernameMax, 'dde.error.maxLength50')],
      phoneNumber: [required, phoneNumber(policy)],
    }),
    [policy],
  );
  const fields = useFields<Values>(
    { email: '', username: '', phoneNumber: '' },
    rules,
    (values) => {
      onSubmit({
        email: values.email.trim(),
        username: values.username.trim(),
        phoneNumber: fullPhoneNumber(values.phoneNumber, policy),
      });
    },
  );
  const errorOf = (field: 'email' | 'username' | 'phoneNumber') =>
    fieldText(tContract, field, fields.errors[field]);
  const back = (
    <Button variant="default" onClick={onBack}>
      {t('forgotten.back')}
    </Button>
  );
  if (state === 'sent') {
    return (
      <div className={form.form}>
        <h1 className={form.title}>{t('forgotten.title')}</h1>
        <StatusMessage kind="success" title={t('forgotten.doneTitle')}>
          {t('forgotten.doneText')}
        </StatusMessage>
        {back}
      </div>
    );
  }
  return (
    <form ref={arrival} className={form.form} noValidate onSubmit={fields.submit}>
      <h1 className={form.title}>{t('forgotten.title')}</h1>
      <p className={form.lead}>{t('forgotten.text')}</p>
      {state === 'failed' ? (
        <StatusMessage
          kind="error"
          title={t('forgotten.failedTitle')}
          action={
            <Button size="sm" variant="default" onClick={onAgain}>
              {t('forgotten.again')}
            </Button>
          }
        >
          {messageText(tContract, error?.messageKey, error?.messageParams)}
        </StatusMessage>
      ) : null}
      <TextInput
        label={t('forgotten.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        withAsterisk={false}
        value={fields.values.email}
        error={errorOf('email')}
        onChange={(event) => {
          fields.set('email', event.currentTarget.value);
        }}
      />
      <TextInput
        label={t('forgotten.username')}
        {...(userType === 'BANKER' ? { description: t('forgotten.usernameBankerHint') } : {})}
        name="username"
        autoComplete="username"
        autoCapitalize={userType === 'BANKER' ? 'characters' : 'none'}
        spellCheck={false}
        required
        withAsterisk={false}
        value={fields.values.username}
        error={errorOf('username')}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          fields.set('username', userType === 'BANKER' ? typed.toUpperCase() : typed);
        }}
      />
      <TextInput
        label={t('forgotten.phone')}
        description={t('forgotten.phoneHint', { callingCode: policy.phone.callingCode })}
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        withAsterisk={false}
        leftSection={
          <span className={classes.code} aria-hidden="true">
            {policy.phone.callingCode}
          </span>
        }
        leftSectionWidth={64}
        leftSectionPointerEvents="none"
        value={fields.values.phoneNumber}
        error={errorOf('phoneNumber')}
        onChange={(event) => {
          fields.set('phoneNumber', event.currentTarget.value);
        }}
      />
      <Button type="submit" fullWidth loading={state === 'sending'} disabled={state !== 'open'}>
        {t('forgotten.submit')}
      </Button>
      {back}
    </form>
  );
}
