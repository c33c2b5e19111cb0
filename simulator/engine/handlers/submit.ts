import type { Draft } from 'immer';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import type { UserType } from '@dokubox/spec/enums.ts';
import { settleBox } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { summarizeBox } from '@dokubox/spec/workflow/dokubox-predicates.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { Inspection } from '../ports.ts';
import type { BoxState, DokuState, FileVersion } from '../state.ts';
import { boxView, seesDoku } from '../views/box.ts';
import { dokuInBox, factsOf } from '../views/facts.ts';
import type { Viewpoint } from '../views/viewpoint.ts';
import { requireWritable } from './boxes.ts';
import type { Call, Handler } from './call.ts';
import { checkFile } from './files/file-rules.ts';
import { plannedUploads, type PlannedUpload } from './files/submit-plan.ts';
import { requireUploadable, signedFileNeeded, withFile } from './files/upload-step.ts';
import { boxNotFound, invalidField } from './refusals.ts';
import { unsignedFile } from './uploads.ts';
import { boxOf, viewOf } from './viewer.ts';

type SubmitId = 'submitClientDokubox' | 'submitBankerDokubox';

interface InspectedUpload extends PlannedUpload {
  readonly plainName: string;
  readonly inspection: Inspection;
}

/** A document of the box that the caller may know of. */
function dokuIn(box: BoxState, id: number, view: Viewpoint): DokuState {
  const doku = box.dokus.find((candidate) => candidate.id === id);
  if (!doku || !seesDoku(doku, view.user)) throw boxNotFound();
  return doku;
}

/** Refuses an unsigned file for a document that asks for a signed one (§5, X-29). */
function requireSigned(upload: InspectedUpload, doku: DokuState, box: BoxState, by: UserType) {
  if (!upload.inspection.signed && signedFileNeeded(factsOf(doku, box), by)) {
    throw unsignedFile(upload.field, by);
  }
}

/** The status of a box after its documents changed: the product's own events. */
function settledStatus(box: BoxState): BoxState['status'] {
  const documents = box.dokus.map((doku) => dokuInBox(doku, box));
  const facts = {
    ...summarizeBox(documents),
    status: box.status,
    initiatedBy: box.initiatedBy,
    statusBeforeTermination: box.statusBeforeCancellation,
  };
  return settleBox(facts).facts.status;
}

/** Puts all files on their documents, or none. */
function store(
  call: Call<SubmitId>,
  operationId: SubmitId,
  uploads: readonly InspectedUpload[],
): void {
  const { world } = call;
  const view = viewOf(call);
  const box = boxOf(call, call.input.body.dokuBoxId);
  requireWritable(box, view);
  const uploadedAt = world.clock.nowIso();
  const { username, userType } = view.user;
  world.commit({ operationId, username }, (tx) => {
    const changed = new Map<number, DokuState>();
    for (const upload of uploads) {
      const doku = dokuIn(box, upload.dokuId, view);
      requireSigned(upload, doku, box, userType);
      const file: FileVersion = {
        fileName: upload.plainName,
        mimeType: upload.inspection.mimeType,
        size: upload.bytes.length,
        source: { kind: 'uploaded', blobId: world.blobs.put(upload.bytes) },
        uploadedAt,
        uploadedBy: username,
        signed: upload.inspection.signed,
      };
      changed.set(doku.id, withFile(doku, box, view, file));
    }
    const dokus = box.dokus.map((doku) => changed.get(doku.id) ?? doku);
    const draft = tx.box(box.id);
    draft.status = settledStatus({ ...box, dokus });
    draft.lastChangedAt = uploadedAt;
    dokus.forEach((doku, index) => {
      if (changed.has(doku.id)) draft.dokus[index] = doku as Draft<DokuState>;
    });
  });
}

/**
 * Submits pending actions, all or none. So far the only action is a file; every other one
 * answers 501. Files are looked into first, then everything is decided again and written at once.
 */
async function submit(
  call: Call<SubmitId>,
  operationId: SubmitId,
): Promise<{ body: AnswerOf<SubmitId> }> {
  const { world, engine, input } = call;
  const policy = policyOf(world.tenant);
  const view = viewOf(call);
  const box = boxOf(call, input.body.dokuBoxId);
  requireWritable(box, view);
  const uploads: InspectedUpload[] = [];
  const planned = plannedUploads(input.body, policy);
  for (const { dokuId } of planned) requireUploadable(dokuIn(box, dokuId, view), box, view);
  for (const upload of planned) {
    const finding = await checkFile(upload.fileName, upload.bytes, policy, engine.ports);
    if (finding.fault !== null) throw invalidField(upload.field, finding.fault);
    uploads.push({ ...upload, plainName: finding.fileName, inspection: finding.inspection });
  }
  store(call, operationId, uploads);
  return { body: boxView(boxOf(call, box.id), viewOf(call)) };
}

/** Submits a client's pending actions. */
export const submitClientDokubox: Handler<'submitClientDokubox'> = (call) =>
  submit(call, 'submitClientDokubox');

/** Submits a banker's pending actions. */
export const submitBankerDokubox: Handler<'submitBankerDokubox'> = (call) =>
  submit(call, 'submitBankerDokubox');
