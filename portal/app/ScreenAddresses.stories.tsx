import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { rowsOf } from '../../.storybook/acts.ts';
import { atBoxWith, onBox, openCard, titleOf, type ReceivedDoku } from '../../.storybook/box.ts';
import { sleepFor } from '../../.storybook/clock.ts';
import {
  expectNoStrayWords,
  expectPseudo,
  screenNow,
  onScreen,
  preparing,
  screenStories,
  strayWordsNow,
  type ScreenProps,
} from '../../.storybook/Screen.tsx';
import type { Visit } from '../../.storybook/visit.ts';
import { listPath } from '../config/landing.ts';
import { memoryStorage } from '../platform/memory.ts';
import { guardKeys } from './guards/guardKeys.ts';
import { TabLock, type TabMessage } from './guards/tabs.ts';
import { tabChannelName } from './guards/useTabLock.ts';

const meta = {
  title: 'Screens/Errors and notices',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', path: listPath },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the guards watch. They load after their screen and count from then on. */
const guarded = (visit: Visit) =>
  waitFor(() => expect(visit.localStorage.getItem(guardKeys.openedWindow)).not.toBeNull());

export const NotFound: Story = {
  name: '[R2.7][R7.17] An address without a screen shows and logs the failure, and leads home',
  args: { path: '/app/nowhere' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const name = t('shell:error.notFound.title');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(t('shell:error.code', { code: '404' }))).toBeVisible();
    await waitFor(() => expect(visit.sentWith('logError')).toHaveLength(1));
    const [sent] = visit.sentWith('logError') as [{ log: { message: string; tenant: string } }];
    await expect(sent.log.message).toContain('/app/nowhere');
    await expect(sent.log.tenant).toBe(visit.tenant);
    await userEvent.click(page.getByRole('link', { name: t('shell:error.backHome') }));
    await waitFor(() => expect(visit.portal?.path()).toBe(listPath));
  },
};

export const AccessDenied: Story = {
  name: '[R2.4][R6.1][R6.3] A client has no access to the bank’s screens or their navigation entries',
  args: { path: '/app/taskListView' },
  globals: { language: 'bg', viewport: { value: 'w390' } },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const name = t('shell:error.accessDenied.title');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.queryByRole('link', { name: t('portal:navigation.tasks') })).toBeNull();
    visit.portal?.navigate('/app/usermanagement/manageuser/');
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
  },
};

export const StartOffline: Story = {
  name: '[R8.1] A portal without a connection shows it, and starts automatically when the connection is back',
  parameters: preparing({
    before: (visit) => {
      visit.browser.online = false;
      return Promise.resolve();
    },
  }),
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const name = t('shell:error.offline.title');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    visit.browser.online = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    visit.browser.online = false;
    await visit.reload();
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
    visit.browser.online = true;
    await userEvent.click(page.getByRole('button', { name: t('shell:retry') }));
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
  },
};

export const SessionUnanswered: Story = {
  name: '[R7.25][R8.1] If a reload cannot tell who is signed in, the user can try again and is not signed out',
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await visit.addFault({ operationId: 'getCurrentUser', status: 503 });
    await visit.reload(`${listPath}?status=ALL`);
    const name = t('shell:error.general.title');
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
    await expect(visit.portal?.path()).toBe(`${listPath}?status=ALL`);
    await visit.clearFaults();
    await userEvent.click(page.getByRole('button', { name: t('shell:retry') }));
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await expect(visit.portal?.path()).toBe(`${listPath}?status=ALL`);
  },
};

const mayDownload = ({ usedInBox, downloadable, fileName }: ReceivedDoku) =>
  usedInBox && downloadable === true && Boolean(fileName);

export const FailureOver: Story = {
  name: '[R8.1] A failure is shown until it ends: the retry worked, or the user left the screen',
  parameters: atBoxWith((box) => box.dokus.some(mayDownload)),
  play: async (context) => {
    const { box, page, t, visit } = await onBox(context);
    const doku = box.dokus.find(mayDownload);
    if (!doku)
      throw new Error('The box has nothing to download. Use a box with a downloadable document.');
    const card = await openCard(doku);
    const name = t('box:card.downloadOf', { title: titleOf(visit, doku) });
    const download = await within(card).findByRole('button', { name });
    const failed = t('contract:errorHelp.GENERAL_ERROR');
    await visit.addFault({ operationId: 'downloadDoku', status: 500 });
    await userEvent.click(download);
    await waitFor(() => expect(page.getByText(failed)).toBeVisible());
    await visit.clearFaults();
    await userEvent.click(download);
    await waitFor(() => expect(page.queryByText(failed)).toBeNull());
    await visit.addFault({ operationId: 'downloadDoku', status: 500 });
    await userEvent.click(download);
    await waitFor(() => expect(page.getByText(failed)).toBeVisible());
    visit.portal?.navigate(listPath);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await waitFor(() => expect(page.queryByText(failed)).toBeNull());
  },
};

