import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { situationsOf } from '../engine/handlers/control/situations.ts';
import { ScenarioCatalogue, scenarioSummaryOf, tenantsOf } from '../engine/scenario/catalogue.ts';
import { readWithPositions } from '../engine/scenario/json-text.ts';
import { describeScenarioError, type ScenarioError } from '../engine/scenario/scenario-error.ts';
import { UsageError } from './command-line.ts';
import { saveWorld, type SaveInput } from './scenario-save.ts';
import { isScenario, rootProblemFor } from './scenario-files.ts';

export const scenarioUsage = `Usage: dokubox scenario COMMAND [options]

  list                lists the scenarios of the folder
  describe NAME       shows purpose, things to try, people and boxes
  check [FILE...]     lists the mistakes of files by line, or of all files in the folder
  new NAME            writes a file to start from, which editors complete by its schema
  save FILE           saves a world of a running simulator as a scenario file

  --tenant TENANT     describe: for this tenant (default: its first one)
                      new: only for this tenant (default: all)
  --scenarios DIR     folder of scenario files (default: the repository's folder)
  --world ID          save: the world
  --from URL          save: address of the simulator (default: http://127.0.0.1:4010)
  --token TOKEN       save: its control token (default: SIM_CONTROL_TOKEN)
  --overwrite         save: replaces an existing file
  --help              shows this text`;

/** Default address of `npm start`. */
const LOCAL = 'http://127.0.0.1:4010';

/** Paths that the command uses. */
export interface ScenarioPlaces {
  /** Folder of scenario files where the arguments name none. */
  readonly scenarios: string;
  /** The schema of scenario files, for editors. */
  readonly schema: string;
}

