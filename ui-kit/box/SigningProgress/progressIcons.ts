import {
  IconBan,
  IconCircleCheck,
  IconCircleMinus,
  IconClockHour4,
  IconFileCheck,
  type Icon,
} from '@tabler/icons-react';
import type { DokuProgress } from '@dokubox/spec/workflow/progress.ts';

/** Icon of a document's progress, next to its text. */
export const progressIcons = {
  signedOutside: IconFileCheck,
  notRequired: IconCircleMinus,
  signed: IconCircleCheck,
  rejected: IconBan,
  pending: IconClockHour4,
} as const satisfies Record<DokuProgress, Icon>;
