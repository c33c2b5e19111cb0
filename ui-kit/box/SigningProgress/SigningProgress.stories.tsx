import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import {
  documentBranches,
  type DocumentBranch,
} from '../../../spec/workflow/fixtures/progress-branches.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { boxTitle, dokuTitle } from '../../helpers/names.ts';
import { SigningProgress } from './SigningProgress.tsx';

type BranchName = keyof typeof documentBranches;

/** The special property of the box, and its scenario. The rules decide the text of each row. */
const situations = {
  running: ['signing-running', (scene) => scene.box()],
  outside: ['signed-outside', (scene) => scene.box()],
  rejected: ['signing-rejected', (scene) => scene.box(({ dokus }) => dokus.length > 1)],
  finalized: ['every-box-status', (scene) => scene.box(({ status }) => status === 'FINALIZED')],
  large: ['very-large', (scene) => scene.largest()],
} as const satisfies Record<
  string,
  readonly [scenario: string, box: (scene: Scene) => ReceivedBox]
>;

interface Args {
  readonly situation: keyof typeof situations;
  /**
   * Only one document, an example of this rule of the table. `none` shows the documents of the box.
   */
  readonly branch: BranchName | 'none';
  /** Number of people on every document. 0 keeps its own. */
  readonly people: number;
  /** The box has no document. */
  readonly empty: boolean;
  readonly onClose: () => void;
}

type Context = SceneGlobals & { readonly args: Args };

/** Returns the document with that many people, each with a different name. */
function crowded(doku: Doku, people: number): Doku {
  const [person] = doku.participants;
  const participants = Array.from({ length: people }, (_unused, index) => ({
    ...person!,
    user: { id: 10_000 + index, username: `signer${index}`, fullName: `Signer ${index + 1}` },
  }));
  return { ...doku, participants };
}

function shown(context: Context) {
  const { situation, branch: name, people, empty } = context.args;
  const [scenario, boxOf] = situations[situation];
  const scene = sceneOf(context, scenario);
  const box = boxOf(scene);
  if (name !== 'none') {
    const branch: DocumentBranch = documentBranches[name];
    const doku: Doku = {
      ...box.dokus[0]!,
      status: branch.doku.status,
      signedOutsideDDE: branch.doku.signedOutsideDDE === true,
      clientSignatureNeeded: branch.doku.clientSignatureNeeded === true,
      firstBankSignatureNeeded: false,
      secondBankSignatureNeeded: false,
    };
    return { scene, box: { ...box, ...branch.box }, dokus: [doku] };
  }
  const dokus = people === 0 ? box.dokus : box.dokus.map((doku) => crowded(doku, people));
  return { scene, box, dokus: empty ? [] : dokus };
}

