import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ParticipantRole } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { dokuTitle, localName } from '../../helpers/names.ts';
import en from '../../locales/en/creating.ts';
import { ConfigureDokubox, type ConfigureDokuboxProps } from './ConfigureDokubox.tsx';

/** The box to set up, and its scenario. The rules decide what can be changed. */
const situations = {
  setup: ['setup-unfinished', ({ status }: ReceivedBox) => status === 'BANK_SETUP'],
  signing: ['signing-running', () => true],
  unfinished: ['setup-unfinished', ({ status }: ReceivedBox) => status === 'IN_PROGRESS'],
} as const;

interface Args extends Pick<
  ConfigureDokuboxProps,
  'onSave' | 'onStart' | 'onPrevious' | 'onNavigate'
> {
  readonly situation: keyof typeof situations;
  /** The first document has no people, and no one signs for the bank. */
  readonly peopleMissing: boolean;
  readonly busy: 'save' | 'start' | 'none';
  /** Failure of saving or starting, as a text. Empty for none. */
  readonly error: string;
  /** Why the people could not be loaded, as a text. Empty if they were. */
  readonly candidatesError: string;
}

type Context = SceneGlobals & { readonly args: Args };

const bankSigners: readonly ParticipantRole[] = [
  'BANK_1STLEVELSIGNATORY',
  'BANK_2NDLEVELSIGNATORY',
];
const bothLevels = ({ secondBankSignatureNeeded }: Doku) => secondBankSignatureNeeded === true;

/** The document before the bank's people are assigned to it. */
function withPeopleMissing(doku: Doku, index: number): Doku {
  if (index === 0) return { ...doku, participants: [] };
  if (!bothLevels(doku)) return doku;
  const participants = doku.participants.filter(
    ({ participantRole }) => !bankSigners.includes(participantRole),
  );
  return { ...doku, participants };
}

function shown(context: Context): { readonly scene: Scene; readonly box: ReceivedBox } {
  const [scenario, matches] = situations[context.args.situation];
  const scene = sceneOf(context, scenario);
  const box = scene.box(matches);
  const dokus = context.args.peopleMissing ? box.dokus.map(withPeopleMissing) : box.dokus;
  return { scene, box: { ...box, dokus } };
}

function candidatesOf({ scene, box }: ReturnType<typeof shown>) {
  return scene
    .answer('getParticipantCandidates', { body: { dokuBoxId: box.id } })
    .map(({ participantType, participantRoles, user }) => ({
      participantType,
      roles: participantRoles,
      userId: user.id,
      name: localName(user.fullName, user.fullNameLocal, scene.content),
    }));
}

