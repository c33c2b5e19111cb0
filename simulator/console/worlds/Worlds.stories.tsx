import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { door } from '../../../.storybook/door.ts';
import { scenarioTexts } from '../../engine/scenario/fixtures/scenario-texts.ts';
import { consoleStory, outsideOf, wholePage } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

const meta = {
  ...consoleStory,
  title: 'Console/Worlds',
  args: { path: paths.worlds },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const alive = () => [...door.worlds.loaded()];
const only = () => alive()[0];
const wording = words.worlds;
const called = (name: string) => wording.details(name, only()?.id ?? 'none');
const button = (name: string) => wholePage().findByRole('button', { name });
const dialog = async () => within(await wholePage().findByRole('dialog'));

export const Shared: Story = {
  name: '[A-390] A world is shared by a link, which is taken back, and deleted after a question',
  parameters: { world: { scenario: 'everyday', tenant: 'CZ' } },
  play: async ({ loaded }) => {
    await userEvent.click(await button(wording.linkNamed(called('everyday'))));
    await userEvent.click((await dialog()).getByRole('button', { name: wording.linkCopy }));
    const address = `/__sim/open/${only()?.id}?key=`;
    await waitFor(() => expect(outsideOf(loaded).copied[0]).toContain(address));
    await userEvent.click((await dialog()).getByRole('button', { name: wording.close }));
    await waitFor(() => expect(wholePage().getByText(wording.linked)).toBeVisible());
    await expect(wholePage().getByRole('heading', { name: /^Shared/ })).toBeVisible();
    await userEvent.click(await button(wording.unlinkNamed(called('everyday'))));
    await waitFor(() => expect(wholePage().queryByText(wording.linked)).toBeNull());
    await userEvent.click(await button(wording.removeNamed(called('everyday'))));
    await userEvent.click((await dialog()).getByRole('button', { name: wording.remove }));
    await waitFor(() =>
      expect(wholePage().getByRole('heading', { name: wording.none })).toBeVisible(),
    );
    await expect(alive()).toHaveLength(0);
  },
};

export const Named: Story = {
  name: '[A-412] A world gets a name and a time, is opened as somebody, and is reset after a question',
  parameters: { world: { scenario: 'everyday', tenant: 'SK', renamed: true } },
  play: async ({ loaded }) => {
    await userEvent.click(await button(wording.editNamed(called('everyday'))));
    const form = await dialog();
    await userEvent.type(form.getByLabelText(wording.name), 'Ticket 17');
    await userEvent.selectOptions(form.getByLabelText(wording.keep), wording.keepHours(24));
    await userEvent.click(form.getByRole('button', { name: wording.save }));
    await userEvent.click(await button(wording.resetNamed(called('Ticket 17'))));
    await userEvent.click((await dialog()).getByRole('button', { name: wording.reset }));
    await waitFor(() => expect(wholePage().getByText(wording.facts.commands(0))).toBeVisible());
    await expect([only()?.about.name, only()?.about.keepIdleHours]).toEqual(['Ticket 17', 24]);
    await userEvent.click(await button(wording.openAsNamed('Banker RM', called('Ticket 17'))));
    await expect(outsideOf(loaded).opened[0]).toBe(`/__sim/open/${only()?.id}?user=bankerRm`);
    // It belonged to others, because this browser has not created or visited it.
    await userEvent.type(wholePage().getByLabelText(wording.search), 'no such world');
    await waitFor(() => expect(wholePage().getByText(wording.noneFits)).toBeVisible());
  },
};

export const Unreadable: Story = {
  name: '[A-461] A world that cannot be read says why, and is downloaded, reset or deleted',
  parameters: { world: { scenario: 'everyday', tenant: 'BG' } },
  play: async () => {
    const sharing = await button(wording.linkNamed(called('everyday')));
    only()?.side.map('about').set('name', 5);
    await userEvent.click(sharing);
    await userEvent.click((await dialog()).getByRole('button', { name: wording.close }));
    const texts = wording.unreadable;
    await waitFor(() =>
      expect(wholePage().getByRole('heading', { name: `${texts.title} 1` })).toBeVisible(),
    );
    await expect(wholePage().getByText(/must be string/)).toBeVisible();
    const download = wholePage().getByRole('link', {
      name: texts.downloadNamed(called('everyday')),
    });
    await expect(download).toHaveAttribute('href', `/__sim/worlds/${only()?.id}/stored`);
    await userEvent.click(await button(wording.removeNamed(called('everyday'))));
    await waitFor(async () => expect((await dialog()).getByText(texts.delete)).toBeVisible());
    await userEvent.click((await dialog()).getByRole('button', { name: wording.keepIt }));
    await userEvent.click(await button(wording.resetNamed(called('everyday'))));
    await userEvent.click((await dialog()).getByRole('button', { name: wording.reset }));
    await waitFor(() => expect(wholePage().queryByText(texts.title)).toBeNull());
    await expect([only()?.about.name, only()?.commands]).toEqual([null, 0]);
  },
};

export const Compared: Story = {
  name: '[A-414] A copy of a world is mine, and differs from it in nothing until something happens',
  parameters: { world: { scenario: 'everyday', tenant: 'HR' } },
  play: async () => {
    await userEvent.click(await button(wording.duplicateNamed(called('everyday'))));
    await waitFor(() => expect(wholePage().getByRole('heading', { name: /^Mine/ })).toBeVisible());
    const [first, second] = alive();
    const [compare] = wholePage().getAllByRole('link', { name: /^Compare everyday/ });
    await userEvent.click(compare ?? document.body);
    const fields = words.compare;
    const right = await wholePage().findByLabelText(fields.right);
    const left = wholePage().getByLabelText(fields.left);
    const other = (left as HTMLSelectElement).value === first?.id ? second : first;
    await waitFor(() => expect(within(right).getAllByRole('option')).toHaveLength(3));
    await userEvent.selectOptions(right, other?.id ?? '');
    await waitFor(() =>
      expect(wholePage().getByRole('heading', { name: fields.same })).toBeVisible(),
    );
  },
};

export const Different: Story = {
  name: 'Two worlds that differ say in which fields of which records',
  parameters: { world: { scenario: 'everyday', tenant: 'RS', renamed: true } },
  play: async () => {
    const before = only();
    const fields = words.compare;
    await userEvent.click(await button(wording.duplicateNamed(called('everyday'))));
    await waitFor(() => expect(alive()).toHaveLength(2));
    const copy = alive().find(({ id }) => id !== before?.id);
    copy?.reset();
    await waitFor(() => expect(wholePage().getByRole('heading', { name: /^Mine/ })).toBeVisible());
    await userEvent.click(await wholePage().findByRole('link', { name: fields.title }));
    const [left, right] = [
      await wholePage().findByLabelText(fields.left),
      wholePage().getByLabelText(fields.right),
    ];
    await waitFor(() => expect(within(right).getAllByRole('option')).toHaveLength(3));
    await userEvent.selectOptions(left, copy?.id ?? '');
    await userEvent.selectOptions(right, before?.id ?? '');
    const cell = await wholePage().findByRole('cell', { name: 'customName' });
    await expect(cell.parentElement).toHaveTextContent(/^box \d+customName.*"Renamed"$/);
  },
};

export const Brought: Story = {
  name: '[A-414] A world comes in from a file, which says what is wrong with it',
  play: async () => {
    const field = await wholePage().findByLabelText(wording.import);
    await userEvent.upload(field, new File(['{'], 'half.json', { type: 'application/json' }));
    await waitFor(() => expect(wholePage().getByText(wording.notJson)).toBeVisible());
    const text = scenarioTexts.get('empty.json') ?? '';
    const file = new File([text], 'empty.json', { type: 'application/json' });
    await userEvent.upload(wholePage().getByLabelText(wording.import), file);
    await waitFor(() => expect(only()?.scenario).toBe('empty'));
    await waitFor(() => expect(wholePage().getByText(only()?.id ?? 'none')).toBeVisible());
  },
};

export const Strays: Story = {
  name: '[A-422] A call that no journal has is found among the requests without a world',
  parameters: { world: { scenario: 'everyday', tenant: 'BG' } },
  play: async () => {
    const answer = await door.visitor().fetch('/dde/dokubox/1', {
      headers: { 'X-Sim-World': 'no-such-world' },
    });
    await expect(answer.status).toBe(400);
    await userEvent.click(await wholePage().findByText(words.strays.title));
    const row = await wholePage().findByRole('row', { name: /GET \/dde\/dokubox\/1/ });
    await expect(row).toHaveTextContent('400');
  },
};
