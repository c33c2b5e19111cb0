import { useTranslation } from 'react-i18next';
import classes from './ChangePasswordForm.module.css';
import type { Score } from '@dokubox/spec/password-strength/estimate.ts';

const steps = [0, 1, 2, 3, 4] as const;

/** Strength of the new password as five steps and a word. Screen readers read the word politely. */
export function StrengthMeter({ score }: { readonly score: Score | undefined }) {
  const { t } = useTranslation('account');
  const word = score === undefined ? '' : t(`password.score${score}`);
  return (
    <div className={classes.strength} data-score={score}>
      <div className={classes.steps} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} data-reached={(score !== undefined && step <= score) || undefined} />
        ))}
      </div>
      <p className={classes.word} role="status">
        {word === '' ? '' : `${t('password.strength')}: ${word}`}
      </p>
    </div>
  );
}
