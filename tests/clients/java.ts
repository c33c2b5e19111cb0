import { readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../tools/root.ts';
import { clientFolder, documents, runProgram, walk } from './walk.ts';

/**
 * The generator with everything it needs. The generated code is compiled against the libraries
 * inside it.
 */
const jar = join(
  root,
  'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar',
);

/**
 * This annotation has been removed from the JDK, but the generator still writes it on every class.
 */
const generated = `package javax.annotation;
public @interface Generated { String[] value(); String date() default ""; String comments() default ""; }
`;

/** Whether a JDK is on the path. */
export async function hasJdk(): Promise<boolean> {
  return runProgram('javac', ['-version']).then(
    () => true,
    () => false,
  );
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.java'))
    .map((path) => join(folder, path));
}

/**
 * Generates the Java client, compiles it with its program and runs its walk. @returns what it
 * printed
 */
export async function walkInJava(): Promise<string[]> {
  const own = clientFolder('java', 'Walk.java');
  const options = 'hideGenerationTimestamp=true,openApiNullable=false,dateLibrary=java8';
  const parts =
    'models,apis,supportingFiles,modelDocs=false,apiDocs=false,modelTests=false,apiTests=false';
  await runProgram('java', [
    ...['-jar', jar, 'generate', '--generator-name', 'java', '--library', 'native'],
    ...['--input-spec', documents.twin, '--output', join(own, 'generated')],
    ...['--additional-properties', options, '--global-property', parts],
  ]);
  writeFileSync(join(own, 'Generated.java'), generated);
  const list = join(own, 'sources.txt');
  const sources = [
    join(own, 'Generated.java'),
    join(own, 'Walk.java'),
    ...sourcesIn(join(own, 'generated/src/main/java')),
  ];
  writeFileSync(list, sources.map((path) => JSON.stringify(path)).join('\n'));
  const classes = join(own, 'classes');
  await runProgram('javac', ['-nowarn', '-proc:none', '-cp', jar, '-d', classes, `@${list}`]);
  return walk('java', ['-cp', [classes, jar].join(delimiter), 'Walk']);
}
