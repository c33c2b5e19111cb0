import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import { makeBox } from '../fixtures/boxes.ts';
import {
  archived,
  atTheBank,
  beingSigned,
  makeDoku,
  manyDokus,
  reportToUpload,
  reviewedContract,
  spreadsheet,
} from '../fixtures/dokus.ts';
import { bankReader, clientReader } from '../fixtures/people.ts';
import { DokuAccordion, type DokuAccordionProps } from './DokuAccordion.tsx';

/** `count` is for the story of many documents. */
type Args = DokuAccordionProps & { readonly count?: number };

const meta = {
  title: 'Box/Documents',
  component: DokuAccordion,
  argTypes: { tenant: { control: false } },
  parameters: { layout: 'padded' },
  render: (args, context) => <DokuAccordion {...args} tenant={bankOf(context)} />,
  args: {
    box: makeBox(),
    reader: clientReader,
    tenant: tenants[0],
    actions: {
      onView: fn(),
      onDownload: fn(),
      onValidate: fn(),
      onSigners: fn(),
      onFile: fn(),
      onCancelUpload: fn(),
      onRetryUpload: fn(),
    },
    onMessages: fn(),
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const TwoColumns: Story = {
  name: '[R2.19] Two columns',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const cards = canvas.getAllByRole('article');
    await expect(
      cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
    ).toEqual([
      'Working capital loan agreement',
      'Annual report 2025',
      'Specimen signature of the representatives',
      'General business conditions',
      'Mortgage agreement on the Kecskemét site',
      'Cash-flow plan for the next 24 months with quarterly figures',
    ]);
    // The first that waits for the reader is open, the others are closed.
    const toggles = cards.map((card) =>
      within(within(card).getByRole('heading', { level: 3 })).getByRole('button'),
    );
    await expect(toggles.map((one) => one.getAttribute('aria-expanded'))).toEqual([
      'true',
      ...Array<string>(5).fill('false'),
    ]);
    await userEvent.click(toggles[1]!);
    await expect(toggles[0]).toHaveAttribute('aria-expanded', 'true');
    await expect(toggles[1]).toHaveAttribute('aria-expanded', 'true');
    if (canvasElement.clientWidth >= 992) {
      const left = cards.map((card) => Math.round(card.getBoundingClientRect().left));
      await expect(left[2]).toBe(left[0]);
      await expect(left[3]).toBe(left[1]);
      await expect(left[1]).toBeGreaterThan(left[0]!);
      // No hole under a card, however high its neighbour is.
      await waitFor(async () => {
        const [first, , third] = cards.map((card) => card.getBoundingClientRect());
        await expect(third!.top - first!.bottom).toBeLessThan(17);
        await expect(third!.top - first!.bottom).toBeGreaterThan(7);
      });
    }
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Messages about Working capital loan agreement, 2 unread',
      }),
    );
    await expect(args.onMessages).toHaveBeenCalledWith(1);
    await expect(toggles[0]).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Dark: Story = { ...TwoColumns, globals: { scheme: 'dark' } };

const single = (box: Parameters<typeof makeBox>[0]) => makeBox({ initiatedBy: 'BANK', ...box });

async function openCard(canvasElement: HTMLElement): Promise<HTMLElement> {
  const card = within(canvasElement).getByRole('article');
  const toggle = within(within(card).getByRole('heading', { level: 3 })).getByRole('button');
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  return card;
}

export const Review: Story = {
  name: '[R2.20] DokuCard: a document to review',
  args: { box: single({ dokus: [reviewedContract] }) },
  play: async ({ canvasElement, args }) => {
    const card = within(await openCard(canvasElement));
    await userEvent.click(card.getByRole('button', { name: /^View Working/ }));
    await expect(args.actions.onView).toHaveBeenCalledWith(1);
    await userEvent.click(card.getByRole('button', { name: /^Download Working/ }));
    await expect(args.actions.onDownload).toHaveBeenCalledWith(1);
    await expect(card.getByText(/Read the agreement carefully/)).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Upload/ })).toBeNull();
  },
};

export const Upload: Story = {
  args: { box: single({ dokus: [reportToUpload] }) },
  play: async ({ canvasElement, args }) => {
    const card = await openCard(canvasElement);
    await expect(within(card).queryByRole('button', { name: /^View/ })).toBeNull();
    await expect(within(card).queryByRole('button', { name: /^Download/ })).toBeNull();
    await expect(within(card).getByText('No file yet')).toBeVisible();
    const file = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' });
    await userEvent.upload(card.querySelector('input')!, file);
    await expect(args.actions.onFile).toHaveBeenCalledWith(2, file);
  },
};

