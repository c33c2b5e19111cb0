import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { sleepFor } from '../../../.storybook/clock.ts';
import { door } from '../../../.storybook/door.ts';
import {
  expectPseudo,
  screenNow,
  onScreen,
  preparing,
  screenStories,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';
import { expectSignInRefused, sendCredentials } from '../../../.storybook/signIn.ts';
import type { Visit } from '../../../.storybook/visit.ts';
import { uuid } from '../../api/context.ts';
import { loginPaths } from '../../config/landing.ts';
import { codeChallenge, newOauthMemory } from '../../config/signInLinks.ts';
import { storageKeys } from '../../config/storage.ts';

const meta = {
  title: 'Screens/Contract and handover',
  ...screenStories,
  args: { scenario: 'sign-in-variants', user: 'clientContractRequired', signedOut: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the page where the visitor waits for the signing of the contract. */
async function waitingPath(visit: Visit): Promise<string> {
  const { username, language } = visit;
  const body = { username, password: testPassword, language };
  const { signingUrl } = await visit.call('clientLogin', { body });
  if (!signingUrl) throw new Error(`${username} has no contract to sign. Use another user.`);
  return signingUrl;
}

const waiting = preparing({ path: waitingPath });

export const Required: Story = {
  name: '[R2.1][R2.26][R2.27] A contract must be signed first',
  globals: { tenant: 'CZ' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await sendCredentials(screen);
    await waitFor(() =>
      expect(
        page.getByRole('heading', { name: t('account:contract.requiredTitle') }),
      ).toBeVisible(),
    );
    const link = page.getByRole('link', { name: t('account:contract.requiredLink') });
    // The link leads to the signing service, which returns visitors to the waiting page.
    visit.portal?.navigate(link.getAttribute('href') ?? '');
    await waitFor(() =>
      expect(page.getByRole('heading', { name: t('account:contract.waitingTitle') })).toBeVisible(),
    );
    await userEvent.click(page.getByRole('link', { name: t('account:contract.back') }));
    await waitFor(() => expect(page.getByLabelText(t('signIn:username'))).toBeVisible());
    await expect(visit.portal?.path()).toBe(loginPaths.INTERNET);
  },
};

export const Unavailable: Story = {
  name: '[R2.27][R8.7] A contract that cannot be signed now opens a dialog, which leads back to the form',
  args: { user: 'clientContractUnavailable' },
  globals: { tenant: 'SK', viewport: { value: 'w390' } },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t } = screen;
    await sendCredentials(screen);
    const name = t('account:contract.unavailableTitle');
    const dialog = await page.findByRole('dialog', { name });
    await expect(dialog).toHaveTextContent(
      t('contract:message.dde.error.contractSignatureNotAvailable'),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: t('account:contract.ok') }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(page.getByLabelText(t('signIn:username'))).toBeVisible();
  },
};

export const Waiting: Story = {
  name: '[R2.1][R2.27][R8.1][A-216] A contract that others must sign is read again automatically after a failure',
  parameters: preparing({
    before: (visit) => visit.addFault({ operationId: 'getContractStatus', status: 500, times: 1 }),
    path: waitingPath,
  }),
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await waitFor(() => expect(page.getByText(t('account:contract.failed'))).toBeVisible());
    await expect(limits.contractPollMs).toBeLessThanOrEqual(limits.contractSlowPollMs);
    await waitFor(async () =>
      expect((await visit.journal('getContractStatus')).length).toBeGreaterThan(1),
    );
    await waitFor(() => expect(page.queryByText(t('account:contract.failed'))).toBeNull());
  },
};

export const Unknown: Story = {
  name: '[R2.1][R2.27] An address names no contract of the bank',
  args: { path: '/contract/waitforsignatures?contractId=nobody-knows' },
  globals: { language: 'bg' },
  play: async (context) => {
    const { page, t } = await onScreen(context);
    await waitFor(() => expect(page.getByText(t('account:contract.noContract'))).toBeVisible());
  },
};

export const NotSigned: Story = {
  name: '[R2.1][R2.27][A-217] A contract that could not be signed shows and logs each reason',
  args: { path: '/contract/contractprocesserror?code=EXPIRED' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    for (const [code, shown] of [
      ['EXPIRED', 'EXPIRED'],
      ['REJECTED', 'REJECTED'],
      ['no-such-code', 'TECHNICAL'],
    ] as const) {
      await visit.reload(`/contract/contractprocesserror?code=${code}`);
      await waitFor(() => expect(page.getByText(t(`account:contract.${shown}`))).toBeVisible());
      await waitFor(() =>
        expect(JSON.stringify(visit.sentWith('logError').at(-1))).toContain(shown),
      );
    }
  },
};

