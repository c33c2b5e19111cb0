import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { createSimulator, type Simulator } from './simulator.ts';
import { scenarioCommand, type ScenarioPlaces } from './scenario-command.ts';

const root = join(import.meta.dirname, '..', '..');
const own: ScenarioPlaces = {
  scenarios: join(root, 'scenarios'),
  schema: join(root, 'spec', 'scenario.schema.json'),
};

let folder: string;
let places: ScenarioPlaces;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dokubox-scenarios-'));
  places = { ...own, scenarios: folder };
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const outputOf = async (args: string, where = places) => {
  const { lines, ok } = await scenarioCommand(args.split(' '), where);
  return { text: lines.join('\n'), ok };
};

describe('the scenario command', () => {
  it('[A-276] lists what is in the folder, and finds all of it fine', async () => {
    const { text, ok } = await outputOf('list', own);
    expect(ok).toBe(true);
    const names = readdirSync(own.scenarios).map((name) => name.replace('.json', ''));
    for (const name of names) expect(text).toMatch(new RegExp(`^${name} `, 'm'));
    expect(await outputOf('check', own)).toEqual({
      text: `${names.length} files are fine.`,
      ok: true,
    });
  });

  it('[A-276] describes one: what to try, its people, its boxes and whose turn it is', async () => {
    const { text } = await outputOf('describe signing-expires --tenant bg', own);
    expect(text).toContain('Signing that runs out within the hour (signing-expires; all)');
    expect(text).toContain('client1');
    expect(text).toMatch(/IN_PROGRESS .* client1 .*WAITING_CLIENT_SIGNATURE/);
  });

  it('[A-276] writes a file to begin with, which is fine and never written over', async () => {
    await outputOf('new late-payment --tenant CZ');
    const file = join(folder, 'late-payment.json');
    const { $schema, tenants } = JSON.parse(readFileSync(file, 'utf8')) as {
      $schema: string;
      tenants: unknown;
    };
    expect(join(folder, $schema)).toBe(own.schema);
    expect(tenants).toEqual(['CZ']);
    expect(await outputOf('check')).toEqual({ text: '1 file is fine.', ok: true });
    expect((await outputOf('describe late-payment')).text).toContain('WAITING_CLIENT_UPLOAD');
    await expect(outputOf('new late-payment')).rejects.toThrow('is there already');
  });

  it('[A-276] says what is wrong by file, line and column, as the server does', async () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{\n  "name": "broken",\n  "title": 7\n}\n');
    const { text, ok } = await outputOf('check');
    expect(ok).toBe(false);
    expect(text).toContain(`${file}:3:3 title: `);
    expect((await outputOf('describe broken')).text).toContain(`${file}:3:3 title: `);
  });

  it('[A-276] finds the examples of docs/scenarios.md fine', async () => {
    const page = readFileSync(join(root, 'docs', 'scenarios.md'), 'utf8');
    const examples = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, text = '']) => text);
    expect(examples).toHaveLength(4);
    for (const text of examples) {
      const { name } = JSON.parse(text) as { name: string };
      writeFileSync(join(folder, `${name}.json`), text);
    }
    expect(await outputOf('check')).toEqual({ text: '4 files are fine.', ok: true });
  });

  describe('save', () => {
    let simulator: Simulator;
    let from: string;
    beforeAll(async () => {
      simulator = await createSimulator({
        scenariosFolder: own.scenarios,
        portalFolder: '/nowhere',
        host: '127.0.0.1',
        mode: 'test',
        controlToken: 'let me in',
      });
      from = await simulator.app.listen({ host: '127.0.0.1', port: 0 });
    });
    afterAll(() => simulator.app.close());

    it('[A-455] writes a world as a file that is fine and never written over unasked', async () => {
      const { worlds } = simulator.engine;
      const world = worlds.create({ scenario: 'signing-expires', tenant: 'BG' });
      world.commit({ operationId: 'test', username: 'test' }, (tx) => {
        tx.box(101).validatorRoleOptional = true;
        tx.user(world.userByKey('banker1')?.username ?? '').phoneNumber = '+35924567890';
      });
      const args = `save late --world ${world.id} --from ${from}`;
      const { text, ok } = await outputOf(args);
      expect(ok).toBe(true);
      expect(text).toContain('late.json is written and fine.');
      expect(text).toContain('users.banker1: phoneNumber is "+35924567890"');
      const file = join(folder, 'late.json');
      const written = readFileSync(file, 'utf8');
      expect(written).toContain('\n  "tenants": ["BG"],\n');
      expect(written).toContain('"validatorRoleOptional": true');
      expect((await outputOf('describe late')).text).toContain('WAITING_CLIENT_SIGNATURE');
      await expect(outputOf(args)).rejects.toThrow('already exists. --overwrite replaces it.');
      expect((await outputOf(`${args} --overwrite`)).ok).toBe(true);
      expect(readFileSync(file, 'utf8')).toBe(written);
    });

    it('[A-455] says why there is no file', async () => {
      await expect(outputOf(`save late --from ${from}`)).rejects.toThrow('needs --world');
      const unknown = outputOf(`save late --world nobody --from ${from}`);
      await expect(unknown).rejects.toThrow(/gives no world nobody: .*\(404\)/);
      const elsewhere = outputOf('save late --world w1 --from http://127.0.0.1:9');
      await expect(elsewhere).rejects.toThrow('No simulator answers at http://127.0.0.1:9.');
    });
  });

  it.each([
    ['wrong', 'There is no command wrong'],
    ['describe nothing', 'There is no scenario nothing'],
    ['describe', 'takes one name'],
    ['new Late', 'is not a valid scenario name'],
    ['list --tenant XX', 'There is no tenant XX'],
    ['check /nowhere.json', 'There is no file'],
    ['list --colour', 'colour'],
    ['save', 'takes one file'],
    ['save a --world b --from nowhere', 'not the address'],
  ])('[A-276] does not understand %s, and says why', async (args, why) => {
    const refused = outputOf(args);
    await expect(refused).rejects.toBeInstanceOf(UsageError);
    await expect(outputOf(args)).rejects.toThrow(why);
  });
});
