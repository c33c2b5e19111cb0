import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { categoryNames, listRows, makeRow } from '../fixtures/boxes.ts';
import { bankReader, clientReader } from '../fixtures/people.ts';
import { DokuboxList, type DokuboxListProps } from './DokuboxList.tsx';
import { defaultFilters, defaultSort } from './listModel.ts';
import { NewDokuboxLink } from './NewDokuboxLink.tsx';

/** Keeps what a caller would keep in the address, so that the story can be used. */
function Playable(props: DokuboxListProps) {
  const [filters, setFilters] = useState(props.filters);
  const [sort, setSort] = useState(props.sort);
  const [page, setPage] = useState(props.page);
  const [size, setSize] = useState(props.size);
  return (
    <DokuboxList
      {...props}
      filters={filters}
      sort={sort}
      page={page}
      size={size}
      onFiltersChange={(next) => {
        setFilters(next);
        props.onFiltersChange(next);
      }}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange(next);
      }}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
      onSizeChange={(next) => {
        setSize(next);
        props.onSizeChange(next);
      }}
    />
  );
}

const meta = {
  title: 'List/Dokubox list',
  component: DokuboxList,
  render: (args) => <Playable {...args} />,
  parameters: { layout: 'padded' },
  args: {
    rows: listRows,
    reader: clientReader,
    tenant: 'HU',
    categoryNames,
    hrefOf: (id: number) => `#/app/dokubox/${id}`,
    state: 'ready',
    filters: defaultFilters('CLIENT'),
    sort: defaultSort,
    page: 0,
    size: 10,
    total: 128,
    onFiltersChange: fn(),
    onSortChange: fn(),
    onPageChange: fn(),
    onSizeChange: fn(),
    onNavigate: fn(),
    onShowTermination: fn(),
    onRetry: fn(),
    newAction: <NewDokuboxLink href="#/app/createDokuBox" />,
  },
} satisfies Meta<typeof DokuboxList>;

export default meta;
type Story = StoryObj<typeof meta>;

const banker = {
  reader: bankReader,
  filters: defaultFilters('BANKER'),
  clients: [
    { clientNumber: '10024477', clientName: 'Pannónia Malom Kft.' },
    { clientNumber: '10031902', clientName: 'Tisza Logisztika Zrt.' },
  ],
  onClientSearch: fn(),
} as const;

export const Client: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'List of dokuboxes' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(within(table).queryByRole('columnheader', { name: 'Client' })).toBeNull();
    const first = within(table).getByRole('row', { name: /Harvest 2026/ });
    await expect(first).toHaveTextContent('In use by Varga Ágnes');
    await userEvent.click(within(first).getByRole('link', { name: 'Harvest 2026' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/app/dokubox/4000');
    await userEvent.click(canvas.getByRole('button', { name: /Termination details of/ }));
    await expect(args.onShowTermination).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const Banker: Story = {
  args: banker,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const client = canvas.getByRole('columnheader', { name: 'Client' });
    await expect(client).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(client).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenCalledWith({ field: 'clientName', direction: 'asc' });
    await expect(client).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only mine' }));
    await waitFor(() => expect(canvas.getByText('1 filter set')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(canvas.queryByText('1 filter set')).toBeNull());
  },
};

export const Dark: Story = { ...Banker, globals: { scheme: 'dark' } };

export const Bulgarian: Story = {
  args: { ...banker, tenant: 'BG' },
  globals: { tenant: 'BG', language: 'bg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(11);
  },
};

export const Search: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'l');
    await waitFor(() => expect(canvas.getByText('Type at least 2 characters.')).toBeVisible());
    await userEvent.type(search, 'oan');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenCalledWith({
        ...defaultFilters('CLIENT'),
        text: 'loan',
      }),
    );
    await expect(args.onFiltersChange).toHaveBeenCalledOnce();
  },
};

export const Pages: Story = {
  args: { page: 12, rows: listRows.slice(0, 8) },
  play: async ({ canvasElement, args }) => {
    const pages = within(
      within(canvasElement).getByRole('navigation', { name: 'Pages of the list' }),
    );
    await expect(pages.getByText('121–128 of 128')).toBeVisible();
    const next = pages.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(pages.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(11);
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.onSizeChange).toHaveBeenCalledWith(50);
  },
};

export const Loading: Story = {
  args: { state: 'loading', rows: [], total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading')).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    rows: [],
    total: 0,
    errorText: 'Something went wrong on our side. Please try again in a moment.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'There are no dokuboxes yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'New dokubox' })).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  args: { rows: [], total: 0, filters: { ...defaultFilters('CLIENT'), text: 'zzz' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { name: 'No dokubox matches the filters' }),
    ).toBeVisible();
    const [reset] = canvas.getAllByRole('button', { name: 'Reset filters' });
    await userEvent.click(reset!);
    await expect(args.onFiltersChange).toHaveBeenCalledWith(defaultFilters('CLIENT'));
  },
};

export const UnknownStatus: Story = {
  args: {
    rows: [makeRow(1, { status: 'FROZEN_BY_COURT' as 'CANCELLED' })],
    total: 1,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('FROZEN_BY_COURT')).toBeVisible();
  },
};
