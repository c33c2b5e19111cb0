import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { OfferedTrigger } from '@dokubox/spec/workflow/offers.ts';
import type { Choice } from '@dokubox/ui-kit/box/ActionOptions/choice.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';

/** Unsent choices by document id. Choices that stay are the same objects. */
export type Choices = Readonly<Record<number, Choice>>;

/** A choice that the box no longer allows. */
export interface DroppedChoice {
  /** The document as it was when it was chosen. */
  readonly doku: Doku;
  readonly trigger: Choice['trigger'];
}

/** Returns the choices with this choice set, or removed if it is null (R4.19). */
export function withChoice(choices: Choices, dokuId: number, choice: Choice | null): Choices {
  const { [dokuId]: _former, ...rest } = choices;
  return choice === null ? rest : { ...rest, [dokuId]: choice };
}

/** Returns the choices without those that were sent. A choice changed since then stays. */
export function withoutSent(choices: Choices, sent: Choices): Choices {
  return Object.fromEntries(
    Object.entries(choices).filter(([id, choice]) => sent[Number(id)] !== choice),
  );
}

/** Documents with a choice, in the order of the cards. */
export function chosenDokus(dokus: readonly Doku[], choices: Choices): Doku[] {
  return usedDokus(dokus).filter(({ id }) => choices[id] !== undefined);
}

/**
 * Returns the choices that a newly read box still allows: their option is still offered and not
 * disabled. Returns the same object if nothing is lost.
 * @param previous documents the choices were made on
 * @param optionsFor options of a document of the new box
 */
export function mergedChoices(
  choices: Choices,
  previous: readonly Doku[],
  fresh: readonly Doku[],
  optionsFor: (doku: Doku) => readonly OfferedTrigger[],
): { readonly kept: Choices; readonly dropped: readonly DroppedChoice[] } {
  const dropped: DroppedChoice[] = [];
  let kept = choices;
  for (const doku of chosenDokus(previous, choices)) {
    const choice = choices[doku.id];
    if (!choice) continue;
    const now = fresh.find(({ id }) => id === doku.id);
    const possible =
      now !== undefined &&
      optionsFor(now).some(
        ({ triggerControl, disabledReasons }) =>
          triggerControl === choice.trigger && disabledReasons.length === 0,
      );
    if (possible) continue;
    kept = withChoice(kept, doku.id, null);
    dropped.push({ doku, trigger: choice.trigger });
  }
  return { kept, dropped };
}

/** Used documents that need a file and have none, in the order of the cards. */
export function withoutFile(dokus: readonly Doku[]): Doku[] {
  return usedDokus(dokus).filter(
    ({ status, fileName }) =>
      (status === 'WAITING_CLIENT_UPLOAD' || status === 'WAITING_BANK_UPLOAD') && !fileName,
  );
}
