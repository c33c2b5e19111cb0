import {
  IconBan,
  IconCircleCheck,
  IconCircleMinus,
  IconClockHour4,
  IconPencilOff,
  IconWritingSign,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { participantRoles } from '@dokubox/spec/enums.ts';
import type { Participant } from '@dokubox/spec/schemas/participant.ts';
import { progressParticipants } from '@dokubox/spec/workflow/participants.ts';
import {
  participantProgress,
  type BoxProgressFields,
  type DokuProgressFields,
  type ParticipantProgress,
} from '@dokubox/spec/workflow/progress.ts';
import { contentLanguage, localName } from '../../helpers/names.ts';
import type { UserIdentity } from '../../helpers/turn.ts';
import classes from './ParticipantsList.module.css';

export interface ParticipantsListProps {
  readonly participants: readonly Participant[];
  /** The document of the people. Its envelope decides the meaning of “waiting”. */
  readonly doku: DokuProgressFields;
  readonly box: BoxProgressFields;
  readonly currentUser: UserIdentity;
  readonly tenant: Tenant;
  /** Name of the list for assistive technology. */
  readonly label: string;
  /** Whether each person's progress is shown. Default: yes. */
  readonly showsState?: boolean;
}

const icons = {
  done: IconCircleCheck,
  notRequired: IconCircleMinus,
  rejected: IconBan,
  notSigned: IconPencilOff,
  started: IconWritingSign,
  waiting: IconClockHour4,
} as const satisfies Record<ParticipantProgress, Icon>;

/**
 * People of a document in the order of R3.14, each with role and progress (R4.24). The application
 * administrator is never shown (R3.13), and a client sees only the client's side.
 */
export function ParticipantsList({
  participants,
  doku,
  box,
  currentUser,
  tenant,
  label,
  showsState = true,
}: ParticipantsListProps) {
  const { t, i18n } = useTranslation(['box', 'contractBox']);
  const language = contentLanguage(tenant, i18n.language);
  const people = progressParticipants(participants, currentUser.userType);
  if (people.length === 0) return <p className={classes.nobody}>{t('box:card.nobody')}</p>;
  return (
    <ul className={classes.list} aria-label={label}>
      {people.map((one) => {
        const progress = participantProgress(one, doku, box);
        const StateIcon = icons[progress];
        const known = participantRoles.some((role) => role === one.participantRole);
        return (
          <li key={`${one.user.id} ${one.participantRole}`} className={classes.person}>
            <span className={classes.who}>
              <span>
                {localName(one.user.fullName, one.user.fullNameLocal, language)}
                {one.user.username === currentUser.username ? ` (${t('box:participant.you')})` : ''}
              </span>
              <span className={classes.role}>
                {known
                  ? t(`contractBox:participantRole.${one.participantRole}`)
                  : one.participantRole}
              </span>
            </span>
            {showsState ? (
              <span className={classes.state} data-progress={progress}>
                <StateIcon size={16} stroke={1.75} aria-hidden="true" />
                {t(`box:participant.${progress}`)}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
