import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { formatIsoDay } from '../../helpers/dayInput.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { masked } from './masked.ts';
import { SignersList } from './SignersList.tsx';

/** The state of a signer's identity document, under its name in the scenario. */
const situations = {
  inOrder: 'Complete data',
  expiresSoon: 'Document expires soon',
  expired: 'Document expired',
  expiredBeforeTheArchive: 'Expired after signing',
} as const;

interface Args {
  readonly situation: keyof typeof situations;
  /** Only the names of the signers are known. */
  readonly nothingKnown: boolean;
  /** All signers have very long names. */
  readonly longNames: boolean;
  readonly onClose: () => void;
}

type Context = SceneGlobals & { readonly args: Args };

/** The document of the situation, and its signers. */
function signedDoku(context: Context) {
  const { situation, nothingKnown, longNames } = context.args;
  const scene = sceneOf(context, 'missing-signer-data');
  const { doku } = scene.doku(
    ({ customDokuName }) => customDokuName?.trim() === situations[situation],
  );
  const signers = doku.signingUsers.map((one): SigningUser => {
    const { userType, username, firstName, lastName } = one;
    const known = nothingKnown ? { userType, username, firstName, lastName } : one;
    const long = 'Hosszúnevű-Megkülönböztethetetlenné';
    return longNames ? { ...known, lastName: long, lastNameLocal: long } : known;
  });
  return { scene, doku, signers };
}

const meta = {
  title: 'Box/SignersList',
  globals: { user: 'bankerRm' },
  argTypes: { situation: { control: 'select', options: Object.keys(situations) } },
  args: { situation: 'inOrder', nothingKnown: false, longNames: false, onClose: fn() },
  render: (args, context) => {
    const { scene, doku, signers } = signedDoku({ ...context, args });
    return (
      <SignersList
        opened
        onClose={args.onClose}
        title={dokuTitle(doku, scene.content)}
        signers={signers}
        participants={doku.participants}
        status={doku.status}
        tenant={scene.tenant}
        today={scene.today}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The client's signer whose document expires first, and their row. */
async function firstToExpire(context: Context) {
  const [signer] = signedDoku(context)
    .signers.filter(({ userType }) => userType === 'CLIENT')
    .sort((a, b) => (a.docExpiryDate ?? '').localeCompare(b.docExpiryDate ?? ''));
  const { firstName, lastName } = signer!;
  const dialog = within(await screen.findByRole('dialog'));
  const row = dialog.getByRole('listitem', { name: `${firstName} ${lastName}` });
  return { signer: signer!, row };
}

export const InOrder: Story = {
  name: '[R2.23] Everything in order',
  play: async (context) => {
    const { signer, row } = await firstToExpire(context);
    await expect(row).toHaveTextContent(formatIsoDay(signer.docExpiryDate!));
    await expect(row).toHaveTextContent('Legal representative');
    await expect(row).toHaveTextContent(masked(signer.namirialUserId));
    await expect(signer.namirialUserId).toMatch(/^\*{4}/u);
    await expect(row).not.toHaveTextContent('expire');
    const { signers } = signedDoku(context);
    await expect(signers.length).toBeGreaterThan(1);
    await expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(
      signers.length,
    );
  },
};

export const ExpiresSoon: Story = {
  args: { situation: 'expiresSoon' },
  play: async (context) => {
    await expect((await firstToExpire(context)).row).toHaveTextContent('expires soon');
  },
};

export const Expired: Story = {
  args: { situation: 'expired' },
  play: async (context) => {
    await expect((await firstToExpire(context)).row).toHaveTextContent('expired');
  },
};

/** If only archiving is left, some tenants accept a past date. */
export const ExpiredBeforeTheArchive: Story = {
  name: 'Expired before the archive, in BG',
  globals: { tenant: 'BG' },
  args: { situation: 'expiredBeforeTheArchive' },
  play: async (context) => {
    const { signer, row } = await firstToExpire(context);
    await expect(signer.docExpiryDate! < sceneOf(context, 'missing-signer-data').today).toBe(true);
    await expect(row).toHaveTextContent(formatIsoDay(signer.docExpiryDate!));
    await expect(row).not.toHaveTextContent('expired');
  },
};

export const ExpiredBeforeTheArchiveElsewhere: Story = {
  ...ExpiredBeforeTheArchive,
  name: 'Expired before the archive, in HU',
  globals: { tenant: 'HU' },
  play: async (context) => {
    await expect((await firstToExpire(context)).row).toHaveTextContent('expired');
  },
};

export const OfAColleague: Story = {
  name: '[A-364] A colleague’s document expires soon, but its day is hidden',
  globals: { user: 'client2' },
  args: { situation: 'expiresSoon' },
  play: async (context) => {
    const { signer, row } = await firstToExpire(context);
    await expect(signer.docExpiryDate).toBeUndefined();
    await expect(row).toHaveTextContent('date hidden');
    await expect(row).toHaveTextContent('expires soon');
    await expect(row).toHaveTextContent(/\*{4}/u);
  },
};

export const NothingKnown: Story = {
  args: { nothingKnown: true },
  play: async (context) => {
    const { row } = await firstToExpire(context);
    await expect(within(row).getAllByText('N/A')).toHaveLength(4);
  },
};

export const LongNames: Story = {
  name: 'Long names, on a small phone',
  globals: { viewport: { value: 'w320', isRotated: false }, language: 'hu' },
  args: { longNames: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
