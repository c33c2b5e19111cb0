import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import { categoryOptions, loanDefinitions, malomClient } from '../fixtures/creating.ts';
import { CreateDokuboxForm, type CreateDokuboxFormProps } from './CreateDokuboxForm.tsx';

function Form({ choice, onChoose, ...props }: CreateDokuboxFormProps) {
  const [chosen, setChosen] = useState(choice);
  return (
    <CreateDokuboxForm
      {...props}
      choice={chosen}
      onChoose={(next) => {
        setChosen(next);
        onChoose(next);
      }}
    />
  );
}

const meta = {
  title: 'Creating/New dokubox',
  component: CreateDokuboxForm,
  argTypes: { tenant: { control: false } },
  render: (args, context) => <Form {...args} tenant={bankOf(context)} />,
  args: {
    userType: 'CLIENT',
    tenant: tenants[0],
    segment: 'CORP',
    segments: [],
    categories: { state: 'ready', options: categoryOptions },
    definitions: { state: 'ready', options: loanDefinitions },
    choice: { categoryCode: '', definitionPid: '' },
    busy: false,
    onChoose: fn(),
    onSegmentChange: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    onPrevious: fn(),
  },
} satisfies Meta<typeof CreateDokuboxForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const loan = { categoryCode: 'LOANS', definitionPid: 'WCL-2026' };

export const ClientStarts: Story = {
  name: '[R2.17][R2.18] Client: chooses, names and starts',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const category = page.getByRole('combobox', { name: 'Product category' });
    const definition = page.getByRole('combobox', { name: 'Dokubox' });
    await expect(definition).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(category).toHaveAccessibleDescription(/This field is required/u);
    await expect(category).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(category, 'LOANS');
    await userEvent.selectOptions(definition, 'Working capital loan');
    await waitFor(() =>
      expect(page.getByRole('region', { name: 'What this dokubox is for' })).toHaveTextContent(
        'Keep your annual report',
      ),
    );
    await expect(page.queryByRole('region', { name: 'Internal notes' })).toBeNull();
    await userEvent.type(page.getByRole('textbox', { name: /Your name/u }), ' Harvest 2026 ');
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...loan, customName: 'Harvest 2026' });
  },
};

export const BankerGoesOn: Story = {
  name: '[R2.17][R2.18] Banker: for a client, with internal notes',
  args: {
    userType: 'BANKER',
    client: malomClient,
    segments: ['CORP', 'MB'],
    choice: loan,
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Pannónia Malom Kft.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Internal notes' })).toHaveTextContent(
      'Ask the risk department',
    );
    await expect(page.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Business segment' }), 'MB');
    await expect(args.onSegmentChange).toHaveBeenCalledWith('MB');
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...loan, customName: null });
  },
};

export const BankerDark: Story = {
  ...BankerGoesOn,
  name: 'Banker: dark, Hungarian content',
  globals: { scheme: 'dark', language: 'hu' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Napi működésüket/u)).toBeVisible();
  },
};

export const NoSegmentClient: Story = {
  name: 'Client: the segment is not known',
  args: { segment: null, categories: { state: 'idle', options: [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Your business segment is not known');
    for (const select of page.getAllByRole('combobox')) await expect(select).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled();
  },
};

export const NoSegmentBanker: Story = {
  name: 'Banker: no segment is assigned',
  args: { userType: 'BANKER', segment: null, categories: { state: 'idle', options: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'No business segment is assigned to you',
    );
  },
};

export const NoDefinition: Story = {
  name: 'No dokubox in the category',
  args: {
    choice: { categoryCode: 'GUARANTEES', definitionPid: '' },
    definitions: { state: 'ready', options: [] },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/There is no dokubox to choose/u)).toBeVisible();
    await expect(page.queryByRole('combobox', { name: 'Dokubox' })).toBeNull();
    await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled();
  },
};

export const Loading: Story = {
  name: 'The categories are loading',
  args: { categories: { state: 'loading', options: [] } },
  play: async ({ canvasElement }) => {
    const category = within(canvasElement).getByRole('combobox', { name: 'Product category' });
    await expect(category).toBeDisabled();
    await expect(category).toHaveDisplayValue('Loading');
  },
};

export const LoadFailed: Story = {
  name: 'The choices could not be loaded',
  args: { categories: { state: 'failed', options: [] } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NameTooLong: Story = {
  name: 'The name is too long',
  args: { choice: loan },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const name = page.getByRole('textbox');
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(101));
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(name).toHaveAccessibleDescription(/At most 100 characters/u);
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Leave: Story = {
  name: 'Previous asks when something is chosen',
  args: { choice: loan },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the new dokubox' }));
    await expect(args.onPrevious).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const Creating: Story = {
  name: 'Being created',
  args: { choice: loan, busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Start' })).toBeDisabled();
  },
};

export const CreateFailed: Story = {
  name: 'Could not be created',
  args: { choice: loan, error: 'Something went wrong on our side.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('went wrong');
  },
};
