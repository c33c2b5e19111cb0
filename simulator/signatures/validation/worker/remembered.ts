import { createHash } from 'node:crypto';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { FindingId } from '../core/checks.ts';
import { ValidatorBusy, type Owner } from './busy.ts';
import type { Validator } from './validator.ts';

/** More answers than people ask for within a minute; one is some kilobytes. */
const maxAnswers = 100;

/** For how long an answer holds, in milliseconds. */
const holdsMs = 60_000;

/** For how long, in milliseconds, somebody waits for a thread before being told the place of the file. */
const patienceMs = 15_000;

/** What depends on how busy the machine was, and not on the file alone. */
const passing: readonly FindingId[] = ['LIMIT_REACHED', 'TIME_LIMIT_REACHED'];

interface Answer {
  readonly node: Promise<ValidationNode>;
  /** The moment it was given for. */
  readonly at: number;
  /** Whom it is looked for; undefined once it is there, for everybody. */
  owner: Owner | undefined;
}

function isPassing({ errorGroups, children }: ValidationNode): boolean {
  const ids: readonly string[] = passing;
  return (
    errorGroups.some(({ errors }) => errors.some(({ errorId }) => ids.includes(errorId))) ||
    children.some(isPassing)
  );
}

type Question = Parameters<Validator['validate']>;
type Trust = Question[2];

function keyOf(name: string, bytes: Uint8Array, { anchors }: Trust): string {
  const roots = anchors.map(({ certificate, listed }) => `${certificate.fingerprint} ${listed}`);
  return createHash('sha256')
    .update(JSON.stringify([name, roots.sort()]))
    .update(bytes)
    .digest('hex');
}

/**
 * A validator that gives the answer it has where the same file is asked about again: by content, name
 * and trusted roots, within the minute after the moment the answer was given for. Who asks while
 * their file is looked at waits for the same answer: for so long, then they are told its place, which it
 * keeps for whoever asks again.
 */
export function remembering(validator: Validator, patience = patienceMs): Validator {
  const answers = new Map<string, Answer>();

  /** The answer, unless it still waits for a thread when patience ends. */
  async function inTime(node: Promise<ValidationNode>, owner: Owner): Promise<ValidationNode> {
    if (owner === null || validator.place(node) === 0) return node;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
    await Promise.race([node, over]);
    clearTimeout(timer);
    const place = validator.place(node);
    if (place > 0) throw new ValidatorBusy(place);
    return node;
  }

  function ask(key: string, at: number, ...[name, bytes, trust, owner]: Question): Answer {
    const node = validator.validate(name, bytes, trust, owner);
    const answer: Answer = { node, at, owner };
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    // What failed, or depended on how busy the machine was, is asked anew.
    const forget = () => {
      if (answers.get(key) === answer) answers.delete(key);
    };
    node.then((found) => {
      answer.owner = undefined;
      if (isPassing(found)) forget();
    }, forget);
    return answer;
  }

  return {
    ...validator,
    async validate(...question) {
      const [name, bytes, trust, owner] = question;
      const key = keyOf(name, bytes, trust);
      const at = trust.at.getTime();
      const known = answers.get(key);
      const holds = known && at >= known.at && at < known.at + holdsMs;
      // A file that another looks at is behind the files of that other.
      const isOurs = known?.owner === undefined || known.owner === owner;
      const { node } = holds && isOurs ? known : ask(key, at, ...question);
      return structuredClone(await inTime(node, owner));
    },
  };
}
