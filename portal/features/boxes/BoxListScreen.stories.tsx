import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageSizes } from '@dokubox/spec/limits.ts';
import { chooseInList, shownEntries, expectPath, rowsOf } from '../../../.storybook/acts.ts';
import {
  expectPseudo,
  onScreen,
  preparing,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';

const path = '/app/dokuboxlist';

const meta = {
  title: 'Screens/List',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', path },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the expected rows, and returns their links. */
async function links(screen: OnScreen, count: number): Promise<HTMLElement[]> {
  const shown = () => within(rowsOf(screen)).getAllByRole('link');
  await waitFor(() => expect(shown()).toHaveLength(count));
  return shown();
}

export const OfClient: Story = {
  name: '[R2.3] A client’s dokuboxes',
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    const rows = await visit.rows();
    const [first] = await links(screen, rows.length);
    await expect(page.queryByRole('link', { name: t('portal:navigation.tasks') })).toBeNull();
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(page.getAllByRole('article')[0]).toBeVisible());
    await expect(visit.portal?.path()).toBe(`/app/dokubox/${rows[0]?.id}`);
  },
};

export const OfBanker: Story = {
  name: '[R2.3][R6.1] A banker’s dokuboxes, with their clients',
  args: { user: 'bankerRm', path: `${path}?status=ALL` },
  play: async (context) => {
    const screen = await onScreen(context);
    const rows = await screen.visit.rows();
    await links(screen, rows.length);
    const entries = shownEntries(screen.page, screen.t('list:tableLabel'));
    for (const [index, { clientId }] of rows.entries()) {
      await expect(within(entries[index] as HTMLElement).getByText(clientId ?? '?')).toBeVisible();
    }
    // On wide screens the column has a name.
    const [column] = screen.page.queryAllByRole('columnheader', {
      name: screen.t('list:columns.clientName'),
    });
    await expect(column !== undefined).toBe(rowsOf(screen).tagName === 'TABLE');
  },
};

export const Rejected: Story = {
  name: '[R2.22][R4.23][R4.24][R4.7] A banker sees in the row who refused to sign, and why',
  args: { scenario: 'signing-rejected', user: 'bankerRm' },
  globals: { tenant: 'HR' },
  play: async (context) => {
    const { page, visit, t } = await onScreen(context);
    const row = (await visit.rows()).find(({ signatureRejection }) => signatureRejection);
    const { fullName, reason } = row?.signatureRejection ?? {};
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    const line = document.querySelector(`a[href="/app/dokubox/${row?.id}"]`)?.closest('tr, li');
    await expect(line).toHaveTextContent(t('box:rejection.by', { name: fullName ?? 'nobody' }));
    await expect(line).toHaveTextContent(reason ?? 'no reason');
  },
};

export const Loading: Story = {
  name: '[R2.3] The list while the rows load',
  parameters: preparing({
    before: (visit) => {
      visit.hold('searchClientDokuboxes');
      return Promise.resolve();
    },
  }),
  play: async (context) => {
    const { page, t } = await onScreen(context);
    await expect(page.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
    await expect(document.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(page.queryByRole('table')).toBeNull();
  },
};

export const Empty: Story = {
  name: '[R2.3] An empty list offers a new dokubox',
  args: { scenario: 'empty' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t } = screen;
    await waitFor(() =>
      expect(page.getByRole('heading', { name: t('list:empty.title') })).toBeVisible(),
    );
    await userEvent.click(page.getAllByRole('link', { name: t('list:new') })[0] as HTMLElement);
    await expectPath(screen, '/app/createDokuBox');
  },
};

export const NoneFits: Story = {
  name: '[R2.3] Without matches, the filters can be reset with one click',
  args: { path: `${path}?status=CANCELLED&text=nothing` },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    const title = t('list:empty.filteredTitle');
    const shown = (await page.findByRole('heading', { name: title })).parentElement;
    await userEvent.click(
      within(shown as HTMLElement).getByRole('button', { name: t('list:filters.reset') }),
    );
    await links(screen, (await visit.rows()).length);
  },
};

export const Failed: Story = {
  name: '[R8.1] A list whose answer was cut off fails, and is read again',
  parameters: preparing({
    before: (visit) =>
      visit.addFault({ operationId: 'searchClientDokuboxes', malformedBody: true }),
  }),
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    await waitFor(() => expect(page.getByText(t('list:failed.title'))).toBeVisible());
    await visit.clearFaults();
    await userEvent.click(page.getByRole('button', { name: t('list:failed.retry') }));
    await links(screen, (await visit.rows()).length);
    await expect(page.queryByText(t('list:failed.title'))).toBeNull();
  },
};

/** Another call that arrives would detect the connection first. */
const windowHeld = preparing({
  before: (visit) => {
    visit.hold('setUserOpenedWindow');
    return Promise.resolve();
  },
});

