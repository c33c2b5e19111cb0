import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { storyNow } from '../fixtures/boxes.ts';
import { clientConversation, conversation, longThread, nextMessage } from '../fixtures/messages.ts';
import { bankReader, clientReader } from '../fixtures/people.ts';
import { emptyDraft } from './messageDraft.ts';
import { MessagesDialog, type MessagesDialogProps } from './MessagesDialog.tsx';

/** The dialog as a screen uses it: what is typed is kept, what is seen is read. */
function Screen({ composer, messages, onSeen, ...props }: MessagesDialogProps) {
  const [draft, setDraft] = useState(composer?.draft ?? emptyDraft);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  return (
    <MessagesDialog
      {...props}
      messages={messages.map((one) => (seen.has(one.id) ? { ...one, read: true } : one))}
      onSeen={(ids) => {
        setSeen((former) => new Set([...former, ...ids]));
        onSeen?.(ids);
      }}
      {...(composer
        ? {
            composer: {
              ...composer,
              draft,
              onDraftChange: (next) => {
                setDraft(next);
                composer.onDraftChange(next);
              },
            },
          }
        : {})}
    />
  );
}

const meta = {
  title: 'Box/Messages',
  component: MessagesDialog,
  render: (args) => <Screen {...args} />,
  args: {
    opened: true,
    title: 'Working capital loan agreement',
    reader: clientReader,
    state: 'ready',
    messages: clientConversation,
    now: storyNow,
    onClose: fn(),
    onRetry: fn(),
    onSeen: fn(),
    composer: { draft: emptyDraft, onDraftChange: fn(), onSend: fn() },
  },
} satisfies Meta<typeof MessagesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const composer = meta.args.composer;

async function dialog() {
  return within(await screen.findByRole('dialog', { name: /^Messages/ }));
}

