import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import { boxToConfigure, candidates } from '../fixtures/creating.ts';
import { ConfigureDokubox } from './ConfigureDokubox.tsx';

const meta = {
  title: 'Creating/Configuration',
  component: ConfigureDokubox,
  argTypes: { tenant: { control: false } },
  render: (args, context) => <ConfigureDokubox {...args} tenant={bankOf(context)} />,
  args: {
    box: boxToConfigure,
    tenant: tenants[0],
    mode: 'setup',
    candidates,
    busy: null,
    hrefOf: (dokuId) => `#/app/dokubox/4177${dokuId === undefined ? '' : `#doku-${dokuId}`}`,
    onNavigate: fn(),
    onSave: fn(),
    onStart: fn(),
    onPrevious: fn(),
  },
} satisfies Meta<typeof ConfigureDokubox>;

export default meta;
type Story = StoryObj<typeof meta>;

const agreement = 'Working capital loan agreement';

export const Order: Story = {
  name: 'Use and order of the documents',
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Documents' }));
    const down = card.getByRole('button', { name: `Move ${agreement} down` });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(card.getByRole('status')).toHaveTextContent(`${agreement} is now number 2 of 3.`),
    );
    await expect(card.getByRole('button', { name: `Move ${agreement} down` })).toHaveFocus();
    await userEvent.click(card.getByRole('checkbox', { name: 'Use General business conditions' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        complete: false,
        dokus: [
          expect.objectContaining({ dokuId: 2, ordinalNumber: 1 }),
          expect.objectContaining({ dokuId: 1, ordinalNumber: 2 }),
          expect.objectContaining({ dokuId: 4, usedInBox: true }),
        ],
      }),
    );
  },
};

export const Start: Story = {
  name: 'What is missing, then start',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    const missing = within(page.getByRole('alert'));
    await expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `${agreement}: assign a bank signatory of the first level.`,
      `${agreement}: assign a bank signatory of the second level.`,
      'Annual report 2025: assign at least one person.',
    ]);
    await expect(args.onStart).not.toHaveBeenCalled();

    const people = within(page.getByRole('region', { name: agreement }));
    const assign = async (role: string, person: string) => {
      await userEvent.selectOptions(people.getByRole('combobox', { name: 'Role' }), role);
      await userEvent.selectOptions(people.getByRole('combobox', { name: 'Person' }), person);
      await userEvent.click(
        people.getByRole('button', { name: `Add this person to ${agreement}` }),
      );
    };
    await assign('Bank signatory, first level', 'Varga Ágnes');
    await assign('Bank signatory, second level', 'Horváth Gábor');
    await userEvent.click(
      people.getByRole('button', { name: `Use the people of ${agreement} for all documents` }),
    );
    await userEvent.click(
      people.getByRole('button', { name: 'Remove Nagy Péter, Relationship manager' }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(page.queryByRole('alert')).toBeNull();
  },
};

export const Twice: Story = {
  name: 'A role is given once',
  play: async ({ canvasElement }) => {
    const people = within(within(canvasElement).getByRole('region', { name: agreement }));
    await userEvent.selectOptions(
      people.getByRole('combobox', { name: 'Role' }),
      'Legal representative',
    );
    await userEvent.selectOptions(
      people.getByRole('combobox', { name: 'Person' }),
      'Kovács Eszter',
    );
    await waitFor(() =>
      expect(people.getByText('This person already has this role.')).toBeVisible(),
    );
    await expect(people.getByRole('button', { name: /Add this person/u })).toBeDisabled();
  },
};

export const Change: Story = {
  name: 'A later change while signing, RS, dark',
  globals: { scheme: 'dark', tenant: 'RS' },
  args: {
    mode: 'change',
    box: {
      ...boxToConfigure,
      namirialEnvelopeStatus: 'WAITING_SIGNATURE',
    },
    error: 'The dokubox cannot be reconfigured because its setup is not complete.',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Change the setup' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'The client signs with' })).toBeDisabled();
    await expect(
      page.getByRole('checkbox', { name: /The relationship manager may archive/u }),
    ).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveTextContent('its setup is not complete');
    await expect(page.getByRole('button', { name: 'Start the changes' })).toBeEnabled();
  },
};

export const Leave: Story = {
  name: 'Previous asks after a change',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: `Use ${agreement}` }));
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  name: 'Being saved, people not loaded',
  args: { busy: 'save', candidates: [], candidatesError: 'Please try again in a moment.' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: `Use ${agreement}` })).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveTextContent('The people could not be loaded');
  },
};
