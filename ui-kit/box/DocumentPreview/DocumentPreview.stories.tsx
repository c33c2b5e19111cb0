import type { Meta, StoryObj } from '@storybook/react-vite';
import { fileWarnings, type FileWarning } from '@dokubox/spec/enums.ts';
import { getI18n } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { csvBytes, makePicture } from './DocumentPreview.scenes.ts';
import { DocumentPreview, type PreviewContent } from './DocumentPreview.tsx';

const files = ['pdf', 'picture', 'table', 'other', 'brokenPdf', 'brokenPicture'] as const;
type Kind = (typeof files)[number];

interface Args {
  readonly file: Kind;
  readonly state: PreviewContent['state'];
  /** The document has a very long name. */
  readonly longName: boolean;
  readonly warnings: readonly FileWarning[];
  readonly onClose: () => void;
  readonly onDownload: () => void;
  readonly onRetry: () => void;
}

const endings = {
  pdf: 'pdf',
  picture: 'png',
  table: 'csv',
  other: 'xlsx',
  brokenPdf: 'pdf',
  brokenPicture: 'jpg',
} as const satisfies Record<Kind, string>;

/** A document of several pages. */
function contract(context: SceneGlobals) {
  const scene = sceneOf(context, 'everyday');
  const { doku } = scene.doku(({ status }) => status === 'UNDER_NEGOTIATION_CLIENT');
  return { scene, doku, title: dokuTitle(doku, scene.content) };
}

/** The file: the scenario's document, or one of a kind that no scenario has. */
function bytesOf(context: SceneGlobals, kind: Kind): Uint8Array | Promise<Uint8Array> {
  switch (kind) {
    case 'pdf': {
      const { scene, doku } = contract(context);
      return scene.file(doku);
    }
    case 'picture':
      return makePicture();
    case 'brokenPdf':
      return new TextEncoder().encode('%PDF-1.7 and no more');
    case 'brokenPicture':
      return new Uint8Array([0xff, 0xd8, 0xff]);
    default:
      return csvBytes;
  }
}

const meta = {
  title: 'Box/DocumentPreview',
  globals: { user: 'client1' },
  argTypes: {
    file: { control: 'select', options: files },
    warnings: { control: 'check', options: fileWarnings },
    state: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] },
  },
  args: {
    file: 'pdf',
    state: 'ready',
    longName: false,
    warnings: [],
    onClose: fn(),
    onDownload: fn(),
    onRetry: fn(),
  },
  loaders: [async (context) => ({ bytes: await bytesOf(context, context.args.file) })],
  render: ({ file, state, longName, ...events }, context) => {
    const contents = {
      loading: { state: 'loading' },
      failed: { state: 'failed', text: 'The connection was lost.' },
      ready: { state: 'ready', bytes: (context.loaded as { bytes: Uint8Array }).bytes },
    } satisfies Record<PreviewContent['state'], PreviewContent>;
    const { title } = contract(context);
    const name = longName ? `${title}_`.repeat(8) : title;
    return (
      <DocumentPreview
        {...events}
        opened
        fileName={`${name}.${endings[file]}`}
        content={contents[state]}
        codePages={['windows-1250']}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

async function dialog() {
  return within(await screen.findByRole('dialog', { name: /^View / }));
}

export const Pdf: Story = {
  play: async (context) => {
    const { args } = context;
    const { doku } = contract(context);
    const view = await dialog();
    const page = await view.findByRole('group', { name: /^Page 1 of / }, { timeout: 20_000 });
    // A text layer for screen readers and for selecting, and a drawn canvas to look at.
    await waitFor(() => expect(page).toHaveTextContent(doku.titleLocal!), { timeout: 20_000 });
    await waitFor(() => {
      const canvas = page.querySelector('canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return expect(data.some((value, index) => index % 4 === 0 && value < 64)).toBe(true);
    });
    const before = page.getBoundingClientRect().width;
    await userEvent.click(view.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeGreaterThan(before));
    await userEvent.click(view.getByRole('button', { name: 'Fit to width' }));
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

export const Warned: Story = {
  name: '[A-505] A file that may look different in another program',
  args: { warnings: ['XFA_FORM', 'OUTSIDE_CONTENT'] },
  play: async () => {
    const { t } = getI18n();
    const view = await dialog();
    await expect(view.getByText(t('box:fileWarning.XFA_FORM'))).toBeVisible();
    await view.findByRole('group', { name: /^Page 1 of / }, { timeout: 20_000 });
  },
};

export const BrokenPdf: Story = {
  args: { file: 'brokenPdf' },
  play: async ({ args }) => {
    const view = await dialog();
    const alert = await view.findByRole('alert', {}, { timeout: 20_000 });
    await expect(alert).toHaveTextContent('The document cannot be shown');
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Picture: Story = {
  args: { file: 'picture' },
  play: async (context) => {
    const view = await dialog();
    const name = `Image of ${contract(context).title}.png`;
    const picture = await view.findByRole('img', { name });
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(100));
    const before = picture.getBoundingClientRect().width;
    await userEvent.click(view.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeLessThan(before));
  },
};

export const BrokenPicture: Story = {
  args: { file: 'brokenPicture' },
  play: async () => {
    const alert = await (await dialog()).findByRole('alert');
    await expect(alert).toHaveTextContent('The document cannot be shown');
  },
};

export const Csv: Story = {
  args: { file: 'table' },
  play: async () => {
    const view = await dialog();
    await expect(view.getByRole('columnheader', { name: 'Megnevezés' })).toBeInTheDocument();
    await expect(view.getAllByRole('row')).toHaveLength(4);
  },
};

export const OtherType: Story = {
  args: { file: 'other', longName: true },
  play: async () => {
    const view = await dialog();
    await expect(view.getByText('Files of this type cannot be shown here')).toBeInTheDocument();
    await expect(view.getByRole('button', { name: 'Download' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toHaveTextContent('Loading the document');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args }) => {
    const view = await dialog();
    await expect(view.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
