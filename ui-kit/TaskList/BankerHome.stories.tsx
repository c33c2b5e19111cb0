import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { malomClient, managedUsers, taskRows } from '../fixtures/creating.ts';
import { useTenantLook } from '../DokuboxProvider/tenantContext.ts';
import { UserManagement, type UserManagementProps } from '../UserManagement/UserManagement.tsx';
import { TaskList, type TaskListProps } from './TaskList.tsx';

function Tasks({ filters, onFiltersChange, ...props }: TaskListProps) {
  const [current, setCurrent] = useState(filters);
  return (
    <TaskList
      {...props}
      filters={current}
      onFiltersChange={(next) => {
        setCurrent(next);
        onFiltersChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Banker home/Tasks and users',
  component: TaskList,
  render: (args) => <Tasks {...args} />,
  args: {
    rows: taskRows,
    state: 'ready',
    filters: { scope: 'MINE', taskType: '', text: '' },
    total: taskRows.length,
    page: 0,
    size: 10,
    hrefOf: ({ dokuBoxId, dokuId }) =>
      `#/app/dokubox/${dokuBoxId}${dokuId == null ? '' : `?doku=${dokuId}`}`,
    onNavigate: fn(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onSizeChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TasksMine: Story = {
  name: 'Tasks: a row leads to the box at its document',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('tab', { name: 'Mine' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Varga Ágnes')).toBeVisible();
    await expect(page.getByText('10-03-2026')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: /Cash-flow plan/u }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/app/dokubox/4177?doku=3');
    await userEvent.click(page.getByRole('tab', { name: 'My team' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'TEAM' }),
    );
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Kind of task' }),
      'Dokubox to configure',
    );
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'TEAM', taskType: 'BANK_CONFIGURATION' }),
    );
  },
};

export const TasksDark: Story = {
  name: 'Tasks: dark',
  globals: { scheme: 'dark', tenant: 'BG' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { name: 'List of tasks' })).toBeVisible();
  },
};

export const TasksSearch: Story = {
  name: 'Tasks: search from two characters on',
  play: async ({ canvasElement, args }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'M');
    await expect(search).toHaveAccessibleDescription(/at least 2 characters/u);
    await userEvent.type(search, 'alom');
    await waitFor(async () => {
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ text: 'Malom' }),
      );
    });
  },
};

export const TasksEmpty: Story = {
  name: 'Tasks: nothing waits',
  args: { rows: [], total: 0 },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'See the tasks of everybody' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'ALL' }),
    );
  },
};

export const TasksNoMatch: Story = {
  name: 'Tasks: no match',
  args: { rows: [], total: 0, filters: { scope: 'ALL', taskType: 'MESSAGE', text: 'zzz' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      scope: 'ALL',
      taskType: '',
      text: '',
    });
  },
};

export const TasksLoading: Story = {
  name: 'Tasks: loading',
  args: { rows: [], total: 0, state: 'loading' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Loading')).toBeInTheDocument();
    await expect(page.queryByRole('table')).toBeNull();
  },
};

