import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { consoleStory, outsideOf, wholePage } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';
import { aheadWords, historyWords, peopleWords, recordWords, settingsWords } from './worldWords.ts';

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
    const wording = words.world;
    const clock = await wholePage().findByRole('heading', { name: wording.clock });
    const before = clock.parentElement?.querySelector('time')?.dateTime ?? '';
    await userEvent.click(wholePage().getByRole('button', { name: wording.day }));
    const dayMs = 24 * 3_600_000;
    await waitFor(() => {
      const now = document.querySelector('time')?.dateTime ?? '';
      return expect(Date.parse(now) - Date.parse(before)).toBeGreaterThanOrEqual(dayMs);
    });
    await userEvent.click((await wholePage().findAllByText(wording.play))[0] as HTMLElement);
    const form = within(wholePage().getAllByRole('form')[0] as HTMLElement);
    await userEvent.selectOptions(form.getByLabelText(wording.action), 'workstepRejected');
    await userEvent.type(form.getByLabelText(wording.reason), 'The amount is wrong.');
    await userEvent.click(form.getByRole('button', { name: wording.act }));
    await waitFor(() => expect(wholePage().getByText(wording.acted('REJECTED'))).toBeVisible());
  },
};

export const Sides: Story = {
  name: 'Client left, bank right: two sessions in one world, a divider for the keyboard, and a link',
  args: { path: paths.world('WORLD', 'sides') },
  parameters: { world: { scenario: 'everyday', tenant: 'BG' } },
  play: async ({ loaded }) => {
    const wording = words.sides;
    const { framed, copied } = outsideOf(loaded);
    await waitFor(() => expect(framed.size).toBe(2), { timeout: 10_000 });
    const [left, right] = [...framed.values()].sort((a, b) => (a.userType < b.userType ? 1 : -1));
    await expect([left?.userType, right?.userType]).toEqual(['CLIENT', 'BANKER']);
    await expect(left?.idToken).not.toBe(right?.idToken);
    await userEvent.click(wholePage().getByRole('button', { name: wording.copy }));
    await waitFor(() => expect(copied[0]).toContain('/sides?left=client1&right=banker'));
    const divider = document.querySelector<HTMLElement>('[role="separator"]');
    divider?.focus();
    await userEvent.keyboard('{End}');
    const wide = window.matchMedia('(width >= 60rem)').matches;
    await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', wide ? '80' : '50'));
  },
};

export const Undone: Story = {
  name: 'What happened: who changed what, gone back to the beginning and forward again',
  args: { path: paths.world('WORLD', 'history') },
  parameters: { world: { scenario: 'everyday', tenant: 'SK', renamed: true } },
  play: async () => {
    const wording = historyWords;
    await waitFor(() => expect(wholePage().getByText('renameDokubox')).toBeVisible());
    await userEvent.click(wholePage().getByText(/: 1 field$/));
    await waitFor(() => expect(wholePage().getByText('"Renamed"')).toBeVisible());
    await userEvent.click(wholePage().getByRole('button', { name: wording.beginning }));
    await waitFor(() =>
      expect(wholePage().getByText(wording.undone, { exact: false })).toBeVisible(),
    );
    await userEvent.click(wholePage().getByRole('button', { name: wording.goToNumber(1) }));
    await waitFor(() => expect(wholePage().getByText(wording.here)).toBeVisible());
  },
};

