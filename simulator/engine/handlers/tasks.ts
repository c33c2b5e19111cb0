import type { DokuboxStatus } from '@dokubox/spec/enums.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { everyField, type EveryField } from '@dokubox/spec/schemas/every-field.ts';
import type { Task } from '@dokubox/spec/schemas/task.ts';
import { statusSide } from '@dokubox/spec/workflow/doku-statuses.ts';
import { offeredTriggers } from '@dokubox/spec/workflow/offers.ts';
import { dokuProgress } from '@dokubox/spec/workflow/progress.ts';
import { uploadAllowed } from '@dokubox/spec/workflow/rights.ts';
import { mayAct, mayActInBox, withRolesIn } from '@dokubox/spec/workflow/roles.ts';
import type { BoxState, DokuState, MessageState, UserState } from '../state.ts';
import { lockHolderFor } from '../views/box.ts';
import { boxFor, dokuInBox, isUsed } from '../views/facts.ts';
import { rejectionFor } from '../views/rejection.ts';
import type { ViewContext } from '../views/view-context.ts';
import { folded, readsLocal, type BoxListRow } from '../world/box-row.ts';
import type { World } from '../world/world.ts';
import type { Handler } from './call.ts';
import { worksIn } from './creation.ts';
import { viewOf } from './current-user.ts';
import { afterClockEvents } from './workflow/clock-events.ts';

/** A task without the lock, which changes by time alone. */
type UnlockedTask = Omit<EveryField<Task>, 'lockUser'>;
/** The fields that all tasks of a box share. */
type CommonFields = Omit<UnlockedTask, 'taskType'>;

/** Statuses in which a box can have a task for the bank. */
const waitingStatuses: ReadonlySet<DokuboxStatus> = new Set<DokuboxStatus>([
  'WAITING_BANK_CONFIGURATION',
  'IN_PROGRESS',
  'PAPER_IN_PROGRESS',
  'PAPER_SIGNED',
  'PENDING_CANCELLATION_APPROVAL',
]);

/** Everything needed to build the current user's tasks. */
interface TaskContext {
  readonly view: ViewContext;
  readonly local: boolean;
}

/**
 * Whether this banker can act on a document of the bank's side, or on one whose signing was
 * refused. A lock hides nothing here.
 */
function waitsForAction(doku: DokuState, box: BoxState, { view }: TaskContext): boolean {
  const refused = dokuProgress({ ...doku, envelopeStatus: doku.envelope }, box) === 'rejected';
  if (statusSide(doku.status) !== 'BANK' && !refused) return false;
  const { user, policy, today, now } = view;
  const inBox = dokuInBox(doku, box);
  const unlocked = { ...boxFor(box, now), lockUser: null };
  return (
    offeredTriggers(inBox, user, unlocked, policy, today).length > 0 ||
    (doku.status === 'WAITING_BANK_UPLOAD' && uploadAllowed(inBox, user, unlocked, policy))
  );
}

function unreadExternal(doku: DokuState, user: UserState): readonly MessageState[] {
  return doku.messages.filter(
    ({ messageVisibility, readBy }) =>
      messageVisibility === 'EXTERNAL' && !readBy.includes(user.username),
  );
}

function boxName(box: BoxState, local: boolean): string {
  return box.customName ?? ((local ? box.titleLocal : box.titleEn) || box.titleEn);
}

function dokuName(doku: DokuState, local: boolean): string {
  return doku.customDokuName ?? ((local ? doku.titleLocal : doku.titleEn) || doku.titleEn);
}

function boxTasks(box: BoxState, common: CommonFields, user: UserState): UnlockedTask[] {
  if (!mayActInBox('work', user, box.dokus)) return [];
  if (box.status === 'WAITING_BANK_CONFIGURATION') {
    return [{ ...common, taskType: 'BANK_CONFIGURATION' }];
  }
  // The banker who asked for the termination cannot decide on it.
  const decides = box.cancellationCreatorUserId !== user.username;
  return box.status === 'PENDING_CANCELLATION_APPROVAL' && decides
    ? [{ ...common, taskType: 'CANCELLATION_APPROVAL' }]
    : [];
}

