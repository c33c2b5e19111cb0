import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bankOf } from '../../.storybook/scene.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { FileDropzone, type FileDropzoneProps } from './FileDropzone.tsx';

function Playable(props: FileDropzoneProps) {
  const [state, setState] = useState(props.state);
  return (
    <FileDropzone
      {...props}
      state={state}
      onFile={(file) => {
        setState({ phase: 'checking', fileName: file.name, size: file.size });
        props.onFile(file);
      }}
      onCancel={() => {
        setState({ phase: 'idle' });
        props.onCancel();
      }}
    />
  );
}

const meta = {
  title: 'Box/Upload',
  component: FileDropzone,
  render: (args, context) => <Playable {...args} policy={policyOf(bankOf(context))} />,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  // The bank of the toolbar decides which files it takes.
  argTypes: { policy: { control: false } },
  args: {
    title: 'Annual report 2025',
    policy: policyOf(tenants[0]),
    state: { phase: 'idle' },
    onFile: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileDropzone>;

export default meta;
type Story = StoryObj<typeof meta>;

function fileOf(name: string, size = 2000): File {
  return new File([new Uint8Array(size)], name);
}

/** Drags files over the zone as a browser does. */
function drag(canvasElement: HTMLElement, type: string, files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const zone = canvasElement.querySelector('[data-phase]');
  zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

function drop(canvasElement: HTMLElement, files: readonly File[]) {
  for (const type of ['dragenter', 'dragover', 'drop']) drag(canvasElement, type, files);
}

/** A file of this name was handed on. */
const named = (name: string): unknown => expect.objectContaining({ name });

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Upload a file for Annual report 2025' });
    await expect(button).toHaveAccessibleDescription(/PDF, DOCX.*at most 10 MB/);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    drop(canvasElement, [fileOf('report.pdf')]);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(named('report.pdf')));
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    drag(canvasElement, 'dragenter', [fileOf('report.pdf')]);
    await waitFor(() =>
      expect(within(canvasElement).getByText('Drop the file here')).toBeVisible(),
    );
  },
};

export const Replace: Story = {
  args: { replaces: true },
  play: async ({ canvasElement }) => {
    const name = 'Replace the file of Annual report 2025';
    await expect(within(canvasElement).getByRole('button', { name })).toBeVisible();
  },
};

export const Checking: Story = {
  args: { state: { phase: 'checking', fileName: 'report.pdf', size: 4_200_000 } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Checking report.pdf' });
    await expect(bar).not.toHaveAttribute('value');
  },
};

export const Uploading: Story = {
  args: {
    state: { phase: 'uploading', fileName: 'report.pdf', size: 8_000_000, loaded: 5_100_000 },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveValue(63);
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading report.pdf, 50 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Upload a file/ })).toHaveFocus();
  },
};

export const Stored: Story = {
  args: {
    state: { phase: 'uploading', fileName: 'report.pdf', size: 8_000_000, loaded: 8_000_000 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Almost done');
  },
};

export const Done: Story = {
  args: { state: { phase: 'done', fileName: 'report.pdf', size: 8_000_000 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('report.pdf is uploaded');
    await expect(canvas.getByRole('button', { name: 'Replace the file' })).toBeVisible();
  },
};

export const SeveralFiles: Story = {
  play: async ({ canvasElement, args }) => {
    drop(canvasElement, [fileOf('a.pdf'), fileOf('b.pdf')]);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Only one file can be uploaded at a time.');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const ForbiddenExtension: Story = {
  play: async ({ canvasElement, args }) => {
    drop(canvasElement, [fileOf('setup.exe')]);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('setup.exe was not uploaded');
    await expect(alert).toHaveTextContent('DOSSZIE');
    await expect(args.onFile).not.toHaveBeenCalled();
    // What is dropped next is taken.
    drop(canvasElement, [fileOf('setup.pdf')]);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(named('setup.pdf')));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement, args }) => {
    drop(canvasElement, [fileOf('scan.pdf', limits.uploadMaxBytes + 1)]);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('The file is larger than 10 MB.');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const EmptyFile: Story = {
  play: async ({ canvasElement }) => {
    drop(canvasElement, [fileOf('scan.pdf', 0)]);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('The file is empty.');
  },
};

const refusedBy = (messageKey: MessageKey) => ({
  state: { phase: 'failed' as const, fileName: 'report.pdf', messageKey },
});

export const InvalidContent: Story = {
  args: refusedBy('dde.error.invalidContent'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('does not match its type');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Unsigned: Story = {
  args: refusedBy('dde.error.unsignedClientFile'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Sign the document first',
    );
  },
};

export const NotArchivable: Story = {
  args: refusedBy('dde.error.notArchivable'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('cannot be archived');
  },
};

export const ConnectionLost: Story = {
  args: refusedBy('dde.error.offline'),
  globals: { scheme: 'dark' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'Nothing can be changed until the termination is decided.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByText(/until the termination is decided/)).toBeVisible();
    drop(canvasElement, [fileOf('report.pdf')]);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
