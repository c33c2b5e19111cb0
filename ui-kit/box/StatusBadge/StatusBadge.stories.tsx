import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dokuStatuses, dokuboxStatuses } from '@dokubox/spec/enums.ts';
import { DokuStatusBadge, DokuboxStatusBadge } from './StatusBadge.tsx';

/** A status that only a newer server knows. */
const UNKNOWN = 'SOMETHING_NEW';

const grid = {
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  justifyItems: 'start',
  padding: 0,
  margin: 0,
  listStyle: 'none',
} as const;

const meta = {
  title: 'Box/StatusBadge',
  component: DokuStatusBadge,
  argTypes: { status: { control: 'select', options: [...dokuStatuses, UNKNOWN] } },
  args: { status: 'UNDER_REVIEW_CLIENT' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DokuStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

function Documents() {
  return (
    <ul style={grid}>
      {dokuStatuses.map((status) => (
        <li key={status}>
          <DokuStatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

export const OfDocuments: Story = {
  render: () => <Documents />,
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(26);
    for (const item of items) {
      await expect(item.querySelector('svg')).not.toBeNull();
      await expect(item.textContent).not.toMatch(/[A-Z]_[A-Z]/);
    }
  },
};

export const OfDocumentsDark: Story = { ...OfDocuments, globals: { scheme: 'dark' } };

export const OfDokuboxes: Story = {
  render: () => (
    <ul style={grid}>
      {dokuboxStatuses.map((status) => (
        <li key={status}>
          <DokuboxStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(9);
    await expect(within(canvasElement).getByText('Terminated')).toBeVisible();
  },
};

export const OfDokuboxesDark: Story = { ...OfDokuboxes, globals: { scheme: 'dark' } };

export const Unknown: Story = {
  args: { status: UNKNOWN },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(UNKNOWN)).toBeVisible();
  },
};
