import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { upperFirst } from '@dokubox/ui-kit/helpers/names.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import { beginningWith, rowsOf } from '../../../.storybook/acts.ts';
import {
  atBox,
  atBoxWith,
  dokuAt,
  replaceText,
  messagesButton,
  boxNameOf,
  onBox,
  openCard,
  titleOf,
  type Box,
  type ReceivedDoku,
} from '../../../.storybook/box.ts';
import {
  expectNoSidewaysScrolling,
  expectPseudo,
  screenNow,
  onScreen,
  preparing,
  screenStories,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';

const meta = {
  title: 'Screens/Box',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1' },
  parameters: { ...screenStories.parameters, ...atBox(0) },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const w320 = { viewport: { value: 'w320' } } as const;
const smallest = { language: 'pseudo', scheme: 'dark', ...w320 } as const;

const categoryCatalogues = [
  'ProductCategoryCORP',
  'ProductCategoryMB',
  'ProductCategoryALL',
] as const;

/** A box the client may rename. */
const ofClient = ({ initiatedBy, status }: Box) =>
  initiatedBy === 'CLIENT' && status === 'IN_PROGRESS';

export const OfClient: Story = {
  name: '[R2.14][R2.19] A client’s dokubox',
  play: async (context) => {
    const { visit, page, box, t } = await onBox(context);
    await expect(
      page.getByRole('heading', { level: 1, name: boxNameOf(visit, box) }),
    ).toBeVisible();
    const used = usedDokus(box.dokus);
    await expect(page.getAllByRole('article')).toHaveLength(used.length);
    await expect(page.getByText(t('box:header.documents', { count: used.length }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('box:header.progress') })).toBeVisible();
  },
};

export const OfBanker: Story = {
  name: '[R2.14] A banker’s dokubox',
  args: { user: 'bankerRm' },
  play: async (context) => {
    const { page, box } = await onBox(context);
    // Bankers see the client.
    await expect(page.getByText(box.clientId ?? 'no client')).toBeVisible();
    await expect(page.getAllByRole('article')).toHaveLength(usedDokus(box.dokus).length);
  },
};

export const Bulgarian: Story = {
  name: '[R2.34] The longest words, in the dark, on the smallest screen',
  globals: { language: 'bg', scheme: 'dark', ...w320 },
  play: async (context) => {
    await onBox(context);
    await expectNoSidewaysScrolling();
  },
};

export const Pseudo: Story = {
  name: '[R9.10][R2.34] Every status of a document with longer words on the smallest screen',
  args: { scenario: 'every-doku-status' },
  globals: smallest,
  play: async (context) => {
    const { visit } = await onBox(context);
    await expectPseudo(visit);
  },
};

export const PseudoOfBanker: Story = {
  ...Pseudo,
  name: '[R9.10][R2.34] Every status of a document with longer words on the smallest screen, for a banker',
  args: { scenario: 'every-doku-status', user: 'bankerRm' },
};

export const Category: Story = {
  name: '[R6.6] The header shows the product category if the bank shows categories',
  play: async (context) => {
    const { visit, page, box } = await onBox(context);
    const { language, tenant } = visit;
    const names = await visit.call('getProductTranslations', { body: { language } });
    const catalogues = await Promise.all(
      categoryCatalogues.map((catalogueType) =>
        visit.call('getCatalogue', { body: { catalogueType } }),
      ),
    );
    const own = catalogues
      .flatMap(({ items }) => items)
      .find(({ value }) => value === box.productCategory);
    const name = names[own?.translationKey ?? ''] ?? 'no category';
    if (policyOf(tenant).showsProductCategory) {
      await waitFor(() => expect(page.getByText(name)).toBeVisible());
    } else await expect(page.queryByText(name)).toBeNull();
  },
};

export const NoCategory: Story = {
  ...Category,
  name: '[R6.6] The header shows no product category in a bank without categories',
  globals: { tenant: 'CZ' },
};

export const Loading: Story = {
  name: 'The screen while the dokubox loads',
  parameters: atBox(0, { before: async (visit) => Promise.resolve(visit.hold('loadDokubox')) }),
  play: async (context) => {
    const { page, t } = screenNow(context);
    await waitFor(() => expect(page.getAllByText(t('shell:loading'))[0]).toBeInTheDocument());
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeVisible());
  },
};

export const Failing: Story = {
  name: '[R8.7] A dokubox that cannot be read',
  parameters: atBox(0, {
    before: (visit) => visit.addFault({ operationId: 'loadDokubox', status: 500 }),
  }),
  play: async (context) => {
    const { page, t } = await onScreen(context);
    const name = t('contract:errorTitle.GENERAL_ERROR');
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
    await expect(page.getByRole('button', { name: t('shell:retry') })).toBeVisible();
  },
};

export const Recovered: Story = {
  name: '[R8.1] After an answer that was cut off, the next attempt succeeds',
  parameters: atBox(0, {
    before: (visit) => visit.addFault({ operationId: 'loadDokubox', malformedBody: true }),
  }),
  play: async (context) => {
    const { visit, page, t } = await onScreen(context);
    const retry = await page.findByRole('button', { name: t('shell:retry') });
    await visit.clearFaults();
    await userEvent.click(retry);
    await onBox(context);
  },
};

export const OfAnotherClient: Story = {
  name: '[R8.7] Another client’s dokubox looks like one that does not exist',
  args: { scenario: 'several-clients' },
  globals: { tenant: 'HR' },
  parameters: preparing({
    path: async (visit) => {
      const own = new Set((await visit.rows()).map(({ id }) => id));
      const all = await (await visit.otherSide('bankerRm')).rows();
      return `/app/dokubox/${all.find(({ id }) => !own.has(id))?.id}`;
    },
  }),
  play: async (context) => {
    const { visit, page, t } = await onScreen(context);
    const heading = { level: 1, name: t('contract:errorTitle.DOKUBOX_LOAD_ERROR') };
    const words = async () => {
      await waitFor(() => expect(page.getByRole('heading', heading)).toBeVisible());
      return page.getByRole('main').innerText.replace(/[0-9a-f-]{36}/g, '');
    };
    const foreign = await words();
    visit.portal?.navigate('/app/dokuboxlist');
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    visit.portal?.navigate('/app/dokubox/999999');
    await expect(await words()).toBe(foreign);
  },
};

export const Renamed: Story = {
  name: '[R2.15][R4.5][R5.2][R7.5] A client renames the dokubox',
  parameters: atBoxWith(ofClient),
  play: async (context) => {
    const { visit, page, t, box } = await onBox(context);
    const edit = box.customName ? 'box:name.edit' : 'box:name.add';
    await userEvent.click(page.getByRole('button', { name: t(edit) }));
    const field = await page.findByRole('textbox', { name: t('box:name.label') });
    await replaceText(field, 'x'.repeat(limits.customNameMax + 1));
    await waitFor(() =>
      expect(page.getByText(t('contract:fieldError.tooLong.customName'))).toBeVisible(),
    );
    const name = 'Sklizeň <b>2026</b>';
    await replaceText(field, name);
    await userEvent.click(page.getByRole('button', { name: t('box:name.save') }));
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
    await userEvent.click(page.getByRole('link', { name: t('box:header.back') }));
    await userEvent.click(await page.findByRole('link', { name }));
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
    await expect(visit.portal?.path()).toBe(`/app/dokubox/${box.id}`);
  },
};

export const Offline: Story = {
  name: '[R7.25][R8.1] Without a connection the input stays, and can be sent later',
  parameters: atBoxWith(ofClient),
  play: async (context) => {
    const { visit, page, t, box } = await onBox(context);
    const edit = box.customName ? 'box:name.edit' : 'box:name.add';
    await userEvent.click(page.getByRole('button', { name: t(edit) }));
    const field = await page.findByRole('textbox', { name: t('box:name.label') });
    const name = 'Written on a train';
    await replaceText(field, name);
    visit.browser.online = false;
    const save = page.getByRole('button', { name: t('box:name.save') });
    await userEvent.click(save);
    await waitFor(() => expect(page.getByText(t('shell:offline.text'))).toBeVisible());
    await waitFor(() =>
      expect(page.getAllByText(t('contract:message.dde.error.offline'))).toHaveLength(1),
    );
    await expect(field).toHaveValue(name);
    visit.browser.online = true;
    await userEvent.click(save);
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
    await waitFor(() => expect(page.queryByText(t('shell:offline.text'))).toBeNull());
  },
};

export const Blocked: Story = {
  name: '[R7.24][R2.28] The portal is blocked while the dokubox is open',
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    await visit.setPortalStatus([{ function: 'ALL', currentlyBlocked: true }]);
    await userEvent.click(messagesButton(screen, dokuAt(box, 0)));
    const blocked = await page.findByRole('dialog', { name: t('shell:blocked.title') });
    await expect(blocked).toBeVisible();
    await userEvent.click(within(blocked).getByRole('button', { name: t('shell:blocked.stay') }));
    await waitFor(() => expect(blocked).not.toBeInTheDocument());
  },
};

