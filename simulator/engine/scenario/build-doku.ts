import { containerTypes } from '@dokubox/spec/uploads.ts';
import type { DokuAction, DokuStatus, ParticipantType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { paper } from '@dokubox/spec/workflow/predicates.ts';
import { ownTexts } from '#own-texts';
import { isDraft } from '../drafts.ts';
import { bankNames } from '../seed/texts/table.ts';
import type { MessageTopic } from '../seed/texts/keys.ts';
import type { DokuState, FileVersion, MessageState, SeededDocument } from '../state.ts';
import type { PlannedBox } from './planned-box.ts';
import { setupStatuses } from './box-check.ts';
import { participantsOf, signingUsersOf } from './build-people.ts';
import { containerName } from '@dokubox/signatures/signing/container-name.ts';
import { seededType } from '../container-file.ts';
import { seededSignatures } from './build-signatures.ts';
import type { DokuPlan } from './doku-plan.ts';
import { isoMoment } from './moments.ts';

/** One document of one box. */
interface DokuPlanInBox {
  readonly box: PlannedBox;
  readonly plan: DokuPlan;
  readonly id: number;
  /** From 1, in the order of the cards. */
  readonly ordinal: number;
  readonly firstMessageId: number;
  /** The only envelope of the box. */
  readonly envelopeId: string;
}

/** Statuses of documents without a file. */
export const statusesWithoutFile: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_UPLOAD',
  'WAITING_BANK_UPLOAD',
]);

/** dd-mm-yyyy, as on every screen. */
export function shownDay(iso: string): string {
  return iso.slice(0, 10).split('-').reverse().join('-');
}

/** A title as a file name, without characters that file systems reject. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${name.slice(0, limits.fileNameMax - 4)}.pdf`;
}

function documentOf(context: DokuPlanInBox, version: number): SeededDocument {
  const { box, plan, ordinal } = context;
  const language = policyOf(box.tenant).localLanguage;
  const paragraphs = ownTexts(language).content.paragraphs[plan.template.kind];
  const signers = participantsOf(plan, box.people(context.id)).filter(
    ({ participantRole }) =>
      participantRole === 'CLIENT_LEGALREPRESENTATIVE' || participantRole.endsWith('SIGNATORY'),
  );
  const number = [box.createdAt.slice(0, 4), box.id, ordinal, version].map(String);
  return {
    tenant: box.tenant,
    title: plan.spec.customDokuName ?? plan.template.titleLocal,
    clientName: box.client.clientNameLocal,
    bankName: bankNames[language],
    documentNumber: number.join('/'),
    date: shownDay(box.createdAt),
    paragraphs,
    signatories: signers.map(
      ({ username }) => box.cast.users.get(username)?.fullNameLocal ?? username,
    ),
    pages: plan.spec.file ? (plan.spec.file.pages ?? 1) : 1,
  };
}

/** Statuses in which a side has uploaded a file but not sent it. */
const uploadedBy: Partial<Record<DokuStatus, ParticipantType>> = {
  UPLOADED_CLIENT: 'CLIENT',
  UPLOADED_BANK: 'BANK',
};

/** The side whose draft the newest file is. */
function draftSide({ box, plan }: DokuPlanInBox, setUp: boolean): ParticipantType | undefined {
  const side = uploadedBy[plan.facts.status];
  // A client's box that is waiting for its configuration has been sent to the bank with its files.
  if (side === 'CLIENT' && box.plan.status === 'WAITING_BANK_CONFIGURATION') return undefined;
  const doku = { status: plan.facts.status, dokuSetupCompleted: setUp };
  const isKept = side && isDraft(doku, box.plan, side, policyOf(box.tenant));
  return isKept ? side : undefined;
}

/** The file versions: one for each time the document changed sides, at most three. */
function filesOf(context: DokuPlanInBox): readonly FileVersion[] {
  const { box, plan } = context;
  const { facts, spec } = plan;
  if (spec.file === false || statusesWithoutFile.has(facts.status)) return [];
  const byClient = facts.provider === 'CLIENT' || facts.signedOutsideDDE;
  const uploader = box.cast.user(byClient ? 'client' : 'bank', box.client.clientNumber);
  const fileName =
    (spec.file && spec.file.name) ?? fileNameOf(spec.customDokuName ?? plan.template.titleLocal);
  const count = Math.min(3, Math.max(1, facts.roundBank + facts.roundClient));
  const signed =
    !paper(facts) &&
    (facts.uploadedDocumentSigned || facts.clientSigned || facts.bank1Signed || facts.bank2Signed);
  const signatures = signed
    ? seededSignatures(plan, context.id, box, uploader, count / (count + 1))
    : [];
  const inEnvelope = signatures.some((signature) => signature.inEnvelope);
  return Array.from({ length: count }, (_unused, index) => {
    const document = documentOf(context, index + 1);
    const file = {
      fileName,
      mimeType: seededType,
      size: null,
      uploadedAt: box.between((index + 1) / (count + 1)),
      uploadedBy: uploader?.username ?? box.createdBy,
    };
    if (signatures.length === 0 || index < count - 1) {
      return { ...file, source: { kind: 'seeded' as const, document }, signed: false };
    }
    const inside = spec.signedAsContainer ? { nameInside: fileName } : {};
    return {
      ...file,
      ...(spec.signedAsContainer
        ? { fileName: containerName(fileName), mimeType: containerTypes['ASiC-E'] }
        : {}),
      source: { kind: 'seeded' as const, document, signatures, ...inside },
      signed: true,
      ...(inEnvelope ? { signedIn: context.envelopeId } : {}),
    };
  });
}

