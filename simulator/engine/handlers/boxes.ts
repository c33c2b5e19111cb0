import type { DokuboxListItem } from '@dokubox/spec/schemas/dokubox.ts';
import type { Page } from '@dokubox/spec/operations/types.ts';
import { customNameEditable } from '@dokubox/spec/workflow/rights.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { Refusal, type CallContext, type RefusalDetails } from '../handler.ts';
import type { BoxState } from '../state.ts';
import { boxView, listItemView } from '../views/box.ts';
import { boxFor } from '../views/facts.ts';
import type { ViewContext } from '../views/view-context.ts';
import type { BoxFilter, SortParameter } from '../world/box-list.ts';
import { readsLocal } from '../world/box-row.ts';
import { noContent, type Handler } from './call.ts';
import { userOf, viewOf } from './current-user.ts';
import { afterClockEvents } from './workflow/clock-events.ts';

interface ListQuery {
  readonly status: BoxFilter['status'];
  readonly text?: string | undefined;
  readonly categoryCode?: string | undefined;
  readonly sort?: SortParameter | undefined;
  readonly page: number;
  readonly size: number;
}

/** The index filter for a query: the caller, their language, and the fields of the query. */
function filterOf(query: ListQuery, view: ViewContext, context: CallContext | null): BoxFilter {
  return {
    user: view.user,
    local: context !== null && readsLocal(context.language, view.policy.localLanguage),
    status: query.status,
    text: query.text,
    categoryCode: query.categoryCode,
    sort: query.sort,
  };
}

function listPage(view: ViewContext, filter: BoxFilter, query: ListQuery): Page<DokuboxListItem> {
  const { page, size } = query;
  const found = view.world.boxIndex.page({ ...filter, page, size });
  const content = found.ids
    .map((id) => view.world.boxes.get(id))
    .filter((box) => box !== undefined)
    .map((box) => listItemView(box, view));
  return { content, page, size, totalElements: found.totalElements };
}

/** The boxes of the client the caller acts for. */
export const searchClientDokuboxes: Handler<'searchClientDokuboxes'> = (call) =>
  afterClockEvents(call.world, () => {
    const view = viewOf(call);
    const { body } = call.input;
    const { clientNumber } = call.session;
    const filter = {
      ...filterOf(body, view, call.context),
      clientNumbers: clientNumber === null ? [] : [clientNumber],
    };
    return { body: listPage(view, filter, body) };
  });

/** The boxes of all clients, of one client, or those the caller is involved in. */
export const searchBankerDokuboxes: Handler<'searchBankerDokuboxes'> = (call) =>
  afterClockEvents(call.world, () => {
    const view = viewOf(call);
    const { body } = call.input;
    const filter = {
      ...filterOf(body, view, call.context),
      clientNumber: body.clientNumber,
      mine: body.mine === true ? view.user.username : undefined,
    };
    return { body: listPage(view, filter, body) };
  });

/** One box as visible to the caller. */
export const loadDokubox: Handler<'loadDokubox'> = (call) => ({
  body: boxView(call.box, viewOf(call)),
});

/**
 * A conflict with the current state of the box as the caller sees it, so that the screen can
 * update.
 */
export function conflict(box: BoxState, view: ViewContext, details: RefusalDetails = {}): Refusal {
  return new Refusal(409, 'dde.error.conflict', null, { ...details, dokubox: boxView(box, view) });
}

/**
 * Rejects a command that is based on an earlier state of its box.
 * @param known `lastChangedAt` of the box the caller has read
 */
export function requireUnchanged(
  box: BoxState,
  known: string | undefined,
  view: ViewContext,
): void {
  if (known === undefined || Date.parse(known) === Date.parse(box.lastChangedAt)) return;
  throw conflict(box, view, { reason: `the box was changed at ${box.lastChangedAt}` });
}

/** Sets the client's own name of a box. An empty name removes it (R4.5). */
export const renameDokubox: Handler<'renameDokubox'> = (call) => {
  const { box, id, input, world } = call;
  const user = userOf(call);
  if (!customNameEditable(boxFor(box, world.clock.nowMs()), user)) {
    throw new Refusal(409, 'dde.error.customNameNotEditable', null);
  }
  const known = input.body.lastChangedAt;
  if (known !== undefined) requireUnchanged(box, known, viewOf(call));
  const customName = spokenText(input.body.newCustomName) || null;
  const lastChangedAt = world.clock.nowIso();
  world.commit({ operationId: id, username: user.username }, (tx) => {
    tx.changeBox(box.id, { customName, lastChangedAt });
  });
  return noContent;
};
