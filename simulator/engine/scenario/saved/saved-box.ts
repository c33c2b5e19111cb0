import { limits } from '@dokubox/spec/limits.ts';
import type { ScenarioBox } from '@dokubox/spec/control/schemas/scenario.ts';
import type { BoxState } from '../../state.ts';
import { envelopeRuns } from '../../views/facts.ts';
import type { Drawing, UnsavedTrait } from './drawing.ts';
import { boxTraits, differences, dokuTraits, type TraitDifference } from './likeness.ts';
import { SavedDoku } from './saved-doku.ts';
import { savedMoment, savedPast } from './saved-moment.ts';

/** Limit on the refinements of a box before the remaining differences are reported. */
const ROUNDS = 40;

/**
 * A box as saved in a file. Without `spec`, the file cannot express it. Paths in `unsaid` are
 * relative to the box.
 */
export interface SavedBox {
  readonly spec?: ScenarioBox;
  readonly unsaid: readonly UnsavedTrait[];
}

/** When the envelope of a box expires, or null if none is open. */
export function expiryOf(box: BoxState, worldStartedAt: number): string | null {
  if (!envelopeRuns(box)) return null;
  return box.envelopeExpiresAt ?? new Date(worldStartedAt + limits.envelopeMs).toISOString();
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value ?? null);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

function sentence({ trait, is, becomes }: TraitDifference): string {
  if (trait === 'uploaded')
    return 'uploaded: its file was uploaded by a user and is replaced by a generated one';
  return `${trait} is ${shown(is)}, and becomes ${shown(becomes)}`;
}

/** All traits in which the file's box differs from the world's box. */
export function unsavedTraitsOf(box: BoxState, drawn: BoxState, now: string): UnsavedTrait[] {
  const own = differences(boxTraits(box, now), boxTraits(drawn, now));
  return [
    ...own.map((one) => ({ path: '', reason: sentence(one) })),
    ...box.dokus.flatMap((doku, index) => {
      const other = drawn.dokus[index];
      const found = other ? differences(dokuTraits(doku), dokuTraits(other)) : [];
      return found.map((one) => ({ path: `.dokus[${index}]`, reason: sentence(one) }));
    }),
  ];
}

/**
 * The signature systems of a box, if they differ from its definition. Boxes on paper are signed by
 * hand.
 */
function systemsOf(box: BoxState, { catalogue }: Drawing): Partial<ScenarioBox> {
  const isPaper = box.status === 'PAPER_IN_PROGRESS' || box.status === 'PAPER_SIGNED';
  const usual = catalogue.definitions.find(({ pid }) => pid === box.definitionPid);
  const { clientSignatureSystem: client, bankSignatureSystem: bank } = box;
  const { clientSelectedSignatureSystem: selected } = box;
  return {
    ...(client === (isPaper ? 'NA' : usual?.clientSignatureSystem)
      ? {}
      : { clientSignatureSystem: client }),
    ...(bank === (isPaper ? 'NA' : usual?.bankSignatureSystem)
      ? {}
      : { bankSignatureSystem: bank }),
    ...(selected === null ? {} : { clientSelectedSignatureSystem: selected }),
  };
}

const hourMs = 3_600_000;

/**
 * The field for an envelope's expiry. Empty if a new world would have the same expiry, within an
 * hour.
 */
function expiryFields(at: string | null, { reference, now }: Drawing): Partial<ScenarioBox> {
  if (at === null) return {};
  const usual = Date.parse(now) + limits.envelopeMs;
  if (Math.abs(Date.parse(at) - usual) < hourMs) return {};
  return { envelopeExpires: savedMoment(at, reference) };
}

