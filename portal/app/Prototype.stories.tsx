import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { chooseClient, chooseInList, creationFields } from '../../.storybook/acts.ts';
import {
  boxNow,
  cardOn,
  dokuAt,
  replaceText,
  giveFile,
  giveReason,
  messagesButton,
  openCard,
  type Box,
  type Doku,
} from '../../.storybook/box.ts';
import { Prototype } from '../../.storybook/Prototype.tsx';
import { barKey, barWords } from '../../.storybook/PrototypeBar.tsx';
import {
  lookAt,
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

const barOf = ({ page }: OnScreen) =>
  within(page.getByRole('complementary', { name: barWords.bar }));

/** Hands the world over by the bar, and waits until the other one is there. */
async function playOtherSide(screen: OnScreen): Promise<void> {
  const select = () => barOf(screen).getByRole('combobox', { name: barWords.plays });
  const former = (select() as HTMLSelectElement).value;
  await userEvent.click(barOf(screen).getByRole('button', { name: barWords.otherSide }));
  await waitFor(() => expect(select()).not.toHaveValue(former));
  const bar = screen.page.getByRole('complementary', { name: barWords.bar });
  await waitFor(() => expect(bar).toHaveAttribute('aria-busy', 'false'));
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

/** Opens the form of a new dokubox from the list. */
async function beginNew({ page, t }: OnScreen): Promise<void> {
  // An empty list offers it twice.
  const [link] = await page.findAllByRole('link', { name: t('list:new') });
  await userEvent.click(link as HTMLElement);
}

/** Chooses category and definition, the segment where there are several. */
async function chooseLoan(screen: OnScreen) {
  const form = creationFields(screen);
  const category = await form.category();
  const segment = form.segment();
  if (segment) await chooseInList(segment, 'MB');
  await chooseInList(category, 'MB_LOAN');
  await chooseInList(await form.definition(), 'LOAN-MB-01');
  return form;
}

/** Gives the document a file and waits until it is there. */
async function upload({ page, t }: OnScreen, doku: Doku, name: string): Promise<void> {
  await giveFile(await openCard(doku), await pdf(name));
  await waitFor(() => expect(cardOn(doku)).toHaveTextContent(name));
  await waitFor(() =>
    expect(page.getAllByText(t('contract:message.dde.success.fileUploaded'))[0]).toBeVisible(),
  );
}

/** Chooses what is done with a document, and sends the choice. */
async function act(
  { page, t }: OnScreen,
  doku: Doku,
  [side, trigger]: readonly ['CLIENT' | 'BANKER', OptionTrigger],
): Promise<void> {
  const card = await openCard(doku);
  const name = t(`contractBox:action.${side}.${trigger}`);
  await userEvent.click(await within(card).findByRole('radio', { name }));
  await press(page, t('acting:submit.submit', { count: 1 }));
  const sent = () => page.queryAllByText(t('acting:done.submitted'));
  // Where a file is missing beside it, the bank is asked first.
  const question = () => page.queryAllByRole('button', { name: t('acting:missingFile.continue') });
  await waitFor(() => expect([...sent(), ...question()]).not.toHaveLength(0));
  for (const goOn of question()) await userEvent.click(goOn);
  await waitFor(() => expect(sent()[0]).toBeVisible());
}

/** Writes about a document; an employee of the bank says who can read it. */
async function write(screen: OnScreen, doku: Doku, text: string): Promise<void> {
  const { page, t } = screen;
  await waitFor(() => expect(messagesButton(screen, doku)).toBeVisible());
  await userEvent.click(messagesButton(screen, doku));
  const dialog = await page.findByRole('dialog');
  const field = await within(dialog).findByRole('textbox', { name: t('messages:compose.text') });
  await replaceText(field, text);
  const everybody = within(dialog).queryByRole('radio', { name: t('messages:compose.EXTERNAL') });
  if (everybody) await userEvent.click(everybody);
  await press(within(dialog), t('messages:compose.send'));
  await waitFor(() => expect(within(dialog).getByRole('log')).toHaveTextContent(text));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** Looks at who has done what, and goes back. */
async function lookAtProgress({ page, t }: OnScreen): Promise<void> {
  await press(page, t('box:header.progress'));
  const progress = await page.findByRole('dialog', { name: t('acting:progress.title') });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(progress).not.toBeInTheDocument());
}

/** Ends the dokubox, in which nobody has signed: a banker says why, a client asks the bank. */
async function terminate(screen: OnScreen, reason?: string): Promise<void> {
  const { page, t } = screen;
  const asks = reason === undefined;
  const name = t(`acting:terminate.title.${asks ? 'PENDING' : 'CANCELLED'}`);
  await press(page, name);
  const dialog = await page.findByRole('dialog', { name });
  if (!asks) await giveReason(screen, dialog, reason);
  await press(within(dialog), name);
  const words = t(`contract:message.dde.success.${asks ? 'pendingApproval' : 'terminated'}`);
  await waitFor(() => expect(page.getAllByText(words)[0]).toBeVisible());
}

/** The list says that the dokubox is over. */
async function expectOver({ page, t }: OnScreen): Promise<void> {
  const over = t('contractBox:dokuboxStatus.CANCELLED');
  // The filter offers the status as well.
  await waitFor(() => expect(page.getByText(over, { ignore: 'option' })).toBeVisible());
}

/** What a client does from the sign-in to the end, with the bank between. */
const clientWalks: NonNullable<Story['play']> = async (context) => {
  const screen = await onScreen(context);
  const { page, visit, t } = screen;
  const { step } = context;

  await step('signs in and starts a dokubox', async () => {
    await signIn(screen);
    await beginNew(screen);
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

  const box = await boxNow(visit);
  const boxId = box.id;
  const doku = dokuAt(box, 0);
  await step('uploads a file and sends the dokubox to the bank', async () => {
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

  await step(
    'The client, who has sent the document with the dokubox, writes about it',
    async () => {
      await playOtherSide(screen);
      await openCard(doku);
      await write(screen, doku, 'The accounts of last year.');
    },
  );

  await step('looks at the progress, and asks for the termination', async () => {
    await lookAtProgress(screen);
    await terminate(screen);
  });

  await step('The bank approves it', async () => {
    await playOtherSide(screen);
    const list = await page.findByRole('link', { name: t('portal:navigation.list') });
    await userEvent.click(list);
    const status = await page.findByLabelText(t('list:filters.status'));
    await chooseInList(status, 'PENDING_CANCELLATION_APPROVAL');
    const row = () =>
      page
        .getAllByRole('link')
        .find(
          (one: HTMLElement) => one.getAttribute('href')?.endsWith(`/dokubox/${boxId}`) === true,
        );
    await waitFor(() => expect(row()).toBeVisible());
    await userEvent.click(row() as HTMLElement);
    const approve = t('acting:decision.approve');
    await press(page, approve);
    await press(within(await page.findByRole('dialog', { name: approve })), approve);
    const over = t('box:header.terminationDetails');
    await waitFor(() => expect(page.getByRole('button', { name: over })).toBeVisible());
  });

  await step('The client reads that it is over', async () => {
    await playOtherSide(screen);
    const over = t('box:header.terminationDetails');
    await waitFor(() => expect(page.getByRole('button', { name: over })).toBeVisible());
  });
};

/** What a banker does from the sign-in to the end, with the client between. */
const bankerWalks: NonNullable<Story['play']> = async (context) => {
  const screen = await onScreen(context);
  const { page, visit, t } = screen;
  const { step } = context;

  await step('signs in, and starts a dokubox for a client', async () => {
    await signIn(screen);
    await userEvent.click(await page.findByRole('link', { name: t('portal:navigation.list') }));
    await beginNew(screen);
    // The list has a field of the same name.
    await page.findByRole('heading', { name: t('signIn:clientSelection.title') });
    await chooseClient(screen, t('signIn:clientSelection.label'), '000');
    await press(page, t('signIn:clientSelection.submit'));
    await page.findByRole('heading', { level: 1, name: t('creating:form.title') });
    await userEvent.click((await chooseLoan(screen)).next());
    await press(page, t('creating:configure.start.setup'));
    await waitFor(() => expect(page.getAllByRole('article')[0]).toBeVisible());
  });

  const { dokus } = await boxNow(visit);
  const doku = dokus.find(({ status }) => status === 'WAITING_BANK_UPLOAD') as Doku;
  await step('uploads the contract and sends it to the client', async () => {
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

  await step('The client reads that it is over', async () => {
    await playOtherSide(screen);
    await expectOver(screen);
  });
};

export const ClientWalks: Story = {
  name: '[R1.4][R2.17][R2.18] Walked by a client: from the sign-in to the termination',
  args: { scenario: 'empty' },
  play: clientWalks,
};

export const ClientWalksWithoutCategory: Story = {
  ...ClientWalks,
  name: '[R1.4][R6.6] Walked by a client of a bank that shows no category',
  globals: { tenant: 'CZ', scheme: 'dark' },
};

export const BankerWalks: Story = {
  name: '[R1.4][R2.17][R2.18] Walked by a banker: from the sign-in to the termination',
  args: { scenario: 'empty', user: 'bankerRm' },
  play: bankerWalks,
};

export const BankerWalksOnPhone: Story = {
  ...BankerWalks,
  name: '[R1.4][R2.34] Walked by a banker in the longest words, on a phone',
  globals: { tenant: 'BG', language: 'bg', viewport: { value: 'w390' } },
};

export const AboveDialogs: Story = {
  name: 'The bar stays in reach while the portal has a dialog open, by pointer and by key',
  args: { user: 'bankerRm', signedOut: false, path: '/app/dokuboxlist?overlay=changePassword' },
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    const { page, ...screen } = lookAt(context);
    const dialog = await page.findByRole('dialog');
    const bar = page.getByRole('complementary', { name: barWords.bar });
    // Neither covers the other.
    await waitFor(() =>
      expect(Math.round(dialog.getBoundingClientRect().top)).toBe(
        Math.round(bar.getBoundingClientRect().bottom),
      ),
    );
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const former = document.activeElement;
    await userEvent.keyboard(`{${barKey}}`);
    const select = within(bar).getByRole('combobox', { name: barWords.plays });
    await expect(select).toHaveFocus();
    // The ends of the bar lead back into the dialog, never to what it covers.
    await userEvent.tab({ shift: true });
    await expect(former).toHaveFocus();
    await userEvent.keyboard(`{${barKey}}`);
    await expect(select).toHaveFocus();
    await userEvent.keyboard(`{${barKey}}`);
    await expect(former).toHaveFocus();
    await playOtherSide({ page, ...screen });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A document the user signs next. */
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
    const screen = await onScreen(context);
    const { page, t } = screen;
    const names = ['buttonOf', 'continueOf'].map((key) => t(`acting:sign.${key}`, { title: '' }));
    const sign = new RegExp(`^(${names.join('|')})`);
    await userEvent.click((await page.findAllByRole('button', { name: sign }))[0] as HTMLElement);
    const bar = barOf(screen);
    await waitFor(() => expect(bar.getByText(barWords.needsServer)).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: barWords.understood }));
    await waitFor(() => expect(bar.queryByText(barWords.needsServer)).toBeNull());
  },
};
