import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OperationId } from '@dokubox/spec/operations/table.ts';

/** One call and the simulator's answer. */
export interface Example {
  /** A short description. */
  readonly shows: string;
  readonly tenant: string;
  /** Key of the user who called. */
  readonly as?: string;
  readonly request: {
    /** Present only if it differs from the operation's method. */
    readonly method?: string;
    readonly params?: Readonly<Record<string, string | number>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly status: number;
  /** Absent if the answer has no body. */
  readonly answer?: unknown;
}

/** Examples of one section of the contract. */
export type ExampleFile = Partial<Record<OperationId, readonly Example[]>>;

// Found by the package's name, because a bundle is in another folder than this file.
const contract = createRequire(import.meta.url).resolve('@dokubox/spec/openapi.json');
const folder = join(dirname(contract), 'examples');

/** The most recently recorded examples. */
export function storedExamples(): ExampleFile {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ExampleFile),
  ) as ExampleFile;
}
