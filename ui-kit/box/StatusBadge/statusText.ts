import type { TFunction } from 'i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { isOwnStatus } from './ownStatuses.ts';
import { isDokuStatus, isDokuboxStatus } from './statusLooks.ts';

type Words = TFunction<'contractBox'>;

/**
 * Words of a document's status for a reader of this type.
 * @param status as the server sent it. One that this version does not know is its own text
 */
export function dokuStatusText(t: Words, status: string, userType: UserType): string {
  if (!isDokuStatus(status)) return status;
  return isOwnStatus(status, userType) ? t(`ownStatus.${status}`) : t(`dokuStatus.${status}`);
}

/** The same for the status of a box. */
export function dokuboxStatusText(t: Words, status: string, userType: UserType): string {
  if (!isDokuboxStatus(status)) return status;
  return isOwnStatus(status, userType) ? t(`ownStatus.${status}`) : t(`dokuboxStatus.${status}`);
}
