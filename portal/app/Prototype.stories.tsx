import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseClient, choose, creationFields } from '../../.storybook/acts.ts';
import { fill, giveFile, giveReason, type Box } from '../../.storybook/box.ts';
import { Prototype, words } from '../../.storybook/Prototype.tsx';
import {
  onScreen,
  preparing,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../.storybook/Screen.tsx';
import { sendCode, sendCredentials } from '../../.storybook/signIn.ts';
import type { Visit } from '../../.storybook/visit.ts';

/**
 * The whole product to click through, from the sign-in on, in the bank of the toolbar. The bar above
 * the portal says who plays, how they sign in, and hands the world to the other side.
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

/** Hands the world over by the bar, and waits until the other one is there. */
async function playOtherSide({ page }: OnScreen): Promise<void> {
  const bar = within(page.getByRole('complementary', { name: words.bar }));
  const button = bar.getByRole('button', { name: words.otherSide });
  const former = bar.getByRole<HTMLSelectElement>('combobox', { name: words.plays }).value;
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeEnabled());
  await expect(bar.getByRole('combobox', { name: words.plays })).not.toHaveValue(former);
}

/** A real PDF, made here: the world is empty and has none to copy. */
async function pdf(name: string): Promise<File> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  const bytes = await document.save();
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' });
}

const press = async (inside: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) => {
  await userEvent.click(await inside.findByRole('button', { name }));
};

async function signIn(screen: OnScreen): Promise<void> {
  await sendCredentials(screen);
  await sendCode(screen);
}

/** Stays at the sign-in: what follows is for whoever has opened the story. */
const atSignIn: NonNullable<Story['play']> = async (context) => {
  const { page, visit, t } = await onScreen(context);
  const title = t(`signIn:title.${visit.userType}`);
  await waitFor(() => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible());
  const bar = within(page.getByRole('complementary', { name: words.bar }));
  await expect(bar.getByText(words.signIn(visit.username))).toBeVisible();
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

export const BankerStarts: Story = {
  name: '[R1.4][R2.18] Walked: a banker signs in, and starts a dokubox for a client',
  args: { user: 'bankerRm' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t } = screen;
    await signIn(screen);
    await userEvent.click(
      await page.findByRole('link', { name: t('portal:navigation.list') }, { timeout: 15_000 }),
    );
    await userEvent.click(
      (await page.findAllByRole('link', { name: t('list:new') }))[0] as Element,
    );
    // The list has a field of the same name.
    await page.findByRole('heading', { name: t('signIn:clientSelection.title') });
    await chooseClient(screen, t('signIn:clientSelection.label'), '000');
    await press(page, t('signIn:clientSelection.submit'));
    await page.findByRole('heading', { level: 1, name: t('creating:form.title') });
    const form = creationFields(screen);
    const category = await form.category();
    const segment = form.segment();
    if (segment) await choose(segment, 'MB');
    await choose(category, 'MB_LOAN');
    await choose(await form.definition(), 'LOAN-MB-01');
    await userEvent.click(form.next());
    await press(page, t('creating:configure.start.setup'));
    await waitFor(() => expect(page.getAllByRole('article')[0]).toBeVisible());
  },
};