export const TasksFailed: Story = {
  name: 'Tasks: failed',
  args: { rows: [], total: 0, state: 'failed', errorText: 'Please try again in a moment.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const users = {
  search: fn(),
  change: fn(),
  navigate: fn(),
  save: fn(() => Promise.resolve(null)),
  unlock: fn(() => Promise.resolve(null)),
  reset: fn(() => Promise.resolve('dde.error.tooManyRequests' as const)),
};
function Users(props: Partial<UserManagementProps>) {
  const tenant = useTenantLook();
  return (
    <UserManagement
      users={managedUsers}
      tenant={tenant}
      today="2026-03-12"
      clientNumber={malomClient.clientNumber}
      clients={[malomClient]}
      state="ready"
      total={managedUsers.length}
      page={0}
      size={10}
      boxesHref="#/app/dokuboxlist?clientNumber=10024477"
      startHref="#/app/createDokuBox?clientNumber=10024477"
      onNavigate={users.navigate}
      onClientSearch={users.search}
      onClientChange={users.change}
      onSave={users.save}
      onUnlock={users.unlock}
      onReset={users.reset}
      onPageChange={fn()}
      onSizeChange={fn()}
      {...props}
    />
  );
}

const openActions = async (canvasElement: HTMLElement, name: string, item: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const UsersList: Story = {
  name: 'Users: accounts and identity documents',
  render: () => <Users />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const cells = page.getAllByRole('row').map((row) => row.textContent);
    await expect(cells[1]).toMatch(/ActiveLegal representative30-05-2029$/u);
    await expect(cells[2]).toMatch(/Locked.*30-03-2026expires soon$/u);
    await expect(cells[3]).toMatch(/Invited.*15-01-2026expired$/u);
    await userEvent.click(page.getByRole('link', { name: 'Start a dokubox' }));
    await expect(users.navigate).toHaveBeenLastCalledWith(
      '#/app/createDokuBox?clientNumber=10024477',
    );
  },
};

export const UsersDark: Story = {
  name: 'Users: dark',
  globals: { scheme: 'dark', tenant: 'SK' },
  render: () => <Users />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toBeVisible();
  },
};

export const UsersEdit: Story = {
  name: 'Users: contact data are checked and saved',
  render: () => <Users />,
  play: async ({ canvasElement }) => {
    await openActions(canvasElement, 'Kovács Eszter', 'Change contact data');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change contact data' }));
    const phone = dialog.getByRole('textbox', { name: 'Phone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '06 30 555 1234');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(phone).toHaveAccessibleDescription(/not a valid phone number/u);
    await expect(phone).toHaveFocus();
    await userEvent.clear(phone);
    await userEvent.type(phone, '+36 30 555 1234');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(users.save).toHaveBeenLastCalledWith(expect.objectContaining({ userId: 501 }), {
      phoneNumber: '+36305551234',
    });
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await expect(
      within(canvasElement).getByText('The contact data of Kovács Eszter are saved.'),
    ).toBeVisible();
  },
};

export const UsersUnlock: Story = {
  name: 'Users: a locked account is unlocked',
  render: () => <Users />,
  play: async ({ canvasElement }) => {
    await openActions(canvasElement, 'Tóth Bence', 'Unlock account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Unlock account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unlock account' }));
    await expect(users.unlock).toHaveBeenCalledWith(expect.objectContaining({ userId: 502 }));
    await waitFor(() =>
      expect(within(canvasElement).getByText('Tóth Bence can sign in again.')).toBeVisible(),
    );
  },
};

export const UsersResetFailed: Story = {
  name: 'Users: a password reset fails and says so',
  render: () => <Users />,
  play: async ({ canvasElement }) => {
    await openActions(canvasElement, 'Kovács Eszter', 'Send a password reset');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a password reset' }));
    await expect(dialog.getByText(/kovacs.eszter@pannoniamalom.example/u)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send a password reset' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Too many requests'));
  },
};

export const UsersIdle: Story = {
  name: 'Users: choose a client first',
  render: () => <Users state="idle" clientNumber="" clients={[]} users={[]} total={0} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Choose a client' })).toBeVisible();
    await userEvent.type(page.getByRole('combobox', { name: 'Client' }), 'mal');
    await expect(users.search).toHaveBeenLastCalledWith('mal');
    await expect(page.queryByRole('link')).toBeNull();
  },
};

export const UsersEmpty: Story = {
  name: 'Users: nobody represents the client',
  render: () => <Users users={[]} total={0} />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'This client has no representatives' }),
    ).toBeVisible();
  },
};

export const UsersLoading: Story = {
  name: 'Users: loading',
  render: () => <Users users={[]} total={0} state="loading" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading')).toBeInTheDocument();
  },
};

const retryUsers = fn();
export const UsersFailed: Story = {
  name: 'Users: failed',
  render: () => (
    <Users users={[]} total={0} state="failed" errorText="Please try again." onRetry={retryUsers} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retryUsers).toHaveBeenCalled();
  },
};
