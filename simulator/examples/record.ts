import type { FastifyInstance } from 'fastify';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition, Tag } from '@dokubox/spec/operations/types.ts';
import { buildApp } from '../server/app.ts';
import { accessSteps, commonSteps } from './access-steps.ts';
import { boxSteps } from './box-steps.ts';
import { dokuSteps } from './doku-steps.ts';
import { fileSteps } from './file-steps.ts';
import { portalSteps } from './portal-steps.ts';
import { sendStep } from './send.ts';
import { setupSteps } from './setup-steps.ts';
import { serverSteps } from './server-steps.ts';
import { signingSteps } from './signing-steps.ts';
import { Stage, StageEngine } from './stage.ts';
import { steady } from './steady.ts';
import type { Step } from './step.ts';
import type { Example, ExampleFile } from '@dokubox/publishing/examples/stored.ts';

const steps: readonly Step[] = [
  ...accessSteps,
  ...boxSteps,
  ...setupSteps,
  ...dokuSteps,
  ...fileSteps,
  ...signingSteps,
  ...portalSteps,
  ...commonSteps,
  ...serverSteps,
];

/** Server options of most examples. */
const usual = {
  breaches: { count: 0 },
  strictResponses: true,
  loopback: true,
  trustedProxies: [],
  embedOrigins: [],
  portalFolder: 'none',
  rateLimits: { perUser: 1e6, perAddress: 1e6 },
};

async function record(step: Step, engine: StageEngine, app: FastifyInstance): Promise<Example> {
  engine.renew();
  const operation: OperationDefinition = operations[step.id];
  const stage = new Stage(engine, step.tenant ?? 'HU', step.boxes ?? []);
  const before = (await step.before?.(stage)) as never;
  const input = step.input?.(stage, before) ?? {};
  const own = step.server && (await buildApp({ engine, ...usual, ...step.server }));
  const { status, mediaType, text } = await sendStep(own ?? app, stage, step, input);
  await own?.close();
  const isJson = mediaType.includes('json');
  const answer = text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text;
  const { params, query, body, form, file, method, wire } = input;
  const files = [file ?? []].flat().map(({ part, name }) => [part, name] as const);
  const sent = form || file ? { ...form, ...Object.fromEntries(files) } : (body ?? wire);
  const request = { method, params, query, body: steady(sent) };
  return {
    shows: step.shows,
    tenant: stage.world.tenant,
    ...(step.as === undefined ? {} : { as: step.as }),
    request: JSON.parse(JSON.stringify(request)) as Example['request'],
    status,
    ...(answer === undefined ? {} : { answer: steady(answer, '', operation.tag !== 'simulation') }),
  };
}

/**
 * Records every example of the contract from the simulator: real calls of a real engine with fixed
 * time and random values, each in a new world. The same sources therefore always give the same
 * bytes.
 * @throws Error for an example that fails unexpectedly or succeeds unexpectedly
 */
export async function recordExamples(): Promise<ReadonlyMap<Tag, ExampleFile>> {
  const files = new Map<Tag, Partial<Record<OperationId, Example[]>>>();
  const engine = new StageEngine();
  const app = await buildApp({ engine, ...usual });
  for (const step of steps) {
    const example = await record(step, engine, app);
    if ((example.status === 500) !== (step.fails ?? false)) {
      throw new Error(`${step.id}, ${step.shows}: ${JSON.stringify(example.answer)}`);
    }
    const { tag } = operations[step.id];
    const file = files.get(tag) ?? {};
    files.set(tag, file);
    (file[step.id] ??= []).push(example);
  }
  await app.close();
  return files;
}
