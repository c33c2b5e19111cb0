/** One box from creation to the archive, with the client that @hey-api/openapi-ts generates. */
import {
  completeClientSetup,
  configureDokubox,
  createClientDokubox,
  loadDokubox,
  submitBankerDokubox,
  submitClientDokubox,
} from './generated/index.ts';
import { createClient } from './generated/client/index.ts';
import type { Dokubox, DokuboxStatus, SubmitDokuboxRequest, UserType } from './generated/index.ts';

const { BASE_URL = '', CLIENT_TOKEN = '', BANKER_TOKEN = '', FILE = '' } = process.env;

function side(flow: UserType, token: string) {
  return {
    client: createClient({ baseUrl: BASE_URL, auth: token, throwOnError: true }),
    throwOnError: true,
    headers: {
      'X-Language': 'en',
      'X-Tenant': 'CZ',
      'X-Channel': flow === 'CLIENT' ? 'INTERNET' : 'INTRANET',
      'X-Flow-Type': flow,
      'X-Timezone-Offset': '-60',
      'X-Client-Application': 'DDE_PORTAL',
      'X-Flow-Id': '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    },
  } as const;
}
const client = side('CLIENT', CLIENT_TOKEN);
const banker = side('BANKER', BANKER_TOKEN);

const created: Dokubox = (
  await createClientDokubox({
    ...client,
    body: { definitionPid: 'LOAN-MB-01', categoryCode: 'MB_LOAN' },
  })
).data;
const dokuBoxId = created.id;
await completeClientSetup({ ...client, body: { dokuBoxId } });

const { id: dokuId } = created.dokus.find(({ status }) => status === 'WAITING_CLIENT_UPLOAD')!;
const prepared: Dokubox = (await loadDokubox({ ...banker, path: { id: dokuBoxId } })).data;
const started: Dokubox = (
  await configureDokubox({
    ...banker,
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
  })
).data;
console.log(started.status);

const sent: SubmitDokuboxRequest = {
  dokuBoxId,
  dokus: [
    {
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
    },
  ],
};
await submitClientDokubox({ ...client, body: sent });
for (const dokuAction of ['SendForArchiving', 'SendToArchive'] as const) {
  const { data } = await submitBankerDokubox({
    ...banker,
    body: { dokuBoxId, dokus: [{ id: dokuId, dokuAction }] },
  });
  console.log(data.dokus.find(({ id }) => id === dokuId)?.status);
}

let status: DokuboxStatus = 'IN_PROGRESS';
while (status === 'IN_PROGRESS') {
  await new Promise((done) => setTimeout(done, 100));
  status = (await loadDokubox({ ...client, path: { id: dokuBoxId } })).data.status;
}
console.log(status);