export const Client: Story = {
  name: '[R2.23] A client reads and writes',
  play: async ({ args }) => {
    const view = await dialog();
    const log = within(view.getByRole('log'));
    await expect(log.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '09-03-2026',
      'Yesterday',
      'Today',
    ]);
    await expect(log.getAllByRole('listitem')).toHaveLength(3);
    await expect(log.getByText('You')).toBeInTheDocument();
    await expect(log.getAllByText('Nagy Péter')).toHaveLength(2);
    await expect(log.queryByText(/Internal/)).toBeNull();
    await expect(view.queryByRole('radio')).toBeNull();
    await userEvent.type(view.getByRole('textbox', { name: 'Your message' }), '  Thank you. ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(composer.onSend).toHaveBeenCalledWith({ ...emptyDraft, content: 'Thank you.' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Banker: Story = {
  args: { reader: bankReader, messages: conversation },
  play: async () => {
    const view = await dialog();
    const internal = view.getByText(/Legal approved/).closest('li')!;
    await expect(internal).toHaveTextContent('Internal. Only the bank can read it.');
    // Text stays text: nothing of a message becomes markup.
    await expect(internal.querySelector('b')).toBeNull();
    await expect(internal).toHaveTextContent('<b>Do not</b>');
  },
};

export const Dark: Story = { ...Banker, globals: { scheme: 'dark' } };

export const VisibilityRequired: Story = {
  name: 'A banker has to choose who can read it',
  args: { reader: bankReader, messages: conversation },
  play: async () => {
    const view = await dialog();
    const [everybody, bank] = view.getAllByRole('radio');
    await expect(everybody).not.toBeChecked();
    await expect(bank).not.toBeChecked();
    await userEvent.type(view.getByRole('textbox', { name: 'Your message' }), 'Please check.');
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect(composer.onSend).not.toHaveBeenCalled();
    await expect(view.getByText('This field is required.')).toBeVisible();
    await expect(everybody).toHaveFocus();
    await userEvent.click(view.getByRole('radio', { name: 'Only the bank' }));
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect(composer.onSend).toHaveBeenCalledWith({
      content: 'Please check.',
      messageVisibility: 'INTERNAL',
    });
  },
};

export const Empty: Story = {
  name: 'No messages, and none is sent without a text',
  args: { messages: [] },
  play: async () => {
    const view = await dialog();
    await expect(view.getByText('There are no messages yet')).toBeInTheDocument();
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(view.getByText('This field is required.')).toBeVisible());
    await expect(view.getByRole('textbox')).toHaveFocus();
    await expect(composer.onSend).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  name: 'The counter from 1,900, and more than 2,000 characters',
  play: async () => {
    const view = await dialog();
    const field = view.getByRole('textbox', { name: 'Your message' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(limits.messageCounterFrom - 1));
    await waitFor(() => expect(view.queryByText(/of 2000 characters/)).toBeNull());
    await userEvent.paste('x');
    await waitFor(() => expect(view.getByText('1900 of 2000 characters')).toBeVisible());
    await userEvent.paste('x'.repeat(101));
    await waitFor(() => expect(view.getByText('2001 of 2000 characters')).toBeVisible());
    await expect(view.getByText('At most 2000 characters.')).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect(composer.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Control>}{Enter}{/Control}');
    await expect(composer.onSend).toHaveBeenCalledOnce();
  },
};

export const SendingFailed: Story = {
  args: {
    composer: {
      ...composer,
      draft: { content: 'See page 3.', messageVisibility: null },
      errorText: 'There is no connection.',
    },
  },
  play: async () => {
    const view = await dialog();
    await expect(view.getByRole('alert')).toHaveTextContent('The message was not sent');
    await expect(view.getByRole('textbox')).toHaveValue('See page 3.');
  },
};

export const Closed: Story = {
  name: 'A conversation that can only be read',
  render: ({ composer: _none, ...args }) => <MessagesDialog {...args} />,
  play: async () => {
    const view = await dialog();
    await expect(view.getByText(/conversation about this document is closed/)).toBeVisible();
    await expect(view.queryByRole('textbox')).toBeNull();
  },
};

export const BankSenderHidden: Story = {
  args: { hidesBankSender: true },
  play: async () => {
    const view = await dialog();
    await expect(view.queryByText('Nagy Péter')).toBeNull();
    await expect(view.getAllByText('Bank employee')).toHaveLength(2);
  },
};

export const LookedUpNames: Story = {
  name: 'Names in the reader’s writing, and the company of a client',
  args: {
    reader: bankReader,
    messages: conversation,
    senders: new Map([
      ['kovacs.eszter', { name: 'Ковач Естер', company: 'Pannónia Malom Kft.' }],
      ['NAGYP01', { name: 'Наги Петер' }],
    ]),
  },
  play: async () => {
    const view = await dialog();
    const own = view.getByText(/Clause 4.2 speaks/).closest('li');
    await expect(own).toHaveTextContent('Ковач ЕстерPannónia Malom Kft.');
    // The reader stays "You", and who is not looked up keeps the name that came along.
    await expect(view.getAllByText('You')).toHaveLength(2);
    await expect(view.getByText('Varga Ágnes')).toBeInTheDocument();
  },
};

export const ReadAfterASecond: Story = {
  name: 'Unread messages are read once they were really seen',
  args: { messages: longThread(60, 60) },
  play: async ({ args }) => {
    const view = await dialog();
    const log = view.getByRole('log');
    await waitFor(() => expect(args.onSeen).toHaveBeenCalled(), { timeout: 5_000 });
    const seen = new Set(
      (args.onSeen as ReturnType<typeof fn>).mock.calls.flatMap(([ids]) => ids as number[]),
    );
    // Opened at the first unread one; those at the end were not in sight.
    await expect(seen.has(1001)).toBe(true);
    await expect(seen.has(1059)).toBe(false);
    await expect(view.getByText('Message 2').closest('li')).toHaveTextContent('New');
    log.scrollTop = log.scrollHeight;
    await waitFor(
      () => expect(args.onSeen).toHaveBeenLastCalledWith(expect.arrayContaining([1059])),
      { timeout: 5_000 },
    );
  },
};

function Arriving(props: MessagesDialogProps) {
  const [messages, setMessages] = useState(props.messages);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setMessages([...messages, nextMessage(5000 + messages.length, 'It has just come.')]);
        }}
      >
        Poll
      </button>
      <Screen {...props} messages={messages} />
    </>
  );
}

