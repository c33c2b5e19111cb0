import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { lockedByOther } from '@dokubox/spec/workflow/rights.ts';
import { shownEntries, entryWith, shownList } from '../../../.storybook/acts.ts';
import { searchBody } from '../../../portal/features/boxes/listAddress.ts';
import {
  allCategoriesOf,
  categoriesOf,
  sceneOf,
  type Scene,
  type SceneGlobals,
} from '../../../.storybook/scene.ts';
import { boxTitle } from '../../helpers/names.ts';
import { DokuboxList, type DokuboxListProps } from './DokuboxList.tsx';
import { defaultFilters, defaultSort, type ListFilters } from './listModel.ts';
import { NewDokuboxLink } from './NewDokuboxLink.tsx';

const scenarios = [
  'every-box-status',
  'locked-by-another',
  'everyday',
  'several-clients',
  'very-large',
  'empty',
] as const;

type Told = Pick<
  DokuboxListProps,
  'onFiltersChange' | 'onSortChange' | 'onPageChange' | 'onSizeChange'
>;

interface Args extends Required<Told> {
  readonly scenario: (typeof scenarios)[number];
  readonly state: DokuboxListProps['state'];
  /** A page of ten is shown. Counted from 0. */
  readonly firstPage: number;
  /** The user's search text. */
  readonly searched: string;
  /** Every box has the longest name a client can give it. */
  readonly longNames: boolean;
  /** The server returns a status that the portal does not know. */
  readonly unknownStatus: boolean;
  readonly onNavigate: (href: string) => void;
  readonly onShowTermination: (row: unknown) => void;
  readonly onRetry: () => void;
}

const longName = 'Beruházási hitel a kecskeméti malom bővítéséhez '.repeat(3);

/** The list as a screen uses it: choices are kept, and the scenario is searched by them. */
function Searching({ scene, args }: { readonly scene: Scene; readonly args: Args }) {
  const { userType } = scene.currentUser;
  const [view, setView] = useState({
    filters: { ...defaultFilters, text: args.searched },
    sort: defaultSort,
    page: args.firstPage,
    size: 10 as DokuboxListProps['size'],
  });
  const [clientText, setClientText] = useState('');
  const ready = args.state === 'ready' || args.state === 'refreshing';
  const found = scene.search(searchBody(view, userType));
  const clients =
    clientText.length < limits.clientSearchMin
      ? []
      : scene.answer('searchClients', { body: { text: clientText, page: 0, size: 10 } }).content;
  return (
    <DokuboxList
      currentUser={scene.currentUser}
      tenant={scene.tenant}
      categoryNames={categoriesOf(scene)}
      categoryChoices={Object.keys(categoriesOf(scene))}
      hrefOf={(id) => `#/app/dokubox/${id}`}
      onNavigate={args.onNavigate}
      onShowTermination={args.onShowTermination}
      onRetry={args.onRetry}
      newAction={<NewDokuboxLink href="#/app/createDokuBox" />}
      state={args.state}
      errorText="Something went wrong on our side. Please try again in a moment."
      rows={(ready ? found.content : []).map((row) => ({
        ...row,
        ...(args.longNames ? { customName: longName.slice(0, limits.customNameMax) } : {}),
        ...(args.unknownStatus ? { status: 'FROZEN_BY_COURT' as 'CANCELLED' } : {}),
      }))}
      total={ready ? found.totalElements : 0}
      {...view}
      {...(userType === 'BANKER' ? { clients, onClientSearch: setClientText } : {})}
      onFiltersChange={(filters: ListFilters) => {
        setView({ ...view, filters, page: 0 });
        args.onFiltersChange(filters);
      }}
      onSortChange={(sort) => {
        setView({ ...view, sort, page: 0 });
        args.onSortChange(sort);
      }}
      onPageChange={(page) => {
        setView({ ...view, page });
        args.onPageChange(page);
      }}
      onSizeChange={(size) => {
        setView({ ...view, size, page: 0 });
        args.onSizeChange(size);
      }}
    />
  );
}

