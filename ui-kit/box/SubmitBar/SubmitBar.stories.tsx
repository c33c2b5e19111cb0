import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubmitBar } from './SubmitBar.tsx';

const two = [
  { id: 1, title: 'Working capital loan agreement', action: 'Accept for signing' },
  { id: 2, title: 'Annual report 2025', action: 'Send to the bank' },
];
const one = two.slice(1);

const meta = {
  title: 'Box/SubmitBar',
  component: SubmitBar,
  args: {
    choices: two,
    busy: false,
    conflict: null,
    onSubmit: fn(),
    onClear: fn(),
    onDismissConflict: fn(),
  },
} satisfies Meta<typeof SubmitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submit: Story = {
  name: 'Submit bar: two choices',
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Choices not sent yet' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('2 choices not sent yet');
    // What will be sent is one step away where it would take room.
    await expect(within(bar).queryByText(/Accept for signing/u)).not.toBeVisible();
    await userEvent.click(within(bar).getByText('Show what will be sent'));
    const lines = within(bar).getAllByRole('listitem');
    await expect(lines.map((line) => line.textContent)).toEqual([
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
  name: 'Submit bar: nothing chosen, no bar',
  args: { choices: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const SubmitBusy: Story = {
  name: 'Submit bar: being sent',
  args: { choices: one, busy: true },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('Sending your choices');
    await expect(page.getByRole('button', { name: 'Send (1)' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SubmitConflict: Story = {
  name: 'Submit bar: the box has moved meanwhile',
  args: {
    choices: one,
    conflict: {
      refused: true,
      kept: 1,
      dropped: ['Working capital loan agreement: Send to the bank'],
    },
  },
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
  args: {
    choices: [],
    conflict: {
      refused: true,
      kept: 0,
      dropped: ['Annual report 2025: Send to the client'],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/your choices are no longer possible/u)).toBeVisible();
    await expect(page.queryByRole('button', { name: /Submit/u })).toBeNull();
  },
};

export const SubmitOne: Story = {
  name: 'Submit bar: one choice, said at once',
  args: { choices: one },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('listitem')).toHaveTextContent(
      'Annual report 2025: Send to the bank',
    );
    await expect(page.getByRole('button', { name: 'Send (1)' })).toBeEnabled();
  },
};

export const SubmitBlocked: Story = {
  name: 'Submit bar: somebody else works on the box',
  args: { blocked: 'You cannot change this document while Varga Ágnes is working on the dokubox.' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Your choices are kept\./u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send (2)' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const SubmitRefreshed: Story = {
  name: 'Submit bar: a refresh took a choice away',
  args: {
    choices: one,
    conflict: { refused: false, kept: 1, dropped: ['Annual report 2024: Send to the bank'] },
  },
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