export const Arrival: Story = {
  name: 'A message that arrives is told, and moves nothing under the reader’s eyes',
  args: { messages: longThread(60) },
  render: (args) => <Arriving {...args} />,
  play: async () => {
    const view = await dialog();
    const log = view.getByRole('log');
    log.scrollTop = 0;
    await waitFor(() => expect(log.scrollTop).toBe(0));
    const poll = screen.getByRole('button', { name: 'Poll', hidden: true });
    await userEvent.click(poll, { pointerEventsCheck: 0 });
    const arrived = await view.findByRole('button', { name: '1 new message' });
    await expect(view.getByRole('status')).toHaveTextContent('1 new message');
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(arrived);
    await waitFor(() =>
      expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2),
    );
    await expect(log).toHaveFocus();
    await expect(view.getByText('It has just come.')).toBeVisible();
    await waitFor(() => expect(view.queryByRole('button', { name: '1 new message' })).toBeNull(), {
      timeout: 5_000,
    });
  },
};

export const LongThread: Story = {
  name: '2,000 messages: the latest at once, the others on request',
  args: { messages: longThread(2000) },
  // Axe looks at the same messages again and again; the stories above stand for them.
  parameters: { a11y: { context: { include: ['[role=dialog] header'] } } },
  play: async () => {
    const view = await dialog();
    const log = within(view.getByRole('log'));
    await expect(log.getAllByRole('listitem')).toHaveLength(100);
    await expect(log.getByText('The latest 100 of 2000 messages are shown.')).toBeInTheDocument();
    await expect(log.getByText('Message 2000')).toBeVisible();
    const first = log.getByText('Message 1901');
    first.scrollIntoView();
    const earlier = log.getByRole('button', { name: 'Show 100 earlier messages' });
    // Going to the button scrolls by itself; from there on nothing moves.
    earlier.focus();
    const before = first.getBoundingClientRect().top;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(200));
    // What was in sight stays where it was.
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(4);
    await expect(view.getByRole('log')).toHaveFocus();
    await userEvent.click(log.getByRole('button', { name: 'Show all 2000 messages' }));
    await waitFor(() => expect(log.getAllByRole('listitem', { hidden: true })).toHaveLength(2000));
    await expect(log.getByText('Message 1')).toBeInTheDocument();
    await expect(log.queryByRole('button')).toBeNull();
  },
};

export const Hostile: Story = {
  name: 'A script, a link and a word without end stay text',
  args: {
    messages: [
      nextMessage(1, '<script>alert(1)</script><img src=x onerror=alert(2)>'),
      nextMessage(2, 'javascript:alert(3) https://evil.example/?a=<b>'),
      nextMessage(3, 'W'.repeat(limits.messageMax)),
      nextMessage(4, '\u202Egnp.exe\u202C and then normal again'),
    ],
  },
  play: async () => {
    const view = await dialog();
    const log = view.getByRole('log');
    await expect(log.querySelector('script, img, a')).toBeNull();
    await expect(view.getByText(/^<script>alert\(1\)/)).toBeInTheDocument();
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

export const Loading: Story = {
  args: { state: 'loading', messages: [] },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: 'failed', messages: [], errorText: 'Please try again in a moment.' },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Bulgarian: Story = {
  args: { reader: bankReader, messages: conversation },
  globals: { tenant: 'BG', language: 'bg' },
  play: async () => {
    const view = within(await screen.findByRole('dialog'));
    await expect(view.getByRole('radio', { name: 'Клиентът и банката' })).toBeInTheDocument();
  },
};
