import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contentLanguage, localName } from '@dokubox/ui-kit/helpers/names.ts';
import { chooseClient, entryWith, expectPath, shownList } from '../../../.storybook/acts.ts';
import { replaceText } from '../../../.storybook/box.ts';
import {
  expectPseudo,
  onScreen,
  preparing,
  screenStories,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';
import type { Visit } from '../../../.storybook/visit.ts';

const path = '/app/usermanagement/manageuser/';

/** A locked user, and an active user of the same client. */
async function usersOf(visit: Visit) {
  const { content } = await visit.call('searchUsers', { body: { page: 0, size: 50 } });
  const locked = content.find(({ status }) => status === 'LOCKED');
  const active = content.find(
    ({ status, clientNumber }) => status === 'ACTIVE' && clientNumber === locked?.clientNumber,
  );
  if (!locked || !active)
    throw new Error('The scenario has no such users. Add them to the scenario.');
  return { locked, active };
}

const meta = {
  title: 'Screens/Users',
  ...screenStories,
  args: { scenario: 'sign-in-variants', user: 'bankerAllSegments' },
  parameters: {
    ...screenStories.parameters,
    ...preparing({
      path: async (visit) => `${path}?clientNumber=${(await usersOf(visit)).locked.clientNumber}`,
    }),
  },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function atClient(context: Parameters<typeof onScreen>[0]) {
  const screen = await onScreen(context);
  const { page, visit, t } = screen;
  const users = await usersOf(visit);
  const name = t('creating:users.tableLabel');
  await waitFor(() => expect(shownList(page, name)).toBeVisible());
  const rowOf = (username: string) => entryWith(page, name, username);
  const act = async (name: string, item: string) => {
    await userEvent.click(
      page.getByRole('button', { name: t('creating:users.actionsOf', { name }) }),
    );
    await userEvent.click(await page.findByRole('menuitem', { name: item }));
    return within(await page.findByRole('dialog'));
  };
  // The name as on the page, in the script and order of the user's language.
  const content = contentLanguage(visit.tenant, visit.language);
  const nameOf = ({ fullName, fullNameLocal }: typeof users.active) =>
    localName(fullName, fullNameLocal, content);
  return { ...screen, ...users, rowOf, act, nameOf };
}

export const Contact: Story = {
  name: '[R2.4][R5.5][R5.7] A banker changes contact data, which must follow the rules of the country',
  globals: { tenant: 'CZ' },
  play: async (context) => {
    const { page, visit, t, active, rowOf, act, nameOf } = await atClient(context);
    const dialog = await act(nameOf(active), t('creating:users.edit'));
    const email = dialog.getByLabelText(t('creating:users.editDialog.email'));
    const phone = dialog.getByLabelText(t('creating:users.editDialog.phone'));
    await replaceText(email, 'nobody@nowhere');
    await replaceText(phone, '602 123 45');
    const save = dialog.getByRole('button', { name: t('creating:users.editDialog.submit') });
    await userEvent.click(save);
    await waitFor(() =>
      expect(dialog.getByText(t('contract:message.dde.error.invalidEmail'))).toBeVisible(),
    );
    await expect(
      dialog.getByText(t('contract:message.dde.error.invalidPhoneNumber')),
    ).toBeVisible();
    await expect(email).toHaveFocus();
    await replaceText(email, 'new.address@example.cz');
    await replaceText(phone, '602 123 456');
    await userEvent.click(save);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const done = t('creating:users.done.edit', { name: nameOf(active) });
    await waitFor(() => expect(page.getAllByText(done)[0]).toBeVisible());
    await waitFor(() => expect(rowOf(active.username)).toHaveTextContent('new.address@example.cz'));
    const { content } = await visit.call('searchUsers', {
      body: { text: active.username, page: 0, size: 10 },
    });
    await expect(content[0]?.phoneNumber).toBe('+420602123456');
  },
};

export const Unlock: Story = {
  name: '[R2.4] A banker unlocks a locked account',
  play: async (context) => {
    const { page, t, locked, rowOf, act, nameOf } = await atClient(context);
    await expect(rowOf(locked.username)).toHaveTextContent(t('creating:users.status.LOCKED'));
    const dialog = await act(nameOf(locked), t('creating:users.unlock'));
    await userEvent.click(
      dialog.getByRole('button', { name: t('creating:users.unlockDialog.submit') }),
    );
    const done = t('creating:users.done.unlock', { name: nameOf(locked) });
    await waitFor(() => expect(page.getAllByText(done)[0]).toBeVisible());
    await waitFor(() =>
      expect(rowOf(locked.username)).toHaveTextContent(t('creating:users.status.ACTIVE')),
    );
  },
};

export const Reset: Story = {
  name: '[R2.4] A failed password reset keeps its dialog, and is sent on the next attempt',
  play: async (context) => {
    const { page, visit, t, active, act, nameOf } = await atClient(context);
    await visit.addFault({ operationId: 'resetPassword', status: 500, times: 1 });
    const dialog = await act(nameOf(active), t('creating:users.reset'));
    const submit = dialog.getByRole('button', { name: t('creating:users.resetDialog.submit') });
    await userEvent.click(submit);
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await userEvent.click(submit);
    const done = t('creating:users.done.reset', { email: active.email ?? '' });
    await waitFor(() => expect(page.getAllByText(done)[0]).toBeVisible());
    await expect(visit.sentWith('resetPassword').at(-1)).toEqual({
      username: active.username,
      email: active.email,
      phoneNumber: active.phoneNumber,
    });
  },
};

export const Onwards: Story = {
  name: '[R1.4][R2.4] A banker finds a client by number, with links to the client’s dokuboxes and to a new one',
  args: { path },
  parameters: preparing({ path: () => path }),
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    const title = t('creating:users.chooseTitle');
    await waitFor(() => expect(page.getByRole('heading', { name: title })).toBeVisible());
    const { locked } = await usersOf(visit);
    await chooseClient(screen, t('list:clientSearch.label'), locked.clientNumber);
    await expectPath(screen, `${path}?clientNumber=${locked.clientNumber}`);
    const creation = `/app/createDokuBox?clientNumber=${locked.clientNumber}`;
    const start = await page.findByRole('link', { name: t('creating:users.startBox') });
    await expect(start).toHaveAttribute('href', creation);
    await userEvent.click(page.getByRole('link', { name: t('creating:users.openBoxes') }));
    await expectPath(screen, `/app/dokuboxlist?client=${locked.clientNumber}`);
    const starts = await page.findAllByRole('link', { name: t('list:new') });
    await expect(starts[0]).toHaveAttribute('href', creation);
    await userEvent.click(starts[0] as HTMLElement);
    await waitFor(() =>
      expect(within(page.getByRole('main')).getByText(locked.clientNumber)).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  name: '[R8.1] If the representatives could not be loaded, they are read again',
  play: async (context) => {
    const { page, visit, t } = await atClient(context);
    await visit.addFault({ operationId: 'searchUsers', status: 500 });
    visit.portal?.navigate(`${path}?clientNumber=${'9'.repeat(9)}`);
    await waitFor(() => expect(page.getByText(t('creating:users.failedTitle'))).toBeVisible());
    await visit.clearFaults();
    await userEvent.click(page.getByRole('button', { name: t('creating:users.retry') }));
    const title = t('creating:users.emptyTitle');
    await waitFor(() => expect(page.getByRole('heading', { name: title })).toBeVisible());
  },
};

export const Pseudo: Story = {
  name: '[R2.34][R9.10] The page with longer words on the smallest screen',
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { page, visit, t } = await onScreen(context);
    await page.findByRole('list', { name: t('creating:users.tableLabel') });
    await expectPseudo(visit);
  },
};
