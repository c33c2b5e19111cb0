import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ParticipantRole } from '@dokubox/spec/enums.ts';
import type { Participant } from '@dokubox/spec/schemas/participant.ts';
import {
  participantBranches,
  type ParticipantBranch,
} from '../../../spec/workflow/fixtures/progress-branches.ts';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { ParticipantsList } from './ParticipantsList.tsx';

type BranchName = keyof typeof participantBranches;

interface Args {
  /**
   * The rule of the table that the first person shows. With `none`, all people stay as they are.
   */
  readonly branch: BranchName | 'none';
  /** No people are assigned. */
  readonly noPeople: boolean;
  /** Whether each person's progress is shown. */
  readonly showsState: boolean;
}

type Context = SceneGlobals & { readonly args: Args };

/** A document that both levels of the bank sign, with its people. */
function shown(context: Context) {
  const { branch: name, noPeople } = context.args;
  const scene = sceneOf(context, 'signing-running');
  const { box, doku } = scene.doku(({ status }) => status === 'WAITING_BANK_SIGNATURE_2');
  if (noPeople || name === 'none') {
    const participants = noPeople ? [] : doku.participants;
    return { scene, box, doku, participants };
  }
  const branch: ParticipantBranch = participantBranches[name];
  const [signer] = doku.participants.filter(({ participantType }) => participantType === 'CLIENT');
  const { signingUrlResolved = null, ...fields } = branch.participant;
  const participants = [{ ...signer!, ...fields, signingUrlResolved }];
  return { scene, box: branch.box, doku: branch.doku, participants };
}

const meta = {
  title: 'Box/ParticipantsList',
  parameters: { layout: 'padded' },
  globals: { user: 'bankerRm' },
  argTypes: {
    branch: { control: 'select', options: ['none', ...Object.keys(participantBranches)] },
  },
  args: { branch: 'none', noPeople: false, showsState: true },
  render: (args, context) => {
    const { scene, ...list } = shown({ ...context, args });
    return (
      <ParticipantsList
        {...list}
        currentUser={scene.currentUser}
        tenant={scene.tenant}
        label="People"
        showsState={args.showsState}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story of one rule of the table, named after the rule. */
function branch(name: string, key: BranchName, words: string): Story {
  return {
    name,
    args: { branch: key },
    play: async (context) => {
      const [person] = shown(context).participants;
      const row = within(context.canvasElement).getByRole('listitem');
      await expect(row).toHaveTextContent(person!.user.fullName);
      await expect(row).toHaveTextContent(words);
    },
  };
}

export const Done = branch('Done: a tick', 'done', 'Done');
export const NotRequired = branch(
  'Not done: not required where the role does not sign or the doku needs no signing',
  'notRequired',
  'Not required',
);
export const Rejected = branch(
  'Not done: rejected where the envelope is broken and this participant refused',
  'rejected',
  'Refused to sign',
);
export const NotSigned = branch(
  'Not done: not signed where the envelope is broken and nobody is asked any more',
  'notSigned',
  'Did not sign',
);
export const Started = branch(
  'Not done: signing already started once signingUrlResolved is set',
  'started',
  'Opened, not signed yet',
);
export const Waiting = branch('Not done: otherwise a waiting icon', 'waiting', 'Not signed yet');

export const Order: Story = {
  name: 'Bank first, then client, without the administrator',
  play: async (context) => {
    const { participants, scene } = shown(context);
    const wanted: readonly ParticipantRole[] = [
      'BANK_1STLEVELSIGNATORY',
      'BANK_2NDLEVELSIGNATORY',
      'BANK_RM',
      'BANK_VALIDATOR',
      'CLIENT_LEGALREPRESENTATIVE',
    ];
    const names = wanted.flatMap((role) =>
      participants
        .filter(({ participantRole }) => participantRole === role)
        .map(({ user: { username, fullName } }) =>
          username === scene.currentUser.username ? `${fullName} (you)` : fullName,
        ),
    );
    await expect(
      participants.some(({ participantRole }) => participantRole === 'BANK_APP_ADMIN'),
    ).toBe(true);
    const rows = within(context.canvasElement).getAllByRole('listitem');
    await expect(rows.map((row) => row.firstElementChild?.firstElementChild?.textContent)).toEqual(
      names,
    );
  },
};

export const Client: Story = {
  name: 'A client sees the client’s side only',
  globals: { user: 'client1' },
  play: async (context) => {
    const seenByBank = shown({ ...context, globals: { ...context.globals, user: 'bankerRm' } });
    const canvas = within(context.canvasElement);
    const [own, others] = [true, false].map((isClient) =>
      seenByBank.participants.filter(
        ({ participantType }) => (participantType === 'CLIENT') === isClient,
      ),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(own!.length);
    await expect(canvas.getByText(/\(you\)$/u)).toBeVisible();
    for (const { user } of others!) await expect(canvas.queryByText(user.fullName)).toBeNull();
  },
};

export const LocalNames: Story = {
  name: 'Names in the script of the user’s language',
  globals: { tenant: 'BG', language: 'bg' },
  play: async (context) => {
    const [{ user }] = shown(context).participants.filter(
      ({ participantType }) => participantType === 'CLIENT',
    ) as [Participant];
    await expect(user.fullNameLocal).toMatch(/^[\p{Script=Cyrillic}\s-]+$/u);
    await expect(within(context.canvasElement).getByText(user.fullNameLocal!)).toBeVisible();
  },
};

export const Nobody: Story = {
  args: { noPeople: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nobody is assigned yet.')).toBeVisible();
  },
};

export const Dark: Story = { ...Order, name: 'Dark', globals: { scheme: 'dark' } };
