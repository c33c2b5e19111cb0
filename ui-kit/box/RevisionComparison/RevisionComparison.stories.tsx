import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PreviewContent } from '../DocumentPreview/DocumentPreview.tsx';
import { changedFile } from './RevisionComparison.scenes.ts';
import { RevisionComparison } from './RevisionComparison.tsx';

interface Args {
  readonly state: PreviewContent['state'];
  /** The place of the change in the result. */
  readonly change: keyof typeof changes;
  readonly broken: boolean;
  readonly onRetry: () => void;
}

const file = changedFile();
/** Pages in the result. In fact the first page was changed, and the second was not. */
const changes = { onTheFirstPage: [1], onTheSecondPage: [2], onNoPageInParticular: [] };
const broken = new TextEncoder().encode('%PDF-1.7 and no more');

const meta = {
  title: 'Box/RevisionComparison',
  argTypes: {
    state: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] },
    change: { control: 'select', options: Object.keys(changes) },
  },
  args: { state: 'ready', change: 'onTheFirstPage', broken: false, onRetry: fn() },
  render: (args) => {
    const contents = {
      loading: { state: 'loading' },
      failed: { state: 'failed', text: 'The service is not available.' },
      ready: { state: 'ready', bytes: args.broken ? broken : file.bytes },
    } satisfies Record<PreviewContent['state'], PreviewContent>;
    return (
      <RevisionComparison
        change={{ signer: 'Eszter Kovács', length: file.signed, pages: changes[args.change] }}
        content={contents[args.state]}
        onRetry={args.onRetry}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  name: '[R3.6] An amount changed after signing, side by side',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const before = await page.findByRole('img', { name: 'Page 1 as signed' });
    const after = page.getByRole('img', { name: 'Page 1 now' });
    const [was, is] = [before, after].map((one) => one.querySelector('canvas')!.toDataURL());
    await expect(was).not.toBe(is);
    const sheets = [before, after].map((one) => one.getBoundingClientRect());
    const frames = [before, after].map((one) => one.nextElementSibling!.getBoundingClientRect());
    const sheet = sheets[0]!;
    // Around one digit: much smaller than the page, and in the same place on both.
    await expect(frames[0]!.width).toBeLessThan(sheet.width / 4);
    await expect(frames[0]!.height).toBeLessThan(sheet.height / 4);
    // On a phone the pages are below each other.
    const places = frames.map(({ top, left }, index) =>
      [top - sheets[index]!.top, left - sheets[index]!.left].map(Math.round),
    );
    await expect(places[0]).toEqual(places[1]);
  },
};

export const Unnamed: Story = {
  name: 'A change without a page shows only the pages that differ',
  args: { change: 'onNoPageInParticular' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('img', { name: 'Page 1 now' });
    await expect(page.getAllByRole('img')).toHaveLength(2);
  },
};

export const Same: Story = {
  name: 'A change that cannot be seen',
  args: { change: 'onTheSecondPage' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText(/The pages look the same/u)).toBeVisible());
    await expect(page.queryByRole('img')).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Preparing the pages',
    );
  },
};

export const NotFetched: Story = {
  name: 'The file cannot be loaded',
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NotDrawn: Story = {
  name: 'The file cannot be drawn, dark',
  globals: { scheme: 'dark' },
  args: { broken: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('The pages could not be shown.')).toBeVisible());
  },
};

export const InHungarian: Story = {
  name: 'In hu',
  globals: { language: 'hu' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('img', { name: '1. oldal most' })).toBeVisible());
  },
};