export const PseudoWaiting: Story = {
  name: '[R2.27][R2.34][R9.10] The waiting page with longer words, on the smallest screen, in the dark',
  parameters: waiting,
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await expectPseudo(visit);
    await visit.reload('/contract/contractprocesserror?code=EXPIRED');
    await page.findByText(t('account:contract.EXPIRED'));
    await expectPseudo(visit, 'EXPIRED');
  },
};

export const HandedOver: Story = {
  name: '[R2.2][R2.26] The access layer hands over a banker, who then sees the bank’s home',
  args: { scenario: 'everyday', user: 'bankerRm' },
  parameters: preparing({
    path: async (visit) => {
      const { ialIdToken } = await visit.call('bankerToken', { body: {} });
      visit.hold('bankerToken');
      return `/ial#ialIdToken=${ialIdToken}`;
    },
  }),
  play: async (context) => {
    const { page, t, visit } = screenNow(context);
    await waitFor(() => expect(page.getByText(t('signIn:handover'))).toBeVisible());
    // No token stays in the address.
    await waitFor(() => expect(visit.portal?.path()).toBe('/ial'));
    visit.letGo('bankerToken');
    await waitFor(() =>
      expect(page.getByRole('link', { name: t('portal:navigation.tasks') })).toBeVisible(),
    );
  },
};

/** A banker returns from the identity provider. This page does not show the provider's screens. */
const fromProvider = preparing({
  path: async (visit) => {
    const world = door.worlds.get(visit.worldId);
    const { state, codeVerifier } = newOauthMemory();
    const codeChallengeOf = await codeChallenge(codeVerifier);
    if (!world || codeChallengeOf === undefined)
      throw new Error('No user can be sent back. Add a banker to the scenario.');
    visit.sessionStorage.setItem(storageKeys.oauth, JSON.stringify({ state, codeVerifier }));
    const { origin } = visit.platformAt(visit.loginPath).addressBar.location;
    const redirectUri = `${origin}/oauth/authorize`;
    const grant = { username: visit.username, redirectUri, codeChallenge: codeChallengeOf };
    const code = world.sessions.codes.issue(grant, uuid, world.clock.nowMs());
    visit.hold('bankerToken');
    return `/oauth/authorize?code=${code}&state=${state}`;
  },
});

export const FromProvider: Story = {
  name: '[R2.2][R2.5][R2.12][R7.19] The identity provider hands over a banker without a window check, who then sees the bank’s home',
  args: { scenario: 'everyday', user: 'bankerRm', identityProvider: true },
  parameters: fromProvider,
  play: async (context) => {
    const { page, t, visit } = screenNow(context);
    await waitFor(() => expect(page.getByText(t('signIn:handover'))).toBeVisible());
    // Neither code nor state stays in the address.
    await waitFor(() => expect(visit.portal?.path()).toBe('/oauth/authorize'));
    // A window that is visible again is checked at once. The code is valid for a minute.
    sleepFor(limits.windowPollMs / 2);
    await waitFor(() => expect(visit.sentWith('bankerToken')).toHaveLength(1));
    await expect(await visit.journal('getUserOpenedWindow')).toHaveLength(0);
    await expect(await visit.journal('setUserOpenedWindow')).toHaveLength(0);
    visit.letGo('bankerToken');
    await waitFor(() =>
      expect(page.getByRole('link', { name: t('portal:navigation.tasks') })).toBeVisible(),
    );
    // The window is claimed from the first screen on.
    await waitFor(async () =>
      expect(await visit.journal('setUserOpenedWindow')).not.toHaveLength(0),
    );
  },
};

export const ProviderGivenUp: Story = {
  name: '[R2.12][R7.19][R8.7] An answer of the identity provider that was not requested leads to the bankers’ login',
  args: {
    scenario: 'everyday',
    user: 'bankerRm',
    identityProvider: true,
    path: '/oauth/authorize?error=access_denied&state=unknown',
  },
  globals: { scheme: 'dark', viewport: { value: 'w390' } },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await waitFor(() =>
      expect(page.getByText(t('contract:errorTitle.LOGIN_FAILED'))).toBeVisible(),
    );
    await expect(visit.portal?.path()).toBe(loginPaths.INTRANET);
  },
};

export const NotHandedOver: Story = {
  name: '[R2.2][R8.7] An address of the access layer without tokens leads to the bankers’ login',
  args: { scenario: 'everyday', user: 'bankerRm', path: '/ial' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await waitFor(() =>
      expect(page.getByText(t('contract:errorTitle.LOGIN_FAILED'))).toBeVisible(),
    );
    await expect(visit.portal?.path()).toBe(loginPaths.INTRANET);
    await sendCredentials(screen, { password: 'wrong' });
    await expectSignInRefused(screen, 'dde.error.loginFailed');
  },
};
