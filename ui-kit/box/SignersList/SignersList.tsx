import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { participantRoles, type DokuStatus, type Tenant } from '@dokubox/spec/enums.ts';
import type { Participant } from '@dokubox/spec/schemas/participant.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { expiryMark } from '@dokubox/spec/workflow/signer-dates.ts';
import { formatIsoDay } from '../../helpers/dayInput.ts';
import { contentLanguage, signerName } from '../../helpers/names.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { masked } from './masked.ts';
import classes from './SignersList.module.css';

export interface SignersListProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Title of the document. */
  readonly title: string;
  readonly signers: readonly SigningUser[];
  /** People of the document, with the role in which each signer signs. */
  readonly participants: readonly Participant[];
  /** Status of the document. In some tenants it decides whether a past date is an error (R5.25). */
  readonly status: DokuStatus;
  readonly tenant: Tenant;
  /** Calendar day in the tenant's zone, yyyy-mm-dd. */
  readonly today: string;
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * Expiry of an identity document with its mark as a text (R5.25), and the day if it is known
 * (A-364).
 */
function Expiry({
  signer,
  ...rest
}: { readonly signer: SigningUser } & Pick<SignersListProps, 'status' | 'tenant' | 'today'>) {
  const { t } = useTranslation('acting');
  const { docExpiryDate: day } = signer;
  const mark = expiryMark(signer, rest.today, rest.status, policyOf(rest.tenant));
  if (mark === 'notAvailable') return t('signers.notAvailable');
  return (
    <span className={classes.expiry}>
      {day ? (
        <span className="dk-figures">{formatIsoDay(day)}</span>
      ) : (
        <span>{t('signers.keptBack')}</span>
      )}
      {mark === 'none' ? null : (
        <span className={classes.mark} data-mark={mark}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          {t(`signers.${mark}`)}
        </span>
      )}
    </span>
  );
}

/**
 * All signers of a document, with their data for the signing service (R2.23, A-177). Ids of the
 * service are masked except for their end.
 */
export function SignersList({
  opened,
  onClose,
  title,
  signers,
  participants,
  status,
  tenant,
  today,
}: SignersListProps) {
  const { t, i18n } = useTranslation(['acting', 'contractBox']);
  const language = contentLanguage(tenant, i18n.language);
  const rolesOf = (username: string) =>
    participants
      .filter(({ user }) => user.username === username)
      .map(({ participantRole }) =>
        participantRoles.some((role) => role === participantRole)
          ? t(`contractBox:participantRole.${participantRole}`)
          : participantRole,
      );
  const notAvailable = t('acting:signers.notAvailable');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('acting:signers.title', { title })}
      closeButtonProps={{ 'aria-label': t('acting:signers.close') }}
    >
      <ul className={classes.list}>
        {signers.map((one) => {
          const name = signerName(one, participants, language);
          const issuer = [one.docIssuer, one.docIssuerCountry].filter(Boolean).join(', ');
          return (
            <li key={one.username} className={classes.signer} aria-label={name}>
              <h3 className={classes.name}>{name}</h3>
              <p className={classes.role}>{rolesOf(one.username).join(', ')}</p>
              <dl className={classes.facts}>
                <Row name={t('acting:signers.expiry')}>
                  <Expiry signer={one} status={status} tenant={tenant} today={today} />
                </Row>
                <Row name={t('acting:signers.issuer')}>{issuer || notAvailable}</Row>
                <Row name={t('acting:signers.userId')}>
                  {masked(one.namirialUserId) || notAvailable}
                </Row>
                <Row name={t('acting:signers.deviceId')}>
                  {masked(one.namirialDeviceId) || notAvailable}
                </Row>
              </dl>
            </li>
          );
        })}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('acting:signers.close')}
        </Button>
      </div>
    </Dialog>
  );
}
