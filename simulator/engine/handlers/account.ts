import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { ownTexts } from '#own-texts';
import { Refusal } from '../handler.ts';
import { bankNames } from '../seed/texts/table.ts';
import type { ClientState, SeededDocument } from '../state.ts';
import type { World } from '../world/world.ts';
import { noContent, type Call, type Handler } from './call.ts';
import { encodeBase64 } from '../base64.ts';
import { notAllowed } from '../refusals.ts';
import { userOf } from './current-user.ts';

type SettingsCall = Call<'updateBankUser'> | Call<'updateNamirialClientUser'>;

/**
 * Stores the ids of the remote-signing service, if the tenant offers it to this type of user (§2,
 *
 */
function storeSignatureSettings(call: SettingsCall) {
  const { world, session, input } = call;
  if (!policyOf(world.tenant).signatureSettings[session.userType]) {
    throw notAllowed('the tenant has no signature settings for this type of user');
  }
  const operationId = session.userType === 'BANKER' ? 'updateBankUser' : 'updateNamirialClientUser';
  world.commit({ operationId, username: session.username }, (tx) => {
    const user = tx.user(session.username);
    user.namirialUserId = input.body.namirialUserId.trim();
    user.namirialDeviceId = input.body.namirialDeviceId.trim();
  });
  return noContent;
}

/** Signature settings of a banker (§7). */
export const updateBankUser: Handler<'updateBankUser'> = (call) => storeSignatureSettings(call);

/** Signature settings of a client's user (§7). */
export const updateNamirialClientUser: Handler<'updateNamirialClientUser'> = (call) =>
  storeSignatureSettings(call);

type ArchiveDocument = 'terms' | 'contract';
type ArchiveCall = Pick<Call<'downloadContract'>, 'world' | 'session' | 'engine'>;

/**
 * The session's client, if the tenant offers the document and it is in the client's archive (§5).
 */
function clientWith(
  { world, session }: Pick<ArchiveCall, 'world' | 'session'>,
  document: ArchiveDocument,
): ClientState | undefined {
  const { offersTermsAndConditions, offersContractDownload } = policyOf(world.tenant);
  const client =
    session.clientNumber === null ? undefined : world.clients.get(session.clientNumber);
  if (!client) return undefined;
  const isAvailable =
    document === 'terms'
      ? offersTermsAndConditions && client.termsArchived
      : offersContractDownload && client.contractArchived;
  return isAvailable ? client : undefined;
}

/** Date of both documents, the same in every world. */
const inForceSince = '2024-01-15';

function documentOf(
  world: World,
  client: ClientState,
  document: ArchiveDocument,
  fullName: string,
): SeededDocument {
  const { localLanguage } = policyOf(world.tenant);
  const { title, paragraph } = ownTexts(localLanguage).content.archive[document];
  return {
    tenant: world.tenant,
    title,
    clientName: client.clientNameLocal,
    bankName: bankNames[localLanguage],
    documentNumber: `${document === 'terms' ? 'TC' : 'FC'}-${client.clientNumber}`,
    date: inForceSince,
    paragraphs: [paragraph],
    signatories: document === 'terms' ? [] : [fullName],
    pages: 1,
  };
}

async function download(call: ArchiveCall, document: ArchiveDocument) {
  const client = clientWith(call, document);
  if (!client) throw new Refusal(404, 'dde.error.fileNotAvailable', null);
  const user = userOf(call);
  const file = documentOf(call.world, client, document, user.fullNameLocal ?? user.fullName);
  const bytes = await call.engine.ports.renderDocument(file);
  const name = document === 'terms' ? 'terms-and-conditions' : 'contract';
  return { body: { fileName: `${name}.pdf`, fileContent: encodeBase64(bytes) } };
}

/** Whether the terms and conditions are in the archive. */
export const getTermsAndConditions: Handler<'getTermsAndConditions'> = (call) => ({
  body: { available: clientWith(call, 'terms') !== undefined },
});

export const downloadTermsAndConditions: Handler<'downloadTermsAndConditions'> = (call) =>
  download(call, 'terms');

/** Whether the client's framework contract is in the archive. */
export const getContract: Handler<'getContract'> = (call) => ({
  body: { available: clientWith(call, 'contract') !== undefined },
});

export const downloadContract: Handler<'downloadContract'> = (call) => download(call, 'contract');
