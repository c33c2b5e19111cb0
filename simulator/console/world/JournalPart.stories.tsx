import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clientApplications } from '@dokubox/spec/enums.ts';
import { door } from '../../../.storybook/door.ts';
import { consoleStory, outsideOf, wholePage } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

const meta = {
  ...consoleStory,
  title: 'Console/JournalPart',
  args: { path: paths.world('WORLD', 'journal') },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Journal: Story = {
  name: 'A refused request is found in the journal, with all that is kept of it, and sent again',
  parameters: { world: { scenario: 'everyday', tenant: 'SK' } },
  play: async ({ loaded }) => {
    const wording = words.journal;
    const [world] = door.worlds.loaded();
    await door.visitor().fetch('/dde/dokubox/1', {
      headers: {
        'X-Sim-World': world?.id ?? '',
        'X-Tenant': 'SK',
        'X-Language': 'en',
        'X-Channel': 'INTERNET',
        'X-Flow-Type': 'CLIENT',
        'X-Timezone-Offset': '0',
        'X-Client-Application': clientApplications[0],
        'X-Flow-Id': crypto.randomUUID(),
      },
    });
    await userEvent.click(await wholePage().findByLabelText(wording.refusedOnly));
    const row = await wholePage().findByRole(
      'button',
      { name: 'loadDokubox' },
      { timeout: 10_000 },
    );
    await userEvent.click(row);
    const dialog = within(await wholePage().findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('GET /dde/dokubox/1')).toBeVisible());
    await expect(dialog.getByText(wording.verdicts.KEPT)).toBeVisible();
    const headers = await dialog.findByLabelText(wording.requestHeaders);
    await expect(headers).toHaveTextContent('"x-tenant": "SK"');
    await userEvent.click(await dialog.findByRole('button', { name: wording.test }));
    const { copied } = outsideOf(loaded);
    await waitFor(() =>
      expect(copied[0]).toContain("refusal('loadDokubox', { params: { id: 1 } })"),
    );
    await userEvent.click(dialog.getByRole('button', { name: wording.replay }));
    await waitFor(() => expect(dialog.getByText(/as the first time/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(wholePage().queryByRole('dialog')).toBeNull());
  },
};