export const BothSides: Story = {
  name: '[R1.4][R2.17][R2.18] Walked: from the sign-in to the termination, played by both sides',
  args: { scenario: 'empty' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, step } = { ...screen, step: context.step };
    const dialogOf = async (name: string) => within(await page.findByRole('dialog', { name }));

    await step('The client signs in and starts a dokubox', async () => {
      await signIn(screen);
      await userEvent.click(
        (await page.findAllByRole('link', { name: t('list:new') }))[0] as Element,
      );
      // The list has a field of the same name.
      await page.findByRole('heading', { level: 1, name: t('creating:form.title') });
      const form = creationFields(screen);
      await choose(await form.category(), 'MB_LOAN');
      await choose(await form.definition(), 'LOAN-MB-01');
      await fill(form.customName(), 'Harvest 2026');
      await userEvent.click(form.start());
      await waitFor(() =>
        expect(page.getByRole('heading', { level: 1, name: 'Harvest 2026' })).toBeVisible(),
      );
    });

    const [card] = await page.findAllByRole('article');
    if (!card) throw new Error('The dokubox has no document.');
    const toggle = () =>
      within(within(card).getByRole('heading', { level: 3 })).getByRole('button');
    const title = toggle().textContent;
    await step('uploads a file and sends the dokubox to the bank', async () => {
      if (toggle().getAttribute('aria-expanded') !== 'true') await userEvent.click(toggle());
      await giveFile(card, await pdf('accounts.pdf'));
      await waitFor(() =>
        expect(page.getAllByText(t('contract:message.dde.success.fileUploaded'))[0]).toBeVisible(),
      );
      await press(page, t('creating:setup.client.submit'));
      await press(await dialogOf(t('creating:setup.send.title')), t('creating:setup.send.submit'));
      await waitFor(() => expect(page.getAllByText(t('creating:setup.sent'))[0]).toBeVisible());
    });

    await step('The bank finds the same dokubox, sets it up and starts it', async () => {
      await playOtherSide(screen);
      await userEvent.click(await page.findByRole('link', { name: t('creating:setup.open') }));
      await press(page, t('creating:configure.start.setup'));
      const started = t('contractBox:dokuboxStatus.IN_PROGRESS');
      await waitFor(() => expect(page.getAllByText(started)[0]).toBeVisible());
    });

    await step('The client sends the document', async () => {
      await playOtherSide(screen);
      const mine = await page.findByRole('article', { name: title });
      const open = within(within(mine).getByRole('heading', { level: 3 })).getByRole('button');
      if (open.getAttribute('aria-expanded') !== 'true') await userEvent.click(open);
      const sends = t('contractBox:action.CLIENT.SendToBank');
      await userEvent.click(await within(mine).findByRole('radio', { name: sends }));
      await press(page, t('acting:submit.submit', { count: 1 }));
      await waitFor(() => expect(page.getAllByText(t('acting:done.submitted'))[0]).toBeVisible());
    });

    await step('The bank looks at the progress and terminates the dokubox', async () => {
      await playOtherSide(screen);
      await press(page, t('box:header.progress'));
      const progress = await page.findByRole('dialog', { name: t('acting:progress.title') });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(progress).not.toBeInTheDocument());
      const name = t('acting:terminate.title.CANCELLED');
      await press(page, name);
      const dialog = await page.findByRole('dialog', { name });
      await giveReason(screen, dialog, 'Only a walk');
      await press(within(dialog), name);
      await waitFor(() =>
        expect(page.getAllByText(t('contract:message.dde.success.terminated'))[0]).toBeVisible(),
      );
    });

    await step('The client reads that it is over', async () => {
      await playOtherSide(screen);
      await waitFor(() => expect(page.getByRole('table')).toBeVisible());
      const over = t('contractBox:dokuboxStatus.CANCELLED');
      await waitFor(() => expect(page.getAllByText(over).at(-1)).toBeVisible());
    });
  },
};

/** A document the reader signs next. */
const toSign = ({ username }: Visit, { dokus }: Box) =>
  dokus.find(
    ({ status, participants }) =>
      status === 'WAITING_CLIENT_SIGNATURE' &&
      participants.some(
        ({ user, participantState }) => user.username === username && participantState === 'TODO',
      ),
  );

export const NeedsServer: Story = {
  name: 'What needs a server says so',
  args: { signedOut: false },
  parameters: preparing({
    path: async (visit) => {
      const box = await visit.box((one) => toSign(visit, one) !== undefined);
      return `/app/dokubox/${box.id}#doku-${toSign(visit, box)?.id}`;
    },
  }),
  play: async (context) => {
    const { page, t } = await onScreen(context);
    const names = ['buttonOf', 'continueOf'].map((key) => t(`acting:sign.${key}`, { title: '' }));
    const sign = new RegExp(`^(${names.join('|')})`);
    await userEvent.click((await page.findAllByRole('button', { name: sign }))[0] as HTMLElement);
    const bar = within(page.getByRole('complementary', { name: words.bar }));
    await waitFor(() => expect(bar.getByText(words.needsServer)).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: words.understood }));
    await waitFor(() => expect(bar.queryByText(words.needsServer)).toBeNull());
  },
};