function dokuTasks(
  doku: DokuState,
  box: BoxState,
  common: CommonFields,
  context: TaskContext,
): UnlockedTask[] {
  const unread = unreadExternal(doku, context.view.user);
  const shared = {
    ...common,
    dokuId: doku.id,
    title: `${boxName(box, context.local)} – ${dokuName(doku, context.local)}`,
    status: doku.status,
    unreadMessagesCount: unread.length,
    signatureRejection: rejectionFor(doku, context.view),
  };
  const tasks: UnlockedTask[] = [];
  if (waitsForAction(doku, box, context)) {
    tasks.push({ ...shared, taskType: 'DOKU_ACTION', waitingSince: doku.waitingSince });
  }
  const [oldest] = unread;
  const answers = mayAct('message', withRolesIn(context.view.user, doku.participants));
  if (oldest && answers)
    tasks.push({ ...shared, taskType: 'MESSAGE', waitingSince: oldest.createdAt });
  return tasks;
}

/** All tasks of a box for this banker. */
function tasksOf(box: BoxState, context: TaskContext): UnlockedTask[] {
  const { world, user } = context.view;
  const client = world.clients.get(box.clientNumber);
  const used = box.dokus.filter(isUsed);
  const unread = used.reduce((sum, doku) => sum + unreadExternal(doku, user).length, 0);
  const common: CommonFields = {
    dokuBoxId: box.id,
    dokuId: null,
    title: boxName(box, context.local),
    clientNumber: box.clientNumber,
    clientName: (context.local ? client?.clientNameLocal : client?.clientName) ?? null,
    status: box.status,
    waitingSince: box.lastChangedAt,
    unreadMessagesCount: unread,
    signatureRejection: null,
  };
  return [
    ...boxTasks(box, common, user),
    ...used.flatMap((doku) => dokuTasks(doku, box, common, context)),
  ];
}

interface Known {
  readonly usersVersion: number;
  readonly tasks: readonly UnlockedTask[];
}

const knownTasks = new WeakMap<World, WeakMap<BoxState, Map<string, Known>>>();

/** The tasks, cached while box and users do not change. Records are replaced on change. */
function keptTasks(box: BoxState, context: TaskContext): readonly UnlockedTask[] {
  const { world, user } = context.view;
  let ofWorld = knownTasks.get(world);
  if (!ofWorld) knownTasks.set(world, (ofWorld = new WeakMap()));
  let ofBox = ofWorld.get(box);
  if (!ofBox) ofWorld.set(box, (ofBox = new Map()));
  const key = `${user.username} ${context.local}`;
  const usersVersion = world.users.version;
  const known = ofBox.get(key);
  if (known?.usersVersion === usersVersion) return known.tasks;
  const tasks = tasksOf(box, context);
  ofBox.set(key, { usersVersion, tasks });
  return tasks;
}

function inScope(row: BoxListRow, box: BoxState, body: BodyOf<'getTaskList'>, user: UserState) {
  if (body.scope === 'MINE') return row.bankers.includes(user.username);
  if (body.scope === 'ALL') return true;
  return box.segmentType === 'ALL' || worksIn(user.segments, box.segmentType);
}

function oldestFirst(left: UnlockedTask, right: UnlockedTask): number {
  if (left.waitingSince !== right.waitingSince)
    return left.waitingSince < right.waitingSince ? -1 : 1;
  return left.dokuBoxId - right.dokuBoxId || (left.dokuId ?? 0) - (right.dokuId ?? 0);
}

function taskPage(call: Parameters<Handler<'getTaskList'>>[0]) {
  const { world, input, context } = call;
  const { body } = input;
  const view = viewOf(call);
  const local = context !== null && readsLocal(context.language, view.policy.localLanguage);
  const taskContext = { view, local };
  const text = body.text === undefined ? '' : folded(body.text);
  const found: { task: UnlockedTask; box: BoxState }[] = [];
  for (const id of world.boxIndex.all({ user: view.user, status: 'ALL' })) {
    const row = world.boxIndex.row(id);
    if (!row || !waitingStatuses.has(row.status)) continue;
    const box = world.boxes.get(id);
    if (!box || !inScope(row, box, body, view.user)) continue;
    for (const task of keptTasks(box, taskContext)) {
      if (body.taskType !== undefined && task.taskType !== body.taskType) continue;
      const words = `${task.title} ${task.clientNumber ?? ''} ${task.clientName ?? ''}`;
      if (text === '' || folded(words).includes(text)) found.push({ task, box });
    }
  }
  const { page, size } = body;
  const content = found
    .sort((left, right) => oldestFirst(left.task, right.task))
    .slice(page * size, (page + 1) * size)
    .map(({ task, box }) => everyField<Task>({ ...task, lockUser: lockHolderFor(box, view) }));
  return { body: { content, page, size, totalElements: found.length } };
}

/**
 * The bank's tasks, longest waiting first: those of the banker's own boxes, of the
 * banker's segments, or all.
 */
export const getTaskList: Handler<'getTaskList'> = (call) =>
  afterClockEvents(call.world, () => taskPage(call));
