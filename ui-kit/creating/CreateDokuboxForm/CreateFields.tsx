import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { segments as allSegments } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { contentLanguage, localized } from '../../helpers/names.ts';
import { fieldText, messageText } from '../../locales/messageText.ts';
import { checkFields, type FieldErrors } from '../../shared/fieldRules.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import type { CreateChoice, CreateDokuboxFormProps } from './createProps.ts';
import { createRules, type CreateValues } from './createRules.ts';
import classes from './CreateDokuboxForm.module.css';

export interface CreateFieldsProps extends Pick<
  CreateDokuboxFormProps,
  | 'userType'
  | 'tenant'
  | 'segment'
  | 'onSegmentChange'
  | 'categories'
  | 'definitions'
  | 'choice'
  | 'customName'
  | 'onNameChange'
> {
  readonly segments: NonNullable<CreateDokuboxFormProps['segments']>;
  readonly busy: boolean;
  /** The errors of the last submission. */
  readonly errors: FieldErrors<CreateValues>;
  readonly onChoose: (choice: CreateChoice) => void;
}

/** Fields of the selection form. Each depends on the choice above it. */
export function CreateFields(props: CreateFieldsProps) {
  const { userType, segments, definitions, choice } = props;
  const { t } = useTranslation('contract');
  const nothingToChoose =
    choice.categoryCode !== '' && definitions.state === 'ready' && definitions.options.length === 0;
  return (
    <div className={classes.fields}>
      {userType === 'BANKER' && segments.length > 1 ? <SegmentField {...props} /> : null}
      <CategoryField {...props} />
      {nothingToChoose ? (
        <div data-why tabIndex={-1} className={classes.why}>
          <StatusMessage kind="warning">
            {messageText(t, 'dde.error.noSelectableDokuboxDefinition')}
          </StatusMessage>
        </div>
      ) : (
        <DefinitionField {...props} />
      )}
      {userType === 'BANKER' ? null : <NameField {...props} />}
    </div>
  );
}

/** Returns a function that gives a field's error as a text. */
function useErrorText(errors: FieldErrors<CreateValues>) {
  const { t } = useTranslation('contract');
  return (field: keyof CreateValues) => fieldText(t, field, errors[field]);
}

function SegmentField({ segment, segments, onSegmentChange, busy, errors }: CreateFieldsProps) {
  const { t } = useTranslation('creating');
  const { t: tBox } = useTranslation('contractBox');
  const textOf = useErrorText(errors);
  return (
    <NativeSelect
      name="segment"
      label={t('form.segment')}
      value={segment ?? ''}
      disabled={busy}
      error={textOf('segment')}
      data={[
        ...(segment === null ? [{ value: '', label: t('form.chooseSegment') }] : []),
        ...segments.map((value) => ({ value, label: tBox(`segment.${value}`) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = allSegments.find((one) => one === value);
        if (chosen) onSegmentChange?.(chosen);
      }}
    />
  );
}

function CategoryField(props: CreateFieldsProps) {
  const { segment, segments, categories, choice, busy, errors, onChoose } = props;
  const { t } = useTranslation('creating');
  const textOf = useErrorText(errors);
  const prompt =
    categories.state === 'loading'
      ? t('form.loading')
      : t(segment === null && segments.length > 0 ? 'form.segmentFirst' : 'form.chooseCategory');
  return (
    <NativeSelect
      name="categoryCode"
      label={t('form.category')}
      required
      withAsterisk={false}
      value={choice.categoryCode}
      disabled={busy || segment === null || categories.state !== 'ready'}
      error={textOf('categoryCode')}
      data={[
        { value: '', label: prompt },
        ...categories.options.map(({ categoryCode, name }) => ({
          value: categoryCode,
          label: name,
        })),
      ]}
      onChange={({ currentTarget }) => {
        onChoose({ categoryCode: currentTarget.value, definitionPid: '' });
      }}
    />
  );
}

function DefinitionField(props: CreateFieldsProps) {
  const { tenant, segment, definitions, choice, busy, errors, onChoose } = props;
  const { t, i18n } = useTranslation('creating');
  const language = contentLanguage(tenant, i18n.language);
  const textOf = useErrorText(errors);
  const known = definitions.options.some(({ pid }) => pid === choice.definitionPid);
  const prompt =
    definitions.state === 'loading'
      ? t('form.loading')
      : t(choice.categoryCode === '' ? 'form.categoryFirst' : 'form.chooseDefinition');
  return (
    <NativeSelect
      name="definitionPid"
      label={t('form.definition')}
      required
      withAsterisk={false}
      value={known ? choice.definitionPid : ''}
      disabled={
        busy || segment === null || choice.categoryCode === '' || definitions.state !== 'ready'
      }
      error={textOf('definitionPid')}
      data={[
        { value: '', label: prompt },
        ...definitions.options.map(({ pid, titleEn, titleLocal }) => ({
          value: pid,
          label: localized(titleEn, titleLocal, language),
        })),
      ]}
      onChange={({ currentTarget }) => {
        onChoose({ ...choice, definitionPid: currentTarget.value });
      }}
    />
  );
}

function NameField({ segment, customName, onNameChange, busy }: CreateFieldsProps) {
  const { t } = useTranslation('creating');
  // An error in the name is shown at once.
  const { customName: rules } = createRules;
  const textOf = useErrorText(checkFields({ customName }, { customName: rules }));
  return (
    <TextInput
      name="customName"
      label={t('form.customName')}
      autoComplete="off"
      value={customName}
      disabled={busy || segment === null}
      error={textOf('customName')}
      description={
        <span className={classes.below}>
          <span>{t('form.customNameHint')}</span>
          <span className="dk-figures">
            {t('form.counter', { used: customName.length, max: limits.customNameMax })}
          </span>
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget }) => {
        onNameChange(currentTarget.value);
      }}
    />
  );
}
