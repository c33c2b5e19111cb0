import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/root.ts';

/** Runs the command line from its sources until it ends, or until it listens. */
function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const scenarios = join(root, 'tests', 'contract', 'scenarios');
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'simulator/cli.ts', '--scenarios', scenarios, ...args],
      { cwd: root, env: { ...process.env, PORT: '', HOST: '', SIM_STORE: 'memory', ...env } },
    );
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('listening on ')) child.kill('SIGTERM');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('the start of the simulator', () => {
  it('prints where to go and how to sign in, and ends on request', async () => {
    const { code, output } = await run(['--port', '0']);
    expect(code).toBe(0);
    const url = /listening on (http:\/\/127\.0\.0\.1:\d+)\n/.exec(output)?.[1] ?? 'none';
    for (const path of ['/index.html', '/intranet.html', '/__sim/', '/__sim/reference']) {
      expect(output).toContain(`${url}${path}\n`);
    }
    expect(output).toMatch(/Password \S+ {3}one-time code \d{6}/);
    expect(output).toContain(`${url}/__sim/open/default-hu?user=client1`);
    expect(output).toContain(`${url}/__sim/open/default-hu?user=bankerRm`);
  });

  const file = join(root, 'package.json');
  it.each([
    [['--scenarios', file], {}, `${file} is a file. Use its folder with --scenarios.`],
    [
      ['--scenarios', `${file}.d`],
      {},
      `The scenario folder ${file}.d does not exist. Choose another folder with --scenarios.`,
    ],
    [
      [],
      { SIM_TRUST_FOLDER: file },
      `TEST certificates cannot be stored in ${file}. Choose another folder with SIM_TRUST_FOLDER.`,
    ],
  ] as const)('prints in one sentence what is wrong with %j %j', async (args, env, sentence) => {
    const { code, output } = await run(['--port', '0', ...args], env);
    expect([code, output.trim()]).toEqual([1, sentence]);
  });

  it('prints in one sentence that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await run(['--port', String(port)]);
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with --port.`,
    );
  });
});