const meta = {
  title: 'List/DokuboxList',
  globals: { user: 'client1' },
  parameters: { layout: 'padded' },
  argTypes: {
    scenario: { control: 'select', options: scenarios },
    state: { control: 'select', options: ['ready', 'loading', 'refreshing', 'failed'] },
  },
  args: {
    scenario: 'every-box-status',
    state: 'ready',
    firstPage: 0,
    searched: '',
    longNames: false,
    unknownStatus: false,
    onFiltersChange: fn(),
    onSortChange: fn(),
    onPageChange: fn(),
    onSizeChange: fn(),
    onNavigate: fn(),
    onShowTermination: fn(),
    onRetry: fn(),
  },
  render: (args, context) => {
    const scene = sceneOf(context, args.scenario);
    const { scenario, firstPage, searched } = args;
    const key = [scenario, firstPage, searched, scene.tenant, scene.currentUser.username].join(' ');
    return <Searching key={key} scene={scene} args={args} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name of the table, and of the cards that replace it on a phone. */
const listName = 'List of dokuboxes';
const banker = { user: 'bankerRm' } as const;
const found = (context: SceneGlobals & { readonly args: Args }) =>
  sceneOf(context, context.args.scenario).rows();

export const Client: Story = {
  name: 'A client with a box in every status',
  play: async (context) => {
    const { args } = context;
    const canvas = within(context.canvasElement);
    const rows = found(context);
    const list = within(shownList(canvas, listName));
    await expect(shownEntries(canvas, listName)).toHaveLength(rows.length);
    await expect(list.queryByRole('columnheader', { name: 'Client' })).toBeNull();
    const [link] = list.getAllByRole('link');
    await userEvent.click(link!);
    await expect(args.onNavigate).toHaveBeenCalledWith(`#/app/dokubox/${rows[0]!.id}`);
    await userEvent.click(canvas.getByRole('button', { name: /Termination details of/ }));
    await expect(args.onShowTermination).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'CANCELLED' }),
    );
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const InUse: Story = {
  name: 'Users who work on a box, and clients’ own names',
  args: { scenario: 'locked-by-another' },
  play: async (context) => {
    const { content, currentUser } = sceneOf(context, context.args.scenario);
    const held = found(context).find(
      (row) => row.customName != null && lockedByOther(row, currentUser) && row.lockUser?.fullName,
    )!;
    const canvas = within(context.canvasElement);
    const entry = entryWith(canvas, listName, boxTitle(held, content));
    await expect(entry).toHaveTextContent(`In use by ${held.lockUser!.fullName}`);
    await expect(entry).toHaveTextContent(held.titleEn);
  },
};

export const Banker: Story = {
  name: 'A banker sees the client too, and sorts and filters',
  globals: banker,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const sort = { field: 'clientName', direction: 'asc' };
    if (shownList(canvas, listName) instanceof HTMLTableElement) {
      const client = canvas.getByRole('columnheader', { name: 'Client' });
      await expect(client).toHaveAttribute('aria-sort', 'none');
      await userEvent.click(within(client).getByRole('button'));
      await expect(args.onSortChange).toHaveBeenCalledWith(sort);
      await expect(client).toHaveAttribute('aria-sort', 'ascending');
    } else {
      // Cards have no heads to sort by, and on a phone the further filters are behind a button.
      const order = canvas.getByRole('combobox', { name: 'Sort by' });
      await userEvent.selectOptions(order, 'Client, ascending');
      await expect(args.onSortChange).toHaveBeenCalledWith(sort);
      await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only my dokuboxes' }));
    await waitFor(() => expect(canvas.getByText('1 filter active')).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reset filters' })[0]!);
    await waitFor(() => expect(canvas.queryByText('1 filter active')).toBeNull());
  },
};

export const Dark: Story = { ...Banker, name: 'Dark', globals: { ...banker, scheme: 'dark' } };

export const Bulgarian: Story = {
  globals: { ...banker, tenant: 'BG', language: 'bg' },
  play: async (context) => {
    const shown = found(context).find(({ status }) => status === 'IN_PROGRESS')!;
    await expect(shown.titleLocal).not.toBe(shown.titleEn);
    await expect(
      within(context.canvasElement).getAllByText(shown.titleLocal!)[0],
    ).toBeInTheDocument();
  },
};

export const Tablet: Story = {
  name: 'A table wider than a tablet scrolls inside the page',
  globals: { ...banker, tenant: 'BG', language: 'bg', viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(table.scrollWidth).toBeGreaterThan(table.parentElement!.clientWidth);
    const { documentElement: page } = document;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    // The head is above the first row, and covers none.
    const [head, first] = within(table).getAllByRole('row');
    const below = Math.round(first!.getBoundingClientRect().top);
    for (const cell of within(head!).getAllByRole('columnheader')) {
      await expect(Math.round(cell.getBoundingClientRect().bottom)).toBeLessThanOrEqual(below);
    }
  },
};

/** If the bank hides the category, the list has neither its column nor its filter. */
export const NoCategory: Story = {
  name: 'No category in CZ',
  globals: { tenant: 'CZ' },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const names = allCategoriesOf(sceneOf(context, context.args.scenario));
    const [row] = found(context);
    await expect(names[row!.productCategory!]).toBeTruthy();
    await expect(canvas.queryByRole('columnheader', { name: 'Category' })).toBeNull();
    for (const name of Object.values(names)) await expect(canvas.queryByText(name)).toBeNull();
  },
};

export const Search: Story = {
  play: async (context) => {
    const { args } = context;
    const canvas = within(context.canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'l');
    await waitFor(() => expect(canvas.getByText('Type at least 2 characters.')).toBeVisible());
    await userEvent.type(search, 'oan');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenCalledWith({
        ...defaultFilters,
        text: 'loan',
      }),
    );
    await expect(args.onFiltersChange).toHaveBeenCalledOnce();
    const left = found(context).filter(({ titleEn }) => /loan/iu.test(titleEn));
    await waitFor(() => expect(shownEntries(canvas, listName)).toHaveLength(left.length));
  },
};

export const Pages: Story = {
  name: 'The last page of a long list',
  args: { scenario: 'several-clients', firstPage: 1 },
  globals: banker,
  play: async ({ canvasElement, args }) => {
    const pages = within(
      within(canvasElement).getByRole('navigation', { name: 'Pages of the list' }),
    );
    await expect(pages.getByText(/^11–(\d+) of \1$/u)).toBeVisible();
    const next = pages.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(pages.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(0);
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.onSizeChange).toHaveBeenCalledWith(50);
  },
};

export const LongNames: Story = {
  name: 'The longest names, on a small phone',
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { longNames: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading')).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No dokuboxes yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'New dokubox' })).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  args: { searched: 'zzz' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No matching dokuboxes' })).toBeVisible();
    const [reset] = canvas.getAllByRole('button', { name: 'Reset filters' });
    await userEvent.click(reset!);
    await expect(args.onFiltersChange).toHaveBeenCalledWith(defaultFilters);
  },
};

export const UnknownStatus: Story = {
  args: { unknownStatus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('FROZEN_BY_COURT')[0]).toBeVisible();
  },
};
