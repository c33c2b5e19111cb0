import { Anchor, Button, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from '../../shared/arrival.ts';
import form from '../../shared/form.module.css';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './ContractNotice.module.css';

/** Why a contract could not be signed. */
export const contractErrors = ['EXPIRED', 'REJECTED', 'TECHNICAL'] as const;
export type ContractError = (typeof contractErrors)[number];

export type ContractNoticeProps = {
  readonly backHref: string;
  readonly onNavigate?: Navigate;
} & (
  | { readonly state: 'required'; readonly signingUrl?: string }
  /** Others must still sign. `failed` if the last read failed. */
  | { readonly state: 'waiting'; readonly failed?: boolean }
  | { readonly state: 'noContract' }
  | { readonly state: 'error'; readonly code: ContractError }
);

const titles = {
  required: 'requiredTitle',
  waiting: 'waitingTitle',
  noContract: 'errorTitle',
  error: 'errorTitle',
} as const;

/**
 * The steps of the framework contract (R2.1, A-215…A-217): to be signed, being signed, not signed.
 */
export function ContractNotice(props: ContractNoticeProps) {
  const { t } = useTranslation('account');
  const { state, backHref, onNavigate } = props;
  const arrival = useArrivalFocus();
  return (
    <div ref={arrival} className={form.form}>
      <h1 className={form.title}>{t(`contract.${titles[state]}`)}</h1>
      {state === 'required' ? (
        <>
          <p className={form.lead}>{t('contract.requiredText')}</p>
          {props.signingUrl === undefined ? null : (
            <Button component="a" href={props.signingUrl} rel="noopener" fullWidth>
              {t('contract.requiredLink')}
            </Button>
          )}
        </>
      ) : null}
      {state === 'waiting' ? (
        <div className={classes.waiting} role="status">
          <Loader size="sm" aria-hidden="true" />
          <p>{t('contract.waitingText')}</p>
        </div>
      ) : null}
      {state === 'waiting' && props.failed ? (
        <StatusMessage kind="warning">{t('contract.failed')}</StatusMessage>
      ) : null}
      {state === 'noContract' ? (
        <StatusMessage kind="error">{t('contract.noContract')}</StatusMessage>
      ) : null}
      {state === 'error' ? (
        <StatusMessage kind="error" code={props.code}>
          {t(`contract.${props.code}`)}
        </StatusMessage>
      ) : null}
      <Anchor className={form.link ?? ''} {...linkProps(backHref, onNavigate)}>
        {t('contract.back')}
      </Anchor>
    </div>
  );
}
