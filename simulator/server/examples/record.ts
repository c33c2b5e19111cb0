import type { FastifyInstance } from 'fastify';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition, Tag } from '@dokubox/spec/operations/types.ts';
import { buildApp } from '../app.ts';
import { accessSteps, commonSteps } from './access-steps.ts';
import { boxSteps } from './box-steps.ts';
import { dokuSteps } from './doku-steps.ts';
import { portalSteps } from './portal-steps.ts';
import { setupSteps } from './setup-steps.ts';
import { signingSteps } from './signing-steps.ts';
import { Stage, StageEngine } from './stage.ts';
import type { Step, StepInput } from './step.ts';
import type { Example, ExampleFile } from './stored.ts';

const steps: readonly Step[] = [
  ...accessSteps,
  ...boxSteps,
  ...setupSteps,
  ...dokuSteps,
  ...signingSteps,
  ...portalSteps,
  ...commonSteps,
];

const flowId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

function headersOf(stage: Stage, { as }: Step, input: StepInput): Record<string, string> {
  const client = as === undefined || stage.user(as).userType === 'CLIENT';
  const token = input.token ?? (as === undefined ? undefined : stage.tokens(as).idToken);
  const headers: Record<string, string | null> = {
    'X-Language': 'en',
    'X-Tenant': stage.world.tenant,
    'X-Channel': client ? 'INTERNET' : 'INTRANET',
    'X-Flow-Type': client ? 'CLIENT' : 'BANKER',
    'X-Timezone-Offset': '-120',
    'X-Client-Application': 'DDE_PORTAL',
    'X-Flow-Id': flowId,
    'X-Sim-World': stage.world.id,
    ...(token === undefined ? {} : { 'X-Id-Token': token }),
    ...input.headers,
  };
  const sent = Object.entries(headers).filter(([, value]) => value !== null);
  return Object.fromEntries(sent) as Record<string, string>;
}

const boundary = 'example';

/** A form with one file, as a browser sends it. */
function formBody({ form = {}, file }: StepInput): string {
  const part = (head: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const fields = Object.entries(form).map(([name, text]) => part(`name="${name}"`, text));
  const files = file
    ? [
        part(`name="${file.part}"; filename="${file.name}"`, file.text).replace(
          '\r\n\r\n',
          '\r\nContent-Type: application/octet-stream\r\n\r\n',
        ),
      ]
    : [];
  return `${[...fields, ...files].join('')}--${boundary}--\r\n`;
}

function pathOf(operation: OperationDefinition, { params = {}, query }: StepInput): string {
  const path = operation.url.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

function payloadOf(operation: OperationDefinition, input: StepInput) {
  if (operation.multipart) {
    const type = `multipart/form-data; boundary=${boundary}`;
    return { headers: { 'content-type': type }, payload: formBody(input) };
  }
  const { body } = input;
  if (body === undefined) return {};
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return { headers: { 'content-type': 'application/json' }, payload };
}

/** Longer texts are cut: an example shows what a file looks like on its way, not the file. */
const longest = 240;
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** Where a product leads that signs elsewhere; a simulator plays these services itself. */
const service = 'https://service.bank.test/';
const anyUuid = '00000000-0000-4000-8000-000000000000';

/** What nobody foresees, in a form that is always the same; what is long, cut. */
function steady(node: unknown, key = '', outside = false): unknown {
  if (typeof node === 'string') {
    if (key === 'flowId') return node;
    const text = key === 'openedWindow' ? node.replaceAll(uuid, anyUuid) : node;
    if (text.startsWith('-----BEGIN')) return '-----BEGIN CERTIFICATE-----\n…';
    const known = outside ? text.replaceAll(/(?:http:\/\/[^/]+)?\/__sim\//g, service) : text;
    return known.length > longest ? known.slice(0, longest) : known;
  }
  if (Array.isArray(node)) return node.map((item) => steady(item, '', outside));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, steady(value, name, outside)]),
  );
}

async function record(step: Step, engine: StageEngine, app: FastifyInstance): Promise<Example> {
  engine.renew();
  const operation: OperationDefinition = operations[step.id];
  const stage = new Stage(engine, step.tenant ?? 'HU', step.boxes ?? []);
  const before = (await step.before?.(stage)) as never;
  const input = step.input?.(stage, before) ?? {};
  const { headers = {}, payload } = payloadOf(operation, input);
  const reply = await app.inject({
    method: operation.method,
    url: pathOf(operation, input),
    headers: { ...headersOf(stage, step, input), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  const answer = reply.payload === '' ? undefined : isJson ? reply.json<unknown>() : reply.payload;
  const { params, query, body, form, file } = input;
  const sent = form || file ? { ...form, ...(file ? { [file.part]: file.name } : {}) } : body;
  const request = { params, query, body: steady(sent) };
  return {
    shows: step.shows,
    tenant: stage.world.tenant,
    ...(step.as === undefined ? {} : { as: step.as }),
    request: JSON.parse(JSON.stringify(request)) as Example['request'],
    status: reply.statusCode,
    ...(answer === undefined ? {} : { answer: steady(answer, '', operation.tag !== 'simulation') }),
  };
}

/**
 * Every example of the contract, recorded from the simulator: real calls of a real engine whose time and
 * chance stand still, each in a world of its own, so that the same sources make the same bytes.
 * @throws Error for an example that does not show what it says: an answer of 500, or the same twice
 */
export async function recordExamples(): Promise<ReadonlyMap<Tag, ExampleFile>> {
  const files = new Map<Tag, Partial<Record<OperationId, Example[]>>>();
  const engine = new StageEngine();
  const app = await buildApp({
    engine,
    breaches: { count: 0 },
    strictResponses: true,
    loopback: true,
    trustedProxies: [],
    embedOrigins: [],
    portalFolder: 'none',
    rateLimits: { perUser: 1e6, perAddress: 1e6 },
  });
  for (const step of steps) {
    const example = await record(step, engine, app);
    if (example.status >= 500 && example.status !== 503) {
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
