import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { languages } from '@dokubox/spec/enums.ts';
import { reviveMoments } from '@dokubox/spec/schemas/received.ts';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { validationSamples } from './SignatureValidation.scenes.ts';
import { SignatureValidation, type ValidationContent } from './SignatureValidation.tsx';

const results = [
  'passed',
  'failed',
  'changed',
  'unknown',
  'ambiguous',
  'unsigned',
  'container',
] as const;

interface Args {
  /** The result of the validation. */
  readonly result: (typeof results)[number];
  /** The bank archives signatures that could not be confirmed. */
  readonly archiveAccepts: boolean;
  readonly state: ValidationContent['state'];
  /** Status of the document. With the user, it decides whether the archive is mentioned. */
  readonly status: 'WAITING_ARCHIVAL' | 'ARCHIVED';
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

type Context = SceneGlobals & { readonly args: Args };

/** A document that both representatives of the client have signed, and its validation. */
function shown(context: Context) {
  const { status, result, archiveAccepts } = context.args;
  const scene = sceneOf(context, 'signed-outside');
  const { doku } = scene.doku((one) => one.status === status);
  const [first, second] = doku.participants.filter(
    ({ participantRole }) => participantRole === 'CLIENT_LEGALREPRESENTATIVE',
  );
  const signed = {
    fileName: doku.fileName!,
    first: first!.user.fullName,
    second: second!.user.fullName,
  };
  const sample = reviveMoments(validationSamples(signed)[result]);
  return {
    scene,
    doku,
    signed,
    result: archiveAccepts ? { ...sample, archivePossible: true } : sample,
  };
}

const meta = {
  title: 'Box/SignatureValidation',
  globals: { user: 'bankerRm' },
  argTypes: {
    result: { control: 'select', options: results },
    state: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] },
    status: { control: 'inline-radio', options: ['WAITING_ARCHIVAL', 'ARCHIVED'] },
  },
  args: {
    result: 'passed',
    archiveAccepts: false,
    state: 'ready',
    status: 'WAITING_ARCHIVAL',
    onClose: fn(),
    onRetry: fn(),
  },
  render: (args, context) => {
    const { scene, doku, result } = shown({ ...context, args });
    const contents = {
      loading: { state: 'loading' },
      failed: { state: 'failed', text: 'The service is not available.' },
      ready: { state: 'ready', result, at: scene.now },
    } satisfies Record<ValidationContent['state'], ValidationContent>;
    return (
      <SignatureValidation
        opened
        onClose={args.onClose}
        onRetry={args.onRetry}
        title={dokuTitle(doku, scene.content)}
        content={contents[args.state]}
        pictures={(changes) =>
          changes.map(({ signer, pages }) => (
            <p key={signer}>{`Pictures: ${signer}, ${pages.join()}`}</p>
          ))
        }
        forArchive={scene.currentUser.userType === 'BANKER' && doku.status === 'WAITING_ARCHIVAL'}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Passed: Story = {
  name: '[R2.23] TOTAL_PASSED, used with the keyboard',
  play: async (context) => {
    const { signed } = shown(context);
    const page = await dialog();
    await expect(page.getByText('All 2 signatures are valid.')).toBeVisible();
    await expect(page.getByText('The document can be sent to the archive.')).toBeVisible();
    const tree = within(page.getByRole('tree', { name: 'Result of the validation' }));
    await expect(tree.getAllByRole('treeitem')).toHaveLength(3);
    const signer = tree.getByRole('treeitem', { name: signed.first });
    await expect(signer).toHaveAttribute('aria-expanded', 'false');
    await expect(signer).toHaveAccessibleDescription(/Valid · Qualified electronic signature/u);
    await expect(signer).toHaveAccessibleDescription(/but not later additions/u);
    const last = tree.getByRole('treeitem', { name: signed.second });
    await expect(last).toHaveAccessibleDescription(/Covers the whole file/u);
    tree.getByRole('treeitem', { name: signed.fileName }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(tree.getByRole('treeitem', { name: 'Certificates' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    const root = tree.getByRole('treeitem', { name: 'TEST Ister Root CA' });
    await expect(root).toHaveFocus();
    await expect(root).toHaveAccessibleDescription(/On the trusted list/u);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() =>
      expect(tree.queryByRole('treeitem', { name: 'TEST Ister Root CA' })).toBeNull(),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tree.getByRole('treeitem', { name: signed.second })).toHaveFocus());
  },
};

export const Failed: Story = {
  name: 'TOTAL_FAILED with open reasons',
  args: { result: 'failed' },
  play: async () => {
    const page = await dialog();
    await expect(page.getByText(/At least one signature is not valid/u)).toBeVisible();
    await expect(page.getByText(/cannot be archived as it is/u)).toBeVisible();
    const reason = page.getByRole('treeitem', {
      name: 'Error: The content was changed after signing.',
    });
    await expect(reason).toHaveAccessibleDescription('DIGEST_DIFFERS CHANGED_AFTER_SIGNING');
  },
};

export const Changed: Story = {
  name: '[R3.6] Changed after signing: the pictures show the change once, since the last signature',
  args: { result: 'changed' },
  play: async (context) => {
    const page = await dialog();
    await expect(page.getAllByText('Pages: 1')).toHaveLength(2);
    const { second } = shown(context).signed;
    await expect(page.getAllByText(/^Pictures/u)).toHaveLength(1);
    await expect(page.getByText(`Pictures: ${second}, 1`)).toBeVisible();
  },
};

export const Indeterminate: Story = {
  name: 'INDETERMINATE, dark',
  globals: { scheme: 'dark' },
  args: { result: 'unknown' },
  play: async () => {
    const page = await dialog();
    await expect(page.getByText(/Not every signature could be confirmed/u)).toBeVisible();
    await expect(page.getByText(/does not come from a trusted authority/u)).toBeVisible();
    await expect(page.getByText(/no proof that the certificate was not revoked/u)).toBeVisible();
  },
};

export const Doubts: Story = {
  name: 'INDETERMINATE, and the bank archives it anyway',
  args: { result: 'unknown', archiveAccepts: true },
  play: async () => {
    const page = await dialog();
    await expect(page.getByText(/The bank accepts this/u)).toBeVisible();
  },
};

export const Ambiguous: Story = {
  name: '[R3.6] INDETERMINATE: programs read the file in different ways, with the position of the byte',
  args: { result: 'ambiguous' },
  play: async () => {
    const page = await dialog();
    const reason = page.getByRole('treeitem', { name: /programs may show different content/u });
    await expect(reason).toHaveAccessibleDescription('Byte 58108 of the file AMBIGUOUS_BYTES');
  },
};

export const Unsigned: Story = {
  name: 'No signature',
  args: { result: 'unsigned' },
  play: async (context) => {
    const page = await dialog();
    await expect(page.getByText('The document has no signature.')).toBeVisible();
    const file = page.getByRole('treeitem', { name: shown(context).signed.fileName });
    await expect(file).toHaveAccessibleDescription('No signature');
  },
};

export const Container: Story = {
  name: 'A container with signed files, as a client sees it',
  globals: { user: 'client1' },
  args: { result: 'container' },
  play: async (context) => {
    const page = await dialog();
    const inner = page.getByRole('treeitem', { name: shown(context).signed.fileName });
    await expect(inner).toHaveAttribute('aria-level', '2');
    await expect(inner).toHaveAttribute('aria-setsize', '3');
    await expect(page.queryByText(/archive/u)).toBeNull();
  },
};

export const Copied: Story = {
  name: 'The result is copied as text',
  play: async () => {
    const write = fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: write },
    });
    const page = await dialog();
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(page.getByText('The result has been copied.')).toBeVisible());
    await expect(write.mock.lastCall?.[0]).toContain('All 2 signatures are valid.');
    await expect(write.mock.lastCall?.[0]).toContain('TEST Ister Root CA');
  },
};

