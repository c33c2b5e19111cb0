import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { consoleStory, wholePage } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

const meta = {
  ...consoleStory,
  title: 'Console/FaultsPart',
  args: { path: paths.world('WORLD', 'faults') },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Faults: Story = {
  name: 'A fault is added, meets a call, and is cleared',
  parameters: { world: { scenario: 'everyday', tenant: 'SK' } },
  play: async () => {
    const said = words.faults;
    const operation = await wholePage().findByLabelText(said.operation);
    await userEvent.selectOptions(operation, 'loadDokubox');
    await userEvent.click(wholePage().getByRole('button', { name: said.add }));
    await waitFor(() =>
      expect(wholePage().getByRole('heading', { name: 'loadDokubox' })).toBeVisible(),
    );
    await userEvent.click(wholePage().getByRole('button', { name: said.clear }));
    await waitFor(() => expect(wholePage().getByText(said.none)).toBeVisible());
  },
};

export const Presets: Story = {
  name: 'A flaky network by its name, and a fault for one user',
  parameters: { world: { scenario: 'everyday', tenant: 'HR' } },
  play: async () => {
    const said = words.faults;
    await userEvent.click(
      await wholePage().findByRole('button', { name: said.preset.flakyNetwork }),
    );
    await waitFor(() => expect(wholePage().getByText(/20 of 100 calls/)).toBeVisible());
    const people = wholePage().getByLabelText(said.username);
    await waitFor(() => expect(people.querySelectorAll('option').length).toBeGreaterThan(1));
    const [, first] = people.querySelectorAll('option');
    const told = said.forUser(first?.value ?? 'nobody');
    await userEvent.selectOptions(people, first as HTMLOptionElement);
    await userEvent.click(wholePage().getByRole('button', { name: said.add }));
    await waitFor(() => expect(wholePage().getByText(new RegExp(`${told}$`))).toBeVisible());
  },
};
