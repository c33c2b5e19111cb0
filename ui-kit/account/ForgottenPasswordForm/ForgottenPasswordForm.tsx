import { Button, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { fullPhoneNumber } from '@dokubox/spec/phone-numbers.ts';
import type { ForgottenPassword } from '@dokubox/spec/schemas/sign-in.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { messageText, type Failure } from '../../locales/messageText.ts';
import { useArrivalFocus } from '../../shared/arrival.ts';
import form from '../../shared/form.module.css';
import { useFields, type FieldInput } from '../../shared/useFields.ts';
import { maxLength, required } from '../../shared/fieldRules.ts';
import { phoneNumber as phoneNumberRule } from '../../shared/phoneRule.ts';
import { typedUsername } from '../../sign-in/LoginForm/loginRules.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { validEmail } from '../../shared/email.ts';
import classes from './ForgottenPasswordForm.module.css';

const empty = { email: '', username: '', phoneNumber: '' };

export interface ForgottenPasswordFormProps {
  /** Decides calling code and phone rule (R5.7, R5.8). */
  readonly tenant: Tenant;
  /** A banker's username is upper-case as it is typed (R5.6). */
  readonly userType: UserType;
  /** The user can submit once. After `failed` they open the form again (R5.9, A-029). */
  readonly state: 'open' | 'sending' | 'sent' | 'failed';
  readonly error?: Failure;
  readonly onSubmit: (values: ForgottenPassword) => void;
  /** Opens the form again after a failure. */
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

function PhoneField({ phone, ...input }: FieldInput & { readonly phone: TenantPolicy['phone'] }) {
  const { callingCode, example } = phone;
  const { t } = useTranslation('account');
  return (
    <TextInput
      {...input}
      label={t('forgotten.phone')}
      description={t('forgotten.phoneHint', { example })}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      required
      withAsterisk={false}
      leftSection={
        <span className={classes.code} aria-hidden="true">
          {callingCode}
        </span>
      }
      leftSectionWidth={64}
      leftSectionPointerEvents="none"
    />
  );
}

/** Form for a forgotten password (R2.26, R5.5–R5.9). Known and unknown users get the same answer. */
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
      phoneNumber: [required, phoneNumberRule(policy)],
    }),
    [policy],
  );
  const fields = useFields(empty, rules, ({ email, username, phoneNumber }) => {
    onSubmit({
      email: email.trim(),
      username: username.trim(),
      phoneNumber: fullPhoneNumber(phoneNumber, policy),
    });
  });
  const back = (
    <Button variant="default" onClick={onBack}>
      {t('forgotten.back')}
    </Button>
  );
  const title = <h1 className={form.title}>{t('forgotten.title')}</h1>;
  if (state === 'sent') {
    return (
      <div className={form.form}>
        {title}
        <StatusMessage kind="success" title={t('forgotten.doneTitle')}>
          {t('forgotten.doneText')}
        </StatusMessage>
        {back}
      </div>
    );
  }
  return (
    <form ref={arrival} className={form.form} noValidate onSubmit={fields.submit}>
      {title}
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
        {...fields.input('email')}
        label={t('forgotten.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        withAsterisk={false}
      />
      <TextInput
        {...fields.input('username')}
        label={t('forgotten.username')}
        {...(userType === 'BANKER' ? { description: t('forgotten.usernameBankerHint') } : {})}
        autoComplete="username"
        autoCapitalize={userType === 'BANKER' ? 'characters' : 'none'}
        spellCheck={false}
        required
        withAsterisk={false}
        onChange={({ currentTarget: { value } }) => {
          fields.set('username', typedUsername(value, userType));
        }}
      />
      <PhoneField {...fields.input('phoneNumber')} phone={policy.phone} />
      <Button type="submit" fullWidth loading={state === 'sending'} disabled={state !== 'open'}>
        {t('forgotten.submit')}
      </Button>
      {back}
    </form>
  );
}
