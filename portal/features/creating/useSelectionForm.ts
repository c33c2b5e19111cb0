import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Segment } from '@dokubox/spec/enums.ts';
import type { ChoiceList } from '@dokubox/ui-kit/creating/CreateDokuboxForm/createProps.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { useQuery, type QueryState } from '../../api/hooks.ts';
import { useServices } from '../../services/services.ts';
import { useProductNames } from '../../session/categories.ts';
import { useUser } from '../../session/session.ts';
import {
  distinctNames,
  keepChoice,
  nothingChosen,
  readChoice,
  segmentOf,
  segmentsOffered,
  stillSelectable,
  type RememberedChoice,
} from './choice.ts';

type CategoryQuery = QueryState<'getClientProductCategories'>;

function stateOf({
  data,
  error,
  isLoading,
}: Pick<CategoryQuery, 'error' | 'isLoading'> & { data: unknown }) {
  if (data !== undefined) return 'ready';
  if (error) return 'failed';
  return isLoading ? 'loading' : 'idle';
}

/** Categories of the segment, with names in the user's language (R6.6, R8.3, A-096). */
function useCategories(segment: Segment | null) {
  const { t } = useTranslation('contract');
  const { userType } = useUser().user;
  const client = useQuery(
    'getClientProductCategories',
    userType === 'CLIENT' && segment !== null ? { body: {} } : null,
  );
  const banker = useQuery(
    'getBankerProductCategories',
    userType === 'BANKER' && segment !== null ? { body: { segmentType: segment } } : null,
  );
  const query = userType === 'CLIENT' ? client : banker;
  const { names, known } = useProductNames(segment !== null);
  const state = stateOf(query);
  const options = (query.data ?? []).map(({ categoryCode }) => ({
    categoryCode,
    name: names[categoryCode] ?? messageText(t, 'dde.product.default'),
  }));
  return {
    query,
    choices: {
      state: state === 'ready' && !known ? 'loading' : state,
      options: distinctNames(options),
    } satisfies ChoiceList<{ readonly categoryCode: string; readonly name: string }>,
  };
}

/**
 * The values that the selection form offers and the choice, remembered for the session (R9.11,
 *
 */
export function useSelectionForm() {
  const currentUser = useUser();
  const { sessionStorage } = useServices().platform;
  const offered = segmentsOffered(currentUser.segmentTypes ?? []);
  const slot = useMemo(
    () => ({
      storage: sessionStorage,
      owner: `${currentUser.tenant}:${currentUser.user.username}`,
    }),
    [sessionStorage, currentUser.tenant, currentUser.user.username],
  );
  const [kept, setKept] = useState<RememberedChoice>(() => readChoice(slot));
  const segment = segmentOf(offered, kept.segmentType);
  const { query, choices: categories } = useCategories(segment);
  const { categoryCode } = stillSelectable(kept, query.data, undefined);
  const definitions = useQuery(
    'getSelectableDefinitions',
    segment === null || categoryCode === '' || query.data === undefined
      ? null
      : { body: { categoryCode, segmentType: segment } },
  );
  const { categoryCode: _category, definitionPid } = stillSelectable(
    kept,
    query.data,
    definitions.data,
  );
  const keep = (choice: RememberedChoice) => {
    setKept(choice);
    keepChoice(slot, choice);
  };
  return {
    segments: offered,
    segment,
    categories,
    definitions: { state: stateOf(definitions), options: definitions.data ?? [] } as const,
    choice: { categoryCode, definitionPid },
    customName: kept.customName,
    rename: (customName: string) => {
      keep({ ...kept, customName });
    },
    choose: (choice: { readonly categoryCode: string; readonly definitionPid: string }) => {
      const { customName } = kept;
      keep({
        ...choice,
        customName,
        ...(offered.length > 1 && segment ? { segmentType: segment } : {}),
      });
    },
    chooseSegment: (segmentType: Segment) => {
      keep({ ...nothingChosen, segmentType });
    },
    /** Reads again what failed. */
    reload: () => {
      query.reload();
      definitions.reload();
    },
    forget: () => {
      keepChoice(slot, nothingChosen);
    },
  };
}
