import type { UserType } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { checkFile } from '@dokubox/ui-kit/box/FileDropzone/checkFile.ts';
import type { Client } from '../../api/client.ts';
import { base64OfBytes } from '../../shared/base64.ts';
import { Refused } from '../../shared/failure.ts';

/** What an upload needs to know. */
export interface UploadOrder {
  readonly file: Pick<File, 'name' | 'size' | 'type' | 'arrayBuffer'>;
  readonly boxId: number;
  readonly doku: Pick<Doku, 'id' | 'dokuFlowTypeId' | 'isReconfiguredAdded' | 'participants'>;
  readonly userType: UserType;
  readonly policy: Pick<TenantPolicy, 'uploadExtensions'>;
  readonly signal?: AbortSignal;
  /** Asks whether the document takes a file now, before one leaves. @throws what is told */
  readonly admit?: () => Promise<void>;
  /** The checks are over; 0 to 1 of the file has left. */
  readonly onProgress: (share: number) => void;
}

/** Answers of the "boolean-like" check that mean yes. */
export function isYes(answer: unknown): boolean {
  if (typeof answer === 'object' && answer !== null && 'valid' in answer) {
    return isYes(answer.valid);
  }
  return answer === true || answer === 'true' || answer === 1;
}

/**
 * Uploads a file to a document in the order of A-141: extension, size, emptiness, then whether the
 * document takes one, content, signature, and the submit that stores it. The first
 * failure stops.
 *
 * @returns the fresh box
 * @throws Refused for a file that breaks a rule of §5, or ApiError when a call failed
 */
export async function uploadFile(order: UploadOrder, call: Client['call']): Promise<ReceivedBox> {
  const { file, doku, boxId, userType } = order;
  const broken = checkFile(file, order.policy);
  if (broken) throw new Refused({ messageKey: broken });
  await order.admit?.();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const part = { bytes, fileName: file.name };
  const options = { shownInPlace: true, ...(order.signal ? { signal: order.signal } : {}) };

  const content = await call(
    'checkFileContent',
    {
      body: { fileName: file.name, dokuFlowTypeId: String(doku.dokuFlowTypeId), files: part },
    },
    options,
  );
  if (!content.valid)
    throw new Refused({ messageKey: content.messageKey ?? 'dde.error.invalidContent' });

  if (userType === 'CLIENT') {
    const { signedOutsideDDE } = await call('checkClientUpload', { body: { file: part } }, options);
    // The document decides whether it asks for a signature; a signed file satisfies any.
    const args = { params: { id: doku.id }, body: { file: part } };
    if (!signedOutsideDDE && !isYes(await call('checkUploadOfDoku', args, options))) {
      throw new Refused({ messageKey: 'dde.error.unsignedClientFile' });
    }
  }

  const body = {
    dokuBoxId: boxId,
    dokus: [
      {
        id: doku.id,
        // A file for a document that was added takes a removal back that is still pending.
        ...(doku.isReconfiguredAdded === true
          ? { participants: doku.participants.map(({ user }) => ({ userId: user.id })) }
          : {}),
        submitDokuStaticActions: [
          {
            dokuId: doku.id,
            dokuStaticAction: 'Upload' as const,
            actionData: { fileName: file.name, ...(file.type ? { mimeType: file.type } : {}) },
            fileContent: base64OfBytes(bytes),
          },
        ],
      },
    ],
  };
  const submit = userType === 'CLIENT' ? 'submitClientDokubox' : 'submitBankerDokubox';
  order.onProgress(0);
  return call(submit, { body }, { ...options, onProgress: order.onProgress });
}

/** What of a document decides whether a file that was picked for it may still go to it. */
type Taking = Pick<Doku, 'status' | 'fileVersion' | 'dokuStaticActions'>;

/**
 * Whether the document still is what the file was picked for: it takes a file, and nobody has
 * put another one there meanwhile, which this one would replace unseen.
 */
export function stillTakes(picked: Taking, now: Taking | undefined): boolean {
  return (
    now !== undefined &&
    now.dokuStaticActions.includes('Upload') &&
    now.status === picked.status &&
    (now.fileVersion ?? 0) === (picked.fileVersion ?? 0)
  );
}
