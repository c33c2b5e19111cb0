import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import type { UserType } from '@dokubox/spec/enums.ts';
import type { Inspection } from '@dokubox/signatures/inspection/inspection.ts';
import type { BoxState, DokuState, FileVersion, MessageState } from '../state.ts';
import { boxView, seesDoku } from '../views/box.ts';
import { messageAllowed } from '../views/doku.ts';
import { factsOf } from '../views/facts.ts';
import { targetOf } from './target.ts';
import type { ViewContext } from '../views/view-context.ts';
import type { Transaction } from '../world/transaction.ts';
import { conflict } from './boxes.ts';
import type { Call, Handler } from './call.ts';
import { requireArchivable } from './files/archive-check.ts';
import { checkFileRules, refusedFile } from './files/file-rules.ts';
import { plannedSubmit, type PlannedDoku, type PlannedUpload } from './files/submit-plan.ts';
import { requireUploadable, signedFileNeeded, withFile } from './files/upload-step.ts';
import { newMessage } from './message-rules.ts';
import { reasonText } from './reasons.ts';
import { boxNotFound } from '../refusals.ts';
import { unsignedFileRefusal } from './uploads.ts';
import { boxOf, viewOf } from './current-user.ts';
import { expectArchiveJob } from './workflow/archive-jobs.ts';
import { changeBox } from './workflow/change-box.ts';
import { dropsRemoval, withPendingRemovalDropped, withRemoval } from './workflow/removal-step.ts';
import { withTrigger } from './workflow/trigger-step.ts';

type SubmitId = 'submitClientDokubox' | 'submitBankerDokubox';

interface InspectedUpload extends PlannedUpload {
  readonly plainName: string;
  readonly inspection: Inspection;
}

/** A document of a submit with its inspected file, if any. */
interface ReadyDoku extends PlannedDoku {
  readonly upload: InspectedUpload | null;
}

/** A document of the box that the caller can know of. */
function dokuIn(box: BoxState, id: number, view: ViewContext): DokuState {
  const doku = box.dokus.find((candidate) => candidate.id === id);
  if (!doku || !seesDoku(doku, view.user)) throw boxNotFound();
  return doku;
}

/** Rejects an unsigned file for a document that needs a signed one (§5, X-29). */
function requireSigned(upload: InspectedUpload, doku: DokuState, box: BoxState, by: UserType) {
  if (!upload.inspection.signed && signedFileNeeded(factsOf(doku, box), by)) {
    throw unsignedFileRefusal(upload.field, by, upload.inspection);
  }
}

function withUpload(doku: DokuState, upload: InspectedUpload, box: BoxState, view: ViewContext) {
  requireSigned(upload, doku, box, view.user.userType);
  const file: FileVersion = {
    fileName: upload.plainName,
    mimeType: upload.inspection.mimeType,
    size: upload.bytes.length,
    source: { kind: 'uploaded', blobId: view.world.blobs.put(upload.bytes) },
    uploadedAt: new Date(view.now).toISOString(),
    uploadedBy: view.user.username,
    signed: upload.inspection.signed,
    ...(upload.inspection.needsContainer ? { needsContainer: true } : {}),
    ...(upload.inspection.warnings.length > 0 ? { warnings: upload.inspection.warnings } : {}),
  };
  return withFile(doku, box, view, file);
}

/**
 * The message for an action's note, for example the reason for a removal. A banker's note is for
 * the bank only.
 */
function noteOf(
  { removal, note }: PlannedDoku,
  dropped: boolean,
  view: ViewContext,
): string | null {
  if (!removal || dropped) return note;
  const reason = reasonText(view.world, 'DokuRemovalReason', removal.reason);
  return removal.note === null ? reason : `${reason}: ${removal.note}`;
}

