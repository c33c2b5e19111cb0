import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DUMMY_CATEGORY_CODE } from '@dokubox/spec/enums.ts';
import { limits, pageSizes } from '@dokubox/spec/limits.ts';
import {
  chooseClient,
  chooseInList,
  codesIn,
  creationFields,
  expectPath,
} from '../../../.storybook/acts.ts';
import { replaceText } from '../../../.storybook/box.ts';
import {
  expectPseudo,
  onScreen,
  preparing,
  screenStories,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';

const path = '/app/createDokuBox';

const meta = {
  title: 'Screens/New dokubox',
  ...screenStories,
  args: { scenario: 'empty', user: 'client1', path },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function onForm(context: Parameters<typeof onScreen>[0]) {
  const screen = await onScreen(context);
  const form = creationFields(screen);
  const category = await form.category();
  return { ...screen, screen, form, category };
}

/** The first client in a banker's search. */
const forClient = preparing({
  path: async (visit) => {
    const body = { text: '000', page: 0, size: 10 } as const;
    const [client] = (await visit.call('searchClients', { body })).content;
    return `${path}?clientNumber=${client?.clientNumber}`;
  },
});

export const OfClient: Story = {
  name: '[R1.4][R2.17][R5.1][R5.2] A client chooses a dokubox, names it, and starts it',
  play: async (context) => {
    const { screen, page, visit, t, form, category } = await onForm(context);
    const required = t('contract:fieldError.required.categoryCode');
    await waitFor(() => expect(category).toBeEnabled());
    await expect(await form.definition()).toBeDisabled();
    await userEvent.click(form.start());
    await waitFor(() => expect(page.getAllByText(required)[0]).toBeVisible());
    await expect(category).toHaveFocus();
    await chooseInList(category, 'MB_LOAN');
    await chooseInList(await form.definition(), 'LOAN-MB-01');
    await waitFor(() =>
      expect(
        page.getByRole('region', { name: t('creating:form.instruction') }),
      ).not.toBeEmptyDOMElement(),
    );
    const notes = t('creating:form.internalNotes');
    await expect(page.queryByRole('region', { name: notes })).toBeNull();
    await replaceText(form.customName(), 'x'.repeat(limits.customNameMax + 1));
    await userEvent.click(form.start());
    await waitFor(() =>
      expect(page.getByText(t('contract:fieldError.tooLong.customName'))).toBeVisible(),
    );
    await replaceText(form.customName(), 'x'.repeat(limits.customNameMax));
    await userEvent.click(form.start());
    const name = 'x'.repeat(limits.customNameMax);
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
    const [row] = await visit.rows();
    await expectPath(screen, `/app/dokubox/${row?.id}`);
    await expect(row?.status).toBe('CLIENT_SETUP');
    await waitFor(() => expect(page.getByText(t('box:turn.clientSetupClient'))).toBeVisible());
  },
};

export const EverySegment: Story = {
  name: '[R6.6] The form offers categories of every segment if the tenant’s rule says so, never the dummy',
  globals: { tenant: 'RO' },
  play: async (context) => {
    const { page, t, form, category } = await onForm(context);
    await chooseInList(category, 'ALL_EBANK');
    const codes = codesIn(category);
    await expect(codes).toEqual(expect.arrayContaining(['MB_ACCOUNT', 'MB_LOAN', 'MB_CARD']));
    await expect(codes.filter((code) => code.startsWith('CORP_'))).toEqual([]);
    await expect(codes).not.toContain(DUMMY_CATEGORY_CODE);
    await chooseInList(await form.definition(), 'EBANK-ALL-01');
    await userEvent.click(form.start());
    await waitFor(() => expect(page.getByText(t('box:turn.clientSetupClient'))).toBeVisible());
  },
};

export const ClientWithoutSegment: Story = {
  name: '[R6.6][R8.6] A client without a segment can choose nothing, and sees why',
  args: { scenario: 'sign-in-variants', user: 'clientWithoutSegment' },
  play: async (context) => {
    const { page, visit, t, form, category } = await onForm(context);
    await waitFor(() =>
      expect(page.getByRole('alert')).toHaveTextContent(
        t('contract:message.dde.error.noSegmentType'),
      ),
    );
    await expect(category).toBeDisabled();
    await expect(await form.definition()).toBeDisabled();
    await userEvent.click(form.start());
    await waitFor(() => expect(document.activeElement).toContainElement(page.getByRole('alert')));
    await expect(await visit.journal('createClientDokubox')).toHaveLength(0);
  },
};

export const BankerWithoutSegment: Story = {
  name: '[R6.6][R8.6] A banker without a segment can choose nothing, and sees why',
  args: { scenario: 'sign-in-variants', user: 'bankerWithoutSegment' },
  parameters: forClient,
  play: async (context) => {
    const { page, t, form, category } = await onForm(context);
    await waitFor(() =>
      expect(page.getByRole('alert')).toHaveTextContent(
        t('contract:message.dde.error.noSegmentTypeBanker'),
      ),
    );
    await expect(category).toBeDisabled();
    await expect(await form.definition()).toBeDisabled();
    await userEvent.click(form.next());
    await waitFor(() => expect(document.activeElement).toContainElement(page.getByRole('alert')));
  },
};

export const OfBanker: Story = {
  name: '[R1.4][R2.17][R2.18] A banker chooses the client, the segment and the dokubox, and continues',
  args: { user: 'bankerRm' },
  globals: { tenant: 'CZ' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, visit, t } = screen;
    await chooseClient(screen, t('list:clientSearch.label'), 's.r.o');
    await userEvent.click(page.getByRole('button', { name: t('signIn:clientSelection.submit') }));
    const form = creationFields(screen);
    const category = await form.category();
    await expect(category).toBeDisabled();
    const segment = form.segment();
    if (!segment)
      throw new Error('There is no segment to choose. Use a user with several segments.');
    await chooseInList(segment, 'MB');
    await chooseInList(category, 'MB_ACCOUNT');
    await chooseInList(await form.definition(), 'ACC-MB-01');
    await expect(page.queryByLabelText(t('creating:form.customName'))).toBeNull();
    await waitFor(() =>
      expect(
        page.getByRole('region', { name: t('creating:form.internalNotes') }),
      ).not.toBeEmptyDOMElement(),
    );
    const number = new URLSearchParams(visit.portal?.path().split('?')[1]).get('clientNumber');
    await userEvent.click(form.next());
    await waitFor(() =>
      expect(
        page.getByRole('heading', { level: 1, name: t('creating:configure.title.setup') }),
      ).toBeVisible(),
    );
    const id = Number(/configure\/(\d+)$/.exec(visit.portal?.path() ?? '')?.[1]);
    const box = await visit.call('loadDokubox', { params: { id } });
    await expect(box).toMatchObject({ status: 'BANK_SETUP', clientId: number });
  },
};

export const Remembered: Story = {
  name: '[R8.2][R9.11] A category without a dokubox shows it, and the choice is remembered after leaving',
  args: { scenario: 'several-clients', user: 'bankerValidator' },
  parameters: forClient,
  play: async (context) => {
    const { screen, page, visit, t, form, category } = await onForm(context);
    const address = visit.portal?.path() ?? '';
    // A banker with one segment has no choice.
    await expect(form.segment()).toBeNull();
    await chooseInList(category, 'CORP_LEASING');
    const none = t('contract:message.dde.error.noSelectableDokuboxDefinition');
    await waitFor(() => expect(page.getByText(none)).toBeVisible());
    await userEvent.click(form.next());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(none));
    await chooseInList(category, 'CORP_CASH');
    await chooseInList(await form.definition(), 'CASH-CORP-01');
    // §2 gives a banker's form no “back” of its own.
    const previous = t('creating:form.previous');
    await expect(page.queryByRole('button', { name: previous })).toBeNull();
    visit.portal?.navigate('/app/dokuboxlist');
    await expectPath(screen, '/app/dokuboxlist');
    visit.portal?.navigate(address);
    await waitFor(async () => expect(await form.definition()).toHaveValue('CASH-CORP-01'));
    await waitFor(async () => expect(await form.category()).toHaveValue('CORP_CASH'));
  },
};

