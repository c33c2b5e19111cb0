import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Tenant } from '@dokubox/spec/enums.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { CustomNameEditor, type SaveName } from '../CustomNameEditor/CustomNameEditor.tsx';
import { customNameState } from '../CustomNameEditor/customNameState.ts';
import {
  boxTitle,
  contentLanguage,
  definitionTitle,
  dokuTitle,
  localName,
  personName,
  upperFirst,
} from '../../helpers/names.ts';
import { usedDokus, type UserIdentity } from '../../helpers/turn.ts';
import { RiverArtwork } from '../../foundations/RiverArtwork/RiverArtwork.tsx';
import { LockBanner, type LockRetry } from '../LockBanner/LockBanner.tsx';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { DokuboxStatusBadge, LabelBadge } from '../StatusBadge/StatusBadge.tsx';
import { rejectionOf } from '../DokuCard/rejectionOf.ts';
import { RejectionNotice } from '../RejectionNotice/RejectionNotice.tsx';
import { RoleNotice } from '../RoleNotice/RoleNotice.tsx';
import { labelLooks } from '../StatusBadge/statusLooks.ts';
import {
  boxLabels,
  headerSentence,
  otherLockHolder,
  readOnlyReason,
  type HeaderSentence,
} from './headerSentence.ts';
import classes from './DokuboxHeader.module.css';

export interface DokuboxHeaderProps {
  readonly box: ReceivedBox;
  readonly currentUser: UserIdentity;
  readonly tenant: Tenant;
  /** Name of the product category. Leave it out where it is hidden (R2.14). */
  readonly categoryName?: string;
  /** Address of the list. */
  readonly backHref: string;
  readonly onNavigate?: Navigate;
  /** Saves the client's own name. Without it the user cannot edit the name. */
  readonly onRename?: SaveName;
  /** Called with true when the user starts editing the name, with false afterwards. Keep it stable. */
  readonly onNaming?: (naming: boolean) => void;
  /** Opens the details of the termination of a cancelled box (R2.16). */
  readonly onShowTermination?: () => void;
  /** Tries to take the lock again. With it the banner replaces the sentence. */
  readonly lock?: LockRetry;
  /** Further buttons of the box. */
  readonly actions?: ReactNode;
}

interface SentenceProps {
  readonly sentence: HeaderSentence;
  readonly holder: string;
}

function Sentence({ sentence, holder }: SentenceProps) {
  const { t } = useTranslation(['box', 'contract']);
  if ('count' in sentence) return t(`turn.${sentence.key}`, { count: sentence.count });
  if (sentence.key === 'locked') {
    const who = upperFirst(t('lockBanner.title', { name: holder }));
    return `${who}. ${t('contract:errorHelp.DOKUBOX_LOCKED')}`;
  }
  return t(`turn.${sentence.key}`);
}

interface FactsProps extends Pick<DokuboxHeaderProps, 'box' | 'currentUser'> {
  readonly language: ReturnType<typeof contentLanguage>;
  readonly categoryName: string | undefined;
  readonly labels: ReturnType<typeof boxLabels>;
  /** Name of the user who holds the lock. Empty for none. */
  readonly holder: string;
  readonly onShowTermination: (() => void) | undefined;
}

/** The line of facts: status and labels, number of documents, category, and the client for a banker. */
function Facts({
  box,
  currentUser,
  language,
  categoryName,
  labels,
  holder,
  onShowTermination,
}: FactsProps) {
  const { t } = useTranslation('box');
  return (
    <ul className={classes.facts}>
      <li>
        <DokuboxStatusBadge status={box.status} userType={currentUser.userType} />
      </li>
      {labels.map((label) => (
        <li key={label}>
          <LabelBadge
            look={labelLooks[label]}
            text={
              label === 'locked'
                ? upperFirst(t('header.lockedBy', { name: holder }))
                : t(`header.${label}`)
            }
          />
        </li>
      ))}
      {box.status === 'CANCELLED' && onShowTermination ? (
        <li>
          <Button variant="default" size="compact-sm" onClick={onShowTermination}>
            {t('header.terminationDetails')}
          </Button>
        </li>
      ) : null}
      <li className="dk-figures">
        {t('header.documents', { count: usedDokus(box.dokus).length })}
      </li>
      {categoryName ? <li>{categoryName}</li> : null}
      {currentUser.userType === 'BANKER' ? (
        <li>
          {localName(box.clientName, box.clientNameLocal, language)}{' '}
          <span className="dk-figures">{box.clientId}</span>
        </li>
      ) : null}
    </ul>
  );
}

