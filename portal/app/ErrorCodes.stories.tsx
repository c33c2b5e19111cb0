import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { errorPlaces, type ErrorPlace } from '@dokubox/spec/error-places.ts';
import { answeredCodes, errorCodes, type AnsweredCode } from '@dokubox/spec/errors.ts';
import { expectPath, rowsOf } from '../../.storybook/acts.ts';
import { atBox, atBoxWith, giveReason, onBox, openCard, titleOf } from '../../.storybook/box.ts';
import {
  onScreen,
  preparing,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../.storybook/Screen.tsx';
import { sendCredentials } from '../../.storybook/signIn.ts';
import type { Visit } from '../../.storybook/visit.ts';
import { listPath } from '../config/landing.ts';

const meta = {
  title: 'Screens/ErrorCodes',
  ...screenStories,
  args: { scenario: 'ending', user: 'bankerRm' },
  parameters: { ...screenStories.parameters, ...atBox(0) },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Codes whose answer neither ends the session nor opens a dialog over every screen. */
const ofTheCall = answeredCodes.filter((code) => {
  const { httpStatus } = errorCodes[code];
  return ![307, 401, 428].includes(httpStatus);
});

/** The message of a code as one text, for places without a title above it. */
const messageOf = ({ t }: OnScreen, code: AnsweredCode) =>
  t(`contract:message.${errorCodes[code].messageKey}`);

/** Checks that exactly one element has the text. */
async function expectOnce({ page }: OnScreen, text: string): Promise<HTMLElement> {
  const found = await page.findByText(text);
  await waitFor(() => expect(found).toBeVisible());
  await expect(page.getAllByText(text)).toHaveLength(1);
  return found;
}

/** Checks that the screen's only alert has the text, and that no toast repeats it. */
async function expectOneAlert({ page }: OnScreen, text: string): Promise<void> {
  await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(text));
  await expectOnceIn(page.getByRole('alert'), text);
}

async function expectOnceIn(place: HTMLElement, text: string): Promise<void> {
  await expect((place.textContent ?? '').split(text)).toHaveLength(2);
}

async function toList(screen: OnScreen): Promise<void> {
  await screen.visit.clearFaults();
  screen.visit.portal?.navigate(listPath);
  await waitFor(() => expect(rowsOf(screen)).toBeVisible());
}

async function openTermination({ page, t }: OnScreen) {
  const name = t('acting:terminate.title.CANCELLED');
  await userEvent.click(await page.findByRole('button', { name }));
  const dialog = await page.findByRole('dialog', { name });
  return { dialog, submit: within(dialog).getByRole('button', { name }) };
}

/**
 * Goes to the place that shows a code, and checks the text. The fault is active, and the portal is
 * at the list.
 * @param boxPath of a box that can be terminated, or of one not opened yet where its loading fails
 */
type Walk = (screen: OnScreen, code: AnsweredCode, boxPath: string) => Promise<void>;

/** The steps of a tester in each place. The last two leave the session. */
const walks: Readonly<Record<ErrorPlace, Walk>> = {
  page: async (screen, code, boxPath) => {
    const { page, t, visit } = screen;
    visit.portal?.navigate(boxPath);
    const name = t(`contract:errorTitle.${code}`);
    await page.findByRole('heading', { level: 1, name });
    await expectOnce(screen, name);
    const isGeneral = code === 'GENERAL_ERROR';
    await expectOnce(
      screen,
      t(isGeneral ? 'shell:error.general.text' : `contract:errorHelp.${code}`),
    );
    await expectOnce(screen, t('shell:error.code', { code }));
    await expect(page.queryByRole('alert')).toBeNull();
  },
  dialog: async (screen, code, boxPath) => {
    screen.visit.portal?.navigate(boxPath);
    const { dialog, submit } = await openTermination(screen);
    await giveReason(screen, dialog, 'Terms changed');
    await userEvent.click(submit);
    await expectOneAlert(screen, messageOf(screen, code));
    await expect(dialog).toContainElement(screen.page.getByRole('alert'));
  },
  setup: async (screen, code, boxPath) => {
    const { page, t, visit } = screen;
    visit.portal?.navigate(boxPath.replace('/dokubox/', '/createDokuBox/configure/'));
    const name = t('creating:configure.start.change');
    await userEvent.click(await page.findByRole('button', { name }));
    await expectOneAlert(screen, messageOf(screen, code));
  },
  blocked: async ({ page, t, visit }, _code, boxPath) => {
    visit.portal?.navigate(boxPath);
    const dialog = await page.findByRole('dialog', { name: t('shell:blocked.title') });
    await userEvent.click(within(dialog).getByRole('button', { name: t('shell:blocked.stay') }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
  notice: async (screen, code, boxPath) => {
    const { t, visit } = screen;
    visit.portal?.navigate(boxPath);
    await expectOnce(screen, t(`contract:errorTitle.${code}`));
    await expectOnce(screen, t(`contract:errorHelp.${code}`));
    await expectPath(screen, visit.loginPath);
  },
  signIn: async (screen, code) => {
    await sendCredentials(screen);
    await waitFor(async () =>
      expect(await screen.visit.journal(errorPlaces[code].operationId)).toHaveLength(1),
    );
    await expectOnce(screen, messageOf(screen, code));
  },
};

export const EachInItsPlace: Story = {
  name: '[R8.7][A-517][A-518] The fault of each code shows its text once, in its place',
  parameters: preparing({ path: () => listPath }),
  play: async (context) => {
    const screen = await onScreen(context);
    const { visit } = screen;
    const [working, ...unopened] = (await visit.rows()).map(({ id }) => `/app/dokubox/${id}`);
    for (const place of Object.keys(walks) as ErrorPlace[]) {
      const codes = answeredCodes.filter((code) => errorPlaces[code].place === place);
      await expect(codes).not.toEqual([]);
      for (const errorCode of codes) {
        const { operationId } = errorPlaces[errorCode];
        if (place === 'signIn') await visit.clearFaults();
        else await toList(screen);
        await visit.addFault({ operationId, errorCode });
        const boxPath = (operationId === 'loadDokubox' ? unopened.pop() : working) ?? 'no box';
        await walks[place](screen, errorCode, boxPath);
      }
    }
  },
};

export const AsToasts: Story = {
  name: '[R8.1][R8.7][A-518] A failed download shows its code in one toast: what happened, then what to do',
  args: { scenario: 'everyday', user: 'client1' },
  parameters: atBoxWith((box) => box.dokus.some(mayDownload)),
  play: async (context) => {
    const screen = await onBox(context);
    const { box, page, t, visit } = screen;
    const doku = box.dokus.find(mayDownload);
    if (!doku)
      throw new Error('The box has nothing to download. Use a box with a downloadable document.');
    const card = await openCard(doku);
    const name = t('box:card.downloadOf', { title: titleOf(visit, doku) });
    const download = await within(card).findByRole('button', { name });
    for (const errorCode of ofTheCall) {
      await visit.addFault({ operationId: 'downloadDoku', errorCode });
      await userEvent.click(download);
      await expectOnce(screen, t(`contract:errorTitle.${errorCode}`));
      const help = await expectOnce(screen, t(`contract:errorHelp.${errorCode}`));
      await visit.clearFaults();
      await userEvent.click(download);
      await waitFor(() => expect(help).not.toBeInTheDocument());
    }
    await expect(page.queryByText(t('contract:message.dde.error.generalError'))).toBeNull();
  },
};

export const Terminations: Story = {
  name: '[R8.5][A-519] A failed termination is shown once in its dialog, for every code',
  play: async (context) => {
    const screen = await onBox(context);
    const { dialog, submit } = await openTermination(screen);
    await giveReason(screen, dialog, 'Terms changed');
    for (const errorCode of ofTheCall) {
      await screen.visit.addFault({ operationId: 'terminateBankerDokubox', errorCode });
      await userEvent.click(submit);
      await expectOneAlert(screen, messageOf(screen, errorCode));
      await screen.visit.clearFaults();
    }
  },
};

export const Renames: Story = {
  name: '[R8.5][A-519] A failed rename is shown once at its field: the general error, or a cause the user can resolve',
  args: { scenario: 'everyday', user: 'client1' },
  parameters: atBoxWith(
    ({ status, initiatedBy }) => status === 'IN_PROGRESS' && initiatedBy === 'CLIENT',
  ),
  play: async (context) => {
    const screen = await onBox(context);
    const { box, page, t, visit } = screen;
    const edit = box.customName ? 'box:name.edit' : 'box:name.add';
    await userEvent.click(page.getByRole('button', { name: t(edit) }));
    const field = await page.findByRole('textbox', { name: t('box:name.label') });
    for (const errorCode of ofTheCall) {
      await visit.addFault({ operationId: 'renameDokubox', errorCode });
      await userEvent.type(field, 'x');
      await userEvent.click(page.getByRole('button', { name: t('box:name.save') }));
      const shownCode = errorCodes[errorCode].httpStatus === 409 ? errorCode : 'GENERAL_ERROR';
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(
          expect.stringContaining(messageOf(screen, shownCode)),
        ),
      );
      await expectOnce(screen, messageOf(screen, shownCode));
      await expect(page.queryByText(t(`contract:errorTitle.${errorCode}`))).toBeNull();
      await visit.clearFaults();
    }
  },
};

function mayDownload({
  usedInBox,
  downloadable,
  fileName,
}: Awaited<ReturnType<Visit['box']>>['dokus'][number]) {
  return usedInBox && downloadable === true && Boolean(fileName);
}
