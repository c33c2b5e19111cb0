import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { footerOf } from '../../../.storybook/frame.ts';
import { sceneOf } from '../../../.storybook/scene.ts';
import en from '../../locales/en/account.ts';
import { SignInLayout } from '../SignInLayout/SignInLayout.tsx';
import { ContractNotice, contractErrors, type ContractError } from './ContractNotice.tsx';
import { ContractUnavailableDialog } from './ContractUnavailableDialog.tsx';

interface Args {
  readonly state: 'required' | 'waiting' | 'noContract' | 'error';
  /** Why the contract could not be signed, for the state `error`. */
  readonly code: ContractError;
  /** The last read failed, for the state `waiting`. */
  readonly failed: boolean;
  readonly onNavigate: (href: string) => void;
}

const meta = {
  title: 'Sign-in/ContractPages',
  parameters: { layout: 'fullscreen' },
  args: { state: 'waiting', code: 'EXPIRED', failed: false, onNavigate: fn() },
  argTypes: {
    state: { control: 'select', options: ['required', 'waiting', 'noContract', 'error'] },
    code: { control: 'select', options: contractErrors, if: { arg: 'state', eq: 'error' } },
    failed: { if: { arg: 'state', eq: 'waiting' } },
  },
  render: ({ state, code, failed, onNavigate }, context) => {
    const scene = sceneOf(context, 'sign-in-variants');
    const way = { backHref: '#signIn', onNavigate };
    return (
      <SignInLayout tenant={scene.tenant} footer={footerOf(scene)}>
        {state === 'error' ? (
          <ContractNotice state="error" code={code} {...way} />
        ) : state === 'required' ? (
          <ContractNotice state="required" signingUrl="#signing-service" {...way} />
        ) : state === 'waiting' ? (
          <ContractNotice state="waiting" failed={failed} {...way} />
        ) : (
          <ContractNotice state="noContract" {...way} />
        )}
      </SignInLayout>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '[R2.1] ContractNotice: waits for the signatures of others',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      en.contract.waitingTitle,
    );
    await expect(page.getByRole('status')).toHaveTextContent(en.contract.waitingText);
    await userEvent.click(page.getByRole('link', { name: en.contract.back }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#signIn');
  },
};

export const WaitingFailed: Story = {
  name: 'ContractNotice: the state could not be read',
  args: { failed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(en.contract.failed)).toBeVisible();
  },
};

export const Required: Story = {
  name: 'ContractNotice: to be signed, dark',
  globals: { scheme: 'dark', tenant: 'SK' },
  args: { state: 'required' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: en.contract.requiredLink }),
    ).toHaveAttribute('href', '#signing-service');
  },
};

export const NoContract: Story = {
  name: 'ContractNotice: the address names no contract',
  args: { state: 'noContract' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      en.contract.noContract,
    );
  },
};

/** A story of one reason why a contract was not signed. */
function notSigned(code: ContractError): Story {
  return {
    name: `[R2.1] ContractNotice: not signed, ${code}`,
    args: { state: 'error', code },
    play: async ({ canvasElement }) => {
      const alert = within(canvasElement).getByRole('alert');
      await expect(alert).toHaveTextContent(en.contract[code]);
      await expect(alert).toHaveTextContent(`Code ${code}`);
    },
  };
}

export const Expired = notSigned('EXPIRED');
export const Rejected = notSigned('REJECTED');
export const Technical = notSigned('TECHNICAL');

const onClose = fn();
export const Unavailable: Story = {
  name: '[R2.27] ContractUnavailableDialog: title, message, OK',
  render: () => <ContractUnavailableDialog onClose={onClose} />,
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: en.contract.unavailableTitle }),
    );
    await userEvent.click(dialog.getByRole('button', { name: en.contract.ok }));
    await expect(onClose).toHaveBeenCalled();
  },
};
