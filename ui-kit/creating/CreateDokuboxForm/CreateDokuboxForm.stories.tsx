import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Segment } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { DokuboxDefinition } from '@dokubox/spec/schemas/definition.ts';
import {
  allCategoriesOf,
  sceneOf,
  type Scene,
  type SceneGlobals,
} from '../../../.storybook/scene.ts';
import { definitionTitle, dokuInstruction } from '../../helpers/names.ts';
import { CreateDokuboxForm } from './CreateDokuboxForm.tsx';
import type { ChoiceList, CreateChoice, CreateDokuboxFormProps } from './createProps.ts';

interface Args extends Pick<
  CreateDokuboxFormProps,
  'onChoose' | 'onRetry' | 'onSubmit' | 'onPrevious' | 'busy'
> {
  /** The choice so far. */
  readonly chosen: 'nothing' | 'category' | 'definition';
  /** Loading state of the lists. */
  readonly lists: ChoiceList<never>['state'];
  /** The bank knows the client's segment, or has given the banker one. */
  readonly segmentKnown: boolean;
  /** No category has a dokubox to start. */
  readonly noDefinition: boolean;
  /** Failure of the creation, as a text. Empty for none. */
  readonly error: string;
  readonly onSegmentChange: (segment: Segment) => void;
}

type Context = SceneGlobals & { readonly args: Args };

const nothing: CreateChoice = { categoryCode: '', definitionPid: '' };

/** The categories of a segment that the user can choose, with their names. */
function categoriesIn(scene: Scene, segmentType: Segment) {
  const names = allCategoriesOf(scene);
  const offered =
    scene.currentUser.userType === 'CLIENT'
      ? scene.answer('getClientProductCategories', { body: {} })
      : scene.answer('getBankerProductCategories', { body: { segmentType } });
  return offered.map(({ categoryCode }) => ({ categoryCode, name: names[categoryCode]! }));
}

const definitionsIn = (scene: Scene, categoryCode: string, segmentType: Segment) =>
  scene.answer('getSelectableDefinitions', { body: { categoryCode, segmentType } });

/** The user, their segments, and the first definition with all texts. */
function offerOf(context: SceneGlobals) {
  const scene = sceneOf(context, 'everyday');
  const segments = scene.answer('getCurrentUser').segmentTypes ?? [];
  const banker = scene.currentUser.userType === 'BANKER';
  for (const segment of segments) {
    for (const category of categoriesIn(scene, segment)) {
      const definition = definitionsIn(scene, category.categoryCode, segment).find(
        ({ instructionLocal, internalNotes }) => instructionLocal && (internalNotes || !banker),
      );
      if (definition) return { scene, segments, segment, category, definition };
    }
  }
  throw new Error('The user has no definition with an instruction. Choose another user.');
}

function firstChoice({ args, ...context }: Context): CreateChoice {
  const { category, definition } = offerOf(context);
  if (args.chosen === 'nothing') return nothing;
  const { categoryCode } = category;
  return { categoryCode, definitionPid: args.chosen === 'category' ? '' : definition.pid };
}

/** The form as a screen uses it: choices are kept, and the definitions of a category are loaded. */
function Form({ context }: { readonly context: Context }) {
  const { chosen: _chosen, lists, segmentKnown, noDefinition, error, ...events } = context.args;
  const { scene, segments, segment: first } = offerOf(context);
  const [segment, setSegment] = useState(first);
  const [choice, setChoice] = useState(firstChoice(context));
  const [customName, setCustomName] = useState('');
  const { userType } = scene.currentUser;
  const state = segmentKnown ? lists : 'idle';
  const definitions: readonly DokuboxDefinition[] =
    choice.categoryCode === '' || noDefinition
      ? []
      : definitionsIn(scene, choice.categoryCode, segment);
  const [client] = scene.rows();
  return (
    <CreateDokuboxForm
      {...events}
      userType={userType}
      tenant={scene.tenant}
      segments={userType === 'BANKER' && segmentKnown ? segments : []}
      segment={segmentKnown ? segment : null}
      categories={{ state, options: state === 'ready' ? categoriesIn(scene, segment) : [] }}
      definitions={{ state: choice.categoryCode === '' ? 'idle' : state, options: definitions }}
      choice={choice}
      customName={customName}
      onNameChange={setCustomName}
      onChoose={(next) => {
        setChoice(next);
        events.onChoose(next);
      }}
      onSegmentChange={(next) => {
        setSegment(next);
        setChoice(nothing);
        events.onSegmentChange(next);
      }}
      {...(userType === 'BANKER'
        ? { client: { clientNumber: client!.clientId!, clientName: client!.clientName! } }
        : {})}
      {...(error === '' ? {} : { error })}
    />
  );
}