const meta = {
  title: 'Creating/ConfigureDokubox',
  globals: { user: 'bankerRm' },
  argTypes: {
    situation: { control: 'inline-radio', options: Object.keys(situations) },
    busy: { control: 'inline-radio', options: ['none', 'save', 'start'] },
  },
  args: {
    situation: 'setup',
    peopleMissing: false,
    busy: 'none',
    error: '',
    candidatesError: '',
    onNavigate: fn(),
    onSave: fn(),
    onStart: fn(),
    onPrevious: fn(),
  },
  render: (args, context) => {
    const { situation, peopleMissing, busy, error, candidatesError, ...events } = args;
    const page = shown({ ...context, args });
    const { scene, box } = page;
    return (
      <ConfigureDokubox
        key={[scene.tenant, situation, peopleMissing].join(' ')}
        {...events}
        box={box}
        tenant={scene.tenant}
        mode={situation === 'setup' ? 'setup' : 'change'}
        candidates={candidatesError === '' ? candidatesOf(page) : []}
        busy={busy === 'none' ? null : busy}
        hrefOf={(id) => `#/app/dokubox/${box.id}${id === undefined ? '' : `#doku-${id}`}`}
        {...(error === '' ? {} : { error })}
        {...(candidatesError === '' ? {} : { candidatesError })}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The document that both levels of the bank sign, and its title. */
function agreementOf(context: Context) {
  const { scene, box } = shown(context);
  const doku = box.dokus.find(bothLevels)!;
  return { doku, title: dokuTitle(doku, scene.content) };
}

/** Name of the first person who can have the role. */
const candidate = (context: Context, role: ParticipantRole) =>
  candidatesOf(shown(context)).find(({ roles }) => roles.includes(role))!.name;

export const Order: Story = {
  name: 'Documents are left out and moved',
  play: async (context) => {
    const { canvasElement, args } = context;
    const { scene, box } = shown(context);
    const [first, second, ...others] = box.dokus;
    const last = others.at(-1)!;
    const title = dokuTitle(first!, scene.content);
    const card = within(within(canvasElement).getByRole('region', { name: 'Documents' }));
    card.getByRole('button', { name: `Move ${title} down` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(card.getByRole('status')).toHaveTextContent(
        `${title} is now number 2 of ${box.dokus.length}.`,
      ),
    );
    await expect(card.getByRole('button', { name: `Move ${title} down` })).toHaveFocus();
    await userEvent.click(
      card.getByRole('checkbox', { name: `Include ${dokuTitle(last, scene.content)}` }),
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    const saved = (args.onSave as ReturnType<typeof fn>).mock.lastCall?.[0] as Parameters<
      Args['onSave']
    >[0];
    await expect(saved.complete).toBe(false);
    await expect(saved.dokus.map(({ dokuId, ordinalNumber }) => [dokuId, ordinalNumber])).toEqual([
      [second!.id, 1],
      [first!.id, 2],
      ...others.map(({ id }, index) => [id, index + 3]),
    ]);
    await expect(saved.dokus.at(-1)).toHaveProperty('usedInBox', false);
  },
};

export const Start: Story = {
  name: 'The page shows what is missing, then starts',
  args: { peopleMissing: true },
  play: async (context) => {
    const { canvasElement, args } = context;
    const { scene, box } = shown(context);
    const agreement = agreementOf(context);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    const missing = within(page.getByRole('alert'));
    await expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `${dokuTitle(box.dokus[0]!, scene.content)}: assign at least one person.`,
      `${agreement.title}: assign a first-level bank signatory.`,
      `${agreement.title}: assign a second-level bank signatory.`,
    ]);
    await expect(args.onStart).not.toHaveBeenCalled();

    const people = within(page.getByRole('region', { name: agreement.title }));
    const assign = async (words: string, role: ParticipantRole) => {
      await userEvent.selectOptions(people.getByRole('combobox', { name: 'Role' }), words);
      await userEvent.selectOptions(
        people.getByRole('combobox', { name: 'Person' }),
        candidate(context, role),
      );
      await userEvent.click(
        people.getByRole('button', { name: `Add this person to ${agreement.title}` }),
      );
    };
    await assign('First-level bank signatory', 'BANK_1STLEVELSIGNATORY');
    await assign('Second-level bank signatory', 'BANK_2NDLEVELSIGNATORY');
    await userEvent.click(
      people.getByRole('button', {
        name: `Use the people for ${agreement.title} in all documents`,
      }),
    );
    await userEvent.click(
      people.getByRole('button', { name: /^Remove .*, Relationship manager$/u }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(page.queryByRole('alert')).toBeNull();
  },
};

export const Twice: Story = {
  name: 'A role can be given once',
  play: async (context) => {
    const { doku, title } = agreementOf(context);
    const people = within(within(context.canvasElement).getByRole('region', { name: title }));
    const { user } = doku.participants.find(
      ({ participantRole }) => participantRole === 'CLIENT_LEGALREPRESENTATIVE',
    )!;
    await userEvent.selectOptions(
      people.getByRole('combobox', { name: 'Role' }),
      'Legal representative',
    );
    await userEvent.selectOptions(people.getByRole('combobox', { name: 'Person' }), user.fullName);
    await waitFor(() =>
      expect(people.getByText('This person already has this role.')).toBeVisible(),
    );
    await expect(people.getByRole('button', { name: /Add this person/u })).toBeDisabled();
  },
};

export const Change: Story = {
  name: 'A later change while signing, RS, dark',
  globals: { scheme: 'dark', tenant: 'RS' },
  args: { situation: 'signing', error: 'There is no connection.' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Change the setup' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'The client signs with' })).toBeDisabled();
    await expect(
      page.getAllByRole('checkbox', { name: /The relationship manager can archive/u })[0],
    ).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveTextContent('There is no connection.');
    await expect(page.getByRole('button', { name: 'Apply changes' })).toBeEnabled();
  },
};

export const Unfinished: Story = {
  name: 'A later change waits for documents with an open setup',
  args: { situation: 'unfinished' },
  play: async (context) => {
    const { scene, box } = shown(context);
    const open = box.dokus.filter(({ dokuSetupCompleted }) => !dokuSetupCompleted);
    const alert = within(context.canvasElement).getByText(en.configure.incomplete.text);
    const links = within(alert.closest('[role=alert], [role=status]')!).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(
      open.map((doku) => dokuTitle(doku, scene.content)),
    );
  },
};

export const Leave: Story = {
  name: '“Previous” asks after a change',
  play: async (context) => {
    const { canvasElement, args } = context;
    const page = within(canvasElement);
    await userEvent.click(
      page.getByRole('checkbox', { name: `Include ${agreementOf(context).title}` }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  name: 'Saving, with people that could not be loaded',
  args: { busy: 'save', candidatesError: 'Please try again in a moment.' },
  play: async (context) => {
    const page = within(context.canvasElement);
    const { title } = agreementOf(context);
    await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: `Include ${title}` })).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveTextContent('The people could not be loaded');
  },
};
