import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubmitBar, type SubmitBarProps } from './SubmitBar.tsx';

const lines = [
  { id: 2, title: 'Annual report 2025', action: 'Send to the bank' },
  { id: 1, title: 'Working capital loan agreement', action: 'Accept for signing' },
];
const losses = ['none', 'refused', 'refreshed'] as const;

interface Args extends Omit<SubmitBarProps, 'choices' | 'conflict'> {
  /** Choices that are not sent yet. */
  readonly count: number;
  /**
   * How a change of the box removed a choice: with a rejected submit, or when the box was read
   * again.
   */
  readonly lost: (typeof losses)[number];
  /** The lost choice, as a text. */
  readonly lostChoice: string;
}

const meta = {
  title: 'Box/SubmitBar',
  argTypes: {
    count: { control: { type: 'range', min: 0, max: lines.length, step: 1 } },
    lost: { control: 'inline-radio', options: losses },
  },
  args: {
    count: 2,
    lost: 'none',
    lostChoice: 'Working capital loan agreement: Send to the bank',
    busy: false,
    error: '',
    blocked: '',
    onSubmit: fn(),
    onClear: fn(),
    onDismissConflict: fn(),
  },
  render: ({ count, lost, lostChoice, error, blocked, ...args }) => (
    <SubmitBar
      {...args}
      choices={lines.slice(0, count).reverse()}
      conflict={
        lost === 'none' ? null : { refused: lost === 'refused', kept: count, dropped: [lostChoice] }
      }
      {...(error ? { error } : {})}
      {...(blocked ? { blocked } : {})}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submit: Story = {
  name: 'Submit bar: two choices',
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Unsent choices' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('2 unsent choices');
    // On small screens, the list of choices is one step away.
    await expect(within(bar).queryByText(/Accept for signing/u)).not.toBeVisible();
    await userEvent.click(within(bar).getByText('Show what will be sent'));
    const items = within(bar).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Working capital loan agreement: Accept for signing',
      'Annual report 2025: Send to the bank',
    ]);
    await userEvent.click(within(bar).getByRole('button', { name: 'Send (2)' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const SubmitNothing: Story = {
  name: 'Submit bar: no choice and no bar',
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const SubmitBusy: Story = {
  name: 'Submit bar: being sent',
  args: { count: 1, busy: true },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('Sending your choices');
    await expect(page.getByRole('button', { name: 'Send (1)' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SubmitConflict: Story = {
  name: 'Submit bar: the box has changed since the choice',
  args: { count: 1, lost: 'refused' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('This dokubox has changed')).toBeVisible();
    await expect(page.getAllByRole('listitem')[0]).toHaveTextContent(
      /agreement: Send to the bank/u,
    );
    await expect(page.getByRole('button', { name: 'Send (1)' })).toBeEnabled();
    await userEvent.click(page.getByRole('button', { name: 'Dismiss this message' }));
    await expect(args.onDismissConflict).toHaveBeenCalledOnce();
  },
};

export const SubmitConflictNothingLeft: Story = {
  name: 'Submit bar: no choice is possible any more, dark',
  globals: { scheme: 'dark', tenant: 'HR' },
  args: { count: 0, lost: 'refused', lostChoice: 'Annual report 2025: Send to the client' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/the actions you chose are no longer available/u)).toBeVisible();
    await expect(page.queryByRole('button', { name: /Submit/u })).toBeNull();
  },
};

export const SubmitOne: Story = {
  name: 'Submit bar: one choice, shown at once',
  args: { count: 1 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('listitem')).toHaveTextContent(
      'Annual report 2025: Send to the bank',
    );
    await expect(page.getByRole('button', { name: 'Send (1)' })).toBeEnabled();
  },
};

export const SubmitBlocked: Story = {
  name: 'Submit bar: another user works on the box',
  args: { blocked: 'You cannot make changes while Varga Ágnes is working on the dokubox.' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Your choices are kept\./u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send (2)' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const SubmitRefreshed: Story = {
  name: 'Submit bar: a refresh removed a choice',
  args: { count: 1, lost: 'refreshed', lostChoice: 'Annual report 2024: Send to the bank' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('What you see is now up to date.')).toBeVisible();
    await expect(page.queryByText(/Nothing was sent/u)).toBeNull();
  },
};

export const SubmitFailed: Story = {
  name: 'Submit bar: not sent',
  args: { error: 'There is no connection. Please check your network and try again.' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('There is no connection.');
    await expect(page.getByRole('button', { name: 'Send (2)' })).toBeEnabled();
  },
};
