import { Anchor, Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { useArrivalFocus } from '../../shared/arrival.ts';
import { required, type Rule } from '../../shared/fieldRules.ts';
import form from '../../shared/form.module.css';
import { useFields } from '../../shared/useFields.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './OneTimePasswordForm.module.css';
import { otpDigits, otpState } from './otp.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

const complete: Rule<string> = (code) =>
  otpState(code) === 'complete' ? undefined : 'dde.error.invalidValue';
const rules = { otp: [required, complete] };

export interface OneTimePasswordFormProps {
  /** Phone number that got the code, masked by the server, such as `+36 •• ••• 4567`. */
  readonly maskedPhone?: string;
  /** Seconds before the user can ask for another code. */
  readonly resendAfterSeconds: number;
  /** Number of codes sent again. A higher number restarts the countdown and shows a message. */
  readonly sentAgain?: number;
  readonly busy?: boolean;
  readonly resending?: boolean;
  readonly error?: Failure;
  readonly onSubmit: (otp: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** Form for the one-time password (R2.26, R5.13, A-023), in one field for pasting and autofill. */
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
  const arrival = useArrivalFocus();
  const left = useSecondsLeft(resendAfterSeconds, sentAgain);
  const fields = useFields({ otp: '' }, rules, ({ otp }) => {
    onSubmit(otp);
  });
  const code = fields.input('otp');
  const incomplete = otpState(code.value) === 'incomplete';
  return (
    <form ref={arrival} className={form.form} noValidate onSubmit={fields.submit}>
      <h1 className={form.title}>{t('otp.title')}</h1>
      <p className={form.lead}>
        {maskedPhone ? t('otp.text', { phone: maskedPhone }) : t('otp.textNoPhone')}
      </p>
      {error ? <StatusMessage kind="error">{failureText(tContract, error)}</StatusMessage> : null}
      <TextInput
        {...code}
        label={t('otp.label')}
        description={t('otp.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        classNames={{ input: classes.code ?? '' }}
        error={code.error && (incomplete ? t('otp.incomplete') : code.error)}
        onChange={({ currentTarget }) => {
          fields.set('otp', otpDigits(currentTarget.value));
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
