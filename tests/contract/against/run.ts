/**
 * `npm run contract:against`: runs the contract tests of this folder against the server at
 * `DOKUBOX_BASE_URL`. docs/conformance.md lists what that server has to offer besides the product.
 */
import { execa } from 'execa';
import { operations } from '@dokubox/spec/operations/table.ts';
import { root } from '../../tools/root.ts';

/** Why the tests cannot be run, or null if the server creates the world they need. */
async function hindrance(url: string | undefined): Promise<string | null> {
  if (!url) return 'Say where the server is: DOKUBOX_BASE_URL=http://127.0.0.1:8080';
  const call = `POST ${operations.createWorld.url}`;
  try {
    const answer = await fetch(new URL(operations.createWorld.url, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ scenario: 'conformance', tenant: 'CZ', user: 'client1' }),
    });
    if (answer.status === operations.createWorld.success.status) return null;
    return `${call} answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return `${call} at ${url} has no answer: ${cause instanceof Error ? cause.message : message}`;
  }
}

const problem = await hindrance(process.env['DOKUBOX_BASE_URL']);
if (problem !== null) {
  console.error(`${problem}\nSee docs/conformance.md.`);
  process.exitCode = 2;
} else {
  const { exitCode } = await execa(
    'npx',
    ['vitest', 'run', '--reporter', 'verbose', 'tests/contract/against', ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', reject: false },
  );
  process.exitCode = exitCode ?? 1;
}
