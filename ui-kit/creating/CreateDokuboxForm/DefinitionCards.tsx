import { IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DokuboxDefinition } from '@dokubox/spec/schemas/definition.ts';
import { localized, type ContentLanguage } from '../../helpers/names.ts';
import classes from './CreateDokuboxForm.module.css';

export interface DefinitionCardsProps {
  readonly definition: DokuboxDefinition;
  readonly language: ContentLanguage;
  /** Internal notes are for the bank only (R2.17, X-30). */
  readonly banker: boolean;
}

/** Instruction and, for a banker, internal notes of the chosen definition, as text (R2.17). */
export function DefinitionCards({ definition, language, banker }: DefinitionCardsProps) {
  const { t } = useTranslation('creating');
  const { instructionEn, instructionLocal, internalNotes } = definition;
  const instruction = localized(instructionEn, instructionLocal, language);
  const notes = banker ? (internalNotes ?? '').trim() : '';
  return (
    <>
      {instruction === '' ? null : (
        <section className={classes.card} aria-labelledby="create-instruction">
          <h2 className={classes.cardTitle} id="create-instruction">
            <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
            {t('form.instruction')}
          </h2>
          <p className={classes.prose}>{instruction}</p>
        </section>
      )}
      {notes === '' ? null : (
        <section className={classes.card} data-internal aria-labelledby="create-notes">
          <h2 className={classes.cardTitle} id="create-notes">
            <IconLock size={20} stroke={1.75} aria-hidden="true" />
            {t('form.internalNotes')}
          </h2>
          <p className={classes.hint}>{t('form.internalNotesHint')}</p>
          <p className={classes.prose}>{notes}</p>
        </section>
      )}
    </>
  );
}
