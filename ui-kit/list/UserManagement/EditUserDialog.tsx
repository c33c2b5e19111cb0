import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import { fullPhoneNumber } from '@dokubox/spec/phone-numbers.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { validEmail } from '../../shared/email.ts';
import { required } from '../../shared/fieldRules.ts';
import { phoneNumber as phoneNumberRule } from '../../shared/phoneRule.ts';
import { useFields } from '../../shared/useFields.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import type { UserCommand } from './userTypes.ts';
import classes from './UserManagement.module.css';

/** Changed values. An unchanged field is absent. */
export interface ContactChanges {
  readonly email?: string;
  readonly phoneNumber?: string;
}

export interface EditUserDialogProps {
  readonly user: ManagedUser;
  readonly tenant: Tenant;
  readonly onSave: UserCommand<ContactChanges>;
  /** Saved. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Changes e-mail and phone of a representative. Empty fields may stay empty. */
export function EditUserDialog({ user, tenant, onSave, onDone, onClose }: EditUserDialogProps) {
  const { t } = useTranslation(['creating', 'shell']);
  const { t: tContract } = useTranslation('contract');
  const policy = policyOf(tenant);
  const { callingCode, example } = policy.phone;
  const fullPhone = (typed: string) => fullPhoneNumber(typed, policy);
  const known = { email: user.email ?? '', phoneNumber: user.phoneNumber ?? '' };
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isKnown = {
    email: (email: string) => email.trim() === known.email,
    phoneNumber: (phone: string) => fullPhone(phone) === fullPhone(known.phoneNumber),
  };
  const save = async ({ email, phoneNumber }: typeof known) => {
    if (busy) return;
    const changes: ContactChanges = {
      ...(isKnown.email(email) ? {} : { email: email.trim() }),
      ...(isKnown.phoneNumber(phoneNumber) ? {} : { phoneNumber: fullPhone(phoneNumber) }),
    };
    if (Object.keys(changes).length === 0) {
      onClose();
      return;
    }
    setBusy(true);
    const result = await onSave(user, changes);
    setBusy(false);
    setFailure(result);
    if (result === null) onDone();
  };
  // The banker is not asked to mend stored values: only changes are checked.
  const fields = useFields(
    known,
    {
      email: [
        (value) => (isKnown.email(value) ? undefined : (required(value) ?? validEmail(value))),
      ],
      phoneNumber: [
        (value) =>
          isKnown.phoneNumber(value)
            ? undefined
            : (required(value) ?? phoneNumberRule(policy)(value)),
      ],
    },
    (values) => void save(values),
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('creating:users.editDialog.title')}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      withCloseButton={!busy}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      <form className={classes.form} noValidate onSubmit={fields.submit}>
        <p className={classes.about}>
          {t('creating:users.editDialog.about', { name: user.fullName, username: user.username })}
        </p>
        <TextInput
          {...fields.input('email')}
          autoComplete="off"
          readOnly={busy}
          type="email"
          label={t('creating:users.editDialog.email')}
          data-autofocus
        />
        <TextInput
          {...fields.input('phoneNumber')}
          autoComplete="off"
          readOnly={busy}
          type="tel"
          label={t('creating:users.editDialog.phone')}
          description={t('creating:users.editDialog.phoneHint', {
            example: callingCode + example,
          })}
        />
        {failure === null ? null : (
          <StatusMessage kind="error">{failureText(tContract, failure)}</StatusMessage>
        )}
        <div className={classes.formActions}>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('creating:users.editDialog.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
