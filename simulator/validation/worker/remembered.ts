import { createHash } from 'node:crypto';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { FindingId } from '../core/checks.ts';
import type { Validator } from './validator.ts';

/** More answers than people ask for within a minute; one is some kilobytes. */
const maxAnswers = 100;

/** For how long an answer holds, in milliseconds. */
const holdsMs = 60_000;

/** What depends on how busy the machine was, and not on the file alone. */
const passing: readonly FindingId[] = ['LIMIT_REACHED', 'TIME_LIMIT_REACHED'];

interface Answer {
  readonly node: Promise<ValidationNode>;
  /** The moment it was given for. */
  readonly at: number;
}

function isPassing({ errorGroups, children }: ValidationNode): boolean {
  const ids: readonly string[] = passing;
  return (
    errorGroups.some(({ errors }) => errors.some(({ errorId }) => ids.includes(errorId))) ||
    children.some(isPassing)
  );
}

type Trust = Parameters<Validator['validate']>[2];

function keyOf(name: string, bytes: Uint8Array, { anchors }: Trust): string {
  const roots = anchors.map(({ certificate, listed }) => `${certificate.fingerprint} ${listed}`);
  return createHash('sha256')
    .update(JSON.stringify([name, roots.sort()]))
    .update(bytes)
    .digest('hex');
}

/**
 * A validator that gives the answer it has where the same file is asked about again: by content, name
 * and trusted roots, within the minute after the moment the answer was given for. Whoever asks
 * while a file is looked at waits for the same answer.
 */
export function remembering(validator: Validator): Validator {
  const answers = new Map<string, Answer>();
  return {
    ...validator,
    async validate(name, bytes, trust) {
      const key = keyOf(name, bytes, trust);
      const at = trust.at.getTime();
      const known = answers.get(key);
      if (known && at >= known.at && at < known.at + holdsMs) {
        return structuredClone(await known.node);
      }
      const node = validator.validate(name, bytes, trust);
      const answer = { node, at };
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
      let holds = false;
      try {
        const found = await node;
        holds = !isPassing(found);
        return structuredClone(found);
      } finally {
        // What failed, or depended on how busy the machine was, is asked anew.
        if (!holds && answers.get(key) === answer) answers.delete(key);
      }
    },
  };
}
