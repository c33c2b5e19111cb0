import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { lockedByOther } from '@dokubox/spec/workflow/rights.ts';
import {
  sceneOf,
  type DokuOfBox,
  type Scene,
  type SceneGlobals,
} from '../../../.storybook/scene.ts';
import { dokuTitle } from '../../helpers/names.ts';
import type { Choice } from '../ActionOptions/choice.ts';
import {
  cardEvents,
  Cards,
  openOnlyCard,
  type CardEvents,
} from '../DokuAccordion/DokuAccordion.scenes.tsx';
import type { CardCommand } from './DokuActing.tsx';
import { optionsOf } from './dokuOptions.ts';

interface Situation {
  readonly scenario: string;
  readonly matches: (doku: Doku, box: ReceivedBox, scene: Scene) => boolean;
  /** Changes to a document after a scenario has started. */
  readonly later?: Partial<Doku>;
}

const inStatus = (scenario: string, status: Doku['status']): Situation => ({
  scenario,
  matches: (doku) => doku.status === status,
});

const signedBySome = ({ participants }: Doku) =>
  participants.some(({ participantState }) => participantState === 'DONE');
const startedBySome = ({ participants }: Doku) =>
  participants.some(({ signingUrlResolved }) => Boolean(signingUrlResolved));

/**
 * The special property of the document, and its scenario. Bank, user and rules decide what the card
 * shows.
 */
export const cardSituations = {
  choices: inStatus('acting', 'UNDER_NEGOTIATION_CLIENT'),
  review: inStatus('acting', 'UNDER_REVIEW_CLIENT'),
  warned: {
    ...inStatus('acting', 'UNDER_REVIEW_CLIENT'),
    later: { fileWarnings: ['PRINTS_DIFFERENTLY', 'SCRIPTS'] },
  },
  upload: inStatus('everyday', 'WAITING_CLIENT_UPLOAD'),
  bankFile: {
    scenario: 'acting',
    matches: (doku) => doku.status === 'UPLOADED_BANK' && doku.dokuSetupCompleted,
  },
  signerDataMissing: {
    scenario: 'missing-signer-data',
    matches: ({ customDokuName }) => customDokuName === 'Expiry date missing',
  },
  added: {
    scenario: 'acting',
    matches: (doku, box, scene) =>
      optionsOf(doku, box, scene).some(({ addedByPortal }) => addedByPortal),
  },
  locked: {
    scenario: 'locked-by-another',
    matches: (_doku, box, scene) =>
      lockedByOther(box, scene.currentUser) && Boolean(box.lockUser?.fullName),
  },
  setup: {
    scenario: 'acting',
    matches: (doku) => doku.status === 'UPLOADED_BANK' && !doku.dokuSetupCompleted,
  },
  bankSignsElsewhere: inStatus('signing-running', 'WAITING_BANK_SIGNATURE_AUX'),
  signing: {
    scenario: 'signing-running',
    matches: (doku) => doku.status === 'WAITING_CLIENT_SIGNATURE' && !startedBySome(doku),
  },
  signingStarted: {
    scenario: 'signing-running',
    matches: (doku) =>
      doku.status === 'WAITING_CLIENT_SIGNATURE' && startedBySome(doku) && !signedBySome(doku),
  },
  partlySigned: {
    scenario: 'signing-running',
    matches: (doku) => doku.status === 'WAITING_CLIENT_SIGNATURE' && signedBySome(doku),
  },
  rejected: inStatus('signing-rejected', 'WAITING_CLIENT_SIGNATURE'),
  allSigned: {
    scenario: 'every-box-status',
    matches: (doku) => doku.status === 'ARCHIVED' && signedBySome(doku),
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

/** The document of a situation in its own box, as the user of the toolbar sees it. */
export function situationScene(
  context: SceneGlobals,
  name: SituationName,
): DokuOfBox & { readonly scene: Scene } {
  const { scenario, matches, later }: Situation = cardSituations[name];
  const scene = sceneOf(context, scenario);
  const found = scene.doku((doku, box) => matches(doku, box, scene));
  const doku = { ...found.doku, ...later };
  return { scene, doku, box: { ...found.box, dokus: [doku] } };
}

/** Controls of the card's stories. */
export interface DokuCardArgs extends CardEvents {
  readonly situation: SituationName;
  /** The earlier choice. */
  readonly chosen: Choice['trigger'] | 'nothing';
  /** The choices are being sent. */
  readonly sending: boolean;
  /** A command of the card that has failed, with a message. */
  readonly failed: CardCommand['name'] | 'none';
  readonly failure: string;
  /** An upload is in progress. */
  readonly uploading: boolean;
  /** The server provides the file for download. */
  readonly downloadable: boolean;
}

type Context = Pick<StoryContext<DokuCardArgs>, 'globals' | 'canvasElement'> & {
  readonly args: DokuCardArgs;
};

const paper = {
  date: '2026-03-05',
  place: 'Cluj',
  scan: new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }),
};

