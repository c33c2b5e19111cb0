import {
  IconAlertHexagon,
  IconArchive,
  IconArrowsExchange,
  IconBan,
  IconBuildingBank,
  IconCheckbox,
  IconCircleCheck,
  IconCircleNumber1,
  IconCircleNumber2,
  IconCircleNumber3,
  IconClockHour4,
  IconFileCheck,
  IconFileImport,
  IconFileSearch,
  IconFileText,
  IconHelpCircle,
  IconHourglass,
  IconLock,
  IconMessageReply,
  IconPencil,
  IconPrinter,
  IconProgress,
  IconSettings,
  IconSignature,
  IconUpload,
  IconUsers,
  IconWritingSign,
  type Icon,
} from '@tabler/icons-react';
import type { DokuStatus, DokuboxStatus } from '@dokubox/spec/enums.ts';
import { dokuStatusTable } from '@dokubox/spec/workflow/doku-statuses.ts';
import type { Tone } from '../../foundations/theme/tones.ts';

/** The design of a status. Its text comes from the locales. */
export interface StatusLook {
  readonly tone: Tone;
  /** `soft`: quiet ground. `solid`: full ground. `outline`: a line only. */
  readonly variant: 'soft' | 'solid' | 'outline';
  readonly icon: Icon;
}

/** Badges of box statuses (R4.2). Statuses without a badge in §4 follow A-076. */
const boxLooks = {
  CLIENT_SETUP: { tone: 'grey', variant: 'outline', icon: IconPencil },
  BANK_SETUP: { tone: 'grey', variant: 'outline', icon: IconPencil },
  WAITING_BANK_CONFIGURATION: { tone: 'orange', variant: 'soft', icon: IconSettings },
  IN_PROGRESS: { tone: 'warning', variant: 'soft', icon: IconProgress },
  PAPER_IN_PROGRESS: { tone: 'warning', variant: 'soft', icon: IconFileText },
  PAPER_SIGNED: { tone: 'green', variant: 'outline', icon: IconWritingSign },
  PENDING_CANCELLATION_APPROVAL: { tone: 'grey', variant: 'soft', icon: IconHourglass },
  FINALIZED: { tone: 'green', variant: 'soft', icon: IconCircleCheck },
  CANCELLED: { tone: 'red', variant: 'soft', icon: IconBan },
} as const satisfies Record<DokuboxStatus, StatusLook>;

/** An icon for each document status (R4.6). */
const dokuIcons = {
  WAITING_CLIENT_UPLOAD: IconUpload,
  WAITING_BANK_UPLOAD: IconUpload,
  UPLOADED_CLIENT: IconFileImport,
  UPLOADED_BANK: IconFileImport,
  UNDER_NEGOTIATION_CLIENT: IconArrowsExchange,
  UNDER_NEGOTIATION_BANK: IconArrowsExchange,
  UNDER_REVIEW_CLIENT: IconFileSearch,
  UNDER_REVIEW_CLIENT_1: IconCircleNumber1,
  UNDER_REVIEW_CLIENT_2: IconCircleNumber2,
  UNDER_REVIEW_CLIENT_3: IconCircleNumber3,
  UNDER_REVIEW_BANK: IconFileSearch,
  UNDER_REVIEW_BANK_1: IconCircleNumber1,
  UNDER_REVIEW_BANK_2: IconCircleNumber2,
  UNDER_REVIEW_BANK_3: IconCircleNumber3,
  WAITING_CLIENT_FEEDBACK: IconMessageReply,
  WAITING_BANK_FEEDBACK: IconMessageReply,
  WAITING_CLIENT_SIGNATURE: IconSignature,
  WAITING_BANK_SIGNATURE: IconSignature,
  WAITING_BANK_SIGNATURE_AUX: IconBuildingBank,
  WAITING_BANK_SIGNATURE_2: IconUsers,
  WAITING_CLIENT_ACKNOWLEDGEMENT: IconCheckbox,
  WAITING_ARCHIVAL: IconFileCheck,
  UNDER_ARCHIVING: IconClockHour4,
  ARCHIVED: IconArchive,
  WAITING_FOR_PAPER_SIGNING: IconPrinter,
  PAPER_SIGNED: IconWritingSign,
} as const satisfies Record<DokuStatus, Icon>;

/** Other labels of the header. */
export const labelLooks = {
  locked: { tone: 'grey', variant: 'soft', icon: IconLock },
  signatureRejected: { tone: 'red', variant: 'soft', icon: IconAlertHexagon },
  paper: { tone: 'grey', variant: 'outline', icon: IconFileText },
  readOnly: { tone: 'grey', variant: 'outline', icon: IconLock },
} as const satisfies Record<string, StatusLook>;

/** A value that this version does not know: neutral, never a crash. */
const unknownLook = {
  tone: 'grey',
  variant: 'outline',
  icon: IconHelpCircle,
} as const satisfies StatusLook;

/** Whether the contract of this version has this box status. */
export function isDokuboxStatus(status: string): status is DokuboxStatus {
  return Object.hasOwn(boxLooks, status);
}

/** Whether the contract of this version has this document status. */
export function isDokuStatus(status: string): status is DokuStatus {
  return Object.hasOwn(dokuIcons, status);
}

/** Returns the look of a box status. Unknown statuses are neutral. */
export function dokuboxLook(status: string): StatusLook {
  return isDokuboxStatus(status) ? boxLooks[status] : unknownLook;
}

/** Returns the look of a document status: teal on the client's side, black on the bank's (R4.6). */
export function dokuLook(status: string): StatusLook {
  if (!isDokuStatus(status)) return unknownLook;
  return {
    tone: dokuStatusTable[status].badge,
    variant: 'solid',
    icon: dokuIcons[status],
  };
}
