import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { useReadOnlyText } from '../DokuboxHeader/useReadOnlyText.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { FileDropzone, type FileDropzoneProps } from './FileDropzone.tsx';
import type { UploadState } from './uploadState.ts';

const situations = ['open', 'locked', 'pendingCancellation'] as const;
const phases = ['idle', 'checking', 'uploading', 'done', 'failed'] as const;
/** Rejections of a file, and failures that are not the file's fault. */
const refusals = [
  'dde.error.invalidContent',
  'dde.error.unsignedClientFile',
  'dde.error.notArchivable',
  'dde.error.offline',
] as const satisfies readonly MessageKey[];

interface Args extends Required<
  Omit<FileDropzoneProps, 'title' | 'policy' | 'disabledReason' | 'state'>
> {
  /** The special property of the document's box. The rules decide whether a file is accepted. */
  readonly situation: (typeof situations)[number];
  readonly phase: (typeof phases)[number];
  readonly fileName: string;
  /** Bytes of the file. */
  readonly size: number;
  /** Share of the file sent so far, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly refusal: (typeof refusals)[number];
}

function stateOf({ phase, fileName, size, share, refusal }: Args): UploadState {
  if (phase === 'idle') return { phase };
  if (phase === 'failed') return { phase, fileName, messageKey: refusal };
  return phase === 'done' ? { phase, fileName, size } : { phase, fileName, size, share };
}

/** A document that the client uploads, in a box like that. */
function cardOf(context: SceneGlobals, situation: Args['situation']) {
  if (situation === 'pendingCancellation') {
    const scene = sceneOf(context, 'ending');
    const matches = ({ status }: ReceivedBox) => status === 'PENDING_CANCELLATION_APPROVAL';
    return { scene, ...scene.doku((_doku, box) => matches(box)) };
  }
  const scene = sceneOf(context, situation === 'locked' ? 'locked-by-another' : 'acting');
  return {
    scene,
    ...scene.doku((_doku, { lockUser }) => (situation === 'locked') === Boolean(lockUser)),
  };
}

interface PlayableProps extends Omit<FileDropzoneProps, 'policy'> {
  readonly box: ReceivedBox;
  readonly scene: Scene;
}

function Playable({ box, scene, ...props }: PlayableProps) {
  const [state, setState] = useState(props.state);
  const disabledReason = useReadOnlyText(box, scene.currentUser, scene.tenant);
  return (
    <FileDropzone
      {...props}
      policy={scene.policy}
      {...(disabledReason === undefined ? {} : { disabledReason })}
      state={state}
      onFile={(file) => {
        setState({ phase: 'checking', fileName: file.name, size: file.size, share: 0 });
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
  title: 'Box/FileDropzone',
  render: (args, context) => {
    const { replaces, onFile, onCancel, onRetry } = args;
    const { scene, box, doku } = cardOf(context, args.situation);
    const state = stateOf(args);
    return (
      <Playable
        key={JSON.stringify(state)}
        {...{ replaces, onFile, onCancel, onRetry, state, box, scene }}
        title={dokuTitle(doku, scene.content)}
      />
    );
  },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  globals: { user: 'client1' },
  argTypes: {
    situation: { control: 'select', options: situations },
    phase: { control: 'inline-radio', options: phases },
    share: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    refusal: { control: 'select', options: refusals },
  },
  args: {
    situation: 'open',
    replaces: false,
    phase: 'idle',
    fileName: 'report.pdf',
    size: 8_000_000,
    share: 0.638,
    refusal: 'dde.error.invalidContent',
    onFile: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<Args>;

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

const titleOf = (context: SceneGlobals & { readonly args: Args }) => {
  const { scene, doku } = cardOf(context, context.args.situation);
  return dokuTitle(doku, scene.content);
};

/** Matches a file of this name. */
const named = (name: string): unknown => expect.objectContaining({ name });

export const Idle: Story = {
  play: async (context) => {
    const { canvasElement, args } = context;
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: `Upload a file for ${titleOf(context)}` });
    await expect(button).toHaveAccessibleDescription(/PDF, DOCX.*up to 10\sMB/);
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
  play: async (context) => {
    const name = `Replace the file of ${titleOf(context)}`;
    await expect(within(context.canvasElement).getByRole('button', { name })).toBeVisible();
  },
};

export const Checking: Story = {
  args: { phase: 'checking', size: 4_200_000, share: 0.31 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Checking report.pdf' })).toHaveValue(31);
    await expect(canvas.getByText('31% · 4 MB')).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { phase: 'uploading' },
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
  args: { phase: 'uploading', share: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saving the file');
  },
};

export const Done: Story = {
  args: { phase: 'done' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('report.pdf has been uploaded');
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
    // The next dropped file is accepted.
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

export const InvalidContent: Story = {
  args: { phase: 'failed', refusal: 'dde.error.invalidContent' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('does not match its type');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Unsigned: Story = {
  args: { phase: 'failed', refusal: 'dde.error.unsignedClientFile' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Sign the document first',
    );
  },
};

export const NotArchivable: Story = {
  args: { phase: 'failed', refusal: 'dde.error.notArchivable' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('cannot be archived');
  },
};

export const ConnectionLost: Story = {
  args: { phase: 'failed', refusal: 'dde.error.offline' },
  globals: { scheme: 'dark' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  name: 'A termination waits for a decision',
  args: { situation: 'pendingCancellation' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByText(/until the termination is approved or rejected/)).toBeVisible();
    drop(canvasElement, [fileOf('report.pdf')]);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  name: 'Another user works on the box',
  args: { situation: 'locked' },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { box } = cardOf(context, 'locked');
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(
      canvas.getByText(
        `You cannot make changes while ${box.lockUser!.fullName} is working on the dokubox.`,
      ),
    ).toBeVisible();
  },
};