const meta = {
  title: 'Creating/CreateDokuboxForm',
  globals: { user: 'client1' },
  argTypes: {
    chosen: { control: 'inline-radio', options: ['nothing', 'category', 'definition'] },
    lists: { control: 'inline-radio', options: ['idle', 'loading', 'ready', 'failed'] },
  },
  args: {
    chosen: 'nothing',
    lists: 'ready',
    segmentKnown: true,
    noDefinition: false,
    busy: false,
    error: '',
    onChoose: fn(),
    onSegmentChange: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    onPrevious: fn(),
  },
  render: (args, context) => {
    const { tenant, currentUser } = offerOf(context).scene;
    const key = [tenant, currentUser.username, args.chosen].join(' ');
    return <Form key={key} context={{ ...context, args }} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const banker = { user: 'bankerRm' } as const;

export const ClientStarts: Story = {
  name: '[R2.17][R2.18] A client chooses, names and starts a dokubox',
  play: async (context) => {
    const { canvasElement, args } = context;
    const offer = offerOf(context);
    const page = within(canvasElement);
    const category = page.getByRole('combobox', { name: 'Product category' });
    const definition = page.getByRole('combobox', { name: 'Type of dokubox' });
    await expect(definition).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(category).toHaveAccessibleDescription(/Choose a product category/u);
    await expect(category).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(category, offer.category.name);
    await userEvent.selectOptions(
      definition,
      definitionTitle(offer.definition, offer.scene.content),
    );
    const [instruction] = dokuInstruction(offer.definition, offer.scene.content).split('\n');
    await expect(page.getByRole('region', { name: 'What this dokubox is for' })).toHaveTextContent(
      instruction!,
    );
    await expect(page.queryByRole('region', { name: 'Internal notes' })).toBeNull();
    await userEvent.type(
      page.getByRole('textbox', { name: /Name for this dokubox/u }),
      ' Harvest 2026 ',
    );
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      categoryCode: offer.category.categoryCode,
      definitionPid: offer.definition.pid,
      customName: 'Harvest 2026',
    });
  },
};

export const BankerGoesOn: Story = {
  name: '[R2.17][R2.18] A banker sees the client and internal notes',
  globals: banker,
  args: { chosen: 'definition' },
  play: async (context) => {
    const { canvasElement, args } = context;
    const { scene, definition, category, segments, segment } = offerOf(context);
    const page = within(canvasElement);
    await expect(page.getByText(scene.rows()[0]!.clientName!)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Internal notes' })).toHaveTextContent(
      definition.internalNotes!,
    );
    await expect(page.queryByRole('textbox')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      categoryCode: category.categoryCode,
      definitionPid: definition.pid,
      customName: null,
    });
    const other = segments.find((one) => one !== segment)!;
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Business segment' }), other);
    await expect(args.onSegmentChange).toHaveBeenCalledWith(other);
  },
};

export const BankerDark: Story = {
  ...BankerGoesOn,
  name: 'A banker, dark, Hungarian content',
  globals: { ...banker, scheme: 'dark', tenant: 'HU', language: 'hu' },
  play: async (context) => {
    const [line] = offerOf(context).definition.instructionLocal!.split('\n');
    await expect(
      within(context.canvasElement).getByText((text) => text.startsWith(line!)),
    ).toBeVisible();
  },
};

export const NoSegmentClient: Story = {
  name: 'A client whose segment is not known',
  args: { segmentKnown: false },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Your business segment is not known');
    for (const select of page.getAllByRole('combobox')) await expect(select).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(document.activeElement).toContainElement(page.getByRole('alert'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoSegmentBanker: Story = {
  name: 'A banker without a segment',
  globals: banker,
  args: { segmentKnown: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'No business segment is assigned to you',
    );
  },
};

export const NoDefinition: Story = {
  name: 'A category without a dokubox',
  args: { chosen: 'category', noDefinition: true },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/No type of dokubox is available/u)).toBeVisible();
    await expect(page.queryByRole('combobox', { name: 'Type of dokubox' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(document.activeElement).toHaveTextContent(/No type of dokubox is available/u);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  name: 'The categories while they load',
  args: { lists: 'loading' },
  play: async ({ canvasElement }) => {
    const category = within(canvasElement).getByRole('combobox', { name: 'Product category' });
    await expect(category).toBeDisabled();
    await expect(category).toHaveDisplayValue('Loading');
  },
};

export const LoadFailed: Story = {
  name: 'The form could not be loaded',
  args: { lists: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NameTooLong: Story = {
  name: 'A name that is too long',
  args: { chosen: 'definition' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const name = page.getByRole('textbox');
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(limits.customNameMax + 1));
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(name).toHaveAccessibleDescription(/Use 100 characters or fewer/u);
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Leave: Story = {
  name: '“Previous” asks if the user has chosen something',
  args: { chosen: 'definition' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Leave without creating a dokubox?' }),
    );
    await expect(args.onPrevious).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const Creating: Story = {
  name: 'Being created',
  args: { chosen: 'definition', busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Start' })).toBeDisabled();
  },
};

export const CreateFailed: Story = {
  name: 'The dokubox could not be created',
  args: { chosen: 'definition', error: 'Something went wrong on our side.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('went wrong');
  },
};
