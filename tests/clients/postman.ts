import { join } from 'node:path';
import { ContractServer } from '../contract/contract-server.ts';
import { POSTMAN_WALK } from '../../simulator/publishing/generate/postman.ts';
import { root } from '../tools/root.ts';
import { runProgram } from './walk.ts';

/**
 * Runs the walk of the Postman collection in newman against a simulator. @returns the number of
 * assertions
 */
export async function runCollection(): Promise<string> {
  const server = await ContractServer.start();
  try {
    const out = await runProgram(process.execPath, [
      join(root, 'node_modules/newman/bin/newman.js'),
      ...['run', join(root, 'spec/dokubox.postman_collection.json'), '--folder', POSTMAN_WALK],
      ...['--env-var', `baseUrl=${server.url}`, '--env-var', 'scenario=contract'],
      ...['--bail', '--color', 'off', '--disable-unicode'],
    ]);
    const [, assertions = '0'] = /assertions\s*\|\s*(\d+)/.exec(out) ?? [];
    if (Number(assertions) === 0) throw new Error(`nothing was asserted\n${out}`);
    return `${assertions} assertions held`;
  } finally {
    await server.stop();
  }
}