function withMessages(
  doku: DokuState,
  planned: PlannedDoku,
  words: string | null,
  view: ViewContext,
  tx: Transaction,
): DokuState {
  const { username: senderUsername, userType } = view.user;
  const createdAt = new Date(view.now).toISOString();
  const own = userType === 'BANKER' ? 'INTERNAL' : 'EXTERNAL';
  const given = words === null ? [] : [{ content: words, messageVisibility: own } as const];
  const messages: MessageState[] = [...planned.messages, ...given].map((message) =>
    newMessage(tx, { ...message, senderUsername, createdAt }),
  );
  if (messages.length === 0) return doku;
  return { ...doku, messages: [...doku.messages, ...messages] };
}

/** The document after all actions of a submit on it. */
function changed(planned: ReadyDoku, box: BoxState, view: ViewContext, tx: Transaction): DokuState {
  const { upload, trigger, paperSigning, removal, participants } = planned;
  const stored = dokuIn(box, planned.dokuId, view);
  if (planned.messages.length > 0 && !messageAllowed(stored, box)) {
    throw conflict(box, view, { reason: `document ${stored.id} no longer accepts messages` });
  }
  let doku = withPendingRemovalDropped(stored, upload !== null, participants);
  if (upload) doku = withUpload(doku, upload, box, view);
  if (trigger) doku = withTrigger(doku, trigger, box, view);
  if (paperSigning) doku = { ...doku, paperSigning };
  const dropped = dropsRemoval(doku, upload !== null, participants);
  if (removal && !dropped) doku = withRemoval(doku, box, view);
  return withMessages(doku, planned, noteOf(planned, dropped, view), view, tx);
}

/** @throws Refusal 400 for a file that breaks a file rule */
async function inspected(
  upload: PlannedUpload,
  { engine, world }: Call<SubmitId>,
): Promise<InspectedUpload> {
  const finding = await checkFileRules(upload.fileName, upload.bytes, world, engine.ports);
  if (finding.problem !== null) throw refusedFile(upload.field, finding);
  const { fileName: plainName, inspection } = finding;
  return { ...upload, plainName, inspection };
}

/** Carries out all actions or none. The box may have changed while the files were inspected. */
function carryOut(call: Call<SubmitId>, planned: readonly ReadyDoku[]) {
  const { id: operationId, world } = call;
  const view = viewOf(call);
  const { box } = targetOf(call, call.input);
  const { username } = view.user;
  changeBox(world, box, { operationId, username }, (tx) => {
    const after = new Map(planned.map((item) => [item.dokuId, changed(item, box, view, tx)]));
    return { ...box, dokus: box.dokus.map((doku) => after.get(doku.id) ?? doku) };
  });
  if (planned.some(({ trigger }) => trigger === 'SendToArchive')) expectArchiveJob(world, box.id);
}

/**
 * Submits pending actions, all or none: files, chosen options, removals and messages. Files
 * are inspected first. Then everything is checked again and written at once.
 */
async function submit(call: Call<SubmitId>): Promise<{ body: AnswerOf<SubmitId> }> {
  const { box, input, world } = call;
  const view = viewOf(call);
  const { policy } = view;
  const planned = plannedSubmit(input.body, {
    policy,
    userType: view.user.userType,
    today: view.today,
    removalReasons: world.catalogue.catalogues.DokuRemovalReason,
  });
  for (const { dokuId, upload, participants } of planned) {
    const doku = dokuIn(box, dokuId, view);
    if (upload) requireUploadable(withPendingRemovalDropped(doku, true, participants), box, view);
  }
  const ready: ReadyDoku[] = [];
  for (const item of planned) {
    const upload = item.upload && (await inspected(item.upload, call));
    await requireArchivable(item, dokuIn(box, item.dokuId, view), box, upload, view, call);
    ready.push({ ...item, upload });
  }
  carryOut(call, ready);
  return { body: boxView(boxOf(call, box.id), viewOf(call)) };
}

/** Submits a client's pending actions. */
export const submitClientDokubox: Handler<'submitClientDokubox'> = submit;

/** Submits a banker's pending actions. */
export const submitBankerDokubox: Handler<'submitBankerDokubox'> = submit;
