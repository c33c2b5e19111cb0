import { controlOperations } from '@dokubox/spec/control/operations/table.ts';
import { functions } from '@dokubox/console/functions.ts';
import { code, generatedPage, table } from './markdown.ts';

/** `docs/console.md`: every function of the control API with its place in the console. */
export function consoleDoc(): string {
  const rows = Object.entries(functions).map(([id, { where }]) => {
    const { method, url, summary } = controlOperations[id as keyof typeof functions];
    return [where, summary, code(`${method} ${url}`)];
  });
  return generatedPage([
    '# Console and control API',
    'Written by `npm run gen` from [`simulator/console/functions.ts`](../simulator/console/functions.ts). Change that table, not this page.',
    'The console at `/__sim/` does everything through the control API (A-404), and everything the API can do has its place there. The contract at `/__sim/reference/` describes the requests and answers of the calls.',
    table(['In the console', 'What it does', 'Call'], rows),
  ]);
}