/** The fields every box needs in a file. */
function beginningOf(box: BoxState, drawing: Drawing, startedAt: number): ScenarioBox {
  const { reference, now } = drawing;
  const client = drawing.clientKey(box.clientNumber);
  const locker =
    box.lock && box.lock.expiresAt > now
      ? drawing.userKey(box.lock.username, box.clientNumber)
      : undefined;
  return {
    ...(client === undefined ? {} : { client }),
    definition: box.definitionPid,
    ...(box.status === 'IN_PROGRESS' ? {} : { status: box.status }),
    initiatedBy: box.initiatedBy,
    ...systemsOf(box, drawing),
    ...(box.customName === null ? {} : { customName: box.customName }),
    created: savedPast(box.createdAt, reference),
    changed: savedPast(box.lastChangedAt, reference),
    ...(box.lock && locker !== undefined
      ? { lock: { by: locker, until: savedMoment(box.lock.expiresAt, reference) } }
      : {}),
    ...expiryFields(expiryOf(box, startedAt), drawing),
  };
}

/** Adds the fields in which a box differs, apart from its documents. */
function refineBox(spec: ScenarioBox, box: BoxState, drawn: BoxState, drawing: Drawing): void {
  const key = (username: string) => drawing.userKey(username, box.clientNumber);
  if (box.validatorRoleOptional !== drawn.validatorRoleOptional) {
    spec.validatorRoleOptional = box.validatorRoleOptional;
  }
  const envelope = box.namirialEnvelopeStatus;
  if (envelope !== null && envelope !== drawn.namirialEnvelopeStatus) spec.envelope = envelope;
  const creator = key(box.createdBy);
  if (box.createdBy !== drawn.createdBy && creator !== undefined) spec.createdBy = creator;
  const ended = ['reasonOfCancellation', 'cancellationNote', 'cancellationCreatorUserId'] as const;
  const by = key(box.cancellationCreatorUserId ?? '');
  if (by !== undefined && ended.some((field) => box[field] !== drawn[field])) {
    spec.cancellation = {
      by,
      ...(box.reasonOfCancellation === null ? {} : { reason: box.reasonOfCancellation }),
      ...(box.cancellationNote === null ? {} : { note: box.cancellationNote }),
      ...(box.cancelledAt === null ? {} : { at: savedPast(box.cancelledAt, drawing.reference) }),
    };
  }
}

/**
 * Removes a field that contradicts the workflow.
 * @returns false if nothing can be removed
 */
function dropContradiction(path: string, spec: ScenarioBox, dokus: readonly SavedDoku[]): boolean {
  const [, index] = /^boxes\[0\]\.dokus\[(\d+)\]/.exec(path) ?? [];
  if (index !== undefined) return dokus[Number(index)]?.dropFact() ?? false;
  if (path !== 'boxes[0].envelope' || spec.envelope === undefined) return false;
  delete spec.envelope;
  return true;
}

/**
 * A box of a world as a person would write it: the required fields, and those that differ from the
 * generated box.
 * @param startedAt the world's start time, milliseconds since 1970
 */
export function savedBox(box: BoxState, drawing: Drawing, startedAt: number): SavedBox {
  const dokus = box.dokus.map((doku) => new SavedDoku(doku, box, drawing));
  const spec = beginningOf(box, drawing, startedAt);
  spec.dokus = dokus.map((doku) => doku.spec);
  const yielded = new Set<string>();
  let last: BoxState | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { boxes, problems } = drawing.draw([spec]);
    const [problem] = problems;
    if (problem) {
      if (!dropContradiction(problem.path, spec, dokus)) {
        return { unsaid: [{ path: '', reason: `box ${box.id} is left out: ${problem.message}` }] };
      }
      yielded.add(problem.path);
      continue;
    }
    const [drawn] = boxes;
    if (!drawn) break;
    last = drawn;
    const before = JSON.stringify(spec);
    if (!yielded.has('boxes[0].envelope')) refineBox(spec, box, drawn, drawing);
    for (const [index, doku] of dokus.entries()) {
      const other = drawn.dokus[index];
      if (other) doku.refine(other);
    }
    if (JSON.stringify(spec) === before) break;
  }
  return { spec, unsaid: last ? unsavedTraitsOf(box, last, drawing.now) : [] };
}
