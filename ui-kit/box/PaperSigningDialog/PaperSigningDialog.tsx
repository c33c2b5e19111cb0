import { Button, TextInput } from '@mantine/core';
import { IconDownload, IconFile, IconX } from '@tabler/icons-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { showableText, spokenText, optionalTextProblem } from '@dokubox/spec/free-text.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { FileDropzone } from '../FileDropzone/FileDropzone.tsx';
import { idleUpload } from '../FileDropzone/uploadState.ts';
import { formatIsoDay, parseTypedDay } from '../../helpers/dayInput.ts';
import { fieldText } from '../../locales/messageText.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import classes from './PaperSigningDialog.module.css';

/** What is confirmed about a paper signing. */
export interface PaperConfirmation {
  /** Calendar day, yyyy-mm-dd. */
  readonly date: string;
  readonly place: string | null;
  readonly scan: File | null;
}

export interface PaperSigningDialogProps {
  readonly opened: boolean;
  /** Who confirms: the client for its own people, the bank for everybody. */
  readonly userType: UserType;
  /** Title of the document. */
  readonly title: string;
  /** Calendar day in the time zone of the tenant, yyyy-mm-dd; the date starts with it. */
  readonly today: string;
  /** Extensions a scan may have (§5). */
  readonly policy: Pick<TenantPolicy, 'uploadExtensions'>;
  /** Offers the download of the document as the first step; absent where there is no file. */
  readonly onDownload?: () => void;
  /** Called once the date is right; nothing is sent before the choices are submitted. */
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
  const { t: tContract } = useTranslation('contract');
  const [date, setDate] = useState(formatIsoDay(today));
  const [place, setPlace] = useState('');
  const [scan, setScan] = useState<File | null>(null);
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const day = parseTypedDay(date, today);
  const errors = {
    day: undefined,
    empty: fieldText(tContract, 'signedOn', 'dde.error.requiredField'),
    invalid: t('acting:paper.dateInvalid'),
    future: t('acting:paper.dateFuture'),
  };
  const wrongPlace = optionalTextProblem(place, 'line');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (day.state === 'day' && wrongPlace === undefined) {
      const where = spokenText(place);
      onConfirm({ date: day.iso, place: where === '' ? null : where, scan });
      return;
    }
    setChecked(true);
    field.current?.focus();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
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
          ref={field}
          name="date"
          label={t('acting:paper.date')}
          description={t('acting:paper.dateHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          className="dk-figures"
          autoComplete="off"
          required
          withAsterisk={false}
          data-autofocus
          value={date}
          error={checked ? errors[day.state] : undefined}
          onChange={({ currentTarget }) => {
            setDate(currentTarget.value);
          }}
          onBlur={() => {
            if (day.state === 'day') setDate(formatIsoDay(day.iso));
          }}
        />
        <TextInput
          name="place"
          label={t('acting:paper.place')}
          maxLength={limits.paperSigningPlaceMax}
          value={place}
          error={fieldText(tContract, 'place', wrongPlace)}
          onChange={({ currentTarget }) => {
            setPlace(currentTarget.value);
          }}
        />
      </div>
      <div>
        <p className={classes.label}>{t('acting:paper.scan')}</p>
        {scan === null ? (
          <FileDropzone
            title={title}
            policy={policy}
            state={idleUpload}
            onFile={setScan}
            onCancel={() => {
              setScan(null);
            }}
            onRetry={() => {
              setScan(null);
            }}
          />
        ) : (
          <div className={classes.scan}>
            <IconFile size={20} stroke={1.75} aria-hidden="true" />
            <bdi className={classes.fileName}>{showableText(scan.name)}</bdi>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('acting:paper.removeScan', { fileName: showableText(scan.name) })}
              onClick={() => {
                setScan(null);
              }}
            >
              <IconX size={16} stroke={1.75} aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
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

/** Somebody confirms what was signed on paper: when, optionally where, and a scan. */
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
