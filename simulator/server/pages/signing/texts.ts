import type { Language } from '@dokubox/spec/enums.ts';
import type { WorkstepOutcome } from '../../../engine/handlers/signing/worksteps.ts';

/** How a finished page ended. `over` is everything the signer did not do. */
export type PageEnd = WorkstepOutcome | 'over' | 'unknown';

interface EndTexts {
  readonly title: string;
  readonly text: string;
}

/**
 * Words of the signing page. The page simulates a service outside of the product, so its texts are
 * in its folder, not in the portal's locales.
 */
export interface SigningTexts {
  readonly title: string;
  readonly testNotice: string;
  readonly signer: string;
  readonly box: string;
  readonly certificate: string;
  readonly documents: string;
  readonly open: string;
  /** Opens the document on the page itself. Its name follows. */
  readonly preview: string;
  /** Said at a document that a signature cannot go into. */
  readonly inContainer: string;
  /** Said at a document that may show something else elsewhere. */
  readonly fileWarning: string;
  readonly signing: string;
  readonly sign: string;
  /** The signature could not be created. Nothing has changed. */
  readonly signFailed: string;
  readonly refusing: string;
  readonly reason: string;
  readonly reasonMissing: string;
  readonly reasonTooLong: string;
  readonly refuse: string;
  readonly delegating: string;
  readonly colleague: string;
  readonly delegate: string;
  readonly colleagueMissing: string;
  /** Heading of what no signing service has. */
  readonly levers: string;
  readonly expiring: string;
  readonly expire: string;
  readonly back: string;
  /** The bank's own signing system, which takes no file and gives none back. */
  readonly system: {
    readonly title: string;
    readonly signing: string;
    readonly refused: EndTexts;
  };
  readonly ends: Readonly<Record<PageEnd, EndTexts>>;
}

const loaders: Readonly<Record<Language, () => Promise<{ texts: SigningTexts }>>> = {
  en: () => import('./texts/en.ts'),
  bg: () => import('./texts/bg.ts'),
  hu: () => import('./texts/hu.ts'),
  hr: () => import('./texts/hr.ts'),
  ro: () => import('./texts/ro.ts'),
  sr: () => import('./texts/sr.ts'),
  cs: () => import('./texts/cs.ts'),
  sk: () => import('./texts/sk.ts'),
};

/** The words in a language. */
export async function signingTexts(language: Language): Promise<SigningTexts> {
  return (await loaders[language]()).texts;
}
