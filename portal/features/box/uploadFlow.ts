import type { UserType } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { checkChosenFile } from '@dokubox/ui-kit/box/FileDropzone/checkChosenFile.ts';
import type { UploadUnderWay } from '@dokubox/ui-kit/box/FileDropzone/uploadState.ts';
import type { Client } from '../../api/client.ts';
import { base64OfBytes } from '../../shared/base64.ts';
import { Refused } from '../../shared/failure.ts';

/** The input of an upload. */
export interface UploadOrder {
  readonly file: Pick<File, 'name' | 'size' | 'type' | 'arrayBuffer'>;
  readonly boxId: number;
  readonly doku: Pick<Doku, 'id' | 'dokuFlowTypeId' | 'isReconfiguredAdded' | 'participants'>;
  readonly userType: UserType;
  readonly policy: Pick<TenantPolicy, 'uploadExtensions'>;
  readonly signal?: AbortSignal;
  /**
   * Checks that the document accepts a file now, before one is sent. @throws the failure to
   * show
   */
  readonly admit?: () => Promise<void>;
  /**
   * Called during the transfer with its phase (a check, or storing) and the share of all bytes, 0
   * to 1.
   */
  readonly onProgress: (phase: UploadUnderWay['phase'], share: number) => void;
}

/** How often the file is sent for checks, at most. */
const checksOf: Readonly<Record<UserType, number>> = { CLIENT: 3, BANKER: 1 };
/** Transfer size of the stored file, relative to a checked file: it is sent as base64. */
const STORED_WEIGHT = 4 / 3;

/** One progress over everything the browser sends. It never decreases. */
function progressOf({ userType, onProgress }: Pick<UploadOrder, 'userType' | 'onProgress'>) {
  const whole = checksOf[userType] + STORED_WEIGHT;
  let before = 0;
  let reported = 0;
  return {
    /**
     * Options of the next call that sends the file. Each call continues where the previous one
     * ended.
     */
    next: (phase: UploadUnderWay['phase'], weight = 1) => {
      const start = phase === 'uploading' ? checksOf[userType] : before;
      before = start + weight;
      return (share: number) => {
        // A call that is repeated with a new token starts from zero.
        reported = Math.max(reported, (start + share * weight) / whole);
        onProgress(phase, reported);
      };
    },
  };
}

/** Whether the “boolean-like” answer of the check means yes. */
export function isYes(answer: unknown): boolean {
  if (typeof answer === 'object' && answer !== null && 'valid' in answer) {
    return isYes(answer.valid);
  }
  return answer === true || answer === 'true' || answer === 1;
}

/**
 * Uploads a file to a document in the order of A-141: extension, size, emptiness, then whether the
 * document accepts one, content, signature, and the submit that stores it. The
 * first failure stops.
 *
 * @returns the new box
 * @throws Refused for a file that breaks a rule of §5, or ApiError when a call failed
 */
export async function uploadFile(order: UploadOrder, call: Client['call']): Promise<ReceivedBox> {
  const { file, doku, boxId, userType } = order;
  const broken = checkChosenFile(file, order.policy);
  if (broken) throw new Refused({ messageKey: broken });
  await order.admit?.();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const part = { bytes, fileName: file.name };
  const progress = progressOf(order);
  const sending = (phase: UploadUnderWay['phase'], weight?: number) => ({
    shownInPlace: true,
    onProgress: progress.next(phase, weight),
    ...(order.signal ? { signal: order.signal } : {}),
  });

  const content = await call(
    'checkFileContent',
    {
      body: { fileName: file.name, dokuFlowTypeId: String(doku.dokuFlowTypeId), files: part },
    },
    sending('checking'),
  );
  if (!content.valid) {
    const { messageKey = 'dde.error.invalidContent', messageParams } = content;
    throw new Refused({ messageKey, ...(messageParams ? { messageParams } : {}) });
  }

  if (userType === 'CLIENT') {
    const { signedOutsideDDE } = await call(
      'checkClientUpload',
      { body: { file: part } },
      sending('checking'),
    );
    // The document decides whether a signature is needed. A signed file is always accepted.
    const args = { params: { id: doku.id }, body: { file: part } };
    if (!signedOutsideDDE && !isYes(await call('checkUploadOfDoku', args, sending('checking')))) {
      throw new Refused({ messageKey: 'dde.error.unsignedClientFile' });
    }
  }

  const body = {
    dokuBoxId: boxId,
    dokus: [
      {
        id: doku.id,
        // A file for an added document cancels its pending removal.
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
  return call(submit, { body }, sending('uploading', STORED_WEIGHT));
}

/** The fields of a document that decide whether a picked file may still be uploaded. */
type Taking = Pick<Doku, 'status' | 'fileVersion' | 'dokuStaticActions'>;

/**
 * Whether a picked file may still be uploaded to the document. The document must accept a
 * file. No one may have uploaded another one since then, because this file would replace it unseen.
 */
export function stillAcceptsUpload(picked: Taking, now: Taking | undefined): boolean {
  return (
    now !== undefined &&
    now.dokuStaticActions.includes('Upload') &&
    now.status === picked.status &&
    (now.fileVersion ?? 0) === (picked.fileVersion ?? 0)
  );
}
