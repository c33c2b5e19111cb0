import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListBody, type ListState } from './ListBody.tsx';

const states = ['idle', 'loading', 'refreshing', 'failed', 'ready'] as const satisfies ListState[];
const rows = ['Loan agreement', 'Opening of an account'];

interface Args {
  readonly state: ListState;
  /** The list has no rows. */
  readonly nothing: boolean;
  readonly onRetry: () => void;
  readonly onPageChange: (page: number) => void;
}

const meta = {
  title: 'List/ListBody',
  argTypes: { state: { control: 'select', options: states } },
  args: { state: 'ready', nothing: false, onRetry: fn(), onPageChange: fn() },
  render: ({ state, nothing, onRetry, onPageChange }) => (
    <main>
      <h1>Tasks</h1>
      <ListBody
        state={state}
        count={nothing ? 0 : rows.length}
        phone={false}
        found="2 tasks found"
        failedTitle="The tasks could not be loaded"
        retryLabel="Try again"
        errorText="The server cannot be reached."
        onRetry={onRetry}
        idle={{ title: 'Choose a client', text: 'Its tasks are shown here.' }}
        empty={{ title: 'Nothing waits', text: 'There is no task.' }}
        page={0}
        size={10}
        total={12}
        onPageChange={onPageChange}
        onSizeChange={fn()}
      >
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </ListBody>
    </main>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Rows, and links to the other pages',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('listitem')).toHaveLength(rows.length);
    await expect(page.getByRole('status')).toHaveTextContent('2 tasks found');
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
};

export const Refreshing: Story = {
  name: 'The previous rows stay while new ones load',
  args: { state: 'refreshing' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.closest('[aria-busy="true"]')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'A failure replaces the rows, with a button to try again',
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('list')).toBeNull();
    await expect(page.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: 'No row was found',
  args: { nothing: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};

export const Idle: Story = {
  name: 'Nothing has been requested yet',
  args: { state: 'idle' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Choose a client' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const Loading: Story = {
  name: 'The first rows are loading',
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};
