import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import type { Participant } from '@dokubox/spec/schemas/participant.ts';
import {
  participantBranches,
  type ParticipantBranch,
} from '@dokubox/spec/workflow/model/progress-branches.ts';
import { bankReader, clientReader, everybody, participant } from '../fixtures/people.ts';
import { ParticipantsList, type ParticipantsListProps } from './ParticipantsList.tsx';

const meta = {
  title: 'Box/Participants',
  component: ParticipantsList,
  argTypes: { tenant: { control: false } },
  parameters: { layout: 'padded' },
  render: (args, context) => <ParticipantsList {...args} tenant={bankOf(context)} />,
  args: {
    participants: everybody(1),
    document: 'pending',
    box: {
      clientSignatureSystem: 'ESAW_REMOTE',
      bankSignatureSystem: 'ESAW_REMOTE',
      namirialEnvelopeStatus: 'WAITING_SIGNATURE',
    },
    reader: bankReader,
    tenant: tenants[0],
    label: 'People',
  },
} satisfies Meta<typeof ParticipantsList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a list needs to show one branch of the rules. */
function argsOf({
  participant: given,
  document,
  box,
}: ParticipantBranch): Partial<ParticipantsListProps> {
  const { signingUrlResolved = null, ...fields } = given;
  const person: Participant = participant('eszter', 1, { ...fields, signingUrlResolved });
  return { participants: [person], document, box };
}

function says(words: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const [row] = within(canvasElement).getAllByRole('listitem');
    await expect(row).toHaveTextContent('Kovács Eszter');
    await expect(row).toHaveTextContent(words);
  };
}

export const Done: Story = {
  name: 'Done: a tick',
  args: argsOf(participantBranches.done),
  play: says('Done'),
};

export const NotRequired: Story = {
  name: 'Not done: not required where the role does not sign or the doku needs no signing',
  args: argsOf(participantBranches.notRequired),
  play: says('Not required'),
};

export const Rejected: Story = {
  name: 'Not done: rejected where the envelope is REJECTED or CANCELLED',
  args: argsOf(participantBranches.rejected),
  play: says('Rejected'),
};

export const Started: Story = {
  name: 'Not done: signing already started once signingUrlResolved is set',
  args: argsOf(participantBranches.started),
  play: says('Signing started'),
};

export const Waiting: Story = {
  name: 'Not done: otherwise a waiting icon',
  args: argsOf(participantBranches.waiting),
  play: says('Waiting'),
};

export const Order: Story = {
  name: 'Bank first, then client; the administrator is hidden',
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows.map((row) => row.firstElementChild?.firstElementChild?.textContent)).toEqual([
      'Varga Ágnes',
      'Horváth Gábor',
      'Nagy Péter (you)',
      'Tóth Bence',
      'Kovács Eszter',
      'Szabó Júlia',
    ]);
  },
};

export const Client: Story = {
  name: 'A client sees the client’s side only',
  args: { reader: clientReader },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/Kovács Eszter \(you\)/)).toBeVisible();
    await expect(canvas.queryByText('Varga Ágnes')).toBeNull();
  },
};

export const LocalNames: Story = {
  name: 'Names in the writing of the reader’s language',
  globals: { tenant: 'BG', language: 'bg' },
  args: {
    participants: [
      participant('eszter', 1, {
        user: {
          id: 1,
          username: 'ivanova',
          fullName: 'Elena Ivanova',
          fullNameLocal: 'Елена Иванова',
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Елена Иванова')).toBeVisible();
  },
};

export const Nobody: Story = {
  args: { participants: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nobody is assigned yet.')).toBeVisible();
  },
};

export const Dark: Story = { ...Order, globals: { scheme: 'dark' } };