/**
 * Head of a dokubox (R2.14, R2.15): its title and facts, whose turn it is, and what the user can do.
 * A client can edit their own name of the box in place.
 */
export function DokuboxHeader({
  box,
  currentUser,
  tenant,
  categoryName,
  backHref,
  onNavigate,
  onRename,
  onNaming,
  onShowTermination,
  lock,
  actions,
}: DokuboxHeaderProps) {
  const { t, i18n } = useTranslation('box');
  const language = contentLanguage(tenant, i18n.language);
  const artworkLanguage = languages.find((entry) => entry === i18n.resolvedLanguage) ?? 'en';
  const title = boxTitle(box, language);
  const definition = definitionTitle(box, language);
  const lockUser = otherLockHolder(box, currentUser);
  const holder = lockUser && personName(lockUser, t('lockBanner.bank'), language);
  const sentence = headerSentence(box, currentUser);
  // The banner or a label may already say why the name cannot be edited.
  const reason = readOnlyReason(box, currentUser);
  const reads = reason === 'role';
  const banner = holder !== undefined && lock !== undefined && !reads;
  const labels = boxLabels(box, currentUser);
  const saidAlready = banner || labels.includes('readOnly');
  const [wasLocked, setWasLocked] = useState(false);
  if (banner && !wasLocked) setWasLocked(true);
  const freed = wasLocked && reason === undefined;
  return (
    <div className={classes.header}>
      <RiverArtwork
        tenant={tenant}
        language={artworkLanguage}
        variant="faint"
        className={classes.river ?? ''}
      />
      <div className={classes.content}>
        <a className={classes.back} {...linkProps(backHref, onNavigate)}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {t('header.back')}
        </a>
        <div className={classes.head}>
          <div className={classes.titles}>
            <h1 className={classes.title}>
              <bdi>{title}</bdi>
            </h1>
            {currentUser.userType === 'CLIENT' && onRename && !reads ? (
              <CustomNameEditor
                value={box.customName ?? ''}
                placeholder={definition}
                state={customNameState(box, currentUser)}
                quiet={saidAlready}
                onSave={onRename}
                onEditing={onNaming}
                {...(holder === undefined ? {} : { holder })}
              />
            ) : null}
            {definition !== title ? <p className={classes.definition}>{definition}</p> : null}
          </div>
          {actions ? <div className={classes.actions}>{actions}</div> : null}
        </div>
        <Facts
          {...{ box, currentUser, language, categoryName, onShowTermination }}
          labels={labels}
          holder={holder ?? ''}
        />
        {banner ? null : (
          <p className={classes.sentence} data-yours={sentence.key === 'you' || undefined}>
            <Sentence sentence={sentence} holder={holder ?? ''} />
          </p>
        )}
        {reads ? <RoleNotice box={box} currentUser={currentUser} tenant={tenant} /> : null}
        <RejectionNotice
          rejection={box.signatureRejection}
          shape="banner"
          documents={usedDokus(box.dokus)
            .filter((doku) => rejectionOf(doku, box))
            .map((doku) => dokuTitle(doku, language))}
        />
        {banner ? (
          <LockBanner
            holder={holder}
            {...(lockUser?.lockedUntil ? { until: lockUser.lockedUntil } : {})}
            {...lock}
          />
        ) : null}
        <VisuallyHidden role="status">{freed ? t('lockBanner.free') : null}</VisuallyHidden>
      </div>
    </div>
  );
}
