import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { participant } from '../fixtures/people.ts';
import { SignersList } from './SignersList.tsx';

const person = participant('eszter', 1, {});

/** Signs with everything in order; stories take away what they are about. */
const signer: SigningUser = {
  userType: 'CLIENT',
  firstName: 'Eszter',
  lastName: 'Kovacs',
  firstNameLocal: 'Eszter',
  lastNameLocal: 'Kovács',
  username: person.user.username,
  docExpiryDate: '2030-04-17',
  docIssuerCountry: 'HU',
  docIssuer: 'BM NYHÁT',
  docStolen: false,
  docValid: true,
  namirialUserId: 'user-771234',
  namirialDeviceId: 'device-90005678',
};

const meta = {
  title: 'Box/Signers',
  component: SignersList,
  argTypes: { tenant: { control: false } },
  render: (args, context) => <SignersList {...args} tenant={bankOf(context)} />,
  args: {
    opened: true,
    onClose: fn(),
    title: 'Working capital loan agreement',
    signers: [signer],
    participants: [person],
    status: 'WAITING_CLIENT_SIGNATURE',
    tenant: tenants[0],
    today: '2026-11-21',
  },
} satisfies Meta<typeof SignersList>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = async () => within(await screen.findByRole('dialog')).getByRole('listitem');

export const InOrder: Story = {
  name: '[R2.23] Everything in order',
  play: async () => {
    await expect(await row()).toHaveTextContent('17-04-2030');
    await expect(await row()).toHaveTextContent('****1234');
    await expect(await row()).not.toHaveTextContent('771234');
    await expect(await row()).not.toHaveTextContent('expire');
  },
};

export const ExpiresSoon: Story = {
  args: { signers: [{ ...signer, docExpiryDate: '2026-12-21' }] },
  play: async () => {
    await expect(await row()).toHaveTextContent('expires soon');
  },
};

export const Expired: Story = {
  args: { signers: [{ ...signer, docExpiryDate: '2026-11-20' }] },
  play: async () => {
    await expect(await row()).toHaveTextContent('expired');
  },
};

/** Where the archive is all that is left, a past date hinders nobody in some tenants. */
export const ExpiredBeforeTheArchive: Story = {
  globals: { tenant: 'BG' },
  args: { ...Expired.args, status: 'WAITING_ARCHIVAL' },
  play: async () => {
    await expect(await row()).toHaveTextContent('20-11-2026');
    await expect(await row()).not.toHaveTextContent('expired');
  },
};

export const NothingKnown: Story = {
  args: {
    signers: [{ userType: 'CLIENT', firstName: 'Eszter', lastName: 'Kovacs', username: 'nobody' }],
  },
  play: async () => {
    await expect(within(await row()).getAllByText('N/A')).toHaveLength(4);
  },
};

export const Several: Story = {
  args: {
    signers: [
      signer,
      { ...signer, username: 'second', firstNameLocal: 'Péter', docExpiryDate: '2026-12-01' },
      { ...signer, username: 'third', firstNameLocal: 'Anna', docExpiryDate: '2026-01-01' },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
};
