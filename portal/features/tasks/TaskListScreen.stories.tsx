import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { chooseInList, shownEntries, expectPath, shownList } from '../../../.storybook/acts.ts';
import { replaceText, titleOf, toggleOf } from '../../../.storybook/box.ts';
import {
  expectPseudo,
  onScreen,
  preparing,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';

const path = '/app/taskListView';

const meta = {
  title: 'Screens/Tasks',
  ...screenStories,
  args: { scenario: 'everyday', user: 'bankerValidator', path },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const tasksOf = ({ visit }: OnScreen, scope: 'MINE' | 'ALL', size: 10 | 50 = 50) =>
  visit.call('getTaskList', { body: { scope, page: 0, size } });

const rows = ({ page, t }: OnScreen) =>
  shownEntries(page, t('creating:tasks.tableLabel')).map((entry) =>
    within(entry).getByRole('link'),
  );

/** Waits until the tasks have loaded. */
const onTasks = ({ page, t }: OnScreen) =>
  waitFor(() => expect(shownList(page, t('creating:tasks.tableLabel'))).toBeVisible());

export const Home: Story = {
  name: '[R2.4] The home of a banker has tabs, kinds and search in the address',
  args: { path: '/' },
  globals: { tenant: 'BG' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    await expectPath(screen, policyOf(visit.tenant).bankerHome);
    const mine = await tasksOf(screen, 'MINE');
    await onTasks(screen);
    await expect(rows(screen)).toHaveLength(Math.min(mine.totalElements, 25));
    await waitFor(() => expect(visit.titles.at(-1)).toContain(t('portal:page.tasks')));

    await userEvent.click(page.getByRole('tab', { name: t('creating:tasks.scope.ALL') }));
    await expectPath(screen, `${path}?scope=ALL`);
    const all = await tasksOf(screen, 'ALL');
    const found = t('creating:tasks.found', { count: all.totalElements });
    await waitFor(() => expect(page.getByText(found)).toBeInTheDocument());
    const kind = () => page.getByLabelText(t('creating:tasks.type'));
    await chooseInList(kind(), 'BANK_CONFIGURATION');
    await expectPath(screen, `${path}?scope=ALL&type=BANK_CONFIGURATION`);
    const configure = all.content.filter(({ taskType }) => taskType === 'BANK_CONFIGURATION');
    await waitFor(() => expect(rows(screen)).toHaveLength(configure.length));

    const search = () => page.getByRole('searchbox');
    await replaceText(search(), 'nothing like this');
    const none = t('creating:tasks.filteredTitle');
    await waitFor(() => expect(page.getByRole('heading', { name: none })).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: t('creating:tasks.reset') }));
    await waitFor(() => expect(search()).toHaveValue(''));
    visit.back();
    await waitFor(() => expect(search()).toHaveValue('nothing like this'));
    visit.back();
    await waitFor(() => expect(search()).toHaveValue(''));
    await waitFor(() => expect(kind()).toHaveValue('BANK_CONFIGURATION'));
    await userEvent.click(
      (await page.findAllByRole('link', { name: configure[0]?.title ?? '' }))[0] as HTMLElement,
    );
    await expectPath(screen, `/app/dokubox/${configure[0]?.dokuBoxId}`);
    await waitFor(() =>
      expect(page.getByRole('link', { name: t('creating:setup.open') })).toBeVisible(),
    );
  },
};

