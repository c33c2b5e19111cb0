import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDayTime, formatWithZone, isoOf } from '../../helpers/moments.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { terminationRows, type TerminationFields } from './terminationRows.ts';
import classes from './TerminationDetails.module.css';

export interface TerminationDetailsProps extends TerminationFields {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly cancelledAt: Date | null | undefined;
}

/** Read-only details of a terminated box (R2.16, A-077). */
export function TerminationDetails({
  opened,
  onClose,
  cancelledAt,
  ...fields
}: TerminationDetailsProps) {
  const { t } = useTranslation('box');
  const day = formatDayTime(cancelledAt);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('termination.title')}
      closeButtonProps={{ 'aria-label': t('termination.close') }}
    >
      <dl className={classes.list}>
        <div>
          <dt>{t('termination.date')}</dt>
          <dd>
            {day === '' ? (
              t('termination.unknown')
            ) : (
              <time
                className="dk-figures"
                dateTime={isoOf(cancelledAt)}
                title={formatWithZone(cancelledAt)}
              >
                {day}
              </time>
            )}
          </dd>
        </div>
        {terminationRows(fields).map(({ key, text }) => (
          <div key={key}>
            <dt>{t(`termination.${key}`)}</dt>
            <dd className={classes.text}>{text ?? t('termination.unknown')}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('termination.close')}
        </Button>
      </div>
    </Dialog>
  );
}