/** The files, with the newest one as a draft of that side. */
function withDraft(
  files: readonly FileVersion[],
  draftOf: ParticipantType | undefined,
): readonly FileVersion[] {
  const newest = files.at(-1);
  if (!newest || draftOf === undefined) return files;
  return [...files.slice(0, -1), { ...newest, draftOf }];
}

function messagesOf(context: DokuPlanInBox): readonly MessageState[] {
  const { box, plan, firstMessageId } = context;
  const messages = plan.spec.messages ?? [];
  const { messages: texts } = ownTexts(policyOf(box.tenant).localLanguage).content;
  return messages.map((message, index) => {
    const usernameOf = (key: string) =>
      box.cast.user(key, box.client.clientNumber)?.username ?? box.createdBy;
    const sender = usernameOf(message.from);
    const readers = (message.readBy ?? []).map(usernameOf);
    return {
      id: firstMessageId + index,
      content: message.text ?? texts[message.say as MessageTopic],
      createdAt: message.sent
        ? isoMoment(message.sent, box.reference)
        : box.between((index + 1) / (messages.length + 1)),
      messageVisibility: message.visibility ?? 'EXTERNAL',
      senderUsername: sender,
      readBy: [...new Set([sender, ...readers])],
    };
  });
}

/** The last action on a document, if its scenario does not say. */
function lastAction(status: DokuStatus, removed: boolean): DokuAction | null {
  if (removed) return 'Reconfigure';
  // No other action leads to this status.
  return status === 'UNDER_ARCHIVING' ? 'SendToArchive' : null;
}

/** Generates a document. */
export function buildDoku(context: DokuPlanInBox): DokuState {
  const { box, plan, id, ordinal } = context;
  const { facts, spec, template } = plan;
  const setUp = spec.setupCompleted ?? !setupStatuses.has(box.plan.status);
  const people = box.people(id);
  // Before the setup is complete, the participants are the bank's proposal, as in a new box.
  const participants = participantsOf(plan, people);
  const removed = spec.removed === true;
  return {
    id,
    status: facts.status,
    titleEn: template.titleEn,
    titleLocal: template.titleLocal,
    instructionEn: template.instructionEn,
    instructionLocal: template.instructionLocal,
    notes: spec.notes ?? template.notes,
    customDokuName: spec.customDokuName ?? null,
    dokuAction: spec.action === undefined ? lastAction(facts.status, removed) : spec.action,
    dokuFlowTypeId: template.dokuFlowTypeId,
    dokuDefinitionId: template.dokuDefinitionId,
    dokuSetupCompleted: setUp,
    usedInBox: spec.usedInBox ?? !removed,
    removed,
    ordinalNumber: ordinal,
    addOtherDokuId: box.plan.definition.otherDocument?.dokuDefinitionId ?? null,
    isReconfiguredAdded: spec.isReconfiguredAdded ?? false,
    reconfigured: spec.reconfigured ?? false,
    downloadable: spec.downloadable ?? true,
    initiatedBy: box.plan.initiatedBy,
    signedOutsideDDE: facts.signedOutsideDDE,
    uploadedDocumentSigned: facts.uploadedDocumentSigned,
    clientSignatureNeeded: facts.clientSignatureNeeded,
    firstBankSignatureNeeded: facts.firstBankSignatureNeeded,
    secondBankSignatureNeeded: facts.secondBankSignatureNeeded,
    bankSignedDokuUploadNeeded: facts.bankSignedDokuUploadNeeded,
    clientSignedDokuUploadNeeded: facts.clientSignedDokuUploadNeeded,
    clientAcknowledgementNeeded: facts.clientAcknowledgementNeeded,
    clientSigned: facts.clientSigned,
    bank1Signed: facts.bank1Signed,
    bank2Signed: facts.bank2Signed,
    acknowledged: facts.acknowledged,
    roundBank: facts.roundBank,
    roundClient: facts.roundClient,
    envelope: facts.envelope,
    envelopeId: facts.envelope === 'NONE' ? null : context.envelopeId,
    signatureRejection: null,
    archiveFails: spec.archiveFails ?? false,
    signedAsContainer: spec.signedAsContainer ?? false,
    archivePossible: facts.archivePossible,
    files: withDraft(filesOf(context), draftSide(context, setUp)),
    messages: messagesOf(context),
    participants,
    signingUsers: signingUsersOf(plan, participants, people),
    waitingSince: spec.waitingSince
      ? isoMoment(spec.waitingSince, box.reference)
      : box.lastChangedAt,
    paperSigning:
      facts.status === 'PAPER_SIGNED'
        ? { signedOn: box.lastChangedAt.slice(0, 10), place: null }
        : null,
  };
}
