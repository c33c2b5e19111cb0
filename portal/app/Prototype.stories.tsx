import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseClient } from '../../.storybook/acts.ts';
import {
  boxNow,
  dokuAt,
  replaceText,
  openCard,
  titleOf,
  type ReceivedDoku,
} from '../../.storybook/box.ts';
import { Prototype } from '../../.storybook/Prototype.tsx';
import { barKey, barWords } from '../../.storybook/PrototypeBar.tsx';
import {
  screenNow,
  onScreen,
  preparing,
  screenStories,
  type ScreenProps,
} from '../../.storybook/Screen.tsx';
import type { Visit } from '../../.storybook/visit.ts';
import {
  act,
  barOf,
  openNewForm,
  chooseLoan,
  expectOver,
  lookAtProgress,
  playOtherSide,
  press,
  signInAsUser,
  terminate,
  toSign,
  upload,
  write,
} from './Prototype.scenes.tsx';

/**
 * The whole product to click through, from the sign-in on, in the bank of the toolbar. The bar
 * above the portal shows who plays and how they sign in. It also switches the world to the other
 * side.
 */
const meta = {
  title: 'Prototype',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', signedOut: true },
  render: ({ scenario }, { loaded }) => {
    const visit = loaded['visit'] as Visit;
    const path = loaded['path'] as string;
    return <Prototype key={visit.worldId} visit={visit} path={path} scenario={scenario} />;
  },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays at the sign-in, for anyone who opens the story. */
const atSignIn: NonNullable<Story['play']> = async (context) => {
  const screen = await onScreen(context);
  const { page, visit, t } = screen;
  const title = t(`signIn:title.${visit.userType}`);
  await waitFor(() => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible());
  await userEvent.click(barOf(screen).getByRole('button', { name: barWords.signIn }));
  await waitFor(() => expect(barOf(screen).getByText(visit.username)).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(barOf(screen).queryByText(visit.username)).toBeNull());
};

export const Client: Story = {
  name: '[R1.4] A client’s way, from the sign-in on',
  play: atSignIn,
};

export const Banker: Story = {
  name: '[R1.4] A banker’s way, from the sign-in on',
  args: { user: 'bankerRm' },
  play: atSignIn,
};

/** A client's way from the sign-in to the end, with the bank in between. */
const clientWalks: NonNullable<Story['play']> = async (context) => {
  const screen = await onScreen(context);
  const { page, visit, t } = screen;
  const { step } = context;

  await step('The client signs in and starts a dokubox', async () => {
    await signInAsUser(screen);
    await openNewForm(screen);
    // The list has a field of the same name.
    await page.findByRole('heading', { level: 1, name: t('creating:form.title') });
    const form = await chooseLoan(screen);
    await replaceText(form.customName(), 'Harvest 2026');
    await userEvent.click(form.start());
    await waitFor(() =>
      expect(page.getByRole('heading', { level: 1, name: 'Harvest 2026' })).toBeVisible(),
    );
    await page.findAllByRole('article');
  });

  const doku = dokuAt(await boxNow(visit), 0);
  await step('The client uploads a file and sends the dokubox to the bank', async () => {
    await upload(screen, doku, 'accounts.pdf');
    await press(page, t('creating:setup.client.submit'));
    const dialog = await page.findByRole('dialog', { name: t('creating:setup.send.title') });
    await press(within(dialog), t('creating:setup.send.submit'));
    await waitFor(() => expect(page.getAllByText(t('creating:setup.sent'))[0]).toBeVisible());
  });

  await step('The bank finds the same dokubox, sets it up and starts it', async () => {
    await playOtherSide(screen);
    await userEvent.click(await page.findByRole('link', { name: t('creating:setup.open') }));
    await press(page, t('creating:configure.start.setup'));
    const started = t('contractBox:dokuboxStatus.IN_PROGRESS');
    await waitFor(() => expect(page.getAllByText(started)[0]).toBeVisible());
  });

  await step('The client, who sent the document with the dokubox, writes about it', async () => {
    await playOtherSide(screen);
    await openCard(doku);
    await write(screen, doku, 'The accounts of last year.');
  });

  await step(
    'The client looks at the progress, and terminates the dokubox, in which no one has signed',
    async () => {
      await lookAtProgress(screen);
      await terminate(screen);
      await expectOver(screen);
    },
  );
};

/** A banker's way from the sign-in to the end, with the client in between. */
const bankerWalks: NonNullable<Story['play']> = async (context) => {
  const screen = await onScreen(context);
  const { page, visit, t } = screen;
  const { step } = context;

  await step('The bank signs in, and starts a dokubox for a client', async () => {
    await signInAsUser(screen);
    await userEvent.click(await page.findByRole('link', { name: t('portal:navigation.list') }));
    await openNewForm(screen);
    // The list has a field of the same name.
    await page.findByRole('heading', { name: t('signIn:clientSelection.title.BANKER') });
    await chooseClient(screen, t('list:clientSearch.label'), '000');
    await press(page, t('signIn:clientSelection.submit'));
    await page.findByRole('heading', { level: 1, name: t('creating:form.title') });
    await userEvent.click((await chooseLoan(screen)).next());
    await press(page, t('creating:configure.start.setup'));
    await waitFor(() => expect(page.getAllByRole('article')[0]).toBeVisible());
  });

  const { dokus } = await boxNow(visit);
  const doku = dokus.find(({ status }) => status === 'WAITING_BANK_UPLOAD') as ReceivedDoku;
  await step('The bank uploads the contract and sends it to the client', async () => {
    await upload(screen, doku, 'contract.pdf');
    await act(screen, doku, ['BANKER', 'SendToClient']);
  });

  await step('The client finds it, asks, and sends it back', async () => {
    await playOtherSide(screen);
    await openCard(doku);
    await write(screen, doku, 'Why is the term so short?');
    await act(screen, doku, ['CLIENT', 'SendToBank']);
  });

  await step('The bank answers, looks at the progress and terminates the dokubox', async () => {
    await playOtherSide(screen);
    await openCard(doku);
    await write(screen, doku, 'We will prepare another one.');
    await lookAtProgress(screen);
    await terminate(screen, 'Another contract follows.');
  });

  await step('The client sees that the dokubox is terminated', async () => {
    await playOtherSide(screen);
    await expectOver(screen);
  });
};

export const ClientWalks: Story = {
  name: '[R1.4][R2.17][R2.18] A client goes all the way from the sign-in to the termination',
  args: { scenario: 'empty' },
  play: clientWalks,
};

export const ClientWalksWithoutCategory: Story = {
  ...ClientWalks,
  name: '[R1.4][R6.6] A client of a bank without categories goes all the way',
  globals: { tenant: 'CZ', scheme: 'dark' },
};

export const BankerWalks: Story = {
  name: '[R1.4][R2.17][R2.18] A banker goes all the way from the sign-in to the termination',
  args: { scenario: 'empty', user: 'bankerRm' },
  play: bankerWalks,
};

export const BankerWalksOnPhone: Story = {
  ...BankerWalks,
  name: '[R1.4][R2.34] A banker goes all the way with the longest words, on a phone',
  globals: { tenant: 'BG', language: 'bg', viewport: { value: 'w390' } },
};

export const AboveDialogs: Story = {
  name: 'The bar stays reachable by mouse and keyboard while the portal has a dialog open',
  args: { user: 'bankerRm', signedOut: false, path: '/app/dokuboxlist?overlay=changePassword' },
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    const { page, ...screen } = screenNow(context);
    const dialog = await page.findByRole('dialog');
    const bar = page.getByRole('complementary', { name: barWords.bar });
    // Neither covers the other.
    await waitFor(() =>
      expect(Math.round(dialog.getBoundingClientRect().top)).toBe(
        Math.round(bar.getBoundingClientRect().bottom),
      ),
    );
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const previous = document.activeElement;
    await userEvent.keyboard(`{${barKey}}`);
    const select = within(bar).getByRole('combobox', { name: barWords.plays });
    await expect(select).toHaveFocus();
    // From both ends of the bar, Tab leads back into the dialog, never to the screen it covers.
    await userEvent.tab({ shift: true });
    await expect(previous).toHaveFocus();
    await userEvent.keyboard(`{${barKey}}`);
    await expect(select).toHaveFocus();
    await userEvent.keyboard(`{${barKey}}`);
    await expect(previous).toHaveFocus();
    await playOtherSide({ page, ...screen });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const NeedsServer: Story = {
  name: 'The bar explains that an action needs a server',
  args: { signedOut: false },
  parameters: preparing({
    path: async (visit) => {
      const box = await visit.box((one) => toSign(visit, one) !== undefined);
      return `/app/dokubox/${box.id}#doku-${toSign(visit, box)?.id}`;
    },
  }),
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    const title = titleOf(visit, toSign(visit, await boxNow(visit)) as ReceivedDoku);
    const names = ['buttonOf', 'continueOf'].map((key) => t(`acting:sign.${key}`, { title }));
    const sign = (name: string) => names.includes(name);
    await userEvent.click((await page.findAllByRole('button', { name: sign }))[0] as HTMLElement);
    const bar = barOf(screen);
    await waitFor(() => expect(bar.getByText(barWords.needsServer)).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: barWords.understood }));
    await waitFor(() => expect(bar.queryByText(barWords.needsServer)).toBeNull());
  },
};
