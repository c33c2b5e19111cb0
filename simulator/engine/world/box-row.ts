import type { DokuboxStatus, Language, MessageVisibility, UserType } from '@dokubox/spec/enums.ts';
import type { BoxState, ClientState, DokuState } from '../state.ts';

/** A message as far as counting unread ones reads it. */
export interface RowMessage {
  readonly messageVisibility: MessageVisibility;
  readonly readBy: readonly string[];
}

/** What the list filters and sorts a box by, without its documents. */
export interface BoxListRow {
  readonly id: number;
  readonly status: DokuboxStatus;
  readonly clientNumber: string;
  readonly clientName: string;
  readonly clientNameLocal: string;
  readonly customName: string | null;
  readonly titleEn: string;
  readonly titleLocal: string;
  readonly categoryCode: string | null;
  /** Who created the box and who takes part in a used document on the bank's side. */
  readonly bankers: readonly string[];
  readonly createdAt: string;
  readonly lastChangedAt: string;
  /** Documents that are used in the box. */
  readonly documentsCount: number;
  /** Messages of the used documents. */
  readonly messages: readonly RowMessage[];
}

/** The user whose list it is. */
export interface ListUser {
  readonly userType: UserType;
  readonly username: string;
}

interface DokuSummary {
  readonly bankers: readonly string[];
  readonly count: number;
  readonly messages: readonly RowMessage[];
}

/** Most changes of a box leave its documents alone; a list of documents is never changed itself. */
const summaries = new WeakMap<readonly DokuState[], DokuSummary>();

function summaryOfDokus(dokus: readonly DokuState[]): DokuSummary {
  let facts = summaries.get(dokus);
  if (!facts) {
    const used = dokus.filter((doku) => doku.usedInBox && !doku.removed);
    const participants = used.flatMap((doku) => doku.participants);
    const bank = participants.filter(({ participantType }) => participantType === 'BANK');
    facts = {
      bankers: [...new Set(bank.map(({ username }) => username))],
      count: used.length,
      messages: used.flatMap((doku) => doku.messages),
    };
    summaries.set(dokus, facts);
  }
  return facts;
}

/** The row of a box as it stands. */
export function rowOf(box: BoxState, client: ClientState | undefined): BoxListRow {
  const { bankers, count, messages } = summaryOfDokus(box.dokus);
  const { createdBy } = box;
  return {
    id: box.id,
    status: box.status,
    clientNumber: box.clientNumber,
    clientName: client?.clientName ?? '',
    clientNameLocal: client?.clientNameLocal ?? '',
    customName: box.customName,
    titleEn: box.titleEn,
    titleLocal: box.titleLocal,
    categoryCode: box.productCategory,
    bankers:
      box.initiatedBy === 'BANK'
        ? [createdBy, ...bankers.filter((banker) => banker !== createdBy)]
        : bankers,
    createdAt: box.createdAt,
    lastChangedAt: box.lastChangedAt,
    documentsCount: count,
    messages,
  };
}

/** Unread messages the user would be shown: INTERNAL ones do not exist for a client. */
export function unreadIn(row: Pick<BoxListRow, 'messages'>, user: ListUser): number {
  let unread = 0;
  for (const message of row.messages) {
    if (user.userType === 'CLIENT' && message.messageVisibility === 'INTERNAL') continue;
    if (!message.readBy.includes(user.username)) unread += 1;
  }
  return unread;
}

/** The name a list shows: the custom one, else the title in the user's language. */
export function nameOf(row: BoxListRow, local: boolean): string {
  return row.customName ?? ((local ? row.titleLocal : row.titleEn) || row.titleEn);
}

/** Lower case without diacritics, so that `kovacs` finds `Kovács`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

const haystacks = new WeakMap<BoxListRow, string>();

/** True when the text occurs in a name, a title, or the client's number or name. */
export function rowContains(row: BoxListRow, foldedText: string): boolean {
  let haystack = haystacks.get(row);
  if (haystack === undefined) {
    haystack = folded(
      [
        row.customName ?? '',
        row.titleEn,
        row.titleLocal,
        row.clientNumber,
        row.clientName,
        row.clientNameLocal,
      ].join('\n'),
    );
    haystacks.set(row, haystack);
  }
  return haystack.includes(foldedText);
}

/** Whether a user of the language sees the `*Local` texts. */
export function readsLocal(language: Language, localLanguage: Language): boolean {
  return language === localLanguage;
}
