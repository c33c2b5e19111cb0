import { useTranslation } from 'react-i18next';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { ActingContext } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';
import { useApi } from '../../api/portal.ts';
import type { Platform } from '../../platform/platform.ts';
import { useServices } from '../../services/services.ts';
import { boxForComponents } from './boxForComponents.ts';
import { withoutSent } from './choices.ts';
import { boxAfter, submit, submitItems } from './submitFlow.ts';
import type { useActionChoices } from './useActionChoices.ts';
import { useSubmit, type SubmitOptions } from './useSubmit.ts';

/** Moves the focus to the start of the content, because the pressed button is gone. */
function focusScreen({ elementById }: Platform): void {
  elementById('dk-content')?.focus({ preventScroll: true });
}

/**
 * Sends all choices, all or none. If a rejection contains the current box, it is shown with
 * the choices it still allows. After any other failure, a message is shown and the choices stay.
 */
export function useSending(
  box: ReceivedBox,
  { currentUser, tenant }: ActingContext,
  { choices, setChoices, setLost, refuse }: ReturnType<typeof useActionChoices>,
  options: SubmitOptions,
) {
  const { t } = useTranslation('acting');
  const { call } = useApi();
  const { notices, platform } = useServices();
  const { during, tell, showBox, ...state } = useSubmit(options);
  const send = () =>
    during(async () => {
      setLost(null);
      try {
        const items = await submitItems(choices, policyOf(tenant));
        const fresh = await submit(call, currentUser.userType, box.id, items);
        // Before the new box is shown, because it does not offer these choices any more.
        setChoices((current) => withoutSent(current, choices));
        await showBox(fresh);
        void notices.text(t('done.submitted', { count: Object.keys(choices).length }));
        focusScreen(platform);
      } catch (cause) {
        const fresh = await boxAfter(call, cause, box.id);
        if (!fresh) {
          tell(cause, Object.keys(choices).map(Number));
          return;
        }
        const kept = refuse(boxForComponents(fresh, currentUser, box));
        await showBox(fresh);
        if (Object.keys(kept).length === 0) focusScreen(platform);
      }
    });
  return { ...state, send };
}
