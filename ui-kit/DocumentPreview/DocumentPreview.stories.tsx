import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { csvBytes, makePdf } from '../fixtures/files.ts';
import { DocumentPreview } from './DocumentPreview.tsx';

/** A picture as a scanner would make it, drawn here so that no file lies in the repository. */
async function makePicture(): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  canvas.width = 1240;
  canvas.height = 880;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fdfcf8';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#223';
  pen.font = '600 56px sans-serif';
  pen.fillText('Specimen signature', 90, 160);
  pen.font = '30px sans-serif';
  for (let line = 0; line < 12; line += 1)
    pen.fillText('Scanned line of the deed', 90, 260 + line * 48);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new Uint8Array(await blob!.arrayBuffer());
}

const meta = {
  title: 'Box/Preview',
  component: DocumentPreview,
  args: {
    opened: true,
    fileName: 'Working capital loan agreement.pdf',
    content: {
      state: 'ready',
      bytes: makePdf(['Working capital loan agreement', 'Annex 1: Schedule', 'Annex 2: Covenants']),
    },
    onClose: fn(),
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DocumentPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

async function dialog() {
  return within(await screen.findByRole('dialog', { name: /^View / }));
}

export const Pdf: Story = {
  play: async ({ args }) => {
    const view = await dialog();
    const page = await view.findByRole('group', { name: 'Page 1 of 3' }, { timeout: 20_000 });
    // Words for screen readers and for selecting, and a drawn canvas for the eye.
    await waitFor(() => expect(page).toHaveTextContent('Working capital loan agreement'), {
      timeout: 20_000,
    });
    await waitFor(() => {
      const canvas = page.querySelector('canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return expect(data.some((value, index) => index % 4 === 0 && value < 64)).toBe(true);
    });
    const before = page.getBoundingClientRect().width;
    await userEvent.click(view.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeGreaterThan(before));
    await userEvent.click(view.getByRole('button', { name: 'Fit the width' }));
    await userEvent.click(view.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(view.getByRole('textbox', { name: 'Page' })).toHaveValue('2'));
    await userEvent.click(view.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PdfDark: Story = {
  ...Pdf,
  globals: { scheme: 'dark' },
};

export const BrokenPdf: Story = {
  args: { content: { state: 'ready', bytes: new TextEncoder().encode('%PDF-1.7 and no more') } },
  play: async ({ args }) => {
    const view = await dialog();
    const alert = await view.findByRole('alert', {}, { timeout: 20_000 });
    await expect(alert).toHaveTextContent('The document cannot be shown');
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Picture: Story = {
  args: { fileName: 'Specimen signature.png' },
  loaders: [async () => ({ bytes: await makePicture() })],
  render: (args, { loaded }) => (
    <DocumentPreview
      {...args}
      content={{ state: 'ready', bytes: (loaded as { bytes: Uint8Array }).bytes }}
    />
  ),
  play: async () => {
    const view = await dialog();
    const name = 'Picture of the document Specimen signature.png';
    const picture = await view.findByRole('img', { name });
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(100));
    const before = picture.getBoundingClientRect().width;
    await userEvent.click(view.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeLessThan(before));
  },
};

export const BrokenPicture: Story = {
  args: {
    fileName: 'scan.jpg',
    content: { state: 'ready', bytes: new Uint8Array([0xff, 0xd8, 0xff]) },
  },
  play: async () => {
    const alert = await (await dialog()).findByRole('alert');
    await expect(alert).toHaveTextContent('The document cannot be shown');
  },
};

export const Csv: Story = {
  args: { fileName: 'Costs.csv', content: { state: 'ready', bytes: csvBytes } },
  play: async () => {
    const view = await dialog();
    await expect(view.getByRole('columnheader', { name: 'Megnevezés' })).toBeInTheDocument();
    await expect(view.getAllByRole('row')).toHaveLength(4);
  },
};

export const OtherType: Story = {
  args: { fileName: 'Cash-flow plan.xlsx', content: { state: 'ready', bytes: csvBytes } },
  play: async () => {
    const view = await dialog();
    await expect(view.getByText('Files of this type cannot be shown here')).toBeInTheDocument();
    await expect(view.getByRole('button', { name: 'Download' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { content: { state: 'loading' } },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toHaveTextContent('being loaded');
  },
};

export const Failed: Story = {
  args: { content: { state: 'failed', text: 'The connection was lost.' } },
  play: async ({ args }) => {
    const view = await dialog();
    await expect(view.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
