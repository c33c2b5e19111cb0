import { expect, test, type Page } from 'playwright/test';
import {
  EmbeddingStage,
  inside,
  mountInPage,
  parametersOf,
  eventsOfHost,
  unmountInPage,
  variants,
  type Variant,
} from './fixtures/embedding.ts';
import type { EmbedEvent, EmbedParameters } from '../../portal/embed/public/dokubox.d.ts';
import { textsOf } from './fixtures/texts.ts';

const stage = new EmbeddingStage();

test.beforeAll(() => stage.set());
test.afterAll(() => stage.strike());

/** Mounts Dokubox and returns the events the host received, after the first has arrived. */
async function eventsAfterMount(
  page: Page,
  variant: Variant,
  parameters: EmbedParameters,
): Promise<EmbedEvent[]> {
  const before = (await eventsOfHost(page)).length;
  await mountInPage(page, variant, parameters);
  await expect.poll(async () => (await eventsOfHost(page)).length).toBeGreaterThan(before);
  const told = (await eventsOfHost(page)).slice(before);
  await unmountInPage(page);
  return told;
}

const misfit = (...parameters: string[]) => [{ kind: 'error', code: 'MFE_PARAMS', parameters }];

test('[R1.5][R8.7][A-512] Dokubox names each parameter that does not match the session, by module and by frame', async ({
  page,
}) => {
  for (const variant of variants) {
    await test.step(variant, async () => {
      const world = await stage.atHost(page);
      const told = (more: Partial<EmbedParameters>) =>
        eventsAfterMount(page, variant, parametersOf(world, more));
      expect(await told({ tenant: 'HU' })).toEqual(misfit('tenant', 'userType'));
      expect(await told({ userType: 'BANKER' })).toEqual(misfit('tenant', 'userType'));
      expect(await told({ clientNumber: '00000000' })).toEqual(misfit('clientNumber'));
      expect(await told({ path: '/app/nowhere' })).toEqual(misfit('path'));
      expect(await told({ path: '/app/taskListView' })).toEqual(misfit('path'));
      expect(await told({ path: '/app/dokubox/first' })).toEqual(misfit('path'));
      expect(await told({ returnUrl: 'https://evil.example/' })).toEqual(misfit('returnUrl'));
      const { clientNumber } = await (await world.as()).call('getCurrentUser');
      expect(await told({ clientNumber: clientNumber ?? '' })).toEqual([
        { kind: 'info', code: 'LOGGED_IN' },
      ]);
    });
  }
});

test('[R1.5][R5.17][A-512] a user of several companies signs in for the one the host names', async ({
  page,
}) => {
  for (const variant of variants) {
    await test.step(variant, async () => {
      const t = await textsOf('en');
      const order = { scenario: 'several-clients', user: 'client3' };
      const world = await stage.atHost(page, order);
      const { content } = await (await world.as('client3')).call('getClients', { body: {} });
      const [first = '', second = ''] = content.map(({ clientNumber }) => clientNumber);
      const dokubox = inside(page, variant);
      await mountInPage(page, variant, parametersOf(world));
      await expect(dokubox.getByText('MFE_PARAMS: clientNumber')).toBeVisible();
      expect(await eventsOfHost(page)).toEqual(misfit('clientNumber'));
      await unmountInPage(page);
      expect(
        await eventsAfterMount(page, variant, parametersOf(world, { clientNumber: '1' })),
      ).toEqual(misfit('clientNumber'));
      await mountInPage(page, variant, parametersOf(world, { clientNumber: first }));
      await expect(dokubox.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
      await unmountInPage(page);
      // A session keeps its company. Boxes of one company must never appear under the name of
      // another.
      const next = await stage.atHost(page, order);
      const chosen = await (
        await next.as('client3')
      ).call('selectClient', { body: { clientNumber: first } });
      const tokens = { idToken: chosen.idToken ?? '' };
      expect(
        await eventsAfterMount(
          page,
          variant,
          parametersOf(next, { ...tokens, clientNumber: second }),
        ),
      ).toEqual(misfit('clientNumber'));
    });
  }
});

test('[R1.5][A-026][A-512] a user who has to set a password first learns where to do so', async ({
  page,
}) => {
  const t = await textsOf('en');
  const world = await stage.atHost(page, {
    scenario: 'sign-in-variants',
    user: 'clientMustChangePassword',
  });
  await mountInPage(page, 'mountModule', parametersOf(world));
  const place = inside(page, 'mountModule');
  await expect(place.getByText(t('signIn:passwordFirst.text'))).toBeVisible();
  const link = place.getByRole('link', { name: t('signIn:passwordFirst.link') });
  expect(new URL((await link.getAttribute('href')) ?? '').origin).not.toBe(
    new URL(page.url()).origin,
  );
  expect(await eventsOfHost(page)).toEqual([{ kind: 'error', code: 'LOGIN_FAILED' }]);
});

test('[R1.5][A-512] missing styles are reported on the page and to the host', async ({ page }) => {
  const t = await textsOf('en');
  const world = await stage.atHost(page);
  await page.route('**/embed/dokubox.css', (route) => route.abort());
  await mountInPage(page, 'mountModule', parametersOf(world));
  const alert = inside(page, 'mountModule').getByRole('alert');
  await expect(alert).toContainText(t('contract:errorTitle.GENERAL_ERROR'));
  await expect(alert).toContainText('GENERAL_ERROR');
  expect(await eventsOfHost(page)).toEqual([{ kind: 'error', code: 'GENERAL_ERROR' }]);
});

test('[R1.5][A-252] a frame does not show the names of other hosts in a console', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const world = await stage.atHost(page, { from: 'otherSite' });
  expect(await eventsAfterMount(page, 'mountFrame', parametersOf(world))).toEqual([
    { kind: 'info', code: 'LOGGED_IN' },
  ]);
  expect(messages.filter((text) => text.includes('postMessage'))).toEqual([]);
});
