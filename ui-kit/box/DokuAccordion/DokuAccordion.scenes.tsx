import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useMemo, useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import type { Scene } from '../../../.storybook/scene.ts';
import type { Choice } from '../ActionOptions/choice.ts';
import type { CardActing } from '../DokuCard/DokuActing.tsx';
import type { DokuCardActions } from '../DokuCard/DokuCardBody.tsx';
import { DokuAccordion, type DokuAccordionProps } from './DokuAccordion.tsx';

/** What cards tell whoever shows them. */
export interface CardEvents
  extends DokuCardActions, Omit<CardActing, 'currentUser' | 'tenant' | 'today'> {
  readonly onMessages: (dokuId: number) => void;
}

/** The events as args of a story, for its Actions panel and its play. */
export const cardEvents = () =>
  ({
    onView: fn(),
    onDownload: fn(),
    onValidate: fn(),
    onSigners: fn(),
    onFile: fn(),
    onCancelUpload: fn(),
    onRetryUpload: fn(),
    onChoose: fn(),
    onRemove: fn(),
    onFinalize: fn(),
    onJumpToEds: fn(),
    onSign: fn(),
    onMessages: fn(),
  }) satisfies CardEvents;

export interface CardsProps extends Pick<
  DokuAccordionProps,
  'choices' | 'commands' | 'sending' | 'uploads'
> {
  readonly scene: Scene;
  readonly box: ReceivedBox;
  readonly told: CardEvents;
}

/** The documents of a box as a screen shows them: what is chosen is kept. */
export function Cards({ scene, box, told, choices: first = {}, ...props }: CardsProps) {
  const { currentUser, tenant, today } = scene;
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>(first);
  const acting = useMemo(
    (): CardActing => ({
      ...told,
      currentUser,
      tenant,
      today,
      onChoose: (id, trigger) => {
        told.onChoose(id, trigger);
        setChoices(trigger === null ? {} : { [id]: { trigger } });
      },
    }),
    [tenant, today, told, currentUser],
  );
  return (
    <DokuAccordion
      {...props}
      box={box}
      currentUser={currentUser}
      tenant={tenant}
      actions={told}
      onMessages={told.onMessages}
      acting={acting}
      choices={choices}
    />
  );
}

/** The button that opens and closes a card. */
export const cardToggle = (card: HTMLElement) =>
  within(within(card).getByRole('heading', { level: 3 })).getByRole('button');

/** The only card of a story, open. */
export async function openOnlyCard(canvasElement: HTMLElement): Promise<HTMLElement> {
  const card = within(canvasElement).getByRole('article');
  const toggle = cardToggle(card);
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  return card;
}
