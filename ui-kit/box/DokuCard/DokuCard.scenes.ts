import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { lockedByOther } from '@dokubox/spec/workflow/rights.ts';
import {
  sceneOf,
  type DokuOfBox,
  type Scene,
  type SceneGlobals,
} from '../../../.storybook/scene.ts';
import { optionsOf } from './dokuOptions.ts';

interface Situation {
  readonly scenario: string;
  readonly suits: (doku: Doku, box: ReceivedBox, scene: Scene) => boolean;
  /** What happens to a document only after a scenario has started. */
  readonly later?: Partial<Doku>;
}

const inStatus = (scenario: string, status: Doku['status']): Situation => ({
  scenario,
  suits: (doku) => doku.status === status,
});

const signedBySome = ({ participants }: Doku) =>
  participants.some(({ participantState }) => participantState === 'DONE');
const startedBySome = ({ participants }: Doku) =>
  participants.some(({ signingUrlResolved }) => Boolean(signingUrlResolved));

/**
 * What is special about the document, and the scenario that has one. What the card makes of it is not
 * said here: that follows from bank, user and rules.
 */
export const cardSituations = {
  choices: inStatus('acting', 'UNDER_NEGOTIATION_CLIENT'),
  review: inStatus('acting', 'UNDER_REVIEW_CLIENT'),
  upload: inStatus('everyday', 'WAITING_CLIENT_UPLOAD'),
  bankFile: {
    scenario: 'acting',
    suits: (doku) => doku.status === 'UPLOADED_BANK' && doku.dokuSetupCompleted,
  },
  signerDataMissing: {
    scenario: 'missing-signer-data',
    suits: ({ customDokuName }) => customDokuName === 'Expiry date missing',
  },
  added: {
    scenario: 'acting',
    suits: (doku, box, scene) =>
      optionsOf(doku, box, scene).some(({ addedByPortal }) => addedByPortal),
  },
  locked: {
    scenario: 'locked-by-another',
    suits: (_doku, box, scene) =>
      lockedByOther(box, scene.currentUser) && Boolean(box.lockUser?.fullName),
  },
  setup: {
    scenario: 'acting',
    suits: (doku) => doku.status === 'UPLOADED_BANK' && !doku.dokuSetupCompleted,
  },
  bankSignsElsewhere: inStatus('signing-running', 'WAITING_BANK_SIGNATURE_AUX'),
  signing: {
    scenario: 'signing-running',
    suits: (doku) => doku.status === 'WAITING_CLIENT_SIGNATURE' && !startedBySome(doku),
  },
  signingStarted: {
    scenario: 'signing-running',
    suits: (doku) =>
      doku.status === 'WAITING_CLIENT_SIGNATURE' && startedBySome(doku) && !signedBySome(doku),
  },
  partlySigned: {
    scenario: 'signing-running',
    suits: (doku) => doku.status === 'WAITING_CLIENT_SIGNATURE' && signedBySome(doku),
  },
  rejected: inStatus('signing-rejected', 'WAITING_CLIENT_SIGNATURE'),
  allSigned: {
    scenario: 'every-box-status',
    suits: (doku) => doku.status === 'ARCHIVED' && signedBySome(doku),
  },
  paper: inStatus('acting', 'WAITING_FOR_PAPER_SIGNING'),
  paperSigned: {
    ...inStatus('every-box-status', 'PAPER_SIGNED'),
    later: { paperSigning: { signedOn: '2026-03-05', place: 'Cluj' }, fileVersion: 2 },
  },
  archive: inStatus('acting', 'WAITING_ARCHIVAL'),
  archiveOfSigned: inStatus('signed-outside', 'WAITING_ARCHIVAL'),
  archiving: {
    ...inStatus('acting', 'UNDER_ARCHIVING'),
    later: { dokuAction: 'SendToArchive' },
  },
  archiveRefused: {
    ...inStatus('acting', 'WAITING_ARCHIVAL'),
    later: { dokuAction: 'SendToArchive' },
  },
} as const satisfies Record<string, Situation>;
export type SituationName = keyof typeof cardSituations;

/** The document of a situation in a box of its own, as the user of the toolbar sees it. */
export function situationScene(
  context: SceneGlobals,
  name: SituationName,
): DokuOfBox & { readonly scene: Scene } {
  const { scenario, suits, later }: Situation = cardSituations[name];
  const scene = sceneOf(context, scenario);
  const found = scene.doku((doku, box) => suits(doku, box, scene));
  const doku = { ...found.doku, ...later };
  return { scene, doku, box: { ...found.box, dokus: [doku] } };
}