/** The only card of a box as a screen shows it, in the state of the controls. */
function Card({ args, context }: { readonly args: DokuCardArgs; readonly context: SceneGlobals }) {
  const { situation, chosen, sending, failed, failure, uploading, downloadable, ...events } = args;
  const { scene, box, doku } = situationScene(context, situation);
  const { id } = doku;
  const trigger = chosen === 'nothing' ? null : chosen;
  const choice = trigger && {
    trigger,
    ...(trigger === 'PrintedAndPaperSigned' ? { paper } : {}),
  };
  const upload = { phase: 'uploading', fileName: 'report.pdf', size: 8_000_000 } as const;
  return (
    <Cards
      key={[situation, chosen, scene.tenant, scene.currentUser.username].join(' ')}
      scene={scene}
      box={downloadable ? box : { ...box, dokus: [{ ...doku, downloadable }] }}
      events={events}
      choices={choice ? { [id]: choice } : {}}
      sending={sending}
      commands={failed === 'none' ? {} : { [id]: { name: failed, busy: false, error: failure } }}
      uploads={uploading ? { [id]: { ...upload, share: 0.425 } } : {}}
    />
  );
}

/** Settings that the stories of the card share: a banker as the user, and the controls. */
export const cardStories = {
  globals: { user: 'bankerRm' },
  parameters: { layout: 'padded' },
  argTypes: {
    situation: { control: 'select' as const, options: Object.keys(cardSituations) },
    chosen: {
      control: 'select' as const,
      options: ['nothing', 'SendToBank', 'ContinueToSigning', 'PrintedAndPaperSigned'],
    },
    failed: {
      control: 'inline-radio' as const,
      options: ['none', 'finalize', 'eds', 'sign'],
    },
  },
  args: {
    situation: 'choices' as const,
    chosen: 'nothing' as const,
    sending: false,
    failed: 'none' as const,
    failure: 'The service is not available.',
    uploading: false,
    downloadable: true,
    ...cardEvents(),
  },
  render: (args: DokuCardArgs, context: SceneGlobals) => <Card args={args} context={context} />,
};

const inside = (article: HTMLElement) => within(article);

/** The open card of a story, and its document. */
interface OnCard extends DokuOfBox {
  readonly context: Context;
  readonly args: DokuCardArgs;
  readonly article: HTMLElement;
  readonly card: ReturnType<typeof inside>;
  readonly scene: Scene;
  readonly title: string;
}

/** Opens the card before the play runs. */
export function onCard(play: (on: OnCard) => Promise<void>) {
  return async (context: Context) => {
    const { args, canvasElement } = context;
    const article = await openOnlyCard(canvasElement);
    const found = situationScene(context, args.situation);
    const title = dokuTitle(found.doku, found.scene.content);
    await play({ ...found, context, args, article, card: inside(article), title });
  };
}

/** An element to find on a card by its name. */
interface Named {
  readonly role: 'button' | 'radio';
  readonly name?: string | RegExp;
}

/** Texts and controls that an open card has, and those it does not have. */
export interface Shown {
  readonly reads?: readonly (string | RegExp)[];
  readonly offers?: readonly Named[];
  readonly readsNot?: readonly RegExp[];
  readonly offersNot?: readonly Named[];
}

/** A play that only checks the card's texts and controls. */
export function shows({ reads = [], offers = [], readsNot = [], offersNot = [] }: Shown) {
  return onCard(async ({ card }) => {
    for (const words of reads) await expect(card.getByText(words)).toBeVisible();
    for (const { role, ...named } of offers) {
      const found = card.getByRole(role, named);
      await expect(found).toBeVisible();
      await expect(found).toBeEnabled();
    }
    for (const words of readsNot) await expect(card.queryByText(words)).toBeNull();
    for (const { role, ...named } of offersNot) {
      await expect(card.queryByRole(role, named)).toBeNull();
    }
  });
}
