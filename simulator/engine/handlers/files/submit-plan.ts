import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { notBuilt } from '../call.ts';
import { invalidField } from '../refusals.ts';
import { decodeBase64, decodedLength } from './base64.ts';
import { formFault } from './file-rules.ts';

type SubmitBody = BodyOf<'submitClientDokubox'>;
type SubmittedDoku = SubmitBody['dokus'][number];
type StaticAction = NonNullable<SubmittedDoku['submitDokuStaticActions']>[number];

/** A file of a submit, not yet looked into. */
export interface PlannedUpload {
  readonly dokuId: number;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Where it stands in the body, for field errors. */
  readonly field: string;
}

/** Options and removals are not built yet, and must not pass as done. */
function requireBuilt(doku: SubmittedDoku): void {
  const removal = doku.usedInBox === false || doku.reason != null || doku.note != null;
  const named = (doku.participants?.length ?? 0) > 0;
  if (doku.dokuAction != null || removal || named) notBuilt();
}

function uploadOf(
  doku: SubmittedDoku,
  action: StaticAction,
  field: string,
  policy: TenantPolicy,
): PlannedUpload {
  if (action.dokuStaticAction !== 'Upload') notBuilt();
  if (action.dokuId !== doku.id) {
    throw invalidField(`${field}.dokuId`, 'dde.error.invalidValue', 'names another document');
  }
  const { actionData, fileContent } = action;
  const fileName = actionData?.fileName;
  const required = 'dde.error.requiredField';
  if (fileName === undefined) throw invalidField(`${field}.actionData.fileName`, required);
  if (fileContent === undefined) throw invalidField(`${field}.fileContent`, required);
  const fault = formFault(fileName, decodedLength(fileContent), policy);
  if (fault) throw invalidField(`${field}.fileContent`, fault);
  const bytes = decodeBase64(fileContent);
  if (!bytes) {
    const expected = 'padded base64 is expected';
    throw invalidField(`${field}.fileContent`, 'dde.error.invalidValue', expected);
  }
  return { dokuId: doku.id, fileName, bytes, field: `${field}.fileContent` };
}

/**
 * The files a submit brings, checked as far as body and policy tell: one for each document (§5).
 * @throws Refusal 400 for a broken rule, 501 for everything that is no upload
 */
export function plannedUploads(body: SubmitBody, policy: TenantPolicy): PlannedUpload[] {
  body.dokus.forEach(requireBuilt);
  const seen = new Set<number>();
  const uploads = body.dokus.flatMap((doku, index) => {
    const field = `dokus[${index}]`;
    if (seen.has(doku.id)) {
      throw invalidField(`${field}.id`, 'dde.error.invalidValue', 'names a document twice');
    }
    seen.add(doku.id);
    const actions = doku.submitDokuStaticActions ?? [];
    const files = actions.filter(({ dokuStaticAction }) => dokuStaticAction === 'Upload');
    if (files.length > limits.uploadMaxFiles) {
      throw invalidField(`${field}.submitDokuStaticActions`, 'dde.error.onlyOneFile');
    }
    return actions.map((action, place) =>
      uploadOf(doku, action, `${field}.submitDokuStaticActions[${place}]`, policy),
    );
  });
  if (uploads.length === 0) {
    throw invalidField('dokus', 'dde.error.requiredField', 'nothing is submitted');
  }
  return uploads;
}