export const Blocked: Story = {
  name: '[R2.28][R7.24][R8.10] A blocked portal shows it, and the user stays or signs out',
  args: { scenario: 'portal-blocked' },
  play: async (context) => {
    const { page, t, visit } = screenNow(context);
    const name = t('shell:blocked.title');
    await waitFor(() => expect(page.getByRole('dialog', { name })).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: t('shell:blocked.stay') }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await visit.reload();
    await page.findByRole('dialog', { name });
    await userEvent.click(page.getByRole('button', { name: t('shell:blocked.signOut') }));
    await waitFor(() => expect(visit.portal?.path()).toBe(visit.loginPath));
    await waitFor(() => expect(page.getByLabelText(t('signIn:username'))).toBeVisible());
    await waitFor(() => expect(page.getByText(name)).toBeVisible());
  },
};

export const OpenedElsewhere: Story = {
  name: '[R7.3][R7.4] After the portal was opened in another window, this window can take over again',
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await waitFor(async () => expect(await visit.journal('setUserOpenedWindow')).toHaveLength(1));
    await visit.call('setUserOpenedWindow', {});
    sleepFor(limits.windowPollMs);
    const name = t('guards:otherWindow.title');
    await waitFor(() => expect(page.getByRole('dialog', { name })).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: t('guards:otherWindow.use') }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** Another tab of the same browser, in which the portal is open as well. */
function openTab({ localStorage, openChannel }: Visit) {
  const channel = openChannel(tabChannelName);
  const tab = new TabLock({
    local: localStorage,
    session: memoryStorage(),
    now: Date.now,
    announce: (news) => {
      channel.postMessage(news);
    },
    reloaded: false,
    id: 'another tab',
  });
  channel.addEventListener('message', ({ data }) => {
    tab.receive(data as TabMessage);
  });
  return {
    tab,
    close: () => {
      tab.leave();
      channel.close();
    },
  };
}

export const OtherTab: Story = {
  name: '[R2.30][R8.11] While another tab has the portal open, this tab can take over, or waits until it is closed',
  globals: { tenant: 'RS' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    const { tab, close } = openTab(visit);
    await expect(page.queryByRole('dialog')).toBeNull();
    const name = t('guards:tabLocked.title');
    tab.useHere();
    await waitFor(() => expect(page.getByRole('dialog', { name })).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: t('guards:tabLocked.use') }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(tab.isLocked()).toBe(true);
    tab.useHere();
    await waitFor(() => expect(page.getByRole('dialog', { name })).toBeVisible());
    close();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const Idle: Story = {
  name: '[R2.29] An inactive user can stay signed in, or is signed out',
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await guarded(visit);
    sleepFor(limits.idleWarnAfterMs + 1_000);
    const name = t('guards:idle.title');
    await waitFor(() => expect(page.getByRole('dialog', { name })).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: t('guards:idle.stay') }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    sleepFor(limits.idleLogoutAfterMs + 1_000);
    await waitFor(() => expect(page.getByText(t('signIn:expired.title'))).toBeVisible());
    await expect(visit.portal?.path()).toBe(visit.loginPath);
  },
};

export const Pseudo: Story = {
  name: '[R2.7][R2.28][R7.25][R2.29][R2.34][R9.10] Errors and notices with longer words, on the smallest screen, in the dark',
  args: { path: '/app/nowhere' },
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const username = visit.username;
    await expectPseudo(visit, username, '404');
    await visit.addFault({ operationId: 'searchClientDokuboxes', status: 500 });
    visit.portal?.navigate(listPath);
    await page.findByText(t('shell:retry'));
    await expectPseudo(visit, username);
    // The guards have reported this window to the server. Offline, they would try again a minute
    // later.
    await guarded(visit);
    // Without a connection, the banner appears above the screen's content.
    visit.browser.online = false;
    await userEvent.click(page.getByText(t('shell:retry')));
    await page.findByText(t('shell:offline.text'));
    await expectPseudo(visit, username);
    visit.browser.online = true;
    sleepFor(limits.idleWarnAfterMs + 1_000);
    await page.findByRole('dialog', { name: t('guards:idle.title') });
    await expectPseudo(visit, username);
    await userEvent.click(page.getByRole('button', { name: t('guards:idle.stay') }));
    await visit.setPortalStatus([{ function: 'ALL', currentlyBlocked: true }]);
    await visit.reload();
    await page.findByRole('dialog', { name: t('shell:blocked.title') });
    await expectPseudo(visit, username);
  },
};

export const PlantedWords: Story = {
  name: '[R9.10] The check finds a word that does not come from the texts',
  globals: { language: 'pseudo' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await expectNoStrayWords(visit, visit.username);
    visit.titles.push('Planted title');
    const button = document.createElement('button');
    button.setAttribute('aria-label', 'Planted name');
    // A code of the contract in place of its text.
    button.textContent = 'IN_PROGRESS';
    const hidden = document.createElement('p');
    hidden.hidden = true;
    hidden.textContent = 'Planted description';
    page.getByRole('main').append('Planted text', button, hidden);
    await expect(strayWordsNow(visit, visit.username)).toEqual(
      expect.arrayContaining([
        'IN_PROGRESS',
        'Planted description',
        'Planted name',
        'Planted text',
        'Planted title',
      ]),
    );
  },
};
