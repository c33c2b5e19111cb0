import type {
  DokuboxStatus,
  Language,
  MessageVisibility,
  Segment,
  UserType,
} from '@dokubox/spec/enums.ts';
import { unknownTo } from '@dokubox/spec/workflow/rights.ts';
import type { BoxState, ClientState, DokuState } from '../state.ts';

/** The fields of a message needed to count unread messages. */
export interface RowMessage {
  readonly messageVisibility: MessageVisibility;
  readonly readBy: readonly string[];
}

/** The fields a list filters and sorts a box by, without its documents. */
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
  readonly segmentType: Segment;
  /** The side that does not know of the box yet. */
  readonly unknownTo: UserType | null;
  /** The banker who created the box, and the bankers who take part in a used document. */
  readonly bankers: readonly string[];
  /**
   * The same bankers, including those of documents that have left the box. They can open the box
   * whatever its segment.
   */
  readonly takingPart: readonly string[];
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
  /** Segments a banker works in. If empty, the segment is missing, which closes no box (§6). */
  readonly segments: readonly Segment[];
}

/**
 * Whether the banker works only in some segments, so that their lists differ from those of other
 * bankers.
 */
export function hasOwnSegments({ userType, segments }: ListUser): boolean {
  return userType === 'BANKER' && segments.length > 0 && !segments.includes('ALL');
}

/**
 * Whether the user works in the segment. A box of another segment is closed to a banker unless they
 * take part in it. A banker without a segment only cannot start boxes (§6).
 * @param bankers returns the bankers who take part in the box, called only if the segment does not
 * decide
 */
export function worksOnSegment(
  user: ListUser,
  segmentType: Segment,
  bankers: () => readonly string[],
): boolean {
  if (segmentType === 'ALL' || !hasOwnSegments(user) || user.segments.includes(segmentType)) {
    return true;
  }
  return bankers().includes(user.username);
}

/**
 * Whether the user can know of the box of this row, whichever client it belongs to.
 */
export function mayKnow(
  row: Pick<BoxListRow, 'unknownTo' | 'segmentType' | 'takingPart'>,
  user: ListUser,
): boolean {
  return (
    row.unknownTo !== user.userType && worksOnSegment(user, row.segmentType, () => row.takingPart)
  );
}

interface DokuSummary {
  readonly bankers: readonly string[];
  readonly takingPart: readonly string[];
  readonly count: number;
  readonly messages: readonly RowMessage[];
}

/**
 * Cached, because most changes of a box leave its documents alone, and lists of documents are
 * immutable.
 */
const summaries = new WeakMap<readonly DokuState[], DokuSummary>();

function bankersOn(dokus: readonly DokuState[]): readonly string[] {
  const participants = dokus.flatMap((doku) => doku.participants);
  const bank = participants.filter(({ participantType }) => participantType === 'BANK');
  return [...new Set(bank.map(({ username }) => username))];
}

function summaryOfDokus(dokus: readonly DokuState[]): DokuSummary {
  let facts = summaries.get(dokus);
  if (!facts) {
    const used = dokus.filter((doku) => doku.usedInBox && !doku.removed);
    const bankers = bankersOn(used);
    facts = {
      bankers,
      takingPart: used.length === dokus.length ? bankers : bankersOn(dokus),
      count: used.length,
      messages: used.flatMap((doku) => doku.messages),
    };
    summaries.set(dokus, facts);
  }
  return facts;
}

/** The bankers of some documents, preceded by the banker who started the box for the bank. */
function withCreator({ createdBy, initiatedBy }: BoxState, bankers: readonly string[]) {
  if (initiatedBy !== 'BANK') return bankers;
  return [createdBy, ...bankers.filter((banker) => banker !== createdBy)];
}

/**
 * Bankers who started the box or take part in one of its documents, including documents that have
 * left it (§6).
 */
export function bankersIn(box: BoxState): readonly string[] {
  return withCreator(box, summaryOfDokus(box.dokus).takingPart);
}

/** The row of a box in its current state. */
export function rowOf(box: BoxState, client: ClientState | undefined): BoxListRow {
  const { bankers, count, messages } = summaryOfDokus(box.dokus);
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
    segmentType: box.segmentType,
    unknownTo: unknownTo(box),
    bankers: withCreator(box, bankers),
    takingPart: bankersIn(box),
    createdAt: box.createdAt,
    lastChangedAt: box.lastChangedAt,
    documentsCount: count,
    messages,
  };
}

/** Unread messages visible to the user. Clients never see INTERNAL messages. */
export function unreadIn(row: Pick<BoxListRow, 'messages'>, user: ListUser): number {
  let unread = 0;
  for (const message of row.messages) {
    if (user.userType === 'CLIENT' && message.messageVisibility === 'INTERNAL') continue;
    if (!message.readBy.includes(user.username)) unread += 1;
  }
  return unread;
}

/** The name shown in a list: the custom name, or else the title in the user's language. */
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
