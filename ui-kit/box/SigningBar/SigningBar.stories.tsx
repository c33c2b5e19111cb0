import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { barBranches, type BarBranch } from '@dokubox/spec/workflow/fixtures/progress-branches.ts';
import { SigningBar } from './SigningBar.tsx';

const meta = {
  title: 'Box/SigningBar',
  component: SigningBar,
  parameters: { layout: 'padded' },
  args: { label: 'Signing', documents: [] },
} satisfies Meta<typeof SigningBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story of one branch: the text always, the bar with its percentage where somebody is eligible. */
function branch({ documents, percent }: BarBranch, words: string): Pick<Story, 'args' | 'play'> {
  return {
    args: { documents },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(canvas.getByText(words)).toBeVisible();
      if (percent === null) {
        await expect(canvas.queryByRole('progressbar')).toBeNull();
        return;
      }
      const bar = canvas.getByRole('progressbar', { name: 'Signing' });
      await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
      await expect(bar).toHaveAttribute('aria-valuetext', words);
    },
  };
}

export const NoneNeedsSigning: Story = {
  name: 'No doku needs signing',
  ...branch(barBranches.noneNeedsSigning, 'No electronic signature needed'),
};

export const AllOutside: Story = {
  name: 'Every doku that needs signing was signed outside',
  ...branch(barBranches.allOutside, 'Signed outside the portal'),
};

export const Rejected: Story = {
  name: 'The signing of a doku was rejected',
  ...branch(barBranches.rejected, 'Signing stopped'),
};

export const AllSigned: Story = {
  name: 'Every doku that needs signing is signed',
  ...branch(barBranches.allSigned, 'All have signed'),
};

export const NobodyInSight: Story = {
  name: 'A signature is missing, and the reader sees nobody who is to give it',
  ...branch(barBranches.nobodyInSight, 'Pending'),
};

export const NobodySigned: Story = {
  name: 'Nobody has signed: 0 %',
  ...branch(barBranches.nobodySigned, 'Signing not started'),
};

export const SomeSigned: Story = {
  name: 'Otherwise done of total, of those the reader sees',
  ...branch(barBranches.someSigned, '1 of 3 signed'),
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  ...branch(barBranches.someSigned, '1 of 3 signed'),
};
