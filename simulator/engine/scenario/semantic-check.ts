import type { Tenant } from '@dokubox/spec/enums.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import {
  scenarioSchema,
  type Scenario,
  type ScenarioBox,
  type ScenarioDoku,
} from '@dokubox/spec/control/schemas/scenario.ts';
import { clockMoment } from '@dokubox/spec/schemas/moments.ts';
import { moment } from '@dokubox/spec/control/schemas/scenario-parts.ts';
import { sideOfRole } from '@dokubox/spec/workflow/participants.ts';
import { catalogueFor } from '../seed/catalogue/build.ts';
import { clientKeys } from '../seed/population.ts';
import { cancellationReasons, messageTopics } from '../seed/texts/keys.ts';
import { furtherBankers, relativeUsers, sideOfKey, userKeysOf } from './cast.ts';
import { machineContextOf } from './doku-plan.ts';
import { joinPath } from './scenario-text.ts';
import { didYouMean } from './nearest.ts';
import { planBoxes, type Report } from './plan.ts';
import type { ScenarioProblem } from './scenario-error.ts';

/** Copies of a repeated entry to check, enough for every status it can take. */
const checkedCopies = 36;

function unknownName(kind: string, name: string, known: readonly string[]): string {
  return `there is no ${kind} "${name}"${didYouMean(name, known) || '.'} Known: ${known.join(', ')}`;
}

/** The problem of a PEM text as a trusted root, or null if it is valid. */
export type RootProblem = (pem: string) => string | null;

function checkRoots(
  { trustedRoots = [] }: Scenario,
  rootProblem: RootProblem,
  report: Report,
): void {
  for (const [index, pem] of trustedRoots.entries()) {
    const message = rootProblem(pem);
    if (message !== null) report({ path: joinPath('trustedRoots', index), message });
  }
}

/** Names of the fields that the schema defines as times. */
function momentFieldsOf(schema: object, found = new Set<string>()): Set<string> {
  for (const [key, value] of Object.entries(schema)) {
    if (typeof value !== 'object' || value === null) continue;
    const { pattern } = value as { readonly pattern?: string };
    if (pattern === moment.pattern || pattern === clockMoment.pattern) found.add(key);
    momentFieldsOf(value as object, found);
  }
  return found;
}
const momentFields = momentFieldsOf(scenarioSchema);

/**
 * Reports days that do not exist. The pattern for times accepts the 31st of every month, for
 * example.
 */
function checkMoments(value: object, path: string, report: Report): void {
  for (const [key, inside] of Object.entries(value)) {
    const at = joinPath(path, Array.isArray(value) ? Number(key) : key);
    if (typeof inside === 'object' && inside !== null) checkMoments(inside as object, at, report);
    if (typeof inside !== 'string' || !momentFields.has(key) || !/^\d/.test(inside)) continue;
    const day = inside.slice(0, 10);
    const ms = Date.parse(inside);
    if (!Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day)) continue;
    report({ path: at, message: `there is no such time: ${inside}` });
  }
}

function checkUsers(scenario: Scenario, report: Report): void {
  const keys = userKeysOf(scenario);
  if (!keys.includes(scenario.user)) {
    report({ path: 'user', message: unknownName('user', scenario.user, keys) });
  }
  for (const [key, user] of Object.entries(scenario.users ?? {})) {
    const path = joinPath('users', key);
    if (user.like !== undefined && sideOfKey(user.like, scenario) === undefined) {
      const message = unknownName('user', user.like, keys);
      report({ path: joinPath(path, 'like'), message });
    } else if (sideOfKey(key, scenario) === undefined) {
      const message = `${unknownName(
        'user',
        key,
        keys.filter((known) => known !== key),
      )}. A new user needs "like"`;
      report({ path, message });
    }
    for (const [index, client] of (user.clients ?? []).entries()) {
      if (clientKeys.includes(client)) continue;
      const at = joinPath(joinPath(path, 'clients'), index);
      report({ path: at, message: unknownName('client', client, clientKeys) });
    }
  }
  for (const key of Object.keys(scenario.clients ?? {})) {
    if (clientKeys.includes(key)) continue;
    report({ path: joinPath('clients', key), message: unknownName('client', key, clientKeys) });
  }
}

/** Every place of a box that names a user, with the required side if there is one. */
function* usersNamedIn(
  box: ScenarioBox,
  path: string,
): Generator<readonly [path: string, key: string, side?: 'BANK' | 'CLIENT']> {
  if (box.createdBy !== undefined) yield [joinPath(path, 'createdBy'), box.createdBy];
  if (box.lock) yield [joinPath(path, 'lock.by'), box.lock.by];
  if (box.cancellation) yield [joinPath(path, 'cancellation.by'), box.cancellation.by];
  for (const [index, doku] of (box.dokus ?? []).entries()) {
    yield* usersNamedInDoku(doku, joinPath(joinPath(path, 'dokus'), index));
  }
}

