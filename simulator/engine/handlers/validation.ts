import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import { validationUnneeded } from '@dokubox/spec/workflow/predicates.ts';
import { boxIsWorkedOn } from '@dokubox/spec/workflow/rights.ts';
import { mayAct, withRolesIn } from '@dokubox/spec/workflow/roles.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { filesFor, sideOfUser } from '../drafts.ts';
import { Refusal } from '../handler.ts';
import type { NamedFile } from '@dokubox/signatures/signing/order.ts';
import type { Ports, Validation } from '../ports.ts';
import type { DokuState, FileVersion } from '../state.ts';
import { factsOf } from '../views/facts.ts';
import type { World } from '../world/world.ts';
import type { Call, Handler } from './call.ts';
import { decodeBase64 } from '../base64.ts';
import { bytesOf } from './files/file-bytes.ts';
import { bytesToCheck } from './files/checked-file.ts';
import { checkFileRules, refusedFile, fileProblem, plainFileName } from './files/file-rules.ts';
import { invalidField } from '../refusals.ts';
import { userOf } from './current-user.ts';
import { changeBox, withDoku } from './workflow/change-box.ts';
import { withFacts } from './workflow/facts-step.ts';

/** The feature flag of §9 that allows archiving despite doubtful certificates. */
const doubtsAllowed = 'ddeNotValidCertificatesEnabled';

/** Validates a file with the world's clock, flags and trusted roots. */
export function validateIn(
  engine: { readonly ports: Pick<Ports, 'validateFile'> },
  world: World,
  file: NamedFile,
): Promise<Validation> {
  const { featureFlags, trustedRoots } = world.settings;
  const allowDoubts = featureFlags[doubtsAllowed] === true;
  const at = world.clock.nowIso();
  return engine.ports.validateFile(file, { at, allowDoubts, trustedRoots, worldId: world.id });
}

/**
 * The file of the request, which is not stored yet. Null for the stored file. Any content
 * is accepted, because the validation reports its problems.
 */
function givenFile(call: Call<'validateSignature'>): NamedFile | null {
  const { fileName, fileContent } = call.input.body;
  if (fileName === undefined && fileContent === undefined) return null;
  if (fileName === undefined) throw invalidField('fileName', 'dde.error.requiredField');
  if (fileContent === undefined) throw invalidField('fileContent', 'dde.error.requiredField');
  const bytes = decodeBase64(fileContent);
  if (!bytes) {
    throw invalidField('fileContent', 'dde.error.invalidValue', 'must be padded base64');
  }
  const problem = fileProblem(fileName, bytes.length, policyOf(call.world.tenant));
  if (problem) throw invalidField('fileContent', problem);
  return { fileName: plainFileName(fileName), bytes };
}

/**
 * Stores the result of the archive check with the document, for everyone who works on it
 * . The result is stored only for the last file, in a box being worked on, and if the
 * workflow's rows need it.
 */
function remember(
  call: Call<'validateSignature'>,
  dokuId: number,
  file: FileVersion,
  archivePossible: boolean,
): void {
  const { world } = call;
  const found = world.dokus.find(dokuId);
  if (!found || found.doku.files.at(-1) !== file) return;
  const { box, doku } = found;
  if (doku.archivePossible === archivePossible || !boxIsWorkedOn(box)) return;
  const user = userOf(call);
  if (!mayAct('work', withRolesIn(user, doku.participants))) return;
  const facts = factsOf(doku, box);
  const outcome = archivePossible ? 'archivable' : 'notArchivable';
  const context = { ...systemContext, outcome } as const;
  const applied = applyTrigger(facts, 'ValidateSignature', 'SYSTEM', context);
  if (!applied.ok) return;
  const { username } = user;
  changeBox(world, box, { operationId: 'validateSignature', username }, () =>
    withDoku(box, withFacts(doku, facts, applied.facts, world.clock.nowIso())),
  );
}

/** Whether the archive needs no signature: nothing to sign, or signed on paper. */
function acceptedWithoutSignature(doku: DokuState, call: Call<'validateSignature'>): boolean {
  const found = call.world.dokus.find(doku.id);
  return found !== undefined && validationUnneeded(factsOf(found.doku, found.box));
}

/** Validates the stored file, or a file that is not stored yet (R7.13, A-190…A-197). */
export const validateSignature: Handler<'validateSignature'> = async (call) => {
  const { doku, engine, world } = call;
  const given = givenFile(call);
  const stored = given ? undefined : filesFor(doku, sideOfUser(userOf(call))).at(-1);
  const bytes = stored && (await bytesOf(stored, call));
  const file = given ?? (stored && bytes ? { fileName: stored.fileName, bytes } : null);
  if (!file) throw new Refusal(404, 'dde.error.fileNotAvailable', null);
  const { node, archivePossible: worthy } = await validateIn(engine, world, file);
  const archivePossible = worthy || acceptedWithoutSignature(doku, call);
  if (stored) remember(call, doku.id, stored, archivePossible);
  return { body: { archivePossible, validationResults: [node] } };
};

/** Whether a signed file of the bank could be archived. Nothing is stored. */
export const checkBankUpload: Handler<'checkBankUpload'> = async (call) => {
  const { world, engine, input } = call;
  const bytes = bytesToCheck(input.body);
  const finding = await checkFileRules(input.body.fileName, bytes, world, engine.ports);
  if (finding.problem !== null) throw refusedFile('files', finding);
  const file = { fileName: finding.fileName, bytes };
  const { archivePossible } = await validateIn(engine, world, file);
  return { body: { archivePossible } };
};