const meta = {
  title: 'Box/SigningProgress',
  globals: { user: 'bankerRm' },
  parameters: { layout: 'fullscreen' },
  argTypes: {
    situation: { control: 'select', options: Object.keys(situations) },
    branch: { control: 'select', options: ['none', ...Object.keys(documentBranches)] },
    people: { control: { type: 'range', min: 0, max: 40 } },
  },
  args: { situation: 'running', branch: 'none', people: 0, empty: false, onClose: fn() },
  render: (args, context) => {
    const { scene, box, dokus } = shown({ ...context, args });
    return (
      <SigningProgress
        opened
        onClose={args.onClose}
        boxTitle={boxTitle(box, scene.content)}
        box={box}
        dokus={dokus}
        currentUser={scene.currentUser}
        tenant={scene.tenant}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Signing progress' }));

/** Returns the texts of the rows. */
const words = (page: Awaited<ReturnType<typeof dialog>>) =>
  page
    .getAllByRole('rowheader', { hidden: true })
    .map((cell) => cell.closest('tr')?.cells[2]?.textContent);

export const Banker: Story = {
  name: '[R2.22] A row for each used document',
  play: async (context) => {
    const { scene, dokus } = shown(context);
    const [doku] = dokus;
    const title = dokuTitle(doku!, scene.content);
    const page = await dialog();
    // Over the full width, whatever that is.
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(
      document.documentElement.clientWidth,
    );
    await expect(words(page)).toEqual(['Pending', 'No electronic signature needed']);
    const toggle = page.getByRole('button', { name: title });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.queryByRole('list', { name: title })).toBeNull();
    await userEvent.click(toggle);
    const people = page.getByRole('list', { name: title });
    const inRole = (role: string) =>
      doku!.participants.find(({ participantRole }) => participantRole === role)!.user.fullName;
    const names = within(people).getAllByRole('listitem');
    await expect(names[0]).toHaveTextContent(inRole('BANK_1STLEVELSIGNATORY'));
    await expect(people).not.toHaveTextContent(inRole('BANK_APP_ADMIN'));
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(context.args.onClose).toHaveBeenCalled();
  },
};

export const Client: Story = {
  name: 'A client sees the client side only',
  globals: { user: 'client1' },
  play: async (context) => {
    const bank = shown({ ...context, globals: { ...context.globals, user: 'bankerRm' } });
    const names = (type: string) =>
      bank.dokus[0]!.participants.filter(({ participantType }) => participantType === type).map(
        ({ user }) => user.fullName,
      );
    const page = await dialog();
    await userEvent.click(page.getByRole('button', { name: 'Show all people' }));
    // Opened in steps.
    await waitFor(() => expect(page.getAllByText(names('CLIENT').at(-1)!).length).toBe(2));
    for (const name of names('BANK')) await expect(page.queryByText(name)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Hide all people' }));
    await waitFor(() => expect(page.queryAllByRole('list')).toHaveLength(0));
  },
};

export const Outside: Story = {
  name: 'Some documents are signed outside the product',
  args: { situation: 'outside' },
  play: async () => {
    const outside = 'Signed outside the portal';
    const page = await dialog();
    await expect(words(page)).toEqual([
      ...['Pending', 'Pending', outside, outside, 'Pending', outside, outside],
    ]);
  },
};

export const Rejected: Story = {
  name: 'The envelope is rejected, dark',
  globals: { scheme: 'dark', tenant: 'HR' },
  args: { situation: 'rejected' },
  play: async () => {
    await expect(words(await dialog())).toEqual([
      'Signing not completed',
      'No electronic signature needed',
    ]);
  },
};

export const Empty: Story = {
  name: 'No document',
  args: { empty: true },
  play: async () => {
    const page = await dialog();
    await expect(page.getByText('There are no documents in this dokubox.')).toBeInTheDocument();
    await expect(page.queryByRole('table')).toBeNull();
  },
};

/** A story of one rule of the table, named after the rule. */
function branch(name: string, key: BranchName, expectedText: string): Story {
  return {
    name,
    args: { branch: key },
    play: async () => {
      await expect(words(await dialog())).toEqual([expectedText]);
    },
  };
}

export const SignedOutside = branch(
  'Signed outside the product',
  'signedOutside',
  'Signed outside the portal',
);
export const NotApplicable = branch(
  'Signing not applicable: no signature system, or the doku does not need signing',
  'notApplicable',
  'No electronic signature needed',
);
export const AfterSigning = branch(
  'After signing: signed when the envelope is FINALIZED or WAITING_SIGNATURE',
  'afterSigning',
  'Signed',
);
export const AfterSigningRejected = branch(
  'After signing: rejected when REJECTED, also if the client signed outside before',
  'afterSigningRejected',
  'Signing not completed',
);
export const AfterSigningWithoutEnvelope = branch(
  'After signing without an envelope: signed by custom application or by a signed upload',
  'afterSigningWithoutEnvelope',
  'Signed',
);
export const BrokenEnvelope = branch(
  'An envelope that is REJECTED or CANCELLED',
  'brokenEnvelope',
  'Signing not completed',
);
export const Otherwise = branch('Otherwise', 'otherwise', 'Pending');

export const Large: Story = {
  name: '300 documents with 40 people each',
  args: { situation: 'large', people: 40 },
  // Axe would check the same rows again and again. The stories above cover them.
  parameters: { a11y: { context: { include: ['[role=dialog] thead', '[role=dialog] header'] } } },
  play: async (context) => {
    const { dokus } = shown(context);
    const page = await dialog();
    await waitFor(
      () => expect(page.getAllByRole('rowheader', { hidden: true })).toHaveLength(dokus.length),
      { timeout: 20_000 },
    );
    const last = page.getAllByRole('rowheader', { hidden: true }).at(-1)!;
    await userEvent.click(within(last).getByRole('button', { hidden: true }));
    await waitFor(() =>
      expect(page.getByRole('list', { hidden: true }).childElementCount).toBe(40),
    );
  },
};

export const Printed: Story = {
  name: 'On paper every row is open',
  args: { situation: 'finalized' },
  play: async (context) => {
    const { dokus } = shown(context);
    const page = await dialog();
    await expect(page.queryByRole('list')).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(page.getAllByRole('list')).toHaveLength(dokus.length));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(page.queryByRole('list')).toBeNull());
  },
};
