import { Anchor, Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages as allLanguages, type Language, type UserType } from '@dokubox/spec/enums.ts';
import { FlagIcon } from '../../shell/LanguageMenu/FlagIcon.tsx';
import { failureText, fieldText, type Failure } from '../../locales/messageText.ts';
import { languageNames, languageTags } from '../../locales/names.ts';
import { useArrivalFocus } from '../../shared/arrival.ts';
import form from '../../shared/form.module.css';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { useFields } from '../../shared/useFields.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { loginRules, typedUsername, type LoginValues } from './loginRules.ts';

export interface LoginFormProps {
  /** Client or banker variant (R2.11, R2.12). */
  readonly userType: UserType;
  readonly language: Language;
  /** Languages in the order of the select; see `languageOrder` of spec/tenants/table.ts. */
  readonly languages: readonly Language[];
  /** Called at once when another language is chosen: select and menu are one setting. */
  readonly onLanguageChange: (language: Language) => void;
  /** What stands in the field of the name at first. */
  readonly username?: string;
  readonly onSubmit: (values: {
    readonly language: Language;
    readonly username: string;
    readonly password: string;
  }) => void;
  readonly busy?: boolean;
  /** Refusal of the server, shown above the fields. */
  readonly error?: Failure;
  readonly forgottenPasswordHref?: string;
  readonly onForgottenPassword?: Navigate;
  /** Client variant: address of the digital channel's own login. */
  readonly externalHref?: string;
  /** Banker variant: address of the identity provider. */
  readonly identityProviderHref?: string;
}

/** Login form (R2.10, R5.15): language, username, password. Values survive a change of language. */
export function LoginForm({
  userType,
  language,
  languages,
  onLanguageChange,
  username = '',
  onSubmit,
  busy = false,
  error,
  forgottenPasswordHref,
  onForgottenPassword,
  externalHref,
  identityProviderHref,
}: LoginFormProps) {
  const { t } = useTranslation(['signIn', 'contract']);
  const { t: tContract } = useTranslation('contract');
  const arrival = useArrivalFocus();
  const fields = useFields<LoginValues>(
    { language, username, password: '' },
    loginRules,
    (values) => {
      onSubmit({ language, username: values.username.trim(), password: values.password });
    },
  );
  const errorOf = (field: 'language' | 'username' | 'password') =>
    fieldText(tContract, field, fields.errors[field]);
  const other =
    userType === 'CLIENT'
      ? { href: externalHref, label: t('signIn:external') }
      : { href: identityProviderHref, label: t('signIn:identityProvider') };
  return (
    <form ref={arrival} className={form.form} noValidate onSubmit={fields.submit}>
      <h1 className={form.title}>{t(`signIn:title.${userType}`)}</h1>
      {error ? <StatusMessage kind="error">{failureText(tContract, error)}</StatusMessage> : null}
      <NativeSelect
        label={t('signIn:language')}
        name="language"
        value={language}
        error={errorOf('language')}
        leftSection={<FlagIcon language={language} />}
        onChange={(event) => {
          const chosen = allLanguages.find((entry) => entry === event.currentTarget.value);
          if (!chosen) return;
          fields.set('language', chosen);
          onLanguageChange(chosen);
        }}
      >
        {languages.map((entry) => (
          <option key={entry} value={entry} lang={languageTags[entry]}>
            {languageNames[entry]}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        label={t('signIn:username')}
        {...(userType === 'BANKER' ? { description: t('signIn:usernameBankerHint') } : {})}
        name="username"
        autoComplete="username"
        autoCapitalize={userType === 'BANKER' ? 'characters' : 'none'}
        spellCheck={false}
        required
        withAsterisk={false}
        value={fields.values.username}
        error={errorOf('username')}
        onChange={(event) => {
          fields.set('username', typedUsername(event.currentTarget.value, userType));
        }}
      />
      <PasswordInput
        label={t('signIn:password')}
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        value={fields.values.password}
        error={errorOf('password')}
        aria-invalid={errorOf('password') !== undefined}
        visibilityToggleButtonProps={{ 'aria-label': t('signIn:showPassword'), tabIndex: 0 }}
        onChange={(event) => {
          fields.set('password', event.currentTarget.value);
        }}
      />
      <Button type="submit" fullWidth loading={busy}>
        {t('signIn:submit')}
      </Button>
      {forgottenPasswordHref === undefined ? null : (
        <Anchor
          className={form.link ?? ''}
          {...linkProps(forgottenPasswordHref, onForgottenPassword)}
        >
          {t('signIn:forgottenPassword')}
        </Anchor>
      )}
      {other.href === undefined ? null : (
        <>
          <div className={form.divider}>{t('signIn:or')}</div>
          <Button component="a" variant="default" fullWidth href={other.href} rel="noopener">
            {other.label}
          </Button>
        </>
      )}
    </form>
  );
}