/** Whether the user must sign the document and has not done so. */
function turnToSign({ status, participants }: ReceivedDoku, username: string): boolean {
  return (
    status === 'WAITING_CLIENT_SIGNATURE' &&
    participants.some((one) => one.user.username === username && one.participantState === 'TODO')
  );
}

/** A banker works on the first box. */
const lockedByBanker = atBox(0, {
  before: async (visit) => {
    const banker = await visit.otherSide('bankerRm');
    const [row] = await banker.rows();
    await banker.call('lockDokubox', { params: { id: row?.id ?? 0 }, body: {} });
  },
});

export const Locked: Story = {
  name: '[R4.3][R6.2] While another user works on the dokubox, the client sees until when, and who if allowed',
  args: { scenario: 'ending' },
  parameters: lockedByBanker,
  play: async (context) => {
    const { visit, page, t, box } = await onBox(context);
    const holder = box.lockUser?.fullName;
    const name = policyOf(visit.tenant).hidesBankSenderFromClient
      ? t('box:lockBanner.bank')
      : (holder ?? 'nobody');
    const title = upperFirst(t('box:lockBanner.title', { name }));
    await waitFor(() => expect(page.getByText(title)).toBeVisible());
    await expect(page.queryByText('BANK')).toBeNull();
    await expect(page.queryByRole('textbox')).toBeNull();
    const retry = page.getByRole('button', { name: t('box:lockBanner.retry') });
    await userEvent.click(retry);
    const [before] = t('box:lockBanner.held', { time: '|' }).split('|');
    await waitFor(() => expect(page.getByText(beginningWith(before ?? '?'))).toBeVisible());
    const banker = await visit.otherSide('bankerRm');
    await banker.call('unlockDokubox', { params: { id: box.id }, body: {} });
    await userEvent.click(retry);
    await waitFor(() => expect(page.queryByText(title)).toBeNull());
  },
};