export const ToDocument: Story = {
  name: '[R2.4][R2.19] A task opens the box at its document, which is open and has the focus',
  args: { user: 'bankerRm', path: `${path}?scope=ALL` },
  globals: { tenant: 'RO' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit } = screen;
    const { content } = await tasksOf(screen, 'ALL');
    const boxes = await Promise.all(
      [...new Set(content.map(({ dokuBoxId }) => dokuBoxId))].map((id) =>
        visit.call('loadDokubox', { params: { id } }),
      ),
    );
    // A document further down, so that opening the first one would not be enough.
    const placeOf = (dokuBoxId: number, dokuId: number | null | undefined) =>
      boxes
        .find(({ id }) => id === dokuBoxId)
        ?.dokus.filter((one) => one.usedInBox)
        .findIndex(({ id }) => id === dokuId) ?? -1;
    const index = content.findIndex(({ dokuBoxId, dokuId }) => placeOf(dokuBoxId, dokuId) > 1);
    const task = content[index];
    const doku = boxes.flatMap(({ dokus }) => dokus).find(({ id }) => id === task?.dokuId);
    if (!task || !doku) throw new Error('The scenario has no such task. Add it to the scenario.');
    await onTasks(screen);
    await userEvent.click(rows(screen)[index] as HTMLElement);
    await expectPath(screen, `/app/dokubox/${task.dokuBoxId}#doku-${doku.id}`);
    await page.findAllByRole('article', { name: titleOf(visit, doku) });
    const card = document.querySelector<HTMLElement>(`article[data-doku="${doku.id}"]`);
    const toggle = toggleOf(card as HTMLElement);
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const { top, bottom } = toggle.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const EmptyThenFailed: Story = {
  name: '[R2.4] An empty list, and a list that fails and is read again',
  args: { scenario: 'empty', user: 'bankerRm' },
  play: async (context) => {
    const { page, visit, t } = await onScreen(context);
    const empty = t('creating:tasks.emptyTitle');
    await waitFor(() => expect(page.getByRole('heading', { name: empty })).toBeVisible());
    await visit.addFault({ operationId: 'getTaskList', status: 500 });
    await userEvent.click(page.getByRole('tab', { name: t('creating:tasks.scope.TEAM') }));
    await waitFor(() => expect(page.getByText(t('creating:tasks.failedTitle'))).toBeVisible());
    await visit.clearFaults();
    const panel = within(page.getByRole('tabpanel'));
    await userEvent.click(panel.getByRole('button', { name: t('creating:tasks.retry') }));
    await waitFor(() => expect(page.getByRole('heading', { name: empty })).toBeVisible());
  },
};

export const Paged: Story = {
  name: '[R2.4] Long lists have pages',
  args: { scenario: 'very-large', user: 'bankerRm', path: `${path}?scope=ALL&size=10` },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    const first = await tasksOf(screen, 'ALL', 10);
    await expect(first.totalElements).toBeGreaterThan(20);
    await onTasks(screen);
    await expect(rows(screen)).toHaveLength(10);
    const hrefs = () => rows(screen).map((row) => row.getAttribute('href'));
    const previous = hrefs();
    await userEvent.click(page.getByRole('button', { name: t('list:paging.next') }));
    await waitFor(() => expect(visit.portal?.path()).toContain('page=2'));
    await waitFor(() => expect(hrefs()).not.toEqual(previous));
  },
};

export const Loading: Story = {
  name: '[R2.4] The list while the tasks load',
  parameters: preparing({
    before: (visit) => {
      visit.hold('getTaskList');
      return Promise.resolve();
    },
  }),
  play: async (context) => {
    const { page, t } = await onScreen(context);
    await expect(
      page.getByRole('heading', { level: 1, name: t('creating:tasks.title') }),
    ).toBeVisible();
    for (const role of ['table', 'list']) {
      await expect(page.queryByRole(role, { name: t('creating:tasks.tableLabel') })).toBeNull();
    }
  },
};

export const NotForClients: Story = {
  name: '[R2.4][R6.1][R6.3] A client has no access',
  args: { user: 'client1' },
  play: async (context) => {
    const { page, t } = await onScreen(context);
    const title = t('shell:error.accessDenied.title');
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible());
    await expect(page.queryByRole('link', { name: t('portal:navigation.tasks') })).toBeNull();
  },
};

export const Pseudo: Story = {
  name: '[R2.34][R9.10] The list with longer words on the smallest screen',
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { page, visit, t } = await onScreen(context);
    await page.findByRole('list', { name: t('creating:tasks.tableLabel') });
    await expectPseudo(visit);
  },
};
