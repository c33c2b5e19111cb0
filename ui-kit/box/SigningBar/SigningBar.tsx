import { useTranslation } from 'react-i18next';
import { signingBar, type BarDocument, type BarText } from '@dokubox/spec/workflow/progress.ts';
import type { Tone } from '../../foundations/theme/tones.ts';
import classes from './SigningBar.module.css';

export interface SigningBarProps {
  /** One document, or all documents of a box. */
  readonly documents: readonly BarDocument[];
  /** Name of the bar. */
  readonly label: string;
}

/** Colour of the bar, with the same meaning as the text next to it. */
const barTones = {
  signedOutside: 'green',
  notRequired: 'grey',
  rejected: 'red',
  pending: 'grey',
  notStarted: 'grey',
  partlySigned: 'ink',
  allSigned: 'green',
} as const satisfies Record<BarText, Tone>;

/** The number of signers who have signed, as a text and as a bar (R4.25). */
export function SigningBar({ documents, label }: SigningBarProps) {
  const { t } = useTranslation('box');
  const bar = signingBar(documents);
  const text = t(`signing.${bar.text}`, { done: bar.done, total: bar.total });
  return (
    <div className={classes.signing} data-tone={barTones[bar.text]}>
      <div className={`${classes.words} dk-figures`}>
        <span className={classes.label}>{label}</span>
        <span>{text}</span>
      </div>
      {bar.barVisible ? (
        <div
          className={classes.track}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={bar.percent}
          aria-valuetext={text}
        >
          <span className={classes.fill} style={{ inlineSize: `${bar.percent}%` }} />
        </div>
      ) : null}
    </div>
  );
}
