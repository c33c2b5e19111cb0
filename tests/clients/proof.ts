/**
 * `npm run proof:clients`: checks that take too long for `npm test`. Generates the Java client,
 * compiles it and lets it take one box from creation to the archive. Also runs the Postman
 * collection, and checks the documents with their examples by the rules of Spectral.
 */
import { isDeepStrictEqual } from 'node:util';
import { hasJdk, walkInJava } from './java.ts';
import { runCollection } from './postman.ts';
import { spectralFindings } from './spectral.ts';
import { documents, wholeWalk } from './walk.ts';

async function proof(name: string, work: () => Promise<string>): Promise<void> {
  const started = performance.now();
  try {
    const result = await work();
    console.log(`✓ ${name}: ${result} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

if (await hasJdk()) {
  await proof('OpenAPI Generator, Java', async () => {
    const output = await walkInJava();
    if (!isDeepStrictEqual(output, wholeWalk)) throw new Error(`walked ${output.join(', ')}`);
    return output.join(' → ');
  });
} else {
  console.log('not checked: the Java client (needs a JDK: apt-get install default-jdk-headless)');
}
await proof('Postman collection in newman', runCollection);
for (const [name, file] of Object.entries(documents)) {
  await proof(`Spectral, ${name}`, async () => {
    const found = await spectralFindings(file);
    if (found.length > 0) throw new Error(found.join('\n'));
    return 'no finding';
  });
}
process.exit();
