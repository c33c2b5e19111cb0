import type { Initiator } from '@dokubox/spec/enums.ts';
import { flowTypeTable } from '@dokubox/spec/workflow/facts.ts';
import { initialStatus } from '@dokubox/spec/workflow/doku-statuses.ts';
import type { BoxDefinition, DokuTemplate } from '../../seed/catalogue/types.ts';
import type { DokuState, UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { proposedParticipants, signingUsersFor } from './people.ts';

/** The input for a document to add to a box. */
export interface NewDoku {
  readonly world: World;
  readonly id: number;
  readonly template: DokuTemplate;
  readonly definition: BoxDefinition;
  readonly clientNumber: string;
  readonly creator: UserState;
  readonly initiatedBy: Initiator;
  /** Position among the cards. */
  readonly ordinalNumber: number;
  /** Time of the addition, ISO 8601. */
  readonly at: string;
}

/** A document in the initial state of its template. */
export function newDoku(plan: NewDoku): DokuState {
  const { world, template, definition, clientNumber, creator, initiatedBy } = plan;
  const banker = creator.userType === 'BANKER' ? creator : null;
  const participants = proposedParticipants(world, template, clientNumber, banker);
  return {
    id: plan.id,
    status: initialStatus(flowTypeTable[template.dokuFlowTypeId].provider),
    titleEn: template.titleEn,
    titleLocal: template.titleLocal,
    instructionEn: template.instructionEn,
    instructionLocal: template.instructionLocal,
    notes: template.notes,
    customDokuName: null,
    dokuAction: null,
    dokuFlowTypeId: template.dokuFlowTypeId,
    dokuDefinitionId: template.dokuDefinitionId,
    dokuSetupCompleted: false,
    usedInBox: true,
    removed: false,
    ordinalNumber: plan.ordinalNumber,
    addOtherDokuId: definition.otherDocument?.dokuDefinitionId ?? null,
    isReconfiguredAdded: false,
    reconfigured: false,
    downloadable: true,
    initiatedBy,
    signedOutsideDDE: false,
    uploadedDocumentSigned: false,
    clientSignatureNeeded: template.clientSignatureNeeded,
    firstBankSignatureNeeded: template.firstBankSignatureNeeded,
    secondBankSignatureNeeded: template.secondBankSignatureNeeded,
    bankSignedDokuUploadNeeded: template.bankSignedDokuUploadNeeded,
    clientSignedDokuUploadNeeded: template.clientSignedDokuUploadNeeded,
    clientAcknowledgementNeeded: template.clientAcknowledgementNeeded,
    clientSigned: false,
    bank1Signed: false,
    bank2Signed: false,
    acknowledged: false,
    roundBank: 0,
    roundClient: 0,
    envelope: 'NONE',
    envelopeId: null,
    signatureRejection: null,
    archiveFails: false,
    signedAsContainer: false,
    archivePossible: null,
    files: [],
    messages: [],
    participants,
    signingUsers: signingUsersFor(world, participants, []),
    waitingSince: plan.at,
    paperSigning: null,
  };
}
