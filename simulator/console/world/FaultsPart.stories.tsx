import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answeredCodes } from '@dokubox/spec/errors.ts';
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
    const wording = words.faults;
    const operation = await wholePage().findByLabelText(wording.operation);
    await userEvent.selectOptions(operation, 'loadDokubox');
    await userEvent.click(wholePage().getByRole('button', { name: wording.add }));
    await waitFor(() =>
      expect(wholePage().getByRole('heading', { name: 'loadDokubox' })).toBeVisible(),
    );
    await userEvent.click(wholePage().getByRole('button', { name: wording.clear }));
    await waitFor(() => expect(wholePage().getByText(wording.none)).toBeVisible());
  },
};

export const ErrorCodes: Story = {
  name: '[A-517] A tester adds a fault by its error code',
  parameters: { world: { scenario: 'everyday', tenant: 'HU' } },
  play: async () => {
    const wording = words.faults;
    const effect = await wholePage().findByLabelText(wording.effect);
    await userEvent.selectOptions(effect, wording.effects.code);
    const code = wholePage().getByLabelText(wording.errorCode);
    await expect(code.querySelectorAll('option')).toHaveLength(answeredCodes.length);
    await userEvent.selectOptions(code, 'DOKUBOX_ACCESS_DENIED');
    await userEvent.click(wholePage().getByRole('button', { name: wording.add }));
    await waitFor(() => expect(wholePage().getByText('DOKUBOX_ACCESS_DENIED')).toBeVisible());
  },
};

export const Presets: Story = {
  name: 'A flaky network by its name, and a fault for one user',
  parameters: { world: { scenario: 'everyday', tenant: 'HR' } },
  play: async () => {
    const wording = words.faults;
    await userEvent.click(
      await wholePage().findByRole('button', { name: wording.preset.flakyNetwork }),
    );
    await waitFor(() =>
      expect(wholePage().getByText(wording.share(20), { exact: false })).toBeVisible(),
    );
    const people = wholePage().getByLabelText(wording.username);
    await waitFor(() => expect(people.querySelectorAll('option').length).toBeGreaterThan(1));
    const [, first] = people.querySelectorAll('option');
    const label = wording.forUser(first?.value ?? 'nobody');
    await userEvent.selectOptions(people, first as HTMLOptionElement);
    await userEvent.click(wholePage().getByRole('button', { name: wording.add }));
    await waitFor(() => expect(wholePage().getByText(new RegExp(`${label}$`))).toBeVisible());
  },
};
