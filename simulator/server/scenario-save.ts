import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { controlOperations } from '@dokubox/spec/control/operations/table.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { WorldScenario } from '@dokubox/spec/control/schemas/world-scenario.ts';
import { ScenarioCatalogue } from '../engine/scenario/catalogue.ts';
import { readWithPositions } from '../engine/scenario/json-text.ts';
import { describeScenarioError } from '../engine/scenario/scenario-error.ts';
import { UsageError } from './command-line.ts';
import { rootProblemFor } from './scenario-files.ts';

/** Address of a world, and target of its file. */
export interface SaveInput {
  /** The simulator, as `http://127.0.0.1:4010`. */
  readonly from: string;
  readonly world: string | undefined;
  readonly token: string | undefined;
  readonly overwrite: boolean;
  /** A name, which goes into the folder, or the path of a file. */
  readonly name: string | undefined;
  readonly folder: string;
  readonly schema: string;
}

/** A line of a file is no longer than this. */
const WIDTH = 100;

/** JSON as people write it: a value that fits on one line is on one line. */
export function writtenScenario(value: unknown, indent = '', before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries: [string, unknown][] = isList
    ? value.map((one: unknown) => ['', one])
    : Object.entries(value).map(([key, one]: [string, unknown]) => [
        `${JSON.stringify(key)}: `,
        one,
      ]);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  const inner = `${indent}  `;
  const lines = entries.map(
    ([key, one]) => `${key}${writtenScenario(one, inner, inner.length + key.length + 1)}`,
  );
  const gap = isList ? '' : ' ';
  const flat = `${open}${gap}${lines.join(', ')}${gap}${close}`;
  const isRoot = indent === '' && before === 0;
  if (!isRoot && !flat.includes('\n') && before + flat.length <= WIDTH) return flat;
  return `${open}\n${lines.map((line) => `${inner}${line}`).join(',\n')}\n${indent}${close}`;
}

/** Asks the simulator for the world. @throws UsageError that says why there is none */
async function worldFrom({ from, world, token }: SaveInput): Promise<WorldScenario> {
  if (world === undefined) throw new UsageError('save needs --world, the id of the world.');
  const path = controlOperations.exportWorld.url.replace('{worldId}', encodeURIComponent(world));
  let response: Response;
  try {
    response = await fetch(new URL(`${path}?format=scenario`, from), {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  } catch {
    throw new UsageError(`No simulator answers at ${from}.`);
  }
  const body = (await response.json().catch(() => null)) as WorldScenario | null;
  if (response.ok && body?.format === 'dokubox-scenario') return body;
  const { reason, messageKey } = (body ?? {}) as { reason?: string; messageKey?: string };
  const why = reason ?? messageKey ?? 'this is not a simulator';
  throw new UsageError(`${from} gives no world ${world}: ${why} (${response.status}).`);
}

/**
 * Writes a world of a running simulator as a scenario file, once the file is found fine.
 *
 * @returns output, line by line, and whether the file was written
 * @throws UsageError if there is no such world, or if the file cannot be written
 */
export async function saveWorld(asked: SaveInput): Promise<{ lines: string[]; ok: boolean }> {
  const { name, folder, schema, overwrite } = asked;
  if (name === undefined) throw new UsageError('save takes one file.');
  const isPath = /[\\/]|\.json$/.test(name);
  const file = isPath ? resolve(name) : join(folder, `${name}.json`);
  if (existsSync(file) && !overwrite) {
    throw new UsageError(`${file} already exists. --overwrite replaces it.`);
  }
  if (!existsSync(dirname(file))) throw new UsageError(`There is no folder ${dirname(file)}.`);
  const { scenario, unsaid } = await worldFrom(asked);
  const written = {
    $schema: relative(dirname(file), schema).replaceAll('\\', '/'),
    ...(scenario as Scenario),
    name: basename(file, '.json'),
  };
  const text = `${writtenScenario(written)}\n`;
  const catalogue = new ScenarioCatalogue(readWithPositions);
  const errors = catalogue.add(file, text, await rootProblemFor(text));
  if (errors.length > 0) return { lines: errors.map(describeScenarioError), ok: false };
  writeFileSync(file, text, { flag: overwrite ? 'w' : 'wx' });
  const silent = written.try === undefined ? ['Say in "try" what a tester may do in it.'] : [];
  const lost = unsaid.map(({ path, reason }) => `  ${path}: ${reason}`);
  return {
    lines: [
      `${file} is written and fine.`,
      ...silent,
      ...(lost.length > 0 ? ['A file cannot contain these data of the world:', ...lost] : []),
    ],
    ok: true,
  };
}
