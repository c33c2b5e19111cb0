import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useMemo, useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import type { Scene } from '../../../.storybook/scene.ts';
import type { Choice } from '../ActionOptions/choice.ts';
import type { CardActing } from '../DokuCard/DokuActing.tsx';
import type { DokuCardActions } from '../DokuCard/DokuCardBody.tsx';
import { DokuAccordion, type DokuAccordionProps } from './DokuAccordion.tsx';

/** Events of the cards for the screen that shows them. */
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
  readonly events: CardEvents;
}

/** The documents of a box as a screen shows them, with choices that are kept. */
export function Cards({ scene, box, events, choices: first = {}, ...props }: CardsProps) {
  const { currentUser, tenant, today } = scene;
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>(first);
  const acting = useMemo(
    (): CardActing => ({
      ...events,
      currentUser,
      tenant,
      today,
      onChoose: (id, trigger) => {
        events.onChoose(id, trigger);
        setChoices(trigger === null ? {} : { [id]: { trigger } });
      },
    }),
    [tenant, today, events, currentUser],
  );
  return (
    <DokuAccordion
      {...props}
      box={box}
      currentUser={currentUser}
      tenant={tenant}
      actions={events}
      onMessages={events.onMessages}
      acting={acting}
      choices={choices}
    />
  );
}

/** The button that opens and closes a card. */
export const cardToggle = (card: HTMLElement) =>
  within(within(card).getByRole('heading', { level: 3 })).getByRole('button');

/** Opens the only card of a story. */
export async function openOnlyCard(canvasElement: HTMLElement): Promise<HTMLElement> {
  const card = within(canvasElement).getByRole('article');
  const toggle = cardToggle(card);
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  return card;
}
