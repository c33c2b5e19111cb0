import { createHash } from 'node:crypto';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { FindingId } from '../core/checks.ts';
import { ValidatorBusy, type Owner } from './busy.ts';
import type { Validator } from './validator.ts';

/**
 * Maximum number of cached results: more than users need within a minute. One result has a few
 * kilobytes.
 */
const maxAnswers = 100;

/** Time in milliseconds for which a result is valid. */
const validMs = 60_000;

/**
 * Time in milliseconds that a caller waits for a thread before getting the position of the file.
 */
const patienceMs = 15_000;

/** Findings that depend on the load of the machine, not only on the file. */
const loadFindings: readonly FindingId[] = ['LIMIT_REACHED', 'TIME_LIMIT_REACHED'];

interface Answer {
  readonly node: Promise<ValidationNode>;
  /** Time for which the result was requested. */
  readonly at: number;
  /** Owner of the running validation. Undefined after its end, when the result is for everyone. */
  owner: Owner | undefined;
}

function dependsOnLoad({ errorGroups, children }: ValidationNode): boolean {
  const ids: readonly string[] = loadFindings;
  return (
    errorGroups.some(({ errors }) => errors.some(({ errorId }) => ids.includes(errorId))) ||
    children.some(dependsOnLoad)
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
 * A validator that returns a cached result for the same file: same content, name and trusted roots,
 * within one minute of the requested time. A caller whose file is being validated waits for
 * the same result. After a certain time the caller gets the position of the file instead. The file
 * keeps this position for the next request.
 */
export function remembering(validator: Validator, patience = patienceMs): Validator {
  const answers = new Map<string, Answer>();

  /**
   * Returns the result, unless the file still waits for a thread when the caller's waiting time
   * ends.
   */
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
    // A result that failed or depended on the load of the machine is not cached.
    const forget = () => {
      if (answers.get(key) === answer) answers.delete(key);
    };
    node.then((found) => {
      answer.owner = undefined;
      if (dependsOnLoad(found)) forget();
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
      const isValid = known && at >= known.at && at < known.at + validMs;
      // A file validated for another owner waits behind the files of that owner.
      const isOurs = known?.owner === undefined || known.owner === owner;
      const { node } = isValid && isOurs ? known : ask(key, at, ...question);
      return structuredClone(await inTime(node, owner));
    },
  };
}
