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
  /** Who chooses: the same trigger can mean another thing to each side. */
  readonly userType: UserType;
  /** From `cardOptions`, already in order, greyed ones included (R4.8 to R4.18). */
  readonly options: readonly OfferedTrigger[];
  readonly value: OptionTrigger | null;
  /** Null clears the choice (R4.19). Nothing is sent by choosing. */
  readonly onChange: (value: OptionTrigger | null) => void;
  /** From `archiveHint`: why SendToArchive is not among the options. */
  readonly hint?: ArchiveHint | null;
  /** What the chosen option carries, e.g. day and place of a paper signing. */
  readonly note?: string;
  /** True while the choices are being sent. */
  readonly busy?: boolean;
  /** Names of those whose data are in the way of an option, for the reasons that are about people. */
  readonly whose?: (trigger: OptionTrigger, reason: DisabledReason) => readonly string[];
  /** What comes of an option that can be chosen, where its name does not say it. */
  readonly consequence?: (trigger: OptionTrigger) => Consequence | null;
}

/**
 * What can be done with a document: one choice of several (R4.8 to R4.19). A choice is cleared by
 * choosing it again, by the × beside it, or by Delete; a greyed option says why in words
 * below it.
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
    // The × goes with the choice; the user stays at the option.
    group.current?.querySelector<HTMLInputElement>(`input[value="${trigger}"]`)?.focus();
  };
  /** Only the client can choose the way of signing, the bank waits for it. */
  const reasonText = (reason: DisabledReason) =>
    reason === 'CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN'
      ? t(`acting:disabledReason.${reason}.${userType}`)
      : t(`acting:disabledReason.${reason}`);
  return (
    <fieldset ref={group} className={classes.group}>
      <legend className={classes.legend}>
        {t('acting:actions.legend')}
        <span className={classes.hidden}> {title}</span>
      </legend>
      {options.map(({ triggerControl: trigger, disabledReasons: reasons }) => {
        const chosen = value === trigger;
        const label = t(`contractBox:action.${userType}.${trigger}`);
        const follows = reasons.length > 0 ? null : consequence(trigger);
        const belowId = `${id}-${trigger}`;
        return (
          <div
            key={trigger}
            className={classes.option}
            data-chosen={chosen || undefined}
            data-greyed={reasons.length > 0 || undefined}
          >
            <Radio
              className={classes.radio ?? ''}
              name={id}
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
                  clear(trigger);
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
      })}
      {hint === null ? null : (
        <p className={classes.hint}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
          {t(`acting:actions.archiveHint.${hint}`)}
        </p>
      )}
    </fieldset>
  );
}
