import type { AnsweredCode } from './errors.ts';
import type { ProductOperationId } from './operations/product-table.ts';

/** The places in the portal that show an error code. */
export const errorPlaceWords = {
  page: 'On an error page instead of the dokubox',
  dialog: 'In the dialog that terminates the dokubox',
  setup: 'Above the buttons of the setup',
  signIn: 'Above the fields of the sign-in form',
  notice: 'In a notice above the sign-in form, after the session has ended',
  blocked: 'In a dialog over the screen, which offers to stay or to sign out',
} as const;
export type ErrorPlace = keyof typeof errorPlaceWords;

interface ShownCode {
  readonly place: ErrorPlace;
  /** Operation whose fault shows the code there. */
  readonly operationId: ProductOperationId;
}

/**
 * The place where a user sees each error code of an answer, and the fault with which a tester can
 * show it there (§8, A-517).
 */
export const errorPlaces = {
  GENERAL_ERROR: { place: 'page', operationId: 'loadDokubox' },
  PORTAL_BLOCKED: { place: 'blocked', operationId: 'loadDokubox' },
  LOGIN_FAILED: { place: 'signIn', operationId: 'bankerLogin' },
  DOKUBOX_LOCKED: { place: 'dialog', operationId: 'terminateBankerDokubox' },
  DOKUBOX_LOAD_ERROR: { place: 'page', operationId: 'loadDokubox' },
  DOKUBOX_CANCELLED: { place: 'page', operationId: 'loadDokubox' },
  DOKUBOX_INITIATED_BY_CLIENT: { place: 'page', operationId: 'loadDokubox' },
  DOKUBOX_ACCESS_DENIED: { place: 'page', operationId: 'loadDokubox' },
  DOKUBOX_SETUP_INCOMPLETE: { place: 'setup', operationId: 'configureDokubox' },
  UNAUTHORIZED_428: { place: 'notice', operationId: 'loadDokubox' },
} as const satisfies Record<AnsweredCode, ShownCode>;
