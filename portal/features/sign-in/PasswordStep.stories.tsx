import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { chooseClient, rowsOf } from '../../../.storybook/acts.ts';
import {
  expectPseudo,
  onScreen,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';
import {
  expectFinding,
  fill,
  type FieldFinding,
  sendCode,
  sendCredentials,
} from '../../../.storybook/signIn.ts';
import { homeOf, listPath } from '../../config/landing.ts';

const meta = {
  title: 'Screens/Forced change of password',
  ...screenStories,
  args: { scenario: 'sign-in-variants', user: 'clientMustChangePassword', signedOut: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const goodPassword = 'Modra-9-Loka~Vrba';
const length = 'message.dde.error.passwordLength';
const different = 'message.dde.error.identical';
/** New password, its repetition, and what each of the two fields says then. */
const rows: readonly (readonly [string, string, FieldFinding | null, FieldFinding | null])[] = [
  ['', '', 'fieldError.required.newPassword', 'fieldError.required.repeatedPassword'],
  ['Ab1!xyz8', 'Ab1!xyz8', length, null],
  ['ž', 'ž', length, null],
  [`Aa1!${'x'.repeat(limits.passwordMax)}`, 'x', length, different],
  ['Modra 9 Loka~Vrba', 'Modra 9 Loka~Vrba', 'message.dde.error.invalidCharacter', null],
  [goodPassword, `${goodPassword}.`, null, different],
];

async function atChange(context: Parameters<typeof onScreen>[0]) {
  const screen = await onScreen(context);
  const { page, t } = screen;
  await sendCredentials(screen);
  await sendCode(screen);
  const name = t('account:password.forcedTitle');
  await page.findByRole('heading', { level: 1, name });
  return { screen, name };
}

export const Forced: Story = {
  name: '[R2.26][R5.10][R5.11][R5.12] The step shows the first broken rule, survives a reload, and signs in with a good password',
  play: async (context) => {
    const { screen, name } = await atChange(context);
    const { page, t, visit } = screen;
    await visit.reload();
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());

    const label = (field: string) => t(`account:password.${field}`);
    const field = (key: string) => page.getByLabelText(label(key));
    const submit = page.getByRole('button', { name: t('account:password.submit') });
    await userEvent.click(submit);
    await expectFinding(screen, label('current'), 'fieldError.required.currentPassword');
    await fill(field('current'), 'not the password');
    for (const [next, repeated, nextKey, repeatedKey] of rows) {
      await fill(field('next'), next);
      await fill(field('repeated'), repeated);
      await userEvent.click(submit);
      await expectFinding(screen, label('next'), nextKey);
      await expectFinding(screen, label('repeated'), repeatedKey);
    }
    // The new password says what it lacks, or that it is weak.
    const kinds = t('account:password.kind.uppercase');
    for (const [next, words] of [
      ['modra-9-loka~vrba', t('account:password.add', { kinds })],
      ['Password1!', t('account:password.tooEasy')],
    ] as const) {
      await fill(field('next'), next);
      await userEvent.click(submit);
      await expect(field('next')).toHaveAccessibleDescription(
        expect.stringContaining(words) as unknown as string,
      );
    }
    await fill(field('next'), goodPassword);
    await fill(field('repeated'), goodPassword);
    await waitFor(() =>
      expect(page.getByText(t('account:password.score4'), { exact: false })).toBeVisible(),
    );
    await userEvent.click(submit);
    await page.findByText(t('account:password.wrongCurrent'));
    await expect(field('current')).toHaveAccessibleDescription(t('account:password.wrongCurrent'));
    await fill(field('current'), testPassword);
    await userEvent.click(submit);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await expect(visit.portal?.path()).toBe(listPath);
    await waitFor(() => expect(page.getByText(t('account:password.done'))).toBeVisible());
  },
};

/** Changes the password at once, like a user who has chosen a good one. */
async function change({ page, t }: OnScreen): Promise<void> {
  const field = (key: string) => page.findByLabelText(t(`account:password.${key}`));
  await fill(await field('current'), testPassword);
  await fill(await field('next'), goodPassword);
  await fill(await field('repeated'), goodPassword);
  await userEvent.click(page.getByRole('button', { name: t('account:password.submit') }));
}

export const ForcedBanker: Story = {
  name: '[R2.26][R2.4][R5.10] A banker changes the password and sees the bank’s home',
  args: { user: 'bankerMustChangePassword' },
  globals: { tenant: 'SK', scheme: 'dark' },
  play: async (context) => {
    const { screen } = await atChange(context);
    const { page, t, visit } = screen;
    await change(screen);
    await waitFor(() => expect(visit.portal?.path()).toBe(homeOf('BANKER', visit.tenant)));
    await waitFor(() => expect(page.getByText(t('account:password.done'))).toBeVisible());
  },
};

export const ForcedThenClient: Story = {
  name: '[R2.26][R5.10][R5.14] A user who represents several companies changes the password, then chooses one',
  args: { user: 'client3MustChangePassword' },
  globals: { tenant: 'RO', viewport: { value: 'w390' } },
  play: async (context) => {
    const { screen } = await atChange(context);
    const { page, t, visit } = screen;
    await change(screen);
    await chooseClient(screen, t('signIn:clientSelection.label'), '0');
    await userEvent.click(page.getByRole('button', { name: t('signIn:clientSelection.submit') }));
    await waitFor(() => expect(visit.portal?.path()).toBe(listPath));
  },
};

export const Pseudo: Story = {
  name: '[R2.26][R2.34][R9.10] A rejected password with longer words, on the smallest screen, in the dark',
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { screen } = await atChange(context);
    const { page, t, visit } = screen;
    await fill(page.getByLabelText(t('account:password.next')), 'abc');
    await userEvent.click(page.getByRole('button', { name: t('account:password.submit') }));
    await expectPseudo(visit, visit.username);
  },
};
