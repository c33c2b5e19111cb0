import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { TaskType } from '@dokubox/spec/enums.ts';
import { shownEntries, entryWith } from '../../../.storybook/acts.ts';
import { taskBody } from '../../../portal/features/tasks/taskAddress.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { formatDay } from '../../helpers/moments.ts';
import { TaskList, type TaskListProps } from './TaskList.tsx';

const scenarios = ['everyday', 'locked-by-another', 'ending', 'messages', 'empty'] as const;

interface Args extends Pick<TaskListProps, 'state' | 'onFiltersChange'> {
  readonly scenario: (typeof scenarios)[number];
  /** The user's search text. */
  readonly searched: string;
  /** Every task has a title of several lines. */
  readonly longTitles: boolean;
  readonly onNavigate: (href: string) => void;
  readonly onPageChange: (page: number) => void;
  readonly onRetry: () => void;
}

const hrefOf: TaskListProps['hrefOf'] = ({ dokuBoxId, dokuId }) =>
  `#/app/dokubox/${dokuBoxId}${dokuId == null ? '' : `?doku=${dokuId}`}`;

/** The list as a screen uses it: choices are kept, and the scenario is searched by them. */
function Searching({ scene, args }: { readonly scene: Scene; readonly args: Args }) {
  const [view, setView] = useState({
    filters: { scope: 'MINE', taskType: '', text: args.searched } as TaskListProps['filters'],
    page: 0,
    size: 10 as TaskListProps['size'],
  });
  const ready = args.state === 'ready' || args.state === 'refreshing';
  const found = scene.answer('getTaskList', { body: taskBody(view) });
  const long = 'A name that a client gave a dokubox and that goes on and on and on ';
  return (
    <TaskList
      {...view}
      tenant={scene.tenant}
      state={args.state}
      rows={(ready ? found.content : []).map((task) =>
        args.longTitles ? { ...task, title: `${long}– ${task.title}` } : task,
      )}
      total={ready ? found.totalElements : 0}
      hrefOf={hrefOf}
      onNavigate={args.onNavigate}
      errorText="Please try again in a moment."
      onRetry={args.onRetry}
      onFiltersChange={(filters) => {
        setView({ ...view, filters, page: 0 });
        args.onFiltersChange(filters);
      }}
      onPageChange={(page) => {
        setView({ ...view, page });
        args.onPageChange(page);
      }}
      onSizeChange={(size) => {
        setView({ ...view, size, page: 0 });
      }}
    />
  );
}

const meta = {
  title: 'List/TaskList',
  globals: { user: 'bankerRm' },
  argTypes: {
    scenario: { control: 'select', options: scenarios },
    state: { control: 'select', options: ['ready', 'loading', 'refreshing', 'failed'] },
  },
  args: {
    scenario: 'everyday',
    state: 'ready',
    searched: '',
    longTitles: false,
    onNavigate: fn(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
  render: (args, context) => {
    const scene = sceneOf(context, args.scenario);
    const key = [args.scenario, args.searched, scene.tenant, scene.currentUser.username].join(' ');
    return <Searching key={key} scene={scene} args={args} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name of the table, and of the cards that replace it on a phone. */
const listName = 'List of tasks';

/** The tasks of the user in the scenario. */
const mine = (context: SceneGlobals & { readonly args: Args }) =>
  sceneOf(context, context.args.scenario).answer('getTaskList', {
    body: { scope: 'MINE', page: 0, size: 10 },
  });

export const Mine: Story = {
  name: 'A row leads to the box at its document',
  play: async (context) => {
    const { args } = context;
    const page = within(context.canvasElement);
    const { content } = mine(context);
    await expect(page.getByRole('tab', { name: 'Mine' })).toHaveAttribute('aria-selected', 'true');
    const task = content.find(({ dokuId }) => dokuId != null)!;
    const entry = entryWith(page, listName, task.title);
    await expect(entry).toHaveTextContent(formatDay(task.waitingSince));
    await userEvent.click(within(entry).getByRole('link'));
    await expect(args.onNavigate).toHaveBeenCalledWith(
      `#/app/dokubox/${task.dokuBoxId}?doku=${task.dokuId!}`,
    );
    await userEvent.click(page.getByRole('tab', { name: 'My team' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'TEAM' }),
    );
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Type of task' }),
      'Dokubox to set up',
    );
    const wanted: TaskType = 'BANK_CONFIGURATION';
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'TEAM', taskType: wanted }),
    );
  },
};

export const Locked: Story = {
  name: 'Another user works on the box',
  args: { scenario: 'locked-by-another' },
  play: async (context) => {
    const { content } = mine(context);
    const task = content.find(({ lockUser }) => lockUser?.fullName !== undefined)!;
    await expect(
      within(context.canvasElement).getAllByText(task.lockUser!.fullName!)[0],
    ).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark', tenant: 'BG' },
  play: async (context) => {
    const entries = shownEntries(within(context.canvasElement), listName);
    await expect(entries).toHaveLength(mine(context).content.length);
    for (const entry of entries) await expect(entry).toBeVisible();
  },
};

export const Search: Story = {
  name: 'A search needs two characters',
  play: async (context) => {
    const { args } = context;
    const page = within(context.canvasElement);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'l');
    await expect(search).toHaveAccessibleDescription(/at least 2 characters/u);
    await userEvent.type(search, 'oan');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ text: 'loan' }),
      ),
    );
  },
};

export const LongTitles: Story = {
  name: 'Long titles, on a small phone',
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { longTitles: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Empty: Story = {
  name: 'Nothing waits',
  args: { scenario: 'empty' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'You have no tasks' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show everyone’s tasks' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'ALL' }),
    );
  },
};

export const NoMatch: Story = {
  name: 'No match',
  args: { searched: 'zzz' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ taskType: '', text: '' }),
    );
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Loading')).toBeInTheDocument();
    await expect(page.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
