import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EdsButton } from './EdsButton.tsx';
import { FinalizeButton } from './FinalizeButton.tsx';

const meta = {
  title: 'Box/FinalizeButton',
  component: FinalizeButton,
  args: { title: 'Annual report 2025', beforeStart: false, busy: false, onFinalize: fn() },
} satisfies Meta<typeof FinalizeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finalize: Story = {
  name: 'The setup of a document',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: 'Finish the setup of Annual report 2025',
      }),
    );
    await expect(args.onFinalize).toHaveBeenCalled();
  },
};

export const FinalizeBeforeStart: Story = {
  name: 'The dokubox is not started yet',
  args: { beforeStart: true },
  play: async ({ canvasElement }) => {
    const step = within(canvasElement);
    await expect(step.getByText(/You do not need to do it here/u)).toBeVisible();
    await expect(step.getByRole('button', { name: /^Finish the setup of/u })).toBeEnabled();
  },
};

export const FinalizeFailed: Story = {
  name: 'Refused',
  args: { error: 'This action is no longer possible.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('no longer possible');
  },
};

const onJump = fn();
export const Eds: Story = {
  name: 'EdsButton: to the signing system',
  render: () => <EdsButton title="Loan agreement" onJump={onJump} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: 'Open Loan agreement in the signing system',
      }),
    );
    await expect(onJump).toHaveBeenCalled();
  },
};

export const EdsBusy: Story = {
  name: 'EdsButton: in progress',
  render: () => <EdsButton title="Loan agreement" busy onJump={onJump} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const EdsByLink: Story = {
  name: 'EdsButton: in a frame, where the browser may require another click',
  render: () => (
    <EdsButton title="Loan agreement" href="https://signing.example/7" onJump={onJump} />
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open the signing page' });
    await expect(link).toHaveAttribute('href', 'https://signing.example/7');
    // The frame itself does not show the signing page.
    await expect(link).toHaveAttribute('target', '_top');
  },
};
