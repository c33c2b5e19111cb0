import { Button, TextInput } from '@mantine/core';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { failureText, messageText, type Failure } from '../../locales/messageText.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { emailFinding, phoneExample, phoneFinding, plainPhone } from './userRules.ts';
import type { UserCommand } from './userTypes.ts';
import classes from './UserManagement.module.css';

/** What has changed; a field that has not is absent. */
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

/** Changes e-mail and phone of a representative; fields that were empty may stay so. */
export function EditUserDialog({ user, tenant, onSave, onDone, onClose }: EditUserDialogProps) {
  const { t } = useTranslation(['creating', 'shell']);
  const { t: tContract } = useTranslation('contract');
  const { phone: phoneRule } = policyOf(tenant);
  const known = { email: user.email ?? '', phone: user.phoneNumber ?? '' };
  const [email, setEmail] = useState(known.email);
  const [phone, setPhone] = useState(known.phone);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  // What is stored already is not the banker's mistake: only a change is checked.
  const wrongEmail = email.trim() === known.email ? undefined : emailFinding(email);
  const wrongPhone =
    plainPhone(phone) === plainPhone(known.phone) ? undefined : phoneFinding(phone, phoneRule);
  const shown = (key: MessageKey | undefined) =>
    checked && key !== undefined ? messageText(tContract, key) : undefined;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (wrongEmail ?? wrongPhone) {
      (wrongEmail ? emailField : phoneField).current?.focus();
      return;
    }
    const changes: ContactChanges = {
      ...(email.trim() === known.email ? {} : { email: email.trim() }),
      ...(plainPhone(phone) === plainPhone(known.phone) ? {} : { phoneNumber: plainPhone(phone) }),
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
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.about}>
          {t('creating:users.editDialog.about', { name: user.fullName, username: user.username })}
        </p>
        <TextInput
          ref={emailField}
          name="email"
          type="email"
          label={t('creating:users.editDialog.email')}
          autoComplete="off"
          data-autofocus
          readOnly={busy}
          value={email}
          error={shown(wrongEmail)}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
          }}
        />
        <TextInput
          ref={phoneField}
          name="phoneNumber"
          type="tel"
          label={t('creating:users.editDialog.phone')}
          description={t('creating:users.editDialog.phoneHint', {
            example: phoneExample(phoneRule),
          })}
          autoComplete="off"
          readOnly={busy}
          value={phone}
          error={shown(wrongPhone)}
          onChange={({ currentTarget }) => {
            setPhone(currentTarget.value);
          }}
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
