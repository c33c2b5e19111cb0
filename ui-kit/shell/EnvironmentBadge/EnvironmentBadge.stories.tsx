import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { badgeEnvironments, environments, type Environment } from '@dokubox/spec/enums.ts';
import { environmentOf } from '../../../.storybook/frame.ts';
import { sceneOf } from '../../../.storybook/scene.ts';
import { EnvironmentBadge } from './EnvironmentBadge.tsx';

interface Args {
  readonly environment: Environment;
}

const meta = {
  title: 'Shell/EnvironmentBadge',
  parameters: { layout: 'padded' },
  args: { environment: 'sit' },
  argTypes: { environment: { control: 'select', options: environments } },
  render: ({ environment }, context) => {
    const scene = sceneOf(context, 'everyday');
    return (
      <EnvironmentBadge
        key={environment}
        tenant={scene.tenant}
        {...environmentOf(scene, environment)}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (environment: Environment) =>
  `Test environment ${environment.toUpperCase()}, show details`;

/** A story of one environment: its badge, or none (§9). */
function inEnvironment(environment: Environment): Story {
  const shown = badgeEnvironments.some((entry) => entry === environment);
  return {
    name: shown ? `[R2.31] ${environment}: its badge` : `[R2.31] ${environment}: no badge`,
    args: { environment },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      if (shown) {
        await waitFor(() =>
          expect(page.getByRole('button', { name: nameOf(environment) })).toBeVisible(),
        );
      } else {
        await expect(page.queryByRole('button')).toBeNull();
      }
    },
  };
}

export const Local = inEnvironment('local');
export const Sit = inEnvironment('sit');
export const Uat = inEnvironment('uat');
export const Hf = inEnvironment('hf');
export const Prod = inEnvironment('prod');

export const Details: Story = {
  name: '[R2.31] EnvironmentDialog: flow id, build and bank',
  play: async (context) => {
    const { flowId } = sceneOf(context, 'everyday');
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: nameOf('sit') }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'About this environment' }, { timeout: 5_000 }),
    );
    await waitFor(() => expect(dialog.getByText(flowId)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Copy the reference' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page.getByRole('button')).toHaveFocus());
  },
};

export const Dark: Story = { ...Sit, name: 'Dark', globals: { scheme: 'dark', tenant: 'HR' } };
