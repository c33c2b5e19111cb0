import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '@dokubox/ui-kit/box/ActionOptions/choice.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { SubmitBar } from '@dokubox/ui-kit/box/SubmitBar/SubmitBar.tsx';
import { useLanguage } from '../../session/language.ts';
import { lazily } from '../../shared/lazily.tsx';
import { chosenDokus } from './choices.ts';
import type { Acting } from './useActing.ts';

const ActingQuestions = lazily(() => import('./ActingQuestions.tsx'), 'ActingQuestions', 'part');

export interface ActingBarProps {
  readonly box: ReceivedBox;
  readonly acting: Acting;
  /** The text that explains why nothing can be sent now. */
  readonly blocked: string | undefined;
}

/** The bar that sends the chosen actions, and its questions before sending. */
export function ActingBar({ box, acting, blocked }: ActingBarProps) {
  const { t } = useTranslation('contractBox');
  const { language } = useLanguage();
  const { currentUser, tenant } = acting.context;
  const content = contentLanguage(tenant, language);
  const line = (doku: Doku, trigger: Choice['trigger']) => ({
    id: doku.id,
    title: dokuTitle(doku, content),
    action: t(`action.${currentUser.userType}.${trigger}`),
  });
  const lines = chosenDokus(box.dokus, acting.choices).flatMap((doku) => {
    const choice = acting.choices[doku.id];
    return choice ? [line(doku, choice.trigger)] : [];
  });
  const conflict = acting.lost && {
    refused: acting.lost.refused,
    kept: lines.length,
    dropped: acting.lost.dropped.map(({ doku, trigger }) => {
      const { title, action } = line(doku, trigger);
      return `${title}: ${action}`;
    }),
  };
  const asks = acting.prompt !== null || acting.leaving !== null;
  return (
    <>
      <SubmitBar
        choices={lines}
        busy={acting.sending}
        conflict={conflict}
        onSubmit={acting.submit}
        onClear={acting.clear}
        onDismissConflict={acting.dismissLost}
        {...(acting.error === undefined ? {} : { error: acting.error })}
        {...(blocked === undefined ? {} : { blocked })}
      />
      <Suspense fallback={null}>{asks ? <ActingQuestions acting={acting} /> : null}</Suspense>
    </>
  );
}
