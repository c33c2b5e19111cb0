import { archivingSentences } from './archiving.ts';
import { callbackSentences } from './callbacks.ts';
import { correctionSentences, paperSentences } from './corrections.ts';
import { fileSentences } from './files.ts';
import { ignoredCallbackSentences } from './ignored-callbacks.ts';
import { refusalSentences } from './refusals.ts';
import { returnSentences } from './returns.ts';
import { sendingSentences } from './sending.ts';
import type { Sentence } from './sentence.ts';
import { signingSentences } from './signing.ts';

/** Everything that is expected of the lifecycle of a document. */
export const sentences: readonly Sentence[] = [
  ...fileSentences,
  ...sendingSentences,
  ...returnSentences,
  ...signingSentences,
  ...correctionSentences,
  ...paperSentences,
  ...callbackSentences,
  ...archivingSentences,
  ...refusalSentences,
  ...ignoredCallbackSentences,
];
