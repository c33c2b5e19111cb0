import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { FieldErrorKey } from '../ui-kit/locales/fieldErrors.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import type { OnScreen } from './Screen.tsx';

/** The error text of a field: a sentence that names the field. */
export type FieldFinding = FieldErrorKey | `message.${MessageKey}`;

/** Replaces the text of a field. An empty text clears it. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  // Pasted at once, as a password manager does. Typing letter by letter shows nothing more.
  if (text !== '') {
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

/** Types name and password and sends them. Default: the seeded ones. */
export async function sendCredentials(
  { page, t, visit }: OnScreen,
  {
    username = visit.username,
    password = testPassword,
  }: { readonly username?: string; readonly password?: string } = {},
): Promise<void> {
  await fill(await page.findByLabelText(t('signIn:username')), username);
  await fill(page.getByLabelText(t('signIn:password')), password);
  await userEvent.click(page.getByRole('button', { name: t('signIn:submit') }));
}

/** Types the one-time code and sends it. Default: the right one. */
export async function sendCode({ page, t }: OnScreen, code = testOtp): Promise<void> {
  await fill(await page.findByLabelText(t('signIn:otp.label')), code);
  await userEvent.click(page.getByRole('button', { name: t('signIn:otp.submit') }));
}

/** Checks that the screen's own alert shows a message of the contract. */
export async function expectSignInRefused({ page, t }: OnScreen, key: MessageKey): Promise<void> {
  const alert = () => within(page.getByRole('main')).getByRole('alert');
  await waitFor(() => expect(alert()).toHaveTextContent(t(`contract:message.${key}`)));
}

/** The field with the label says the text of this key, or nothing at all. */
export async function expectFinding(
  { page, t }: OnScreen,
  label: string,
  finding: FieldFinding | null,
): Promise<void> {
  const field = page.getByLabelText(label);
  if (finding === null) {
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    return;
  }
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    expect.stringContaining(t(`contract:${finding}`)) as unknown as string,
  );
}
