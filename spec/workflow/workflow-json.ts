import { portalFunctions } from '../enums.ts';
import { clockRules } from '../clock-rules.ts';
import { functionOf, functionOfTrigger } from '../operations/blocked-functions.ts';
import { productOperations } from '../operations/product-table.ts';
import type { OperationDefinition } from '../operations/types.ts';
import { boxAccess, keptFromEverybody, visibilityRules } from '../visibility.ts';
import { barRules, dokuProgressRules, participantProgressRules } from './progress.ts';
import { defaultParticipants } from './default-participants.ts';
import { disabledReasonRules } from './disabled-reasons.ts';
import { dokuRows } from './doku-machine.ts';
import { dokuStatusTable } from './doku-statuses.ts';
import { boxStatusTable } from './dokubox-machine.ts';
import { boxPredicates } from './dokubox-predicates.ts';
import { boxRows } from './dokubox-rows.ts';
import { effects } from './effects.ts';
import { envelopeRows, envelopeStatusTable } from './envelope-machine.ts';
import { flowTypeTable } from './facts.ts';
import { boxValues, dokuValues, rightValues } from './formulas/derived-values.ts';
import { boxGuardFormulas, guardFormulas } from './formulas/guards.ts';
import { formulaFields, keptFacts } from './formulas/inputs.ts';
import {
  choiceReasonFormulas,
  signerReasonFormulas,
  signerValues,
  signingValues,
} from './formulas/signer-data.ts';
import { triggerSortOrder } from './offers.ts';
import { predicates } from './predicates.ts';
import { removalRules } from './removal.ts';
import { resolvers } from './resolvers.ts';
import { actsOfRoles, roleActRules } from './roles.ts';
import { refusalRules, statusesThatResetTheUpload } from './apply.ts';
import { signerDateRules } from './signer-dates.ts';
import { workflowPolicyFields } from './workflow-policy.ts';

const ownFunctions = portalFunctions.filter((name) => name !== 'ALL');

interface Described {
  readonly says: string;
  readonly origin: string;
}

/** Rules by name, without their functions. */
function described(table: Readonly<Record<string, Described>>): Record<string, Described> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { says, origin }]) => [name, { says, origin }]),
  );
}

/** Rules by name, each with its expression if it has one. */
function withFormulas<Name extends string>(
  rules: Readonly<Record<Name, Described>>,
  formulas: Readonly<Partial<Record<Name, string>>>,
): Record<string, Described & { readonly formula?: string }> {
  const names = Object.keys(rules) as Name[];
  return Object.fromEntries(
    names.map((name) => {
      const { says, origin } = rules[name];
      const formula = formulas[name];
      return [name, { says, origin, ...(formula === undefined ? {} : { formula }) }];
    }),
  );
}

/** Calls and submit triggers that each function stops while it is blocked. */
export function blockedFunctions() {
  const calls = Object.entries<OperationDefinition>(productOperations).filter(
    ([, { access }]) => access === 'session',
  );
  const triggers = Object.entries(functionOfTrigger);
  return Object.fromEntries(
    ownFunctions.map((name) => [
      name,
      {
        calls: calls.filter(([, one]) => functionOf(one) === name).map(([id]) => id),
        triggers: triggers.filter(([, needs]) => needs === name).map(([trigger]) => trigger),
      },
    ]),
  );
}

function progressRows(rules: readonly (Described & { readonly gives: string })[]): unknown[] {
  return rules.map(({ gives, says, origin }) => ({ gives, says, origin }));
}

/**
 * Returns the whole workflow as plain JSON: rows that name their guards and effects, and the
 * meaning and origin of each name. The same input gives the same bytes. `spec/workflow.json` is
 * written from it.
 */
export function workflowJson(): Record<string, unknown> {
  return {
    tenantRules: [...workflowPolicyFields],
    values: {
      fields: formulaFields,
      kept: keptFacts,
      document: dokuValues,
      box: boxValues,
      user: rightValues,
      signing: signingValues,
      signer: signerValues,
    },
    guards: withFormulas(predicates, guardFormulas),
    effects: described(effects),
    resolvers,
    disabledReasons: withFormulas(disabledReasonRules, {
      ...signerReasonFormulas,
      ...choiceReasonFormulas,
    }),
    refusals: described(refusalRules),
    roles: { acts: described(roleActRules), allow: actsOfRoles },
    doku: {
      kinds: flowTypeTable,
      statuses: dokuStatusTable,
      optionOrder: triggerSortOrder,
      resetsUploadedDocumentSigned: [...statusesThatResetTheUpload],
      rows: dokuRows,
    },
    dokubox: {
      guards: withFormulas(boxPredicates, boxGuardFormulas),
      statuses: boxStatusTable,
      rows: boxRows,
    },
    envelope: { statuses: envelopeStatusTable, rows: envelopeRows },
    removal: described(removalRules),
    defaultParticipants,
    visibility: { boxes: boxAccess, fields: visibilityRules, nobody: keptFromEverybody },
    blockedFunctions: blockedFunctions(),
    clock: clockRules,
    signerDates: described(signerDateRules),
    progress: {
      document: progressRows(dokuProgressRules),
      participant: progressRows(participantProgressRules),
      bar: progressRows(barRules),
    },
  };
}