function* usersNamedInDoku(
  doku: ScenarioDoku,
  path: string,
): Generator<readonly [path: string, key: string, side?: 'BANK' | 'CLIENT']> {
  for (const [index, message] of (doku.messages ?? []).entries()) {
    const at = joinPath(joinPath(path, 'messages'), index);
    yield message.visibility === 'INTERNAL'
      ? [joinPath(at, 'from'), message.from, 'BANK']
      : [joinPath(at, 'from'), message.from];
    for (const [reader, key] of (message.readBy ?? []).entries()) {
      yield [joinPath(joinPath(at, 'readBy'), reader), key];
    }
  }
  for (const [index, { user, role }] of (doku.participants ?? []).entries()) {
    const at = joinPath(joinPath(path, 'participants'), index);
    yield [joinPath(at, 'user'), user, sideOfRole(role)];
  }
  for (const [index, { user }] of (doku.signers ?? []).entries()) {
    yield [joinPath(joinPath(joinPath(path, 'signers'), index), 'user'), user];
  }
}

function checkMessages(box: ScenarioBox, path: string, report: Report): void {
  for (const [dokuIndex, doku] of (box.dokus ?? []).entries()) {
    for (const [index, message] of (doku.messages ?? []).entries()) {
      const at = joinPath(
        joinPath(joinPath(joinPath(path, 'dokus'), dokuIndex), 'messages'),
        index,
      );
      if ((message.say === undefined) === (message.text === undefined)) {
        report({ path: at, message: 'a message must have either "say" or "text"' });
      }
      if (message.say !== undefined && !messageTopics.some((topic) => topic === message.say)) {
        const text = unknownName('message topic', message.say, messageTopics);
        report({ path: joinPath(at, 'say'), message: text });
      }
    }
  }
}

function checkNames(scenario: Scenario, report: Report): void {
  const known = [...userKeysOf(scenario), ...relativeUsers, ...Object.keys(furtherBankers)];
  for (const [position, box] of scenario.boxes.entries()) {
    const path = joinPath('boxes', position);
    for (const [at, key, side] of usersNamedIn(box, path)) {
      const actual = sideOfKey(key, scenario);
      if (actual === undefined) report({ path: at, message: unknownName('user', key, known) });
      else if (side && actual !== side) {
        const message = `${key} is on the ${actual === 'BANK' ? "bank's" : "client's"} side and cannot be used here`;
        report({ path: at, message });
      }
    }
    checkMessages(box, path, report);
    const reason = box.cancellation?.reason;
    if (reason !== undefined && !cancellationReasons.some((code) => code === reason)) {
      const message = unknownName('cancellation reason', reason, cancellationReasons);
      report({ path: joinPath(path, 'cancellation.reason'), message });
    }
    if (box.eachStatus === 'dokubox' && box.status !== undefined) {
      report({
        path: joinPath(path, 'status'),
        message: 'must be left out, because eachStatus "dokubox" sets the status',
      });
    }
    if (box.eachStatus !== undefined && box.dokus !== undefined) {
      report({
        path: joinPath(path, 'dokus'),
        message: 'must be left out, because eachStatus chooses the documents',
      });
    }
  }
}

/**
 * One tenant of each group with the same workflow rules and the same boxes of the scenario.
 * Checking one is enough.
 */
function representativesOf(forTenants: readonly Tenant[], scenario: Scenario): Iterable<Tenant> {
  const groups = new Map<string, Tenant>();
  for (const tenant of forTenants) {
    const boxes = scenario.boxes.map((box) => !box.tenants || box.tenants.includes(tenant));
    const key = JSON.stringify([machineContextOf(tenant), boxes]);
    if (!groups.has(key)) groups.set(key, tenant);
  }
  return groups.values();
}

/**
 * All contradictions in a valid file: unknown names, statuses the workflow never reaches, boxes and
 * documents that contradict each other.
 * @param fileName the file's name without `.json`, which must be the scenario's name
 * @param rootProblem checks the certificates of the scenario
 */
export function semanticProblems(
  scenario: Scenario,
  fileName: string,
  rootProblem: RootProblem,
): readonly ScenarioProblem[] {
  const problems = new Map<string, ScenarioProblem>();
  const report: Report = (problem) => problems.set(`${problem.path} ${problem.message}`, problem);
  if (scenario.name !== fileName) {
    report({
      path: 'name',
      message: `expected "${fileName}" like the file, found "${scenario.name}"`,
    });
  }
  checkMoments(scenario, '', report);
  checkRoots(scenario, rootProblem, report);
  checkUsers(scenario, report);
  checkNames(scenario, report);
  const forTenants: readonly Tenant[] = scenario.tenants === 'all' ? tenants : scenario.tenants;
  for (const tenant of representativesOf(forTenants, scenario)) {
    planBoxes(scenario, tenant, catalogueFor(tenant), report, (repeat) =>
      Math.min(repeat, checkedCopies),
    );
  }
  return [...problems.values()];
}
