import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { Stage } from './stage.ts';
import { exampleFlowId } from './steady.ts';
import type { Step, StepInput } from './step.ts';

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
    'X-Flow-Id': exampleFlowId,
    'X-Sim-World': stage.world.id,
    ...(token === undefined ? {} : { 'X-Id-Token': token }),
    ...input.headers,
  };
  const sent = Object.entries(headers).filter(([, value]) => value !== null);
  return Object.fromEntries(sent) as Record<string, string>;
}

const boundary = 'example';

/** A form with its files, in the encoding of a browser. */
function formBody({ form = {}, file = [] }: StepInput): Buffer {
  const part = (head: string, content: string | Uint8Array) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ];
  const fields = Object.entries(form).flatMap(([name, text]) => part(`name="${name}"`, text));
  const files = [file].flat().flatMap(({ part: field, name, text }) => {
    const type = 'Content-Type: application/octet-stream';
    return part(`name="${field}"; filename="${name}"\r\n${type}`, text);
  });
  return Buffer.concat([...fields, ...files, Buffer.from(`--${boundary}--\r\n`)]);
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

/** A raw answer. */
interface Reply {
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
}

/** The answer to bytes that are not a complete request, until the connection closes. */
async function answerTo(app: FastifyInstance, bytes: string): Promise<Reply> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const received = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  const [head = '', text = ''] = received.split('\r\n\r\n', 2);
  return {
    status: Number(head.split(' ', 2)[1]),
    mediaType: /^content-type: (.*)$/im.exec(head)?.[1] ?? '',
    text,
  };
}

/** Sends the call of a step. */
export async function sendStep(
  app: FastifyInstance,
  stage: Stage,
  step: Step,
  input: StepInput,
): Promise<Reply> {
  if (input.wire !== undefined) return answerTo(app, input.wire);
  const operation: OperationDefinition = operations[step.id];
  const { headers = {}, payload } = payloadOf(operation, input);
  const reply = await app.inject({
    method: (input.method ?? operation.method) as 'GET',
    url: pathOf(operation, input),
    headers: { ...headers, ...headersOf(stage, step, input) },
    ...(payload === undefined ? {} : { payload }),
  });
  const mediaType = String(reply.headers['content-type']);
  return { status: reply.statusCode, mediaType, text: reply.payload };
}