export const Archived: Story = {
  name: 'After archiving, the archive is not mentioned',
  args: { status: 'ARCHIVED' },
  play: async () => {
    await expect((await dialog()).queryByText(/archive/u)).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async () => {
    const page = await dialog();
    await expect(page.getByRole('status')).toHaveTextContent('Validating the signatures');
  },
};

export const CallFailed: Story = {
  name: 'The validation fails',
  args: { state: 'failed' },
  play: async ({ args }) => {
    const page = await dialog();
    await expect(page.getByRole('alert')).toHaveTextContent('The service is not available.');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** One story for each language, to check the longest words. */
function inLanguage(language: (typeof languages)[number]): Story {
  return {
    name: `In ${language}`,
    globals: { language },
    args: { result: 'failed' },
    play: async () => {
      const page = await dialog();
      await expect(page.getAllByRole('treeitem').length).toBeGreaterThan(3);
      await expect(page.queryByText('The content was changed after signing.')).toBeNull();
      await expect(page.queryByRole('button', { name: 'Copy' })).toBeNull();
    },
  };
}

export const InBulgarian = inLanguage('bg');
export const InHungarian = inLanguage('hu');
export const InCroatian = inLanguage('hr');
export const InRomanian = inLanguage('ro');
export const InSerbian = inLanguage('sr');
export const InCzech = inLanguage('cs');
export const InSlovak = inLanguage('sk');
