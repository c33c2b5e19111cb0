import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { TemplateFields } from '@dokubox/spec/workflow/setup.ts';
import { asConfigured, type DraftDoku } from './configuration.ts';
import classes from './ConfigureDokubox.module.css';

/** Requirements of a definition, in reading order. */
const flags = [
  'clientSignatureNeeded',
  'firstBankSignatureNeeded',
  'secondBankSignatureNeeded',
  'clientAcknowledgementNeeded',
  'clientSignedDokuUploadNeeded',
  'bankSignedDokuUploadNeeded',
] as const satisfies readonly (keyof Doku)[];

export interface FlagsCardProps {
  readonly dokus: readonly (TemplateFields & Pick<Doku, 'id' | (typeof flags)[number]>)[];
  readonly order: readonly DraftDoku[];
  readonly titleOf: (dokuId: number) => string;
}

/**
 * The requirements of each used document, read-only. They come from its definition, or from
 * its signers if it was added.
 */
export function FlagsCard({ dokus, order, titleOf }: FlagsCardProps) {
  const { t } = useTranslation('creating');
  return (
    <section className={classes.card} aria-labelledby="configure-flags">
      <h2 className={classes.cardTitle} id="configure-flags">
        {t('configure.flags.title')}
      </h2>
      <p className={classes.text}>{t('configure.flags.text')}</p>
      <dl className={classes.flags}>
        {order
          .filter(({ usedInBox }) => usedInBox)
          .map(({ dokuId, participants }) => {
            const stored = dokus.find(({ id }) => id === dokuId);
            const doku = stored && asConfigured(stored, participants);
            const set = flags.filter((flag) => doku?.[flag] === true);
            return (
              <div key={dokuId}>
                <dt>{titleOf(dokuId)}</dt>
                {set.length === 0 ? (
                  <dd className={classes.soft}>{t('configure.flags.none')}</dd>
                ) : (
                  set.map((flag) => (
                    <dd key={flag}>
                      <IconCheck size={16} stroke={1.75} aria-hidden="true" />
                      {t(`configure.flags.${flag}`)}
                    </dd>
                  ))
                )}
              </div>
            );
          })}
      </dl>
    </section>
  );
}
