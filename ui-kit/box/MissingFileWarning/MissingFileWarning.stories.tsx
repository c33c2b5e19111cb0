import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { MissingFileWarning, type MissingFileWarningProps } from './MissingFileWarning.tsx';

interface Args extends Pick<MissingFileWarningProps, 'busy' | 'onContinue' | 'onBack'> {
  /** Number of documents without a file. With 0, the last document is being removed. */
  readonly missing: number;
}

/** The warning over a page, and the button that opens it again. */
function Warning(props: Omit<MissingFileWarningProps, 'opened'>) {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <Button
        onClick={() => {
          setOpened(true);
        }}
      >
        Send (1)
      </Button>
      <MissingFileWarning
        {...props}
        opened={opened}
        onBack={() => {
          props.onBack();
          setOpened(false);
        }}
      />
    </>
  );
}

function titlesOf(context: SceneGlobals, missing: number): string[] {
  const scene = sceneOf(context, 'acting');
  const { dokus } = scene.box((box) => box.dokus.length >= missing);
  return dokus.slice(0, missing).map((doku) => dokuTitle(doku, scene.content));
}

const meta = {
  title: 'Box/MissingFileWarning',
  argTypes: { missing: { control: { type: 'range', min: 0, max: 5 } } },
  args: { missing: 2, busy: false, onContinue: fn(), onBack: fn() },
  render: ({ missing, ...props }, context) => (
    <Warning {...props} titles={titlesOf(context, missing)} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MissingFiles: Story = {
  name: '[R2.24] Continue or back',
  play: async (context) => {
    const { args } = context;
    const page = within(
      await screen.findByRole('dialog', { name: 'Continue without the missing files?' }),
    );
    const items = page.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(titlesOf(context, 2));
    await waitFor(async () => {
      await expect(page.getByRole('button', { name: 'Back' })).toHaveFocus();
    });
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const MissingEverything: Story = {
  name: 'The last document would be removed',
  args: { missing: 0 },
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: 'Remove the last document?' }));
    await expect(page.getByText(/only be able to terminate it/u)).toBeInTheDocument();
  },
};
