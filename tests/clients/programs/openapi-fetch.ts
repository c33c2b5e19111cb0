/** One box from creation to the archive, with types of openapi-typescript and calls of openapi-fetch. */
import createClient from 'openapi-fetch';
import type { components, paths } from './generated/schema.ts';

type Dokubox = components['schemas']['Dokubox'];
type Submit = components['schemas']['SubmitDokuboxRequest'];
type Headers = NonNullable<
  paths['/dde/dokubox/client/createDokuBox']['post']['parameters']['header']
>;

const { BASE_URL = '', CLIENT_TOKEN = '', BANKER_TOKEN = '', FILE = '' } = process.env;

const header = (flow: components['schemas']['UserType']): Headers => ({
  'X-Language': 'en',
  'X-Tenant': 'CZ',
  'X-Channel': flow === 'CLIENT' ? 'INTERNET' : 'INTRANET',
  'X-Flow-Type': flow,
  'X-Timezone-Offset': '-60',
  'X-Client-Application': 'DDE_PORTAL',
  'X-Flow-Id': '6f9619ff-8b86-4011-b42d-00c04fc964ff',
});

const as = (token: string) =>
  createClient<paths>({ baseUrl: BASE_URL, headers: { 'X-Id-Token': token } });
const client = as(CLIENT_TOKEN);
const banker = as(BANKER_TOKEN);

function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`);
  return data;
}

const clientParams = { header: header('CLIENT') };
const bankerParams = { header: header('BANKER') };

const created: Dokubox = dataOf(
  await client.POST('/dde/dokubox/client/createDokuBox', {
    params: clientParams,
    body: { definitionPid: 'LOAN-MB-01', categoryCode: 'MB_LOAN' },
  }),
);
const dokuBoxId = created.id;
dataOf(
  await client.POST('/dde/dokubox/client/completeClientSetup', {
    params: clientParams,
    body: { dokuBoxId },
  }),
);

const { id: dokuId } = created.dokus.find(({ status }) => status === 'WAITING_CLIENT_UPLOAD')!;
const prepared: Dokubox = dataOf(
  await banker.GET('/dde/dokubox/{id}', {
    params: { ...bankerParams, path: { id: dokuBoxId } },
  }),
);
const started: Dokubox = dataOf(
  await banker.POST('/dde/dokubox/banker/configureDokuBox', {
    params: bankerParams,
    body: {
      dokuBoxId,
      clientSignatureSystem: 'NA',
      bankSignatureSystem: 'NA',
      validatorRoleOptional: false,
      complete: true,
      dokus: prepared.dokus.map(({ id, ordinalNumber, participants }) => ({
        dokuId: id,
        usedInBox: id === dokuId,
        ordinalNumber,
        participants: participants.map(({ participantType, participantRole, user }) => ({
          participantType,
          participantRole,
          userId: user.id,
        })),
      })),
    },
  }),
);
console.log(started.status);

type Item = Submit['dokus'][number];
const upload: Item = {
  id: dokuId,
  dokuAction: 'SendToBank',
  submitDokuStaticActions: [
    {
      dokuId,
      dokuStaticAction: 'Upload',
      actionData: { fileName: 'Statements.pdf' },
      fileContent: FILE,
    },
  ],
};
dataOf(
  await client.POST('/dde/dokubox/client/submitDokuBox', {
    params: clientParams,
    body: { dokuBoxId, dokus: [upload] },
  }),
);
for (const dokuAction of ['SendForArchiving', 'SendToArchive'] as const) {
  const box: Dokubox = dataOf(
    await banker.POST('/dde/dokubox/banker/submitDokuBox', {
      params: bankerParams,
      body: { dokuBoxId, dokus: [{ id: dokuId, dokuAction }] },
    }),
  );
  console.log(box.dokus.find(({ id }) => id === dokuId)?.status);
}

let status: components['schemas']['DokuboxStatus'] = 'IN_PROGRESS';
while (status === 'IN_PROGRESS') {
  await new Promise((done) => setTimeout(done, 100));
  const box: Dokubox = dataOf(
    await client.GET('/dde/dokubox/{id}', {
      params: { ...clientParams, path: { id: dokuBoxId } },
    }),
  );
  status = box.status;
}
console.log(status);
