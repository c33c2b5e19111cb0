/** `dokubox scenario …`, for `npm run scenario --`. */
import { join } from 'node:path';
import { UsageError } from './server/command-line.ts';
import { scenarioCommand, scenarioUsage } from './server/scenario-command.ts';

const root = join(import.meta.dirname, '..');

try {
  const { lines, ok } = await scenarioCommand(process.argv.slice(2), {
    scenarios: join(root, 'scenarios'),
    schema: join(root, 'spec', 'scenario.schema.json'),
  });
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${scenarioUsage}`);
  process.exitCode = 2;
}
