import { Anchor, Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, fieldText, type Failure } from '../../locales/messageText.ts';
import { useArrivalFocus } from '../../shared/arrival.ts';
import form from '../../shared/form.module.css';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './OneTimePasswordForm.module.css';
import { otpDigits, otpState } from './otp.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface OneTimePasswordFormProps {
  /** Where the code went, masked by the server, e.g. `+36 •• ••• 4567`. */
  readonly maskedPhone?: string;
  /** Seconds before another code may be asked for. */
  readonly resendAfterSeconds: number;
  /** Raised by one after each code sent anew: restarts the countdown and says so. */
  readonly sentAgain?: number;
  readonly busy?: boolean;
  readonly resending?: boolean;
  readonly error?: Failure;
  readonly onSubmit: (otp: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** One-time password (R2.26, R5.13, A-023): one field, so that pasting and autofill just work. */
export function OneTimePasswordForm({
  maskedPhone,
  resendAfterSeconds,
  sentAgain = 0,
  busy = false,
  resending = false,
  error,
  onSubmit,
  onResend,
  onBack,
}: OneTimePasswordFormProps) {
  const { t } = useTranslation('signIn');
  const { t: tContract } = useTranslation('contract');
  const [code, setCode] = useState('');
  const [finding, setFinding] = useState<'empty' | 'incomplete'>();
  const field = useRef<HTMLInputElement>(null);
  const arrival = useArrivalFocus();
  const left = useSecondsLeft(resendAfterSeconds, sentAgain);
  const findingText =
    finding === 'empty'
      ? fieldText(tContract, 'otp', 'dde.error.requiredField')
      : finding === 'incomplete'
        ? t('otp.incomplete')
        : undefined;
  return (
    <form
      ref={arrival}
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const state = otpState(code);
        if (state === 'complete') {
          setFinding(undefined);
          onSubmit(code);
        } else {
          setFinding(state);
          field.current?.focus();
        }
      }}
    >
      <h1 className={form.title}>{t('otp.title')}</h1>
      <p className={form.lead}>
        {maskedPhone ? t('otp.text', { phone: maskedPhone }) : t('otp.textNoPhone')}
      </p>
      {error ? <StatusMessage kind="error">{failureText(tContract, error)}</StatusMessage> : null}
      <TextInput
        ref={field}
        label={t('otp.label')}
        description={t('otp.hint')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        classNames={{ input: classes.code ?? '' }}
        value={code}
        error={findingText}
        onChange={(event) => {
          setCode(otpDigits(event.currentTarget.value));
          setFinding(undefined);
        }}
      />
      <Button type="submit" fullWidth loading={busy}>
        {t('otp.submit')}
      </Button>
      <div className={form.links}>
        <p className={form.status} role="status">
          {sentAgain > 0 ? t('otp.resent') : ''}
        </p>
        {left > 0 ? (
          <p className={`${form.status ?? ''} dk-figures`}>{t('otp.resendIn', { count: left })}</p>
        ) : (
          <Button variant="default" loading={resending} onClick={onResend}>
            {t('otp.resend')}
          </Button>
        )}
        <Anchor component="button" type="button" className={form.link ?? ''} onClick={onBack}>
          {t('otp.back')}
        </Anchor>
      </div>
    </form>
  );
}
