import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { cardOptions } from '@dokubox/spec/workflow/card-options.ts';
import type { DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { finalizeAllowed, removalAllowed } from '@dokubox/spec/workflow/removal.ts';
import type { BoxOfferFacts, DokuInBox, UserFacts } from '@dokubox/spec/workflow/types.ts';
import { inBoxOf } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';

/** The actions a user may take on a box, judged only by the answer of the API and the rules. */

export interface DokuSight {
  readonly doku: Doku;
  readonly inBox: DokuInBox;
  /** Options that can be chosen. Greyed ones are left out. */
  readonly options: readonly OptionTrigger[];
  /** Why other options are greyed. */
  readonly greyed: readonly DisabledReason[];
  readonly uploadable: boolean;
  readonly removable: boolean;
  readonly finalizable: boolean;
}

export interface Sight {
  readonly who: string;
  readonly user: UserFacts;
  readonly box: Dokubox;
  readonly policy: TenantPolicy;
  readonly dokus: readonly DokuSight[];
}

/**
 * A box as a user sees it.
 * @param today calendar day in the tenant's zone, yyyy-mm-dd
 */
export function sightOf(
  who: string,
  user: UserFacts,
  box: Dokubox,
  tenant: Tenant,
  today: string,
): Sight {
  const policy = policyOf(tenant);
  const view: BoxOfferFacts = box;
  const dokus = box.dokus.map((doku): DokuSight => {
    const inBox = inBoxOf(doku, box);
    const options = cardOptions(doku.dokuTransitions, inBox, user, view, policy, today);
    return {
      doku,
      inBox,
      options: options
        .filter(({ disabledReasons }) => disabledReasons.length === 0)
        .map(({ triggerControl }) => triggerControl),
      greyed: options.flatMap(({ disabledReasons }) => disabledReasons),
      uploadable: doku.dokuStaticActions.includes('Upload'),
      removable: removalAllowed(inBox, user, view, policy),
      finalizable: finalizeAllowed(inBox, user, view),
    };
  });
  return { who, user, box, policy, dokus };
}
