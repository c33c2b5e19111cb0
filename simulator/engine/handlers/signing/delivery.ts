import { signsIn } from '@dokubox/spec/workflow/signing-turn.ts';
import { Refusal } from '../../handler.ts';
import type { NamedFile } from '@dokubox/signatures/signing/order.ts';
import { worldIdOfToken } from '../../sessions/session.ts';
import type { BoxState, DokuState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import type { Engine, Handler } from '../call.ts';
import { decodeBase64 } from '../../base64.ts';
import { bytesOf } from '../files/file-bytes.ts';
import { checkFileRules, refusedFile } from '../files/file-rules.ts';
import { invalidField, notFound } from '../../refusals.ts';
import { unsignedFileRefusal } from '../uploads.ts';
import {
  bankApplication,
  boxOfProcess,
  isOpen,
  openSteps,
  reportStep,
  signedInApplication,
  type ApplicationStep,
} from './bank-application.ts';
import { grantOf } from './callback-tokens.ts';
import { signedBy } from './results.ts';

/** The signed files of the bank's own application, and how they are added to a box. */

type Context = { readonly engine: Pick<Engine, 'ports'>; readonly world: World };

/** @throws Refusal 404 if the process has no such document */
export function boxOfStep(world: World, processId: string, step: ApplicationStep): BoxState {
  const box = boxOfProcess(world, processId);
  if (!box?.dokus.some(({ id }) => id === step.dokuId)) throw notFound();
  return box;
}

/** Usernames of the users who sign a document in the application now. */
function signersOf({ status, participants }: DokuState): readonly string[] {
  const level =
    status === 'WAITING_BANK_SIGNATURE_2' ? 'WAITING_BANK_SIGNATURE_2' : 'WAITING_BANK_SIGNATURE';
  return participants
    .filter(({ participantRole }) => signsIn(level, participantRole))
    .map(({ username }) => username);
}

/**
 * Stores the signed file of a step, under the rules of every other file.
 * @returns whether anything changed, which a repeated report never does
 * @throws Refusal 400 for a file that breaks a rule, or that has no complete signature
 */
async function deliver(
  { engine, world }: Context,
  box: BoxState,
  step: ApplicationStep,
  file: NamedFile,
): Promise<boolean> {
  const finding = await checkFileRules(file.fileName, file.bytes, world, engine.ports);
  if (finding.problem !== null) throw refusedFile('fileContent', finding);
  const { fileName, inspection } = finding;
  const { mimeType, needsContainer, warnings } = inspection;
  if (!inspection.signed) throw unsignedFileRefusal('fileContent', 'BANKER', inspection);
  const now = world.boxes.get(box.id) ?? box;
  const doku = now.dokus.find(({ id }) => id === step.dokuId);
  return reportStep(world, now, step, {
    fileName,
    mimeType,
    bytes: file.bytes,
    uploadedBy: (doku && signersOf(doku)[0]) ?? bankApplication,
    ...(needsContainer ? { needsContainer } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
  });
}

/**
 * Receives a signed file from the bank's own application. A repeated step changes nothing.
 */
export const deliverSignedFile: Handler<'deliverSignedFile'> = async (call) => {
  const { engine, input } = call;
  const { token, envelopeId, action } = input.query;
  const world = engine.worlds.get(worldIdOfToken(token)) ?? call.world;
  const grant = grantOf(world, token);
  if (!grant) throw new Refusal(401, 'dde.error.unauthorized', null);
  if (!grant.step) throw notFound();
  const box = boxOfStep(world, envelopeId, grant.step);
  if (action !== signedInApplication || !isOpen(box, grant.step)) return { body: {} };
  const { fileName, fileContent } = input.body;
  const bytes = decodeBase64(fileContent);
  if (!bytes) {
    throw invalidField('fileContent', 'dde.error.invalidValue', 'must be padded base64');
  }
  await deliver({ engine, world }, box, grant.step, { fileName, bytes });
  return { body: {} };
};

/**
 * Simulates the application: its signers sign the newest file of a document, which is then
 * delivered.
 * @param visitor signer if no user has the role, or null for an anonymous one
 * @returns whether anything changed, which is false if the file has been replaced since then
 */
export async function signStep(
  context: Context,
  box: BoxState,
  step: ApplicationStep,
  visitor: string | null,
): Promise<boolean> {
  const doku = box.dokus.find(({ id }) => id === step.dokuId);
  const newest = doku?.files.at(-1);
  const bytes = newest && (await bytesOf(newest, context));
  if (!doku || !newest || !bytes) return false;
  let file: NamedFile = { fileName: newest.fileName, bytes };
  const signers = signersOf(doku);
  const someone = visitor ?? box.createdBy;
  for (const username of signers.length > 0 ? signers : [someone]) {
    file = (await signedBy(context, box, doku, username, file)) ?? file;
  }
  const now = context.world.boxes.get(box.id);
  if (now?.dokus.find(({ id }) => id === step.dokuId)?.files.at(-1) !== newest) return false;
  return deliver(context, now, step, file);
}

/** Signs everything that is due in the application, each document separately. */
export async function signSteps(
  context: Context,
  box: BoxState,
  visitor: string | null,
): Promise<void> {
  for (const step of openSteps(box)) {
    await signStep(context, context.world.boxes.get(box.id) ?? box, step, visitor);
  }
}
