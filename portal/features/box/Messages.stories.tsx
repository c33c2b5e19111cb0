import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { rowsOf } from '../../../.storybook/acts.ts';
import {
  atBox,
  boxNow,
  dokuAt,
  replaceText,
  messagesButton,
  type Box,
} from '../../../.storybook/box.ts';
import {
  expectPseudo,
  onScreen,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';

/** The open conversation about a document. */
const about = (place: number) => (box: Box) => `?modal=messages&doku=${dokuAt(box, place).id}`;

const meta = {
  title: 'Screens/Box/Messages',
  ...screenStories,
  args: { scenario: 'messages', user: 'client1' },
  parameters: { ...screenStories.parameters, ...atBox(0, { query: about(0) }) },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scenario order of documents with few, with none and with very many messages. */
const places = { first: 0, many: 3, none: 4 } as const;

/** Opens the conversation. */
async function inMessages(context: Parameters<typeof onScreen>[0]) {
  const screen = await onScreen(context);
  const dialog = await screen.page.findByRole('dialog');
  const send = await within(dialog).findByRole('button', {
    name: screen.t('messages:compose.send'),
  });
  const field = within(dialog).getByRole('textbox', { name: screen.t('messages:compose.text') });
  return { ...screen, dialog, send, field };
}

/** The mark below a message that only the bank can read. */
const internalMark = (t: OnScreen['t']) =>
  `${t('messages:internal')}. ${t('messages:internalHint')}`;

const log = (dialog: HTMLElement) => within(dialog).findByRole('log');

/** Messages of the document on the server. */
async function messagesOf({ visit }: OnScreen, place: number = places.first) {
  const { id } = dokuAt(await boxNow(visit), place);
  return visit.call('getMessages', { params: { id } });
}

export const OfClient: Story = {
  name: '[R2.23][R7.11][R1.2] A client sees the messages for clients',
  play: async (context) => {
    const screen = await inMessages(context);
    const { dialog, t } = screen;
    const messages = await messagesOf(screen);
    await expect(within(await log(dialog)).getAllByRole('listitem')).toHaveLength(messages.length);
    await expect(within(dialog).queryByText(internalMark(t))).toBeNull();
  },
};

export const OfBanker: Story = {
  name: '[R2.23][R7.11][R1.2] A banker also sees internal messages, and returns to the box with close and Back',
  args: { user: 'bankerRm' },
  play: async (context) => {
    const screen = await inMessages(context);
    const { visit, page, dialog, t } = screen;
    const path = visit.portal?.path().replace(/\?.*/, '');
    const messages = await messagesOf(screen);
    const internal = messages.filter(({ messageVisibility }) => messageVisibility === 'INTERNAL');
    await expect(internal).not.toHaveLength(0);
    const marks = within(await log(dialog)).getAllByText(internalMark(t));
    await expect(marks).toHaveLength(internal.length);
    await userEvent.click(
      within(dialog).getAllByRole('button', { name: t('messages:close') })[0] as HTMLElement,
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(visit.portal?.path()).toBe(path);
    const doku = dokuAt(await boxNow(visit), places.first);
    await waitFor(() => expect(messagesButton(screen, doku)).toBeVisible());
    const opener = messagesButton(screen, doku);
    await userEvent.click(opener);
    const again = await page.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await expect(visit.portal?.path()).toBe(path);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Many: Story = {
  name: '[R2.23] A long conversation',
  args: { user: 'bankerRm' },
  parameters: atBox(0, { query: about(places.many) }),
  play: async (context) => {
    const { dialog } = await inMessages(context);
    await expect(await log(dialog)).toBeVisible();
  },
};

export const None: Story = {
  name: '[R2.23] A conversation without messages',
  parameters: atBox(0, { query: about(places.none) }),
  play: async (context) => {
    const { dialog, t } = await inMessages(context);
    await waitFor(() => expect(within(dialog).getByText(t('messages:emptyTitle'))).toBeVisible());
  },
};

export const Closed: Story = {
  name: '[R2.23] The conversation of a finished dokubox is read-only',
  parameters: atBox(1, { query: about(0) }),
  play: async (context) => {
    const { page, t } = await onScreen(context);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(t('messages:closed'))).toBeVisible());
    await expect(within(dialog).queryByRole('textbox')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'The conversation while it loads',
  parameters: atBox(0, {
    before: async (visit) => Promise.resolve(visit.hold('getMessages')),
    query: about(0),
  }),
  play: async (context) => {
    const { page, t } = await onScreen(context);
    const dialog = await page.findByRole('dialog');
    await expect(within(dialog).getByText(t('messages:loading'))).toBeInTheDocument();
  },
};

export const Failing: Story = {
  name: '[R8.1] After a failure, the client can read the conversation again',
  parameters: atBox(0, {
    before: (visit) => visit.addFault({ operationId: 'getMessages', status: 500 }),
    query: about(0),
  }),
  play: async (context) => {
    const { visit, page, t } = await onScreen(context);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(t('messages:failedTitle'))).toBeVisible());
    await visit.clearFaults();
    await userEvent.click(within(dialog).getByRole('button', { name: t('messages:retry') }));
    await expect(await log(dialog)).toBeVisible();
  },
};

export const FailingForBanker: Story = {
  ...Failing,
  name: '[R8.1] After a failure, the bank can read the conversation again',
  args: { user: 'bankerRm' },
  globals: { tenant: 'HR', scheme: 'dark', viewport: { value: 'w390' } },
};

export const TooLong: Story = {
  name: '[R5.23][R8.9] 2,001 characters are rejected and kept, and 2,000 are sent',
  globals: { tenant: 'CZ' },
  play: async (context) => {
    const screen = await inMessages(context);
    const { visit, page, dialog, send, field, t } = screen;
    const address = visit.portal?.path() ?? '';
    const text = 'x'.repeat(limits.messageMax + 1);
    await replaceText(field, text);
    const finding = t('contract:fieldError.tooLong.content');
    await waitFor(() => expect(within(dialog).getByText(finding)).toBeVisible());
    await userEvent.click(send);
    await expect(field).toHaveFocus();
    await expect(await visit.journal('addMessage')).toHaveLength(0);
    const before = (await messagesOf(screen)).length;
    // Input stays when the dialog and the screen close.
    visit.portal?.navigate('/app/dokuboxlist');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    visit.portal?.navigate(address);
    const { field: later } = await inMessages(context);
    await expect(later).toHaveValue(text);
    await replaceText(later, text.slice(1));
    await fireEvent.keyDown(later, { key: 'Enter', ctrlKey: true });
    await waitFor(() =>
      expect(page.getAllByText(t('contract:message.dde.success.messageSaved'))[0]).toBeVisible(),
    );
    await waitFor(() => expect(later).toHaveValue(''));
    await expect(await messagesOf(screen)).toHaveLength(before + 1);
    await expect(await log(await page.findByRole('dialog'))).toHaveTextContent(text.slice(1));
  },
};

export const NotSent: Story = {
  name: '[R7.11][R8.1] A message that cannot be sent stays, with the reason next to it',
  globals: { tenant: 'SK' },
  play: async (context) => {
    const { visit, dialog, field, t } = await inMessages(context);
    await visit.addFault({ operationId: 'addMessage', dropConnection: true });
    await replaceText(field, 'Is anybody there?');
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    const alert = await within(dialog).findByRole('alert');
    await expect(alert).toHaveTextContent(t('messages:compose.failed'));
    await expect(field).toHaveValue('Is anybody there?');
    await visit.clearFaults();
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await waitFor(async () => expect(await log(dialog)).toHaveTextContent('Is anybody there?'));
    await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
  },
};

export const OnPhone: Story = {
  name: '[R2.23] On a phone the conversation fills the screen and nothing is cut off',
  args: { user: 'bankerRm' },
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    const { dialog, send } = await inMessages(context);
    const inView = (element: HTMLElement) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    };
    await waitFor(() => expect(inView(send)).toBe(true));
    const { top, bottom } = (await log(dialog)).getBoundingClientRect();
    await expect(bottom > 0 && top < innerHeight).toBe(true);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const Pseudo: Story = {
  name: '[R9.10][R2.34] The conversation with longer words on the smallest screen',
  args: { user: 'bankerRm' },
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { visit, dialog, send } = await inMessages(context);
    // A banker must choose who may read it.
    await replaceText(within(dialog).getByRole('textbox'), '2026');
    await userEvent.click(send);
    await waitFor(() => expect(within(dialog).getAllByRole('radio')[0]).toBeVisible());
    await expectPseudo(visit, '2026');
  },
};
