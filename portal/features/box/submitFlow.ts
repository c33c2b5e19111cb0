import type { UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import type { Choice } from '@dokubox/ui-kit/box/ActionOptions/choice.ts';
import type { ReasonAndNote } from '@dokubox/ui-kit/box/ReasonFields/reasonState.ts';
import { checkChosenFile } from '@dokubox/ui-kit/box/FileDropzone/checkChosenFile.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { ApiError } from '../../api/errors.ts';
import type { Client } from '../../api/client.ts';
import { base64OfBytes } from '../../shared/base64.ts';
import { Refused } from '../../shared/failure.ts';
import { boxOfRefusal } from '../../shared/useFreshBox.ts';
import type { Choices } from './choices.ts';

type Body = BodyOf<'submitBankerDokubox'>;
/** The entry of one document in a submit. */
export type SubmitItem = Body['dokus'][number];

/** A file as a submit sends it. */
async function uploadAction(dokuId: number, file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    dokuId,
    dokuStaticAction: 'Upload' as const,
    actionData: { fileName: file.name, ...(file.type ? { mimeType: file.type } : {}) },
    fileContent: base64OfBytes(bytes),
  };
}

async function itemOf(id: number, { trigger, paper }: Choice): Promise<SubmitItem> {
  if (!paper) return { id, dokuAction: trigger };
  const { date, place, scan } = paper;
  return {
    id,
    dokuAction: trigger,
    paperSigning: { signedOn: date, ...(place === null ? {} : { place }) },
    ...(scan ? { submitDokuStaticActions: [await uploadAction(id, scan)] } : {}),
  };
}

/** Bytes left for files in a body, after base64 and its other content. */
const scansMaxBytes = Math.floor((limits.bodyMaxBytes / 4) * 3) - 64 * 1024;

/**
 * Returns the documents of a submit, in the order of their ids.
 * @throws Refused, with its field, if a scan breaks a rule of §5, or if all scans together are too
 * large for a call
 */
export async function submitItems(
  choices: Choices,
  policy: Pick<TenantPolicy, 'uploadExtensions'>,
): Promise<SubmitItem[]> {
  const entries = Object.entries(choices).map(([id, choice]) => [Number(id), choice] as const);
  let room = scansMaxBytes;
  for (const [index, [, { paper }]] of entries.entries()) {
    if (!paper?.scan) continue;
    const field = `dokus[${index}].submitDokuStaticActions`;
    const broken = checkChosenFile(paper.scan, policy);
    if (broken) throw new Refused({ messageKey: broken, field });
    room -= paper.scan.size;
    if (room < 0) throw new Refused({ messageKey: 'dde.error.payloadTooLarge', field });
  }
  return Promise.all(entries.map(([id, choice]) => itemOf(id, choice)));
}

/** A removal: Reconfigure with usedInBox false (R4.20, A-121). */
export function removalItem(id: number, { reason, note }: ReasonAndNote): SubmitItem {
  return {
    id,
    dokuAction: 'Reconfigure',
    usedInBox: false,
    reason,
    ...(note === null ? {} : { note }),
  };
}

/**
 * Sends documents, all or none. The caller shows failures.
 * @returns the new box
 * @throws ApiError
 */
export function submit(
  call: Client['call'],
  userType: UserType,
  dokuBoxId: number,
  dokus: SubmitItem[],
): Promise<ReceivedBox> {
  const operation = userType === 'CLIENT' ? 'submitClientDokubox' : 'submitBankerDokubox';
  const carriesFile = dokus.some(({ submitDokuStaticActions }) => submitDokuStaticActions);
  return call(
    operation,
    { body: { dokuBoxId, dokus } },
    { shownInPlace: true, ...(carriesFile ? { timeoutMs: limits.uploadTimeoutMs } : {}) },
  );
}

/**
 * Returns the current box if a rejection reports that it has changed. Either the rejection contains
 * it, or a document has gone for this user and the box is read again.
 */
export async function boxAfter(
  call: Client['call'],
  cause: unknown,
  dokuBoxId: number,
): Promise<ReceivedBox | undefined> {
  const boxInRejection = boxOfRefusal(cause);
  if (boxInRejection) return boxInRejection;
  if (!(cause instanceof ApiError) || cause.status !== 404) return undefined;
  try {
    return await call('loadDokubox', { params: { id: dokuBoxId } }, { shownInPlace: true });
  } catch {
    // The box itself has gone, as the rejection says.
    return undefined;
  }
}