/** Output of a command, line by line, and whether it succeeded. */
export interface CommandOutput {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

interface CommandInput {
  readonly folder: string;
  readonly tenant: Tenant | undefined;
  readonly names: readonly string[];
  readonly places: ScenarioPlaces;
  readonly options: SaveOptions;
}

type SaveOptions = Pick<SaveInput, 'from' | 'world' | 'token' | 'overwrite'>;

/** A table without lines: each column as wide as its longest cell. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, nth) =>
    Math.max(...rows.map((row) => row[nth]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, nth) => cell.padEnd(widths[nth] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

async function readInto(catalogue: ScenarioCatalogue, file: string) {
  const text = readFileSync(file, 'utf8');
  return catalogue.add(file, text, await rootProblemFor(text));
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter(isScenario)
    .sort()
    .map((name) => join(folder, name));

async function readAll(files: readonly string[]) {
  const catalogue = new ScenarioCatalogue(readWithPositions);
  const errors: ScenarioError[] = [];
  for (const file of files) errors.push(...(await readInto(catalogue, file)));
  return { catalogue, errors };
}

const tenantsText = (scenario: Scenario) =>
  scenario.tenants === 'all' ? 'all' : tenantsOf(scenario).join(', ');

async function list({ folder }: CommandInput): Promise<CommandOutput> {
  const { catalogue, errors } = await readAll(filesIn(folder));
  const rows = catalogue.all().map((one) => [one.name, one.title, tenantsText(one)]);
  const lines = columns([['NAME', 'TITLE', 'TENANTS'], ...rows]);
  return { lines: [...lines, ...errors.map(describeScenarioError)], ok: errors.length === 0 };
}

async function describe({ folder, names, tenant: wanted }: CommandInput): Promise<CommandOutput> {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new UsageError('describe takes one name.');
  const { catalogue, errors } = await readAll(filesIn(folder));
  const scenario = catalogue.get(name);
  if (!scenario) {
    const own = errors.filter(({ file }) => file === join(folder, `${name}.json`));
    if (own.length > 0) return { lines: own.map(describeScenarioError), ok: false };
    throw new UsageError(`There is no scenario ${name} in ${folder}. "list" shows all scenarios.`);
  }
  const tenant = wanted ?? tenantsOf(scenario)[0] ?? tenants[0];
  if (!tenantsOf(scenario).includes(tenant)) {
    throw new UsageError(`${name} is not for ${tenant}, but for ${tenantsText(scenario)}.`);
  }
  const { title, description, try: tries, users } = scenarioSummaryOf(scenario);
  const boxes = situationsOf(scenario, tenant).map(({ status, title: box, turn, dokuStatuses }) => [
    `  ${status}`,
    box,
    turn.key ?? turn.username,
    dokuStatuses.join(', '),
  ]);
  const lines = [
    `${title} (${name}; ${tenantsText(scenario)})`,
    description,
    ...(tries.length > 0 ? ['', 'To try'] : []),
    ...tries.map((one) => `  ${one}`),
    '',
    'People, the one it opens as first',
    ...columns(users.map(({ key, userType, title: who }) => [`  ${key}`, userType, who])),
    '',
    `Boxes in ${tenant}, alike ones once: status, title, whose turn, statuses of documents`,
    ...columns(boxes),
  ];
  return { lines, ok: true };
}

async function check({ folder, names }: CommandInput): Promise<CommandOutput> {
  const files = names.length > 0 ? names : filesIn(folder);
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no file ${missing}.`);
  const { errors } = await readAll(files);
  if (errors.length > 0) return { lines: errors.map(describeScenarioError), ok: false };
  return {
    lines: [files.length === 1 ? '1 file is fine.' : `${files.length} files are fine.`],
    ok: true,
  };
}

function begin({ folder, names, tenant, places }: CommandInput): Promise<CommandOutput> {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new UsageError('new takes one name.');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(
      `${name} is not a valid scenario name. Use lower-case letters, digits and hyphens.`,
    );
  }
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) throw new UsageError(`${file} is there already.`);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const scenario = {
    $schema: relative(folder, places.schema).replaceAll('\\', '/'),
    name,
    title,
    description: 'One document waits for the client.',
    try: ['As the client, upload the document.'],
    tenants: tenant === undefined ? 'all' : [tenant],
    user: 'client1',
    seed: 1,
    boxes: [
      {
        client: 'main',
        status: 'IN_PROGRESS',
        initiatedBy: 'BANK',
        dokus: [{ status: 'WAITING_CLIENT_UPLOAD' }],
      },
    ],
  };
  writeFileSync(file, `${JSON.stringify(scenario, null, 2)}\n`, { flag: 'wx' });
  return Promise.resolve({
    lines: [`${file} is written. "dokubox scenario check" checks it.`],
    ok: true,
  });
}

function save({ folder, names, places, options }: CommandInput): Promise<CommandOutput> {
  if (names.length > 1) throw new UsageError('save takes one file.');
  return saveWorld({ ...options, name: names[0], folder, schema: places.schema });
}

const commands: Readonly<Record<string, (asked: CommandInput) => Promise<CommandOutput>>> = {
  list,
  describe,
  check,
  new: begin,
  save,
};

/**
 * Carries out `dokubox scenario …`.
 *
 * @param args arguments after `scenario`
 * @throws UsageError for arguments it does not understand
 */
export async function scenarioCommand(
  args: readonly string[],
  places: ScenarioPlaces,
): Promise<CommandOutput> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        scenarios: { type: 'string' },
        world: { type: 'string' },
        from: { type: 'string' },
        token: { type: 'string' },
        overwrite: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [command, ...names] = positionals;
  if (values.help || command === undefined) return { lines: [scenarioUsage], ok: true };
  const act = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!act) throw new UsageError(`There is no command ${command}.`);
  const tenant = tenants.find((one) => one === values.tenant?.toUpperCase());
  if (values.tenant !== undefined && tenant === undefined) {
    throw new UsageError(
      `There is no tenant ${values.tenant}. The tenants are ${tenants.join(', ')}.`,
    );
  }
  const folder = resolve(values.scenarios ?? places.scenarios);
  if (!existsSync(folder)) throw new UsageError(`There is no folder of scenarios at ${folder}.`);
  const { world, from = LOCAL, token = process.env.SIM_CONTROL_TOKEN, overwrite = false } = values;
  if (!URL.canParse(from)) throw new UsageError(`${from} is not the address of a simulator.`);
  return act({ folder, tenant, names, places, options: { world, from, token, overwrite } });
}
