#!/usr/bin/env node
/** `npx dokubox scenario …` in a checkout: runs from the sources, so that nothing has to be built. */
import { register } from 'tsx/esm/api';

const [command] = process.argv.splice(2, 1);
if (command === 'scenario') {
  register();
  await import('../scenario-cli.ts');
} else {
  console.error('Usage: dokubox scenario COMMAND; "dokubox scenario --help" shows the commands.');
  process.exitCode = 2;
}
