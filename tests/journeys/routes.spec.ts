import { expect, test } from 'playwright/test';
import { pageSizes } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { textsOf } from './support/texts.ts';
import {
  arrive,
  boxesOf,
  callAs,
  createWorld,
  enterWorld,
  openWorld,
  speak,
} from './support/worlds.ts';

const everyday = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;

test('[R2.1][R2.2][R2.3][R2.6][R6.9] signed out, the internet leads to its login but for pages of its own, the intranet to its own; signed in, every entrance leads home', async ({
  page,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const pathname = () => new URL(page.url()).pathname;
  // Which address is whose is a rule; here it is asked of the server and of the page it serves.
  for (const path of ['/', '/app/dokubox/1']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/index.html');
    await expect(heading(t('signIn:title.CLIENT'))).toBeVisible();
  }
  for (const [path, title] of [
    ['/cookies', t('cookies:title')],
    ['/forgottenPassword', t('account:forgotten.title')],
    ['/contract/waitforsignatures', t('account:contract.errorTitle')],
  ] as const) {
    await page.goto(path);
    await expect(heading(title)).toBeVisible();
    expect(pathname()).toBe(path);
  }
  const login = heading(t('signIn:title.BANKER'));
  await page.goto('/intranetbg.html');
  await expect(login).toBeVisible();
  expect(pathname()).toBe('/intranetbg.html');
  // The login page visited last decides the channel of every other path.
  for (const path of ['/cookies', '/app/taskListView']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/intranet.html');
    await expect(login).toBeVisible();
  }

  await arrive(page, everyday);
  for (const path of ['/index.html', '/indexHU', '/forgottenPassword']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
  }
});

test('[R2.7][R7.17] signed in, an invalid address shows the error page and is logged', async ({
  page,
}) => {
  const t = await textsOf('en');
  await arrive(page, everyday);
  const logged = page.waitForRequest((request) => request.url().includes(operations.logError.url));
  await page.goto('/app/nowhere');
  await expect(
    page.getByRole('heading', { level: 1, name: t('shell:error.notFound.title') }),
  ).toBeVisible();
  await expect(page.getByText(t('shell:error.code', { code: '404' }))).toBeVisible();
  const { log } = (await logged).postDataJSON() as { log: { message: string; tenant: string } };
  expect(log.message).toContain('/app/nowhere');
  expect(log.tenant).toBe('HU');
  await page.getByRole('link', { name: t('shell:error.backHome') }).click();
  await page.waitForURL('**/app/dokuboxlist');
});

test('[R2.4][R6.1][R6.3] bankers reach tasks, users and the list; clients the list only', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = await textsOf('en');
  await arrive(page, { ...everyday, tenant: 'RS', user: 'bankerRm' });
  await page.getByRole('link', { name: t('portal:navigation.tasks') }).click();
  await page.waitForURL('**/app/taskListView');
  await page.getByRole('link', { name: t('portal:navigation.users') }).click();
  await page.waitForURL('**/app/usermanagement/manageuser/');
  await page.goto('/app/usermanagement/manageuser');
  await page.waitForURL('**/app/usermanagement/manageuser/');
  await page.getByRole('link', { name: t('portal:navigation.list'), exact: true }).click();
  await page.waitForURL('**/app/dokuboxlist');
  await expect(page.getByRole('table')).toBeVisible();

  const client = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  await arrive(client, everyday);
  await expect(client.getByRole('link', { name: t('portal:navigation.tasks') })).toHaveCount(0);
  await client.goto('/app/taskListView');
  await expect(
    client.getByRole('heading', { level: 1, name: t('shell:error.accessDenied.title') }),
  ).toBeVisible();
  await client.close();
});

