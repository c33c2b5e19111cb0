import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { storedExamples } from '../examples/stored.ts';

/** Folder of the requests that take one box from creation to the archive, in order. */
export const POSTMAN_WALK = 'One box from creation to the archive';

/** The smallest possible unsigned PDF, in base64. */
export const unsignedPdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n0\n%%EOF\n',
).toString('base64');

type Side = 'CLIENT' | 'BANKER';

const header = (key: string, value: string) => ({ key, value });

/** The portal's headers for a side, or for the user in the variables. */
function portalHeaders(side?: Side) {
  const flow = side ?? '{{flowType}}';
  return [
    header('X-Language', 'en'),
    header('X-Tenant', '{{tenant}}'),
    header('X-Channel', side === 'BANKER' ? 'INTRANET' : 'INTERNET'),
    header('X-Flow-Type', flow),
    header('X-Timezone-Offset', '-60'),
    header('X-Client-Application', 'DDE_PORTAL'),
    header('X-Flow-Id', '6f9619ff-8b86-4011-b42d-00c04fc964ff'),
    header('X-Sim-World', '{{worldId}}'),
    header('X-Id-Token', side === 'BANKER' ? '{{bankerToken}}' : '{{clientToken}}'),
  ];
}

function addressOf(url: string, query: string[] = []) {
  const path = url
    .replaceAll(/\{(\w+)\}/g, '{{$1}}')
    .split('/')
    .slice(1);
  const raw = `{{baseUrl}}/${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const pairs = query.map((pair) => {
    const [key = '', value = ''] = pair.split('=');
    return header(key, value);
  });
  return { raw, host: ['{{baseUrl}}'], path, ...(pairs.length > 0 ? { query: pairs } : {}) };
}

const script = (listen: 'test', lines: readonly string[]) => ({
  listen,
  script: { type: 'text/javascript', exec: lines },
});

interface Step {
  readonly id: OperationId;
  readonly name: string;
  readonly side?: Side;
  /** JSON that contains variables. */
  readonly body?: string;
  readonly query?: string[];
  readonly tests?: readonly string[];
}

function request({ id, name, side, body, query, tests = [] }: Step) {
  const operation: OperationDefinition = operations[id];
  const { status } = operation.success;
  const isControl = operation.tag === 'simulation';
  const json = body === undefined ? [] : [header('Content-Type', 'application/json')];
  return {
    name,
    event: [
      script('test', [
        `pm.test('${id} answers ${status}', () => pm.response.to.have.status(${status}));`,
        ...tests,
      ]),
    ],
    ...(status === 302 ? { protocolProfileBehavior: { followRedirects: false } } : {}),
    request: {
      method: operation.method,
      header: [...(isControl ? [] : portalHeaders(side)), ...json],
      url: addressOf(operation.url, query),
      ...(body === undefined ? {} : { body: { mode: 'raw', raw: body } }),
      description: operation.description,
    },
  };
}

const keep = (name: string, value: string) => `pm.collectionVariables.set('${name}', ${value});`;
const answer = 'const box = pm.response.json();';
const expectDoku = (status: string) => [
  answer,
  "const doku = box.dokus.find(({ id }) => id === Number(pm.collectionVariables.get('dokuId')));",
  `pm.test('the document is ${status}', () => pm.expect(doku.status).to.equal('${status}'));`,
];
const expectBox = (status: string) => [
  answer,
  `pm.test('the box is ${status}', () => pm.expect(box.status).to.equal('${status}'));`,
];
const trigger = (name: string) =>
  `{ "dokuBoxId": {{id}}, "dokus": [{ "id": {{dokuId}}, "dokuAction": "${name}" }] }`;

const walk: readonly Step[] = [
  {
    id: 'createWorld',
    name: 'A world, with a client signed in',
    body: '{ "scenario": "{{scenario}}", "tenant": "{{tenant}}", "user": "client1" }',
    tests: [
      'const world = pm.response.json();',
      keep('worldId', 'world.worldId'),
      keep('clientToken', 'world.idToken'),
    ],
  },
  {
    id: 'openWorld',
    name: 'A banker signs in too',
    query: ['user=bankerRm'],
    tests: [
      "const cookies = pm.response.headers.filter(({ key }) => key.toLowerCase() === 'set-cookie');",
      'const session = cookies.map(({ value }) => /dde-session=([^;]+)/.exec(value)).find(Boolean);',
      keep('bankerToken', 'decodeURIComponent(session[1])'),
    ],
  },
  {
    id: 'createClientDokubox',
    name: 'The client starts a box',
    side: 'CLIENT',
    body: '{ "definitionPid": "LOAN-MB-01", "categoryCode": "MB_LOAN" }',
    tests: [
      ...expectBox('CLIENT_SETUP'),
      "const first = box.dokus.find(({ status }) => status === 'WAITING_CLIENT_UPLOAD');",
      keep('id', 'box.id'),
      keep('dokuId', 'first.id'),
    ],
  },
  {
    id: 'completeClientSetup',
    name: 'The client hands it over',
    side: 'CLIENT',
    body: '{ "dokuBoxId": {{id}} }',
    tests: expectBox('WAITING_BANK_CONFIGURATION'),
  },
  {
    id: 'loadDokubox',
    name: 'The banker reads it',
    side: 'BANKER',
    tests: [
      answer,
      'const dokus = box.dokus.map(({ id, ordinalNumber, participants }) => ({',
      "  dokuId: id, ordinalNumber, usedInBox: id === Number(pm.collectionVariables.get('dokuId')),",
      '  participants: participants.map(({ participantType, participantRole, user }) => ({ participantType, participantRole, userId: user.id })),',
      '}));',
      keep('dokus', 'JSON.stringify(dokus)'),
    ],
  },
  {
    id: 'configureDokubox',
    name: 'The banker uses one document and starts the work',
    side: 'BANKER',
    body: '{ "dokuBoxId": {{id}}, "clientSignatureSystem": "NA", "bankSignatureSystem": "NA", "validatorRoleOptional": false, "complete": true, "dokus": {{dokus}} }',
    tests: expectBox('IN_PROGRESS'),
  },
  {
    id: 'submitClientDokubox',
    name: 'The client uploads and sends',
    side: 'CLIENT',
    body: `{ "dokuBoxId": {{id}}, "dokus": [{ "id": {{dokuId}}, "dokuAction": "SendToBank", "submitDokuStaticActions": [{ "dokuId": {{dokuId}}, "dokuStaticAction": "Upload", "actionData": { "fileName": "Statements.pdf" }, "fileContent": "${unsignedPdf}" }] }] }`,
    tests: expectDoku('UNDER_REVIEW_BANK'),
  },
  {
    id: 'submitBankerDokubox',
    name: 'The banker accepts',
    side: 'BANKER',
    body: trigger('SendForArchiving'),
    tests: expectDoku('WAITING_ARCHIVAL'),
  },
  {
    id: 'submitBankerDokubox',
    name: 'The banker sends to the archive',
    side: 'BANKER',
    body: trigger('SendToArchive'),
    tests: expectDoku('UNDER_ARCHIVING'),
  },
  {
    id: 'setClock',
    name: 'Time passes until the archive answers',
    body: `{ "advanceMs": ${limits.archiveJobMs} }`,
  },
  {
    id: 'loadDokubox',
    name: 'The box is finished',
    side: 'CLIENT',
    tests: [...expectDoku('ARCHIVED'), ...expectBox('FINALIZED').slice(1)],
  },
];

/** Every call of the product with the body of its first recorded success. */
function everyCall() {
  const recorded = storedExamples();
  const product = (Object.entries(operations) as [OperationId, OperationDefinition][]).filter(
    ([, { tag, multipart }]) => tag !== 'simulation' && !multipart,
  );
  const tags = [...new Set(product.map(([, { tag }]) => tag))];
  return tags.map((tag) => ({
    name: tag,
    item: product
      .filter(([, operation]) => operation.tag === tag)
      .map(([id, { summary, success, userType }]) => {
        const shown = recorded[id]?.find(({ status }) => status === success.status);
        const body =
          shown?.request.body === undefined
            ? undefined
            : JSON.stringify(shown.request.body, null, 2);
        const { event: _event, ...rest } = request({
          id,
          name: summary,
          ...(userType ? { side: userType } : {}),
          ...(body === undefined ? {} : { body }),
        });
        return rest;
      }),
  }));
}

/** The contract as a Postman collection: an automatic walk, and every call to try. */
export function postmanCollection(): object {
  const variables = {
    baseUrl: 'http://127.0.0.1:4010',
    tenant: tenants[1],
    scenario: 'empty',
    flowType: 'CLIENT',
    ...{ worldId: '', clientToken: '', bankerToken: '', id: '', dokuId: '', dokus: '[]' },
  };
  return {
    info: {
      name: 'Dokubox',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      description:
        'The calls of the product against a running simulator. The first folder runs from top to bottom and sets the variables the others use.',
    },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
    item: [{ name: POSTMAN_WALK, item: walk.map(request) }, ...everyCall()],
  };
}
