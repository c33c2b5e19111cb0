import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { limits, pageSizes } from '@dokubox/spec/limits.ts';
import { sceneOf, type Scene } from '../../../.storybook/scene.ts';
import { ClientSearchForm } from './ClientSearchForm.tsx';

interface Args {
  /** The search is running. */
  readonly searching: boolean;
  /** The server rejected the last search. */
  readonly refused: boolean;
  readonly onSearch: (text: string) => void;
  readonly onSubmit: (clientNumber: string) => void;
}

/** The clients that match a text, as the server returns them. */
const found = (scene: Scene, text: string) =>
  scene.answer('searchClients', { body: { text, page: 0, size: pageSizes[0] } }).content;

function Searched({ scene, refused, ...args }: Args & { readonly scene: Scene }) {
  const [text, setText] = useState('');
  return (
    <ClientSearchForm
      {...args}
      tenant={scene.tenant}
      clients={text === '' ? [] : found(scene, text)}
      onSearch={(typed) => {
        args.onSearch(typed);
        setText(typed);
      }}
      {...(refused ? { error: { messageKey: 'dde.error.generalError' } } : {})}
    />
  );
}

const meta = {
  title: 'Creating/ClientSearchForm',
  globals: { user: 'bankerRm' },
  parameters: { layout: 'padded' },
  args: { searching: false, refused: false, onSearch: fn(), onSubmit: fn() },
  render: (args, context) => <Searched {...args} scene={sceneOf(context, 'everyday')} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: '[R1.4] The field needs three characters, and shows if no client matches',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = page.getByRole('combobox', { name: 'Client' });
    await userEvent.type(field, 'zq');
    await waitFor(() =>
      expect(page.getByRole('status')).toHaveTextContent(
        `Type at least ${String(limits.clientSearchMin)} characters.`,
      ),
    );
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, 'x');
    await expect(args.onSearch).toHaveBeenCalledWith('zqx');
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('No matching clients'));
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(field).toHaveAccessibleDescription(/Choose a client/u);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  name: '[R5.14] An only client that matches is named, marked, and chosen with Enter, while the typed text stays',
  globals: { user: 'bankerRm', tenant: 'BG', language: 'bg', scheme: 'dark' },
  play: async (context) => {
    const { canvasElement, args } = context;
    const page = within(canvasElement);
    const scene = sceneOf(context, 'everyday');
    const { clientNumber, clientNameLocal } = found(scene, '000')[0]!;
    const field = page.getByRole('combobox');
    await userEvent.type(field, clientNumber);
    await expect(field).toHaveValue(clientNumber);
    const body = within(document.body);
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(1));
    const label = `${clientNameLocal ?? ''}, ${clientNumber}`;
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent(label));
    await expect(field).toHaveValue(clientNumber);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue(label);
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(page.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith(clientNumber);
  },
};

export const Left: Story = {
  name: '[R5.14] Leaving the field chooses an only client that matches, but none of several',
  play: async (context) => {
    const { canvasElement, args } = context;
    const page = within(canvasElement);
    const [{ clientNumber } = { clientNumber: '' }, ...others] = found(
      sceneOf(context, 'everyday'),
      '000',
    );
    await expect(others.length).toBeGreaterThan(0);
    const field = page.getByRole('combobox', { name: 'Client' });
    await userEvent.type(field, '000');
    const submit = page.getByRole('button', { name: 'Continue' });
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('000');
    await userEvent.clear(field);
    await userEvent.type(field, clientNumber);
    // A deleted text chooses no client.
    await userEvent.clear(field);
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, clientNumber);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith(clientNumber);
  },
};

export const Searching: Story = {
  name: 'During the search, the field does not say that no client matches',
  args: { searching: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox', { name: 'Client' }), 'zqx');
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Searching'));
  },
};

export const Refused: Story = { name: 'The search has failed', args: { refused: true } };