/** The list is read without a connection. The connection then returns unnoticed. */
async function loseList(screen: OnScreen): Promise<void> {
  const { page, visit, t } = screen;
  await links(screen, (await visit.rows()).length);
  visit.browser.online = false;
  await chooseInList(page.getByLabelText(t('list:filters.status')), 'FINALIZED');
  await waitFor(() => expect(page.getByText(t('shell:offline.text'))).toBeVisible());
  await waitFor(() => expect(page.getByText(t('list:failed.title'))).toBeVisible());
  visit.browser.online = true;
}

async function expectFinalized(screen: OnScreen): Promise<void> {
  const { page, visit, t } = screen;
  await waitFor(() => expect(page.queryByText(t('shell:offline.text'))).toBeNull());
  await waitFor(() => expect(page.queryByText(t('list:failed.title'))).toBeNull());
  const rows = await visit.rows();
  await links(screen, rows.filter(({ status }) => status === 'FINALIZED').length);
}

export const Offline: Story = {
  name: '[R7.25][R8.1] Without a connection the rows fail, and a retry reads everything',
  parameters: windowHeld,
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t } = screen;
    await loseList(screen);
    await userEvent.click(
      page.getAllByRole('button', { name: t('shell:offline.retry') })[0] as HTMLElement,
    );
    await expectFinalized(screen);
  },
};

export const ReachedAgain: Story = {
  name: '[R7.25] When another call finds the connection again, failed rows are read automatically',
  parameters: windowHeld,
  play: async (context) => {
    const screen = await onScreen(context);
    await loseList(screen);
    screen.visit.letGo('setUserOpenedWindow');
    await expectFinalized(screen);
  },
};

export const Address: Story = {
  name: '[R2.3] Filters, order and page are in the address, and Back restores them',
  args: { scenario: 'very-large' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    const { content } = await visit.call('searchClientDokuboxes', {
      body: { status: 'FINALIZED', page: 1, size: pageSizes[1] },
    });
    await expect(content).not.toHaveLength(0);
    const secondPage = async () => {
      const href = `/app/dokubox/${content[0]?.id}`;
      const first = () => within(rowsOf(screen)).getAllByRole('link')[0] as HTMLElement;
      // The rows of the previous page stay until the new ones have loaded.
      await waitFor(() => expect(first()).toHaveAttribute('href', href));
      await expect(visit.portal?.path()).toMatch(/^(?=.*status=FINALIZED)(?=.*page=2)/);
      return first();
    };
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await chooseInList(page.getByLabelText(t('list:filters.status')), 'FINALIZED');
    await waitFor(() => expect(visit.portal?.path()).toContain('status=FINALIZED'));
    await userEvent.click(await page.findByRole('button', { name: t('list:paging.next') }));
    await waitFor(() => expect(visit.portal?.path()).toContain('page=2'));
    await userEvent.click(await secondPage());
    await expectPath(screen, `/app/dokubox/${content[0]?.id}`);
    visit.back();
    await userEvent.click(await secondPage());
    await userEvent.click(await page.findByRole('link', { name: t('box:header.back') }));
    await secondPage();
  },
};

export const Returned: Story = {
  name: '[R2.9] The return from a signing service is shown once, and leads to the box',
  parameters: preparing({
    path: async (visit) => `${path}?dokuBoxId=${(await visit.rows())[0]?.id}&status=IN_PROGRESS`,
  }),
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    const [row] = await visit.rows();
    const notice = t('contract:message.dde.redirection.title');
    await waitFor(() => expect(page.getByText(notice)).toBeVisible());
    await expectPath(screen, `${path}?status=IN_PROGRESS`);
    await userEvent.click(page.getByRole('link', { name: t('list:redirection.open') }));
    await expectPath(screen, `/app/dokubox/${row?.id}`);
    visit.back();
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await expect(page.queryByText(notice)).toBeNull();
  },
};

const smallest = { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } };

/** Shows the screen in the pseudo-language, once it has its content. */
function pseudo(shown: (screen: OnScreen) => Promise<unknown>): NonNullable<Story['play']> {
  return async (context) => {
    const screen = await onScreen(context);
    await shown(screen);
    await expectPseudo(screen.visit);
  };
}

export const Pseudo: Story = {
  name: '[R2.34][R9.10] The list with longer words on the smallest screen',
  globals: smallest,
  play: pseudo(({ page, t }) => page.findByRole('list', { name: t('list:tableLabel') })),
};

export const PseudoOfBanker: Story = {
  name: '[R2.34][R9.10] The list with longer words on the smallest screen, for a banker',
  args: { user: 'bankerRm' },
  globals: smallest,
  play: pseudo(({ page, t }) => page.findByRole('list', { name: t('list:tableLabel') })),
};

export const PseudoEmpty: Story = {
  name: '[R2.34][R9.10] The list with longer words on the smallest screen, without a row',
  args: { scenario: 'empty' },
  globals: smallest,
  play: pseudo(({ page, t }) => page.findByRole('heading', { name: t('list:empty.title') })),
};
