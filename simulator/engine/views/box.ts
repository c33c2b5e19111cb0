import { bankAlias } from '@dokubox/spec/enums.ts';
import type { Dokubox, DokuboxListItem } from '@dokubox/spec/schemas/dokubox.ts';
import { everyField, type EveryField } from '@dokubox/spec/schemas/every-field.ts';
import { keptAsEvidence } from '@dokubox/spec/workflow/predicates.ts';
import type { BoxState, DokuState, UserState } from '../state.ts';
import { dokuView } from './doku.ts';
import { isUsed, lockHolderOf } from './facts.ts';
import { unreadOf } from './messages.ts';
import { rejectionFor } from './rejection.ts';
import { hidesBankNames, type ViewContext } from './view-context.ts';

type LockHolder = NonNullable<Dokubox['lockUser']>;

/** A user's name as visible to the current user. */
function personFor(username: string, view: ViewContext) {
  const person = view.world.users.get(username);
  const isBanker = person?.userType !== 'CLIENT';
  const hidden = isBanker && hidesBankNames(view.policy, view.user);
  return {
    username: hidden ? bankAlias : username,
    fullName: hidden ? undefined : person?.fullName,
    fullNameLocal: hidden ? undefined : person?.fullNameLocal,
  };
}

/** The lock holder of a box and the expiry time, or null if the box is not locked. */
export function lockHolderFor(box: Pick<BoxState, 'lock'>, view: ViewContext): LockHolder | null {
  const holder = lockHolderOf(box, view.now);
  if (holder === null) return null;
  return everyField<LockHolder>({
    ...personFor(holder, view),
    lockedUntil: box.lock?.expiresAt,
  });
}

/** The user who ended the box, and why. Reason and note are omitted if a client ended it (R6.7). */
function cancellationOf(box: BoxState, view: ViewContext) {
  const creator = box.cancellationCreatorUserId;
  const byClient = creator !== null && view.world.users.get(creator)?.userType === 'CLIENT';
  return {
    reasonOfCancellation: byClient ? null : box.reasonOfCancellation,
    cancellationNote: byClient ? null : box.cancellationNote,
    cancellationCreatorUserId: creator === null ? null : personFor(creator, view).username,
    cancelledAt: box.cancelledAt,
  };
}

/** The fields of a box that lists and full views share. */
function flatView(box: BoxState, view: ViewContext): EveryField<Omit<Dokubox, 'dokus'>> {
  const client = view.world.clients.get(box.clientNumber);
  return {
    id: box.id,
    status: box.status,
    clientId: box.clientNumber,
    clientName: client?.clientName ?? null,
    clientNameLocal: client?.clientNameLocal ?? null,
    titleEn: box.titleEn,
    titleLocal: box.titleLocal,
    productCategory: box.productCategory,
    segmentType: box.segmentType,
    customName: box.customName,
    initiatedBy: box.initiatedBy,
    lockUser: lockHolderFor(box, view),
    ...cancellationOf(box, view),
    namirialEnvelopeStatus: box.namirialEnvelopeStatus,
    clientSignatureSystem: box.clientSignatureSystem,
    bankSignatureSystem: box.bankSignatureSystem,
    clientSelectedSignatureSystem: box.clientSelectedSignatureSystem,
    edsProcessId: box.edsProcessId,
    signatureRejected: box.signatureRejected,
    signatureRejection: rejectionFor(box, view),
    validatorRoleOptional: box.validatorRoleOptional,
    createdAt: box.createdAt,
    lastChangedAt: box.lastChangedAt,
  };
}

/** Whether a user can know of a document: clients know those in use, bankers all. */
export function seesDoku(doku: DokuState, user: Pick<UserState, 'userType'>): boolean {
  return user.userType === 'BANKER' || isUsed(doku);
}

/** A box with its documents for the current user, in the order of the cards. */
export function boxView(box: BoxState, view: ViewContext): Dokubox {
  const dokus = box.dokus
    .filter((doku) => seesDoku(doku, view.user))
    .sort((left, right) => left.ordinalNumber - right.ordinalNumber || left.id - right.id)
    .map((doku) => dokuView(doku, box, view));
  return everyField<Dokubox>({ ...flatView(box, view), dokus });
}

/** A row of the list for the current user. */
export function listItemView(box: BoxState, view: ViewContext): DokuboxListItem {
  const used = box.dokus.filter(isUsed);
  return everyField<DokuboxListItem>({
    ...flatView(box, view),
    documentsCount: used.length,
    documentsKeptAsRefused: used.filter(keptAsEvidence).length,
    unreadMessagesCount: used.reduce((sum, doku) => sum + unreadOf(doku, view.user), 0),
  });
}