export const Reloaded: Story = {
  name: '[R5.2][R9.11][A-100] Choices and input survive a reload, until the user leaves the form',
  play: async (context) => {
    const { screen, page, visit, t, form, category } = await onForm(context);
    await chooseInList(category, 'MB_LOAN');
    await chooseInList(await form.definition(), 'LOAN-MB-01');
    await replaceText(form.customName(), 'Harvest 2026');
    await visit.reload();
    await waitFor(async () => expect(await form.definition()).toHaveValue('LOAN-MB-01'));
    await expect(form.customName()).toHaveValue('Harvest 2026');
    await userEvent.click(form.previous());
    const dialog = await page.findByRole('dialog', { name: t('creating:form.leaveTitle') });
    await userEvent.click(within(dialog).getByRole('button', { name: t('creating:form.leave') }));
    await expectPath(screen, '/app/dokuboxlist');
    visit.portal?.navigate(path);
    await waitFor(async () => expect(await form.definition()).toHaveValue('LOAN-MB-01'));
    await expect(form.customName()).toHaveValue('');
  },
};

export const DefaultProduct: Story = {
  name: '[R8.3] Product names that do not load are replaced by the default product',
  parameters: preparing({
    before: (visit) => visit.addFault({ operationId: 'getProductTranslations', status: 500 }),
  }),
  play: async (context) => {
    const { t, category } = await onForm(context);
    const product = t('contract:message.dde.product.default');
    await waitFor(() => expect(category).toBeEnabled());
    await waitFor(() => expect(category).toHaveTextContent(`${product} – MB_LOAN`));
  },
};

