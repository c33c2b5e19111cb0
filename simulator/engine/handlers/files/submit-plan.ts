import type { MessageVisibility, Trigger, UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import type { Catalogue } from '@dokubox/spec/schemas/catalogue.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import type { PaperSigning } from '../../state.ts';
import { chosenVisibility } from '../message-rules.ts';
import { requireReason } from '../reasons.ts';
import { invalidField } from '../../refusals.ts';
import { decodeBase64, decodedLength } from '../../base64.ts';
import { fileProblem } from './file-rules.ts';

type SubmitBody = BodyOf<'submitClientDokubox'>;
type SubmittedDoku = SubmitBody['dokus'][number];
type StaticAction = NonNullable<SubmittedDoku['submitDokuStaticActions']>[number];

/** A file of a submit, not yet inspected. */
export interface PlannedUpload {
  readonly dokuId: number;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Path in the body, for field errors. */
  readonly field: string;
}

export interface PlannedMessage {
  readonly content: string;
  readonly messageVisibility: MessageVisibility;
}

/** The effects of a submit on one document, in this order. */
export interface PlannedDoku {
  readonly dokuId: number;
  /** Path of the document in the body, for field errors. */
  readonly field: string;
  readonly upload: PlannedUpload | null;
  readonly trigger: Trigger | null;
  /** Note on a trigger, stored in the conversation. */
  readonly note: string | null;
  /** Date and place of the signature on paper. */
  readonly paperSigning: PaperSigning | null;
  /** Removal of the document from the box (R4.20). */
  readonly removal: { readonly reason: string; readonly note: string | null } | null;
  readonly messages: readonly PlannedMessage[];
  /** Number of participants in the request. */
  readonly participants: number;
}

/** The context needed to interpret a body. */
export interface PlanContext {
  readonly policy: TenantPolicy;
  readonly userType: UserType;
  readonly removalReasons: Catalogue;
  /** Calendar day in the tenant's zone, yyyy-mm-dd. */
  readonly today: string;
}

function uploadOf(
  doku: SubmittedDoku,
  action: StaticAction,
  field: string,
  policy: TenantPolicy,
): PlannedUpload {
  const { actionData, fileContent } = action;
  const fileName = actionData?.fileName;
  const required = 'dde.error.requiredField';
  if (fileName === undefined) throw invalidField(`${field}.actionData.fileName`, required);
  if (fileContent === undefined) throw invalidField(`${field}.fileContent`, required);
  const problem = fileProblem(fileName, decodedLength(fileContent), policy);
  if (problem) throw invalidField(`${field}.fileContent`, problem);
  const bytes = decodeBase64(fileContent);
  if (!bytes) {
    const expected = 'must be padded base64';
    throw invalidField(`${field}.fileContent`, 'dde.error.invalidValue', expected);
  }
  return { dokuId: doku.id, fileName, bytes, field: `${field}.fileContent` };
}

function messageOf(action: StaticAction, field: string, userType: UserType): PlannedMessage {
  const content = action.actionData?.content;
  if (content === undefined || spokenText(content) === '') {
    throw invalidField(`${field}.actionData.content`, 'dde.error.requiredField');
  }
  const messageVisibility = chosenVisibility(
    action.actionData?.messageVisibility,
    userType,
    `${field}.actionData.messageVisibility`,
  );
  return { content, messageVisibility };
}

function staticActionsOf(doku: SubmittedDoku, field: string, context: PlanContext) {
  const uploads: PlannedUpload[] = [];
  const messages: PlannedMessage[] = [];
  for (const [index, action] of (doku.submitDokuStaticActions ?? []).entries()) {
    const at = `${field}.submitDokuStaticActions[${index}]`;
    if (action.dokuId !== doku.id) {
      throw invalidField(`${at}.dokuId`, 'dde.error.invalidValue', 'names another document');
    }
    if (action.dokuStaticAction === 'Upload') {
      uploads.push(uploadOf(doku, action, at, context.policy));
    } else if (action.dokuStaticAction === 'AddMessage') {
      messages.push(messageOf(action, at, context.userType));
    } else {
      // A validation only reports and changes nothing, so it has its own call instead of a submit
      //
      const own = 'this action has its own call';
      throw invalidField(`${at}.dokuStaticAction`, 'dde.error.invalidValue', own);
    }
    if (uploads.length > limits.uploadMaxFiles) {
      throw invalidField(`${field}.submitDokuStaticActions`, 'dde.error.onlyOneFile');
    }
  }
  return { upload: uploads[0] ?? null, messages };
}

/** A removal is a Reconfigure with usedInBox false. Each of the two requires the other (R4.20). */
function removalOf(
  doku: SubmittedDoku,
  field: string,
  { removalReasons }: PlanContext,
): PlannedDoku['removal'] {
  const removes = doku.dokuAction === 'Reconfigure';
  if (removes !== (doku.usedInBox === false)) {
    const name = removes ? 'usedInBox' : 'dokuAction';
    const together = 'a removal requires dokuAction Reconfigure with usedInBox false';
    throw invalidField(`${field}.${name}`, 'dde.error.invalidValue', together);
  }
  if (!removes) {
    if (doku.reason == null) return null;
    throw invalidField(
      `${field}.reason`,
      'dde.error.invalidValue',
      'only a removal can have a reason',
    );
  }
  const reason = requireReason(doku.reason, removalReasons, `${field}.reason`);
  return { reason, note: spokenText(doku.note) || null };
}

/**
 * Paper signing details are allowed only with their own trigger, and not with a future date
 * (A-189).
 */
function paperSigningOf(
  { dokuAction, paperSigning }: SubmittedDoku,
  field: string,
  today: string,
): PaperSigning | null {
  const onPaper = dokuAction === 'PrintedAndPaperSigned';
  if (!paperSigning) return onPaper ? { signedOn: today, place: null } : null;
  const refuse = (where: string, why: string) =>
    invalidField(`${field}.${where}`, 'dde.error.invalidValue', why);
  if (!onPaper) throw refuse('paperSigning', 'requires the action PrintedAndPaperSigned');
  const { signedOn, place } = paperSigning;
  if (signedOn > today) throw refuse('paperSigning.signedOn', `must not be after ${today}`);
  return { signedOn, place: spokenText(place) || null };
}

function plannedDoku(doku: SubmittedDoku, field: string, context: PlanContext): PlannedDoku {
  const removal = removalOf(doku, field, context);
  const { dokuAction } = doku;
  const trigger = dokuAction === 'Reconfigure' ? null : (dokuAction ?? null);
  const note = removal ? null : spokenText(doku.note) || null;
  if (note !== null && trigger === null) {
    throw invalidField(`${field}.note`, 'dde.error.invalidValue', 'a note requires an action');
  }
  return {
    dokuId: doku.id,
    field,
    ...staticActionsOf(doku, field, context),
    trigger,
    note,
    paperSigning: paperSigningOf(doku, field, context.today),
    removal,
    participants: doku.participants?.length ?? 0,
  };
}

function doesSomething({ upload, trigger, removal, messages }: PlannedDoku): boolean {
  return upload !== null || trigger !== null || removal !== null || messages.length > 0;
}

/**
 * The actions of a submit, checked as far as body and policy allow. Documents whose choice was
 * cleared are left out (R4.19).
 * @throws Refusal 400 for a broken rule
 */
export function plannedSubmit(body: SubmitBody, context: PlanContext): PlannedDoku[] {
  const seen = new Set<number>();
  const planned = body.dokus.map((doku, index) => {
    const field = `dokus[${index}]`;
    if (seen.has(doku.id)) {
      throw invalidField(`${field}.id`, 'dde.error.invalidValue', 'must not name a document twice');
    }
    seen.add(doku.id);
    return plannedDoku(doku, field, context);
  });
  const actions = planned.filter(doesSomething);
  if (actions.length === 0) {
    throw invalidField('dokus', 'dde.error.requiredField', 'nothing is submitted');
  }
  return actions;
}
