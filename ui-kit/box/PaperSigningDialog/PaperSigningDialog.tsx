import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { formatIsoDay, parseTypedDay } from '../../helpers/dayInput.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { required, usable } from '../../shared/fieldRules.ts';
import { useFields } from '../../shared/useFields.ts';
import { ScanField } from './ScanField.tsx';
import classes from './PaperSigningDialog.module.css';

/** A confirmed paper signing. */
export interface PaperConfirmation {
  /** Calendar day, yyyy-mm-dd. */
  readonly date: string;
  readonly place: string | null;
  readonly scan: File | null;
}

export interface PaperSigningDialogProps {
  readonly opened: boolean;
  /** A client confirms for its own people, the bank for everyone. */
  readonly userType: UserType;
  /** Title of the document. */
  readonly title: string;
  /** Calendar day in the time zone of the tenant, yyyy-mm-dd. The date starts with it. */
  readonly today: string;
  /** Extensions a scan may have (§5). */
  readonly policy: Pick<TenantPolicy, 'uploadExtensions'>;
  /** Offers the download of the document as the first step. Absent where there is no file. */
  readonly onDownload?: () => void;
  /** Called with a valid date. Nothing is sent until the user submits their choices. */
  readonly onConfirm: (signing: PaperConfirmation) => void;
  readonly onClose: () => void;
}

function PaperSigningForm({
  userType,
  title,
  today,
  policy,
  onDownload,
  onConfirm,
  onClose,
}: Omit<PaperSigningDialogProps, 'opened'>) {
  const { t } = useTranslation(['acting', 'shell']);
  const [scan, setScan] = useState<File | null>(null);
  const isDay = (date: string) =>
    parseTypedDay(date, today).state === 'day' ? undefined : 'dde.error.invalidValue';
  const fields = useFields(
    { date: formatIsoDay(today), place: '' },
    { date: [required, isDay], place: [usable('line')] },
    ({ date, place }) => {
      const day = parseTypedDay(date, today);
      if (day.state !== 'day') return;
      onConfirm({ date: day.iso, place: spokenText(place) || null, scan });
    },
  );
  const date = fields.input('date', 'signedOn');
  const day = parseTypedDay(date.value, today);
  const dateErrors: Partial<Record<typeof day.state, string>> = {
    invalid: t('acting:paper.dateInvalid'),
    future: t('acting:paper.dateFuture'),
  };
  return (
    <form className={classes.form} noValidate onSubmit={fields.submit}>
      <p className={classes.about}>{t('acting:paper.about', { title })}</p>
      <ol className={classes.steps} aria-label={t('acting:paper.steps')}>
        <li>{t('acting:paper.step.download')}</li>
        <li>{t('acting:paper.step.print')}</li>
        <li>{t('acting:paper.step.sign')}</li>
        <li>{t('acting:paper.step.confirm')}</li>
      </ol>
      {onDownload ? (
        <Button
          className={classes.download}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onDownload}
        >
          {t('acting:paper.download')}
        </Button>
      ) : null}
      <div className={classes.fields}>
        <TextInput
          {...date}
          label={t('acting:paper.date')}
          description={t('acting:paper.dateHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          className="dk-figures"
          autoComplete="off"
          required
          withAsterisk={false}
          data-autofocus
          error={date.error && (dateErrors[day.state] ?? date.error)}
          onBlur={() => {
            if (day.state === 'day') fields.set('date', formatIsoDay(day.iso));
          }}
        />
        <TextInput
          {...fields.input('place')}
          label={t('acting:paper.place')}
          maxLength={limits.paperSigningPlaceMax}
        />
      </div>
      <ScanField title={title} policy={policy} scan={scan} onScan={setScan} />
      <p className={classes.text}>{t(`acting:paper.outcome.${userType}`)}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('shell:cancel')}
        </Button>
        <Button type="submit">{t('acting:paper.submit')}</Button>
      </div>
    </form>
  );
}

/** Confirms a signing on paper, with its day and optionally its place and a scan. */
export function PaperSigningDialog({ opened, ...form }: PaperSigningDialogProps) {
  const { t } = useTranslation(['acting', 'shell']);
  return (
    <Dialog
      opened={opened}
      onClose={form.onClose}
      title={t('acting:paper.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      <PaperSigningForm {...form} />
    </Dialog>
  );
}