test('[R2.9] the way back from a signing service tells so once and leads to the box', async ({
  page,
}) => {
  const t = await textsOf('en');
  await speak(page, 'en');
  const world = await createWorld(page.request, everyday);
  const [box] = await boxesOf(page.request, world);
  await openWorld(page, world);
  await page.goto(`/app/dokuboxlist?dokuBoxId=${box?.id}&status=IN_PROGRESS`);
  const notice = page.getByText(t('contract:message.dde.redirection.title'));
  await expect(notice).toBeVisible();
  await page.waitForURL((url) => url.search === '?status=IN_PROGRESS');
  await page.getByRole('link', { name: t('list:redirection.open') }).click();
  await page.waitForURL(`**/app/dokubox/${box?.id}`);
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('[R2.8] a ddeParam decides tenant and language, and its box opens after signing in, once', async ({
  page,
  baseURL,
}) => {
  const world = await createWorld(page.request, { ...everyday, tenant: 'BG' });
  const [box] = await boxesOf(page.request, world);
  await enterWorld(page, world, baseURL ?? '');
  const content = { tenant: 'BG', language: 'ro', dokuBoxId: box?.id };
  const ddeParam = Buffer.from(JSON.stringify(content)).toString('base64url');
  const t = await textsOf('ro');
  await page.goto(`/?ddeParam=${ddeParam}`);
  await page.waitForURL('**/index.html');
  await expect(page.getByRole('heading', { name: t('signIn:title.CLIENT') })).toBeVisible();
  const external = page.getByRole('link', { name: t('signIn:external') });
  const href = new URL((await external.getAttribute('href')) ?? '');
  expect(href.searchParams.get('tenant')).toBe('BG');
  expect(href.searchParams.get('ddeParam')).toBe(ddeParam);
  await page.goto(`/__sim/open/${world.id}?path=/index.html`);
  await page.waitForURL(`**/app/dokubox/${box?.id}`);
  await page.goto('/index.html');
  await page.waitForURL('**/app/dokuboxlist');
});

test('[R2.3] filters, order and page stand in the address; Back brings them back', async ({
  page,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, { ...everyday, scenario: 'very-large' });
  const { content } = await callAs(page.request, world, 'searchClientDokuboxes', {
    body: { status: 'FINALIZED', page: 1, size: pageSizes[1] },
  });
  const secondPage = content.map(({ id }) => `/app/dokubox/${id}`);
  expect(secondPage.length).toBeGreaterThan(0);
  // The rows of the former view stay until the new ones are there.
  const showsSecondPage = async () => {
    await page.waitForURL(/status=FINALIZED.*page=2|page=2.*status=FINALIZED/);
    const links = page.getByRole('table').getByRole('link');
    await expect(links).toHaveCount(secondPage.length);
    for (const [place, href] of secondPage.entries()) {
      await expect(links.nth(place)).toHaveAttribute('href', href);
    }
    return links.first();
  };
  await page.getByLabel(t('list:filters.status')).selectOption('FINALIZED');
  await page.waitForURL(/status=FINALIZED/);
  await page.getByRole('button', { name: t('list:paging.next') }).click();
  await (await showsSecondPage()).click();
  await page.waitForURL(`**${secondPage[0]}`);
  await page.goBack();
  await (await showsSecondPage()).click();
  await page.getByRole('link', { name: t('box:header.back') }).click();
  await showsSecondPage();
});

test('[R7.24][R2.28][R8.10] a blocked portal says so; the reader stays or signs out', async ({
  page,
}) => {
  const t = await textsOf('en');
  await speak(page, 'en');
  const world = await createWorld(page.request, { ...everyday, scenario: 'portal-blocked' });
  await page.goto(
    `/__sim/open/${world.id}?path=${encodeURIComponent('/indexHU?resume=/app/dokuboxlist')}`,
  );
  const dialog = page.getByRole('dialog', { name: t('shell:blocked.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: t('shell:blocked.stay') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await dialog.getByRole('button', { name: t('shell:blocked.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/index.html');
  await expect(page.getByText(t('shell:blocked.title'))).toBeVisible();
});

test('[R8.10] planned maintenance is told on the login page and after it', async ({
  page,
  baseURL,
}) => {
  const t = await textsOf('en');
  await speak(page, 'en');
  const wanted = { ...everyday, scenario: 'portal-block-scheduled' };
  const world = await createWorld(page.request, wanted);
  await enterWorld(page, world, baseURL ?? '');
  await page.goto('/indexHU');
  const notice = page.getByText(t('shell:blocked.scheduledTitle'));
  await expect(notice).toBeVisible();
  await openWorld(page, world);
  await expect(notice).toBeVisible();
  await expect(page.getByText(/from \d\d-\d\d-\d{4} \d\d:\d\d to \d\d-\d\d-\d{4}/)).toBeVisible();
});