export const ChoicesFail: Story = {
  name: '[R8.1] Choices that do not load can be read again',
  parameters: preparing({
    before: (visit) => visit.addFault({ operationId: 'getClientProductCategories', status: 500 }),
  }),
  play: async (context) => {
    const { page, visit, t, category } = await onForm(context);
    await waitFor(() => expect(page.getByText(t('creating:form.failedTitle'))).toBeVisible());
    await visit.clearFaults();
    await userEvent.click(page.getByRole('button', { name: t('creating:form.retry') }));
    await waitFor(() => expect(category).toBeEnabled());
    await expect(page.queryByText(t('creating:form.failedTitle'))).toBeNull();
  },
};

export const CreationFails: Story = {
  name: '[R8.1] A failed creation is shown, and no choice is lost',
  play: async (context) => {
    const { page, visit, t, form, category } = await onForm(context);
    await chooseInList(category, 'MB_CARD');
    await chooseInList(await form.definition(), 'CARD-MB-01');
    await replaceText(form.customName(), 'Cards for drivers');
    await visit.addFault({ operationId: 'createClientDokubox', status: 500, times: 1 });
    await userEvent.click(form.start());
    const main = within(page.getByRole('main'));
    await waitFor(() =>
      expect(main.getByRole('alert')).toHaveTextContent(
        t('contract:message.dde.error.generalError'),
      ),
    );
    await expect(form.customName()).toHaveValue('Cards for drivers');
    await expect(await form.definition()).toHaveValue('CARD-MB-01');
    await waitFor(() => expect(form.start()).toBeEnabled());
    await userEvent.click(form.start());
    await waitFor(() =>
      expect(page.getByRole('heading', { level: 1, name: 'Cards for drivers' })).toBeVisible(),
    );
  },
};

const smallest = { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } };

export const Pseudo: Story = {
  name: '[R2.34][R9.10] The form with longer words on the smallest screen',
  globals: smallest,
  play: async (context) => {
    const { visit, page, t, form, category } = await onForm(context);
    await chooseInList(category, 'MB_LOAN');
    await chooseInList(await form.definition(), 'LOAN-MB-01');
    const instruction = t('creating:form.instruction');
    await waitFor(() => expect(page.getByRole('region', { name: instruction })).toBeVisible());
    await expectPseudo(visit);
  },
};

export const OneClientFits: Story = {
  name: '[R1.4][R5.14][A-009][A-382] A client number matches one client, stays as typed until the user leaves the field, and can be changed',
  args: { user: 'bankerRm' },
  play: async (context) => {
    const { page, visit, t } = await onScreen(context);
    const field = page.getByRole('combobox', { name: t('list:clientSearch.label') });
    const submit = page.getByRole('button', { name: t('signIn:clientSelection.submit') });
    const { content } = await visit.call('searchClients', {
      body: { text: '000', page: 0, size: pageSizes[0] },
    });
    const { clientNumber = '' } = content[0] ?? {};
    await userEvent.type(field, clientNumber);
    const option = await page.findByRole('option', { name: new RegExp(clientNumber, 'u') });
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await expect(field).toHaveValue(clientNumber);
    const { textContent } = option;
    await userEvent.tab();
    await expect(field).toHaveValue(textContent);
    await expect(page.queryByText(t('list:clientSearch.nothingFound'))).toBeNull();
    await userEvent.click(submit);
    await waitFor(() => expect(visit.portal?.path()).toContain(`clientNumber=${clientNumber}`));
    // A wrong client can still be changed.
    const other = await page.findByRole('button', { name: t('creating:form.otherClient') });
    await userEvent.click(other);
    await waitFor(() => expect(visit.portal?.path()).not.toContain('clientNumber'));
    const search = { name: t('list:clientSearch.label') };
    await waitFor(() => expect(page.getByRole('combobox', search)).toHaveValue(''));
  },
};

export const PseudoOfBanker: Story = {
  name: '[R2.34][R9.10] The choice of the client with longer words on the smallest screen, for a banker',
  args: { user: 'bankerRm' },
  globals: smallest,
  play: async (context) => {
    const { page, visit, t } = await onScreen(context);
    await waitFor(() =>
      expect(page.getByRole('combobox', { name: t('list:clientSearch.label') })).toBeVisible(),
    );
    await expectPseudo(visit);
  },
};
