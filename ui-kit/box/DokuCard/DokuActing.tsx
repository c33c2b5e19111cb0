import { IconArchive, IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { consequenceOf } from '@dokubox/spec/workflow/consequences.ts';
import type { DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { signersConcerned } from '@dokubox/spec/workflow/readiness.ts';
import { finalizeAllowed } from '@dokubox/spec/workflow/removal.ts';
import { boxIsWorkedOn } from '@dokubox/spec/workflow/rights.ts';
import { signersDue } from '@dokubox/spec/workflow/signing-turn.ts';
import { ActionOptions } from '../ActionOptions/ActionOptions.tsx';
import type { Choice } from '../ActionOptions/choice.ts';
import { EdsButton } from '../FinalizeButton/EdsButton.tsx';
import { FinalizeButton } from '../FinalizeButton/FinalizeButton.tsx';
import { formatIsoDay } from '../../helpers/dayInput.ts';
import { contentLanguage, signerName } from '../../helpers/names.ts';
import { SignButton } from '../SignButton/SignButton.tsx';
import {
  archiveHintOf,
  inBoxOf,
  jumpsToEds,
  optionsOf,
  type ActingBox,
  type ActingContext,
} from './dokuOptions.ts';
import classes from './DokuCard.module.css';

/** Actions of the user, the same for all cards of a box. Keep the object stable. */
export interface CardActing extends ActingContext {
  /** Null clears the choice (R4.19). */
  readonly onChoose: (dokuId: number, trigger: OptionTrigger | null) => void;
  /** Opens the removal dialog (R2.21). */
  readonly onRemove: (dokuId: number) => void;
  readonly onFinalize: (dokuId: number) => void;
  readonly onJumpToEds: (dokuId: number) => void;
  readonly onSign: (dokuId: number) => void;
}

/** A command of one card that runs, or has failed. */
export interface CardCommand {
  readonly name: 'finalize' | 'eds' | 'sign';
  readonly busy: boolean;
  /** Why the command has failed, in words. */
  readonly error?: string;
  /** Address that the command leads to, where the browser may block opening it without a click. */
  readonly href?: string;
}

export interface DokuActingProps {
  readonly doku: Doku;
  readonly box: ActingBox;
  readonly title: string;
  readonly acting: CardActing;
  readonly choice?: Choice | undefined;
  /** True while the choices are being sent. */
  readonly sending: boolean;
  readonly command?: CardCommand | undefined;
  /** The user cannot change anything now, only sign what was sent before. */
  readonly signsOnly: boolean;
}

/** Day, place and scan of a chosen paper signing, in words. */
function useChoiceNote(choice: Choice | undefined): string | undefined {
  const { t } = useTranslation('acting');
  if (!choice?.paper) return undefined;
  const { date, place, scan } = choice.paper;
  const parts = [t('paper.summary', { date: formatIsoDay(date) }), place, scan?.name];
  return parts.filter(Boolean).join(', ');
}

function stateOf(command: CardCommand | undefined, name: CardCommand['name']) {
  if (command?.name !== name) return {};
  return {
    busy: command.busy,
    ...(command.error === undefined ? {} : { error: command.error }),
    ...(command.href === undefined ? {} : { href: command.href }),
  };
}

/** Actions of the user on the document of an open card, or why they have none (R2.20). */
export function DokuActing({
  doku,
  box,
  title,
  acting,
  choice,
  sending,
  command,
  signsOnly,
}: DokuActingProps) {
  const { t, i18n } = useTranslation('acting');
  const { currentUser, tenant, today } = acting;
  const language = contentLanguage(tenant, i18n.language);
  const policy = policyOf(tenant);
  const inBox = inBoxOf(doku, box);
  const options = optionsOf(doku, box, acting);
  const note = useChoiceNote(choice);
  const finalizes = finalizeAllowed(inBox, currentUser, box);
  const inSetup = !doku.dokuSetupCompleted && boxIsWorkedOn(box) && !finalizes;
  const own = signersDue(inBox.facts, doku.participants).filter(
    ({ user }) => user.username === currentUser.username,
  );
  const whose = (trigger: OptionTrigger, reason: DisabledReason) => {
    const { facts, signingUsers } = inBox;
    const asked = [facts, signingUsers, currentUser, policy, today] as const;
    const concerned = signersConcerned(reason, trigger, ...asked);
    return doku.signingUsers
      .filter(({ username }) => concerned.includes(username))
      .map((one) => signerName(one, doku.participants, language));
  };
  const signsOnPaper =
    currentUser.userType === 'CLIENT' &&
    options.some(({ triggerControl }) => triggerControl === 'PrintedAndPaperSigned');
  const signing =
    own.length > 0 && boxIsWorkedOn(box) ? (
      <SignButton
        title={title}
        inContainer={doku.signedInContainer === true}
        started={own.some(({ signingUrlResolved }) => Boolean(signingUrlResolved))}
        onSign={() => {
          acting.onSign(doku.id);
        }}
        {...stateOf(command, 'sign')}
      />
    ) : null;
  const jump = jumpsToEds(doku, acting) ? (
    <EdsButton
      title={title}
      onJump={() => {
        acting.onJumpToEds(doku.id);
      }}
      {...stateOf(command, 'eds')}
    />
  ) : null;
  if (signsOnly) {
    return (
      <>
        {signing}
        {jump}
      </>
    );
  }
  return (
    <>
      <StateNotes
        doku={doku}
        userType={currentUser.userType}
        inSetup={inSetup && options.length === 0}
      />
      {signing}
      {signsOnPaper ? <Note icon={<IconPrinter />}>{t('paper.todo')}</Note> : null}
      <ActionOptions
        title={title}
        userType={currentUser.userType}
        options={options}
        value={choice?.trigger ?? null}
        hint={archiveHintOf(inBox, box, acting)}
        busy={sending}
        whose={whose}
        consequence={(trigger) => consequenceOf(trigger, currentUser.userType, inBox.facts)}
        onChange={(trigger) => {
          acting.onChoose(doku.id, trigger);
        }}
        {...(note === undefined ? {} : { note })}
      />
      {finalizes ? (
        <FinalizeButton
          title={title}
          beforeStart={!boxIsWorkedOn(box)}
          onFinalize={() => {
            acting.onFinalize(doku.id);
          }}
          {...stateOf(command, 'finalize')}
        />
      ) : null}
      {jump}
    </>
  );
}

/** Notes about the step that the document waits for, where its status does not say it. */
function StateNotes({
  doku,
  userType,
  inSetup,
}: {
  readonly doku: Doku;
  readonly userType: UserType;
  readonly inSetup: boolean;
}) {
  const { t } = useTranslation('acting');
  const archiveRefused = doku.status === 'WAITING_ARCHIVAL' && doku.dokuAction === 'SendToArchive';
  return (
    <>
      {archiveRefused && userType === 'BANKER' ? (
        <Note icon={<IconInfoCircle />}>{t('card.archiveRefused')}</Note>
      ) : null}
      {doku.signedFileAwaited ? (
        <Note icon={<IconInfoCircle />}>{t('card.signedFileAwaited')}</Note>
      ) : null}
      {doku.status === 'UNDER_ARCHIVING' ? (
        <Note icon={<IconArchive />}>{t('card.archiving')}</Note>
      ) : null}
      {inSetup ? <Note icon={<IconInfoCircle />}>{t(`card.setup.${userType}`)}</Note> : null}
    </>
  );
}

function Note({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <p className={classes.note}>
      <span aria-hidden="true">{icon}</span>
      {children}
    </p>
  );
}
