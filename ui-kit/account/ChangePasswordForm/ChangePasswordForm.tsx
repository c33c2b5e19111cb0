import { Anchor, Button, PasswordInput } from '@mantine/core';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingKinds } from '@dokubox/spec/password-rules.ts';
import { listInWords } from '../../helpers/listInWords.ts';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { useArrivalFocus } from '../../shared/arrival.ts';
import form from '../../shared/form.module.css';
import { useFields } from '../../shared/useFields.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { changeRules, shownStrength } from './changeRules.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

const empty = { current: '', next: '', repeated: '' };
const fieldNames = ['current', 'next', 'repeated'] as const;
/** Names of these fields in the error texts. */
const errorNames = {
  current: 'currentPassword',
  next: 'newPassword',
  repeated: 'repeatedPassword',
} as const;

export interface ChangePasswordFormProps {
  /** A `forced` change comes before the portal opens. The user can only sign out instead. */
  readonly mode: 'voluntary' | 'forced';
  /** For the browser's password manager, and kept out of the password. */
  readonly username: string;
  readonly fullName: string;
  readonly busy?: boolean;
  /** Refusal of the server. The field of the current password shows its own refusal. */
  readonly error?: Failure;
  readonly onSubmit: (values: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }) => void;
  /** Called by the link below the form. Absent if the page around the form has such a link. */
  readonly onBack?: (() => void) | undefined;
}

/** Change of password (R2.26, R5.10–R5.12) with a strength meter. */
export function ChangePasswordForm({
  mode,
  username,
  fullName,
  busy = false,
  error,
  onSubmit,
  onBack,
}: ChangePasswordFormProps) {
  const { t, i18n } = useTranslation('account');
  const { t: tContract } = useTranslation('contract');
  const arrival = useArrivalFocus();
  const [visible, setVisible] = useState(false);
  /** The refusal after which the user has typed. A second refusal is another object. */
  const [answered, setAnswered] = useState<typeof error>();
  const inputs = useMemo(() => [username, fullName], [username, fullName]);
  const rules = useMemo(() => changeRules(inputs), [inputs]);
  const fields = useFields(empty, rules, (values) => {
    onSubmit({ currentPassword: values.current, newPassword: values.next });
  });
  const refused = error === answered ? undefined : error;
  const wrongCurrent = refused?.field === 'currentPassword';
  const { next } = fields.values;
  const errorOf = (name: (typeof fieldNames)[number], text: string | undefined) => {
    if (text === undefined) {
      return name === 'current' && wrongCurrent ? t('password.wrongCurrent') : undefined;
    }
    if (fields.errors[name] !== 'dde.error.patternMatch') return text;
    // §5 has one message for pattern and strength. The form knows which of the two is wrong.
    const kinds = missingKinds(next).map((kind) => t(`password.kind.${kind}`));
    if (kinds.length === 0) return t('password.tooEasy');
    return t('password.add', { kinds: listInWords(kinds, i18n.language) });
  };
  const inputOf = (name: (typeof fieldNames)[number]) => {
    const input = fields.input(name, errorNames[name]);
    const error = errorOf(name, input.error);
    return { ...input, error, 'aria-invalid': error !== undefined };
  };
  const score = shownStrength(next, inputs);
  return (
    <form ref={arrival} className={form.form} noValidate onSubmit={fields.submit}>
      <h1 className={form.title}>
        {t(mode === 'forced' ? 'password.forcedTitle' : 'password.title')}
      </h1>
      {mode === 'forced' ? <p className={form.lead}>{t('password.forcedText')}</p> : null}
      {refused && !wrongCurrent ? (
        <StatusMessage kind="error">{failureText(tContract, refused)}</StatusMessage>
      ) : null}
      {/* The browser's password manager needs the name of the user. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {fieldNames.map((name) => (
        <Fragment key={name}>
          <PasswordInput
            {...inputOf(name)}
            label={t(`password.${name}`)}
            {...(name === 'next' ? { description: t('password.rules') } : {})}
            autoComplete={name === 'current' ? 'current-password' : 'new-password'}
            required
            withAsterisk={false}
            visible={visible}
            onVisibilityChange={setVisible}
            visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }}
            onChange={(event) => {
              fields.set(name, event.currentTarget.value);
              if (name === 'current') setAnswered(error);
            }}
          />
          {name === 'next' ? <StrengthMeter score={score} /> : null}
        </Fragment>
      ))}
      <Button type="submit" fullWidth loading={busy}>
        {t('password.submit')}
      </Button>
      {onBack ? (
        <Anchor component="button" type="button" className={form.link ?? ''} onClick={onBack}>
          {t(mode === 'forced' ? 'password.backToSignIn' : 'password.back')}
        </Anchor>
      ) : null}
    </form>
  );
}