export const LockedInTheOpen: Story = {
  ...Locked,
  name: '[R4.3] While another user works on the dokubox, the screen shows their name',
  globals: { tenant: 'CZ' },
};

export const LockedSigning: Story = {
  name: '[R4.3][A-111] While another user works on the dokubox, signers can sign and write messages',
  globals: { tenant: 'CZ' },
  args: { scenario: 'signing-running' },
  parameters: preparing({
    before: async (visit) => {
      const banker = await visit.otherSide('bankerRm');
      for (const { id, status } of await banker.rows()) {
        if (status === 'IN_PROGRESS')
          await banker.call('lockDokubox', { params: { id }, body: {} });
      }
    },
    path: async (visit) => {
      const mine = await visit.box(({ dokus }) =>
        dokus.some((doku) => turnToSign(doku, visit.username)),
      );
      return `/app/dokubox/${mine.id}`;
    },
  }),
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, t, box } = screen;
    const doku = box.dokus.find((one) => turnToSign(one, visit.username));
    if (!doku) throw new Error('The client has nothing to sign. Add a document to the scenario.');
    const name = box.lockUser?.fullName ?? '';
    await waitFor(() => expect(page.getByText(t('box:lockBanner.title', { name }))).toBeVisible());
    const card = within(await openCard(doku));
    const title = titleOf(visit, doku);
    const sign = await card.findByRole('button', {
      name: (words) =>
        words === t('acting:sign.buttonOf', { title }) ||
        words === t('acting:sign.continueOf', { title }),
    });
    await expect(sign).toBeEnabled();
    await expect(card.queryByRole('radio')).toBeNull();
    await expect(messagesButton(screen, doku)).toBeEnabled();
  },
};

export const LockFails: Story = {
  name: '[R4.3] The user can work if the lock cannot be requested',
  args: { scenario: 'ending', user: 'bankerRm' },
  parameters: atBox(0, {
    before: async (visit) => {
      await visit.addFault({ operationId: 'lockDokubox', status: 500, times: 1 });
      await visit.addFault({ operationId: 'lockDokubox', status: 429 });
    },
  }),
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    await expect(await visit.journal('lockDokubox')).toHaveLength(0);
    const terminate = t('acting:terminate.title.CANCELLED');
    await userEvent.click(await page.findByRole('button', { name: terminate }));
    const dialog = await page.findByRole('dialog', { name: terminate });
    await waitFor(async () => expect(await visit.journal('lockDokubox')).not.toHaveLength(0));
    await expect(page.queryByRole('alert')).toBeNull();
    await expect(page.queryByRole('button', { name: t('box:lockBanner.retry') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(page.getAllByText(t('box:upload.choose'))[0]).toBeVisible();
  },
};
