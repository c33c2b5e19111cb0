import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { bankSignatureSystems, clientSignatureSystems } from '@dokubox/spec/enums.ts';
import type { Draft } from './configuration.ts';
import classes from './ConfigureDokubox.module.css';

export interface SigningCardProps {
  readonly draft: Draft;
  /** An envelope exists, so the systems cannot change. */
  readonly fixed: boolean;
  /** The tenant archives by role, so the role can be made optional (R4.9). */
  readonly showsValidatorOptional: boolean;
  readonly disabled: boolean;
  readonly onChange: (draft: Draft) => void;
}

/** The signature systems of client and bank. */
export function SigningCard({
  draft,
  fixed,
  showsValidatorOptional,
  disabled,
  onChange,
}: SigningCardProps) {
  const { t } = useTranslation('creating');
  const { t: tBox } = useTranslation('contractBox');
  return (
    <section className={classes.card} aria-labelledby="configure-signing">
      <h2 className={classes.cardTitle} id="configure-signing">
        {t('configure.signing.title')}
      </h2>
      {fixed ? <p className={classes.text}>{t('configure.signing.fixed')}</p> : null}
      <div className={classes.pair}>
        <NativeSelect
          label={t('configure.signing.client')}
          value={draft.clientSignatureSystem}
          disabled={disabled || fixed}
          data={clientSignatureSystems.map((value) => ({
            value,
            label: tBox(`clientSignatureSystem.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) => {
            const system = clientSignatureSystems.find((one) => one === value);
            if (system) onChange({ ...draft, clientSignatureSystem: system });
          }}
        />
        <NativeSelect
          label={t('configure.signing.bank')}
          value={draft.bankSignatureSystem}
          disabled={disabled || fixed}
          data={bankSignatureSystems.map((value) => ({
            value,
            label: tBox(`bankSignatureSystem.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) => {
            const system = bankSignatureSystems.find((one) => one === value);
            if (system) onChange({ ...draft, bankSignatureSystem: system });
          }}
        />
      </div>
      {showsValidatorOptional ? (
        <Checkbox
          label={t('configure.signing.validatorOptional')}
          checked={draft.validatorRoleOptional}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            onChange({ ...draft, validatorRoleOptional: currentTarget.checked });
          }}
        />
      ) : null}
    </section>
  );
}
