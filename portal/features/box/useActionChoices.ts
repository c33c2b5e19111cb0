import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Choice } from '@dokubox/ui-kit/box/ActionOptions/choice.ts';
import { optionsOf, type ActingContext } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';
import { useServices } from '../../services/services.ts';
import { mergedChoices, withChoice, type Choices, type DroppedChoice } from './choices.ts';
import { keepChoices, readChoices } from './choicesDraft.ts';

/** Choices that were lost because the box had changed. */
export interface LostChoices {
  /** True after a rejected submit. False if the loss was found when the box was read again. */
  readonly refused: boolean;
  readonly dropped: readonly DroppedChoice[];
}

function dokuIds(box: ReceivedBox): number[] {
  return box.dokus.map(({ id }) => id);
}

/** Returns the choices that still apply to a new state of their box. */
function merge(
  choices: Choices,
  previous: ReceivedBox,
  fresh: ReceivedBox,
  context: ActingContext,
) {
  return mergedChoices(choices, previous.dokus, fresh.dokus, (doku) =>
    optionsOf(doku, fresh, context),
  );
}

/**
 * The unsent choices of a box. They stay when the box is read again, unless their option has gone,
 * which is reported. They also survive the automatic end of the session.
 * @param held true while no actions are offered for now, for example because another user holds the
 * lock: the choices then wait unchanged
 */
export function useActionChoices(box: ReceivedBox, context: ActingContext, held: boolean) {
  const { tenant, currentUser } = context;
  const { sessionStorage } = useServices().platform;
  const slot = useMemo(
    () => ({ storage: sessionStorage, owner: `${tenant}:${currentUser.username}` }),
    [sessionStorage, tenant, currentUser.username],
  );
  const [choices, setChoices] = useState<Choices>(() => {
    const kept = readChoices(slot, dokuIds(box));
    return held ? kept : merge(kept, box, box, context).kept;
  });
  const [lost, setLost] = useState<LostChoices | null>(null);
  const [seen, setSeen] = useState(box);
  if (seen !== box && !held) {
    setSeen(box);
    const { kept, dropped } = merge(choices, seen, box, context);
    if (dropped.length > 0) {
      setChoices(kept);
      setLost({
        refused: lost?.refused ?? false,
        dropped: [...(lost?.dropped ?? []), ...dropped],
      });
    }
  }
  useEffect(() => {
    keepChoices(slot, dokuIds(box), choices);
  }, [box, choices, slot]);
  const choose = useCallback((dokuId: number, choice: Choice | null) => {
    setChoices((now) => withChoice(now, dokuId, choice));
  }, []);
  /** After a rejected submit, reports the choices lost in the new box, and returns the others. */
  const refuse = (fresh: ReceivedBox): Choices => {
    const { kept, dropped } = merge(choices, box, fresh, context);
    setChoices(kept);
    setLost({ refused: true, dropped });
    return kept;
  };
  return { choices, setChoices, choose, lost, setLost, refuse };
}
