import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { barBranches } from '../../../spec/workflow/fixtures/progress-branches.ts';
import { SigningBar } from './SigningBar.tsx';

type Branch = keyof typeof barBranches;

interface Args {
  readonly label: string;
  /** The rule of the contract that decides the bar's text. */
  readonly rule: Branch;
}

const meta = {
  title: 'Box/SigningBar',
  parameters: { layout: 'padded' },
  argTypes: { rule: { control: 'select', options: Object.keys(barBranches) } },
  args: { label: 'Signing', rule: 'someSigned' },
  render: ({ label, rule }) => <SigningBar label={label} documents={barBranches[rule].documents} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A story of one rule. It always shows the text, and the bar with its percentage if anyone must
 * sign.
 */
function branch(rule: Branch, words: string): Pick<Story, 'args' | 'play'> {
  return {
    args: { rule },
    play: async ({ canvasElement }) => {
      const { percent } = barBranches[rule];
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
  name: 'No document needs signing',
  ...branch('noneNeedsSigning', 'No electronic signature needed'),
};

export const AllOutside: Story = {
  name: 'Every document that needs signing was signed outside',
  ...branch('allOutside', 'Signed outside the portal'),
};

export const Rejected: Story = {
  name: 'The signing of a document was rejected',
  ...branch('rejected', 'Signing not completed'),
};

export const AllSigned: Story = {
  name: 'Every document that needs signing is signed',
  ...branch('allSigned', 'Everyone has signed'),
};

export const NobodyInSight: Story = {
  name: 'A signature is missing from a person that the reader cannot see',
  ...branch('nobodyInSight', 'Pending'),
};

export const NobodySigned: Story = {
  name: 'No one has signed: 0 %',
  ...branch('nobodySigned', 'Signing not started'),
};

export const SomeSigned: Story = {
  name: 'Otherwise the number done of the total that the reader sees',
  ...branch('someSigned', '1 of 3 signed'),
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  ...branch('someSigned', '1 of 3 signed'),
};