export const Forced: Story = {
  name: 'A status is forced, refused with its field where it cannot be, and undone',
  args: { path: paths.world('WORLD', 'records') },
  parameters: { world: { scenario: 'everyday', tenant: 'CZ' } },
  play: async () => {
    const wording = recordWords;
    await waitFor(() => expect(wholePage().getAllByText('IN_PROGRESS')[0]).toBeVisible());
    const changes = wholePage().getAllByRole('button', { name: /^Change .* by hand$/ });
    await userEvent.click(changes[0] as HTMLElement);
    const form = within(await wholePage().findByRole('form'));
    const further = form.getByLabelText(wording.further);
    await userEvent.selectOptions(further, 'createdBy');
    const createdBy = form.getByLabelText('createdBy');
    const before = (createdBy as HTMLInputElement).value;
    await userEvent.clear(createdBy);
    await userEvent.type(createdBy, 'nobody');
    await userEvent.click(form.getByRole('button', { name: wording.force }));
    await waitFor(() => expect(createdBy).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(createdBy);
    await userEvent.type(createdBy, before);
    await userEvent.selectOptions(form.getByLabelText('status'), 'FINALIZED');
    await userEvent.click(form.getByRole('button', { name: wording.force }));
    await waitFor(() => expect(form.getByText(wording.forced)).toBeVisible());
    await expect(form.getByLabelText('status')).toHaveValue('FINALIZED');
    await userEvent.click(form.getByRole('button', { name: wording.undo }));
    await waitFor(() => expect(form.getByLabelText('status')).toHaveValue('IN_PROGRESS'));
  },
};

export const People: Story = {
  name: 'People with password and code; one is locked by hand',
  args: { path: paths.world('WORLD', 'people') },
  parameters: { world: { scenario: 'everyday', tenant: 'RO' } },
  play: async ({ loaded }) => {
    const wording = peopleWords;
    const { copied } = outsideOf(loaded);
    const copy = await wholePage().findByRole('button', { name: wording.copyOf(wording.password) });
    await userEvent.click(copy);
    await waitFor(() => expect(copied).toEqual([testPassword]));
    const [first] = await wholePage().findAllByRole('button', { name: /^Change / });
    await userEvent.click(first as HTMLElement);
    const form = within(await wholePage().findByRole('form'));
    await userEvent.selectOptions(form.getByLabelText('status'), 'LOCKED');
    await userEvent.click(form.getByRole('button', { name: recordWords.force }));
    await waitFor(() => expect(wholePage().getByRole('cell', { name: 'LOCKED' })).toBeVisible());
  },
};

export const Switches: Story = {
  name: 'The portal is blocked and freed',
  args: { path: paths.world('WORLD', 'settings') },
  parameters: { world: { scenario: 'everyday', tenant: 'HU' } },
  play: async () => {
    const signing = await wholePage().findByRole('checkbox', { name: 'SIGNING' });
    await userEvent.click(signing);
    await waitFor(() => expect(signing).toBeChecked());
    await userEvent.click(signing);
    await waitFor(() => expect(signing).not.toBeChecked());
    const [flag] = within(
      wholePage().getByRole('region', { name: settingsWords.flags }),
    ).getAllByRole<HTMLInputElement>('checkbox');
    const was = flag?.checked;
    await userEvent.click(flag as HTMLElement);
    await waitFor(() => expect(flag?.checked).toBe(!was));
  },
};

export const ArchiveAnswers: Story = {
  name: 'The archive takes one document and refuses another',
  args: { path: paths.world('WORLD', 'settings') },
  parameters: { world: { scenario: 'every-doku-status', tenant: 'RS' } },
  play: async () => {
    const archive = within(await wholePage().findByRole('region', { name: settingsWords.archive }));
    const jobs = () => archive.queryAllByRole('button', { name: /^Archive / });
    await waitFor(() => expect(jobs().length).toBeGreaterThan(0));
    const before = jobs().length;
    await userEvent.click(archive.getAllByRole('button', { name: /^Refuse / })[0] as HTMLElement);
    await waitFor(() => expect(jobs()).toHaveLength(before - 1));
  },
};

export const SavedAsScenario: Story = {
  name: 'A world is saved as a scenario file, and says what such a file cannot',
  args: { path: paths.world('WORLD', 'settings') },
  parameters: { world: { scenario: 'everyday', tenant: 'SK', renamed: true } },
  play: async () => {
    const file = within(await wholePage().findByRole('region', { name: settingsWords.file }));
    await userEvent.click(file.getByRole('button', { name: settingsWords.saveScenario }));
    await waitFor(() => expect(file.getByRole('status')).toHaveTextContent(settingsWords.allSaid));
  },
};

export const Ahead: Story = {
  name: 'Upcoming events: gone to just after the next thing has run out',
  parameters: { world: { scenario: 'signing-expires', tenant: 'CZ' } },
  play: async () => {
    const ahead = within(await wholePage().findByRole('region', { name: aheadWords.title }));
    const [first] = await ahead.findAllByRole('button', { name: /^Go to where / });
    const clock = () => document.querySelector('time')?.dateTime ?? '';
    const before = clock();
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(clock() > before).toBe(true));
    const name = first?.getAttribute('aria-label') ?? '';
    await waitFor(() => expect(ahead.queryByRole('button', { name })).toBe(null));
  },
};

export const Catalogue: Story = {
  name: 'What the bank offers, under the names used in scenario files',
  args: { path: paths.world('WORLD', 'catalogue') },
  parameters: { world: { scenario: 'everyday', tenant: 'BG' } },
  play: async () => {
    await waitFor(() =>
      expect(wholePage().getByRole('rowheader', { name: 'ACC-MB-01' })).toBeVisible(),
    );
    await expect(wholePage().getByRole('rowheader', { name: 'accountAgreement' })).toBeVisible();
  },
};