export const Signing: Story = {
  args: { box: single({ dokus: [beingSigned] }), reader: bankReader },
  play: async ({ canvasElement }) => {
    const card = within(await openCard(canvasElement));
    const bar = card.getByRole('progressbar', { name: 'Signing' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(card.getByText('1 of 4 signed')).toBeVisible();
    const people = within(card.getByRole('list', { name: 'People' })).getAllByRole('listitem');
    await expect(
      people.map((one) => one.firstElementChild?.firstElementChild?.textContent),
    ).toEqual([
      'Varga Ágnes',
      'Horváth Gábor',
      'Nagy Péter (you)',
      'Tóth Bence',
      'Kovács Eszter',
      'Szabó Júlia',
    ]);
    await expect(card.getByText('Signing started')).toBeVisible();
  },
};

export const SigningSeenByClient: Story = {
  args: { box: single({ dokus: [beingSigned] }) },
  play: async ({ canvasElement }) => {
    const card = within(await openCard(canvasElement));
    await expect(card.queryByText('Varga Ágnes')).toBeNull();
    await expect(card.getByText('Kovács Eszter (you)')).toBeVisible();
  },
};

export const Rejected: Story = {
  args: {
    box: single({ dokus: [beingSigned], namirialEnvelopeStatus: 'REJECTED' }),
    reader: bankReader,
  },
  play: async ({ canvasElement }) => {
    const card = within(await openCard(canvasElement));
    await expect(card.getByText('Signing rejected')).toBeVisible();
  },
};

export const Archived: Story = {
  args: { box: single({ dokus: [archived], namirialEnvelopeStatus: 'FINALIZED' }) },
  play: async ({ canvasElement }) => {
    const card = within(await openCard(canvasElement));
    await expect(card.getByText('All have signed')).toBeVisible();
  },
};

export const NotDownloadable: Story = {
  args: { box: single({ dokus: [{ ...atTheBank, downloadable: false }] }) },
  play: async ({ canvasElement }) => {
    const card = within(await openCard(canvasElement));
    await expect(card.getByRole('button', { name: /^View/ })).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
};

export const Uploading: Story = {
  args: {
    box: single({ dokus: [reportToUpload] }),
    uploads: {
      2: { phase: 'uploading', fileName: 'report.pdf', size: 8_000_000, loaded: 3_400_000 },
    },
  },
  play: async ({ canvasElement, args }) => {
    const card = within(await openCard(canvasElement));
    await expect(card.getByRole('progressbar', { name: 'Uploading report.pdf' })).toHaveValue(42);
    await userEvent.click(card.getByRole('button', { name: 'Cancel the upload' }));
    await expect(args.actions.onCancelUpload).toHaveBeenCalledWith(2);
  },
};

export const ReadOnly: Story = {
  args: {
    box: makeBox({
      dokus: [{ ...reportToUpload, fileName: 'report.pdf' }, spreadsheet],
      lockUser: { username: 'VARGAA02', fullName: 'Varga Ágnes' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('article');
    const heading = within(first!).getByRole('heading', { level: 3 });
    const toggle = within(heading).getByRole('button');
    if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: /^Replace the file/ })).toBeDisabled();
    await expect(
      canvas.getByText('You cannot change it while Varga Ágnes is working on the dokubox.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Waits for you')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    box: makeBox({
      dokus: [1, 2, 3].map((id) =>
        makeDoku(id, {
          customDokuName:
            'Tájékoztató a Forgóeszközhitelszerződésmódosításáról és a hozzá kapcsolódó biztosítéki megállapodásokról',
          fileName: `${'nagyon_hosszu_fajlnev_'.repeat(6)}.pdf`,
          unreadMessagesCount: 120,
        }),
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(within(canvasElement).getAllByText('99+')).toHaveLength(3);
  },
};

export const Bulgarian: Story = {
  globals: { tenant: 'BG', language: 'bg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(6);
  },
};

export const Empty: Story = {
  args: { box: makeBox({ dokus: [] }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('There are no documents in this dokubox.'),
    ).toBeVisible();
  },
};

/** Turn `count` up to see that a box far larger than usual stays quick. */
export const Many: Story = {
  args: { count: 60 },
  render: ({ count = 60, ...args }, context) => (
    <DokuAccordion
      key={count}
      {...args}
      tenant={bankOf(context)}
      box={makeBox({ dokus: manyDokus(count) })}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // They come step by step, in the time the browser has to spare.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(60), {
      timeout: 20_000,
    });
    await expect(canvas.getAllByRole('list')[0]).toHaveAttribute('aria-busy', 'false');
    // Closed cards are their heads only; one waits for the reader and is open.
    await expect(canvas.getAllByRole('list', { name: 'People' })).toHaveLength(1);
  },
};
