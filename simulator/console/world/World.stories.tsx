import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { consoleStory, outsideOf, page } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

const meta = {
  ...consoleStory,
  title: 'Console/World',
  args: { path: paths.world('WORLD') },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const World: Story = {
  name: 'A world: its clock moves on, an envelope is refused as a signer would',
  parameters: { world: { scenario: 'signing-running', tenant: 'HR' } },
  play: async () => {
    const said = words.world;
    const clock = await page().findByRole('heading', { name: said.clock });
    const before = clock.parentElement?.querySelector('time')?.dateTime ?? '';
    await userEvent.click(page().getByRole('button', { name: said.day }));
    const dayMs = 24 * 3_600_000;
    await waitFor(() => {
      const now = document.querySelector('time')?.dateTime ?? '';
      return expect(Date.parse(now) - Date.parse(before)).toBeGreaterThanOrEqual(dayMs);
    });
    await userEvent.click(page().getAllByText(said.play)[0] as HTMLElement);
    const form = within(page().getAllByRole('form')[0] as HTMLElement);
    await userEvent.selectOptions(form.getByLabelText(said.action), 'workstepRejected');
    await userEvent.type(form.getByLabelText(said.reason), 'The amount is wrong.');
    await userEvent.click(form.getByRole('button', { name: said.act }));
    await waitFor(() => expect(page().getByText(said.acted('REJECTED'))).toBeVisible());
  },
};

export const Sides: Story = {
  name: 'Client left, bank right: two sessions in one world, a divider for the keyboard, and a link',
  args: { path: paths.world('WORLD', 'sides') },
  parameters: { world: { scenario: 'everyday', tenant: 'BG' } },
  play: async ({ loaded }) => {
    const said = words.sides;
    const { framed, copied } = outsideOf(loaded);
    await waitFor(() => expect(framed.size).toBe(2), { timeout: 10_000 });
    const [left, right] = [...framed.values()].sort((a, b) => (a.userType < b.userType ? 1 : -1));
    await expect([left?.userType, right?.userType]).toEqual(['CLIENT', 'BANKER']);
    await expect(left?.idToken).not.toBe(right?.idToken);
    await userEvent.click(page().getByRole('button', { name: said.copy }));
    await waitFor(() => expect(copied[0]).toContain('/sides?left=client1&right=banker'));
    const divider = document.querySelector<HTMLElement>('[role="separator"]');
    divider?.focus();
    await userEvent.keyboard('{End}');
    const wide = window.matchMedia('(width >= 60rem)').matches;
    await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', wide ? '80' : '50'));
  },
};

export const Undone: Story = {
  name: 'What happened is taken back and done again',
  args: { path: paths.world('WORLD', 'history') },
  parameters: { world: { scenario: 'everyday', tenant: 'SK', renamed: true } },
  play: async () => {
    const said = words.history;
    await waitFor(() => expect(page().getByText('renameDokubox')).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: said.undo }));
    await waitFor(() => expect(page().getByText(said.none)).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: said.redo }));
    await waitFor(() => expect(page().getByText('renameDokubox')).toBeVisible());
  },
};
