import { ActionIcon, Radio } from '@mantine/core';
import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import type { Consequence } from '@dokubox/spec/workflow/consequences.ts';
import type { DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import type { ArchiveHint, OfferedTrigger, OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import classes from './ActionOptions.module.css';

export interface ActionOptionsProps {
  /** Title of the document, part of the group's name. */
  readonly title: string;
  /** Client or banker: a trigger can mean different things to them. */
  readonly userType: UserType;
  /** From `cardOptions`, in order, with the greyed options (R4.8 to R4.18). */
  readonly options: readonly OfferedTrigger[];
  readonly value: OptionTrigger | null;
  /** Null clears the choice (R4.19). A choice alone sends nothing. */
  readonly onChange: (value: OptionTrigger | null) => void;
  /** From `archiveHint`: why SendToArchive is not among the options. */
  readonly hint?: ArchiveHint | null;
  /** Details of the chosen option, such as day and place of a paper signing. */
  readonly note?: string;
  /** True while the choices are being sent. */
  readonly busy?: boolean;
  /** Names of the people whose data are in the way of an option, for the reasons about people. */
  readonly whose?: (trigger: OptionTrigger, reason: DisabledReason) => readonly string[];
  /** Consequence of an option, where its name does not say it. */
  readonly consequence?: (trigger: OptionTrigger) => Consequence | null;
}

/**
 * The choice of what to do with a document (R4.8 to R4.19). The user clears it by choosing it again, by
 * its ×, or by Delete. The words below a greyed option say why.
 */
export function ActionOptions({
  title,
  userType,
  options,
  value,
  onChange,
  hint = null,
  note,
  busy = false,
  whose = () => [],
  consequence = () => null,
}: ActionOptionsProps) {
  const { t } = useTranslation(['acting', 'contractBox']);
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  if (options.length === 0 && hint === null) return null;

  const clear = (trigger: OptionTrigger) => {
    onChange(null);
    // The × disappears with the choice: the focus moves to the option.
    group.current?.querySelector<HTMLInputElement>(`input[value="${trigger}"]`)?.focus();
  };
  return (
    <fieldset ref={group} className={classes.group}>
      <legend className={classes.legend}>
        {t('acting:actions.legend')}
        <span className={classes.hidden}> {title}</span>
      </legend>
      {options.map(({ triggerControl: trigger, disabledReasons: reasons }) => (
        <Option
          key={trigger}
          {...{ trigger, reasons, userType, note, busy, whose, onChange }}
          name={id}
          chosen={value === trigger}
          follows={reasons.length > 0 ? null : consequence(trigger)}
          onClear={() => {
            clear(trigger);
          }}
        />
      ))}
      {hint === null ? null : (
        <p className={classes.hint}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
          {t(`acting:actions.archiveHint.${hint}`)}
        </p>
      )}
    </fieldset>
  );
}

interface OptionProps extends Pick<ActionOptionsProps, 'userType' | 'onChange'> {
  readonly trigger: OptionTrigger;
  readonly reasons: readonly DisabledReason[];
  /** Name of the radio group. */
  readonly name: string;
  readonly chosen: boolean;
  readonly follows: Consequence | null;
  readonly note: string | undefined;
  readonly busy: boolean;
  readonly whose: (trigger: OptionTrigger, reason: DisabledReason) => readonly string[];
  /** Called when the user clears the choice by its ×. */
  readonly onClear: () => void;
}

/** One option with the words below it: the consequence, the note, or why it is greyed. */
function Option({
  trigger,
  reasons,
  userType,
  name,
  chosen,
  follows,
  note,
  busy,
  whose,
  onChange,
  onClear,
}: OptionProps) {
  const { t } = useTranslation(['acting', 'contractBox']);
  const label = t(`contractBox:action.${userType}.${trigger}`);
  const belowId = `${name}-${trigger}`;
  /** Only the client can choose the way of signing. The bank waits for it. */
  const reasonText = (reason: DisabledReason) =>
    reason === 'CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN'
      ? t(`acting:disabledReason.${reason}.${userType}`)
      : t(`acting:disabledReason.${reason}`);
  return (
    <div
      className={classes.option}
      data-chosen={chosen || undefined}
      data-greyed={reasons.length > 0 || undefined}
    >
      <Radio
        className={classes.radio ?? ''}
        name={name}
        value={trigger}
        label={label}
        checked={chosen}
        disabled={busy || reasons.length > 0}
        {...(reasons.length > 0 || follows ? { 'aria-describedby': belowId } : {})}
        onChange={() => {
          onChange(trigger);
        }}
        onClick={() => {
          if (chosen) onChange(null);
        }}
        onKeyDown={(event) => {
          if (chosen && event.key === 'Delete') onChange(null);
        }}
      />
      {chosen && !busy ? (
        <ActionIcon
          className={classes.clear ?? ''}
          size={32}
          aria-label={t('acting:actions.clear', { action: label })}
          onClick={() => {
            onClear();
          }}
        >
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      ) : null}
      {follows ? (
        <p className={classes.reasons} id={belowId}>
          {t(`acting:consequence.${follows}`)}
        </p>
      ) : null}
      {chosen && note !== undefined ? <p className={classes.reasons}>{note}</p> : null}
      {reasons.length > 0 ? (
        <ul className={classes.reasons} id={belowId}>
          {reasons.map((reason) => {
            const names = whose(trigger, reason).join(', ');
            return (
              <li key={reason}>
                {names === '' ? null : (
                  <>
                    <strong>{names}:</strong>{' '}
                  </>
                )}
                {reasonText(reason)}
              </li>
            );
          })}
          {reasons.some((reason) => reason.startsWith('SIGNER_')) ? (
            <li>{t(`acting:signerDetails.${userType}`)}</li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}
