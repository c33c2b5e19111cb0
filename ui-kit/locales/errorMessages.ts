import type { ErrorCode } from '@dokubox/spec/errors.ts';

type Words = Readonly<Record<ErrorCode, string>>;

/**
 * Texts of the message keys that belong to error codes, for places without a title: what happened,
 * then what helps. If the help says both, it is the whole text.
 */
export function errorMessages(title: Words, help: Words) {
  const both = (code: ErrorCode) => `${title[code]}. ${help[code]}`;
  return {
    'dde.error.generalError': both('GENERAL_ERROR'),
    'dde.error.mfeParams': help.MFE_PARAMS,
    'dde.error.portalBlocked': both('PORTAL_BLOCKED'),
    'dde.error.loginFailed': help.LOGIN_FAILED,
    'dde.error.dokuboxLocked': both('DOKUBOX_LOCKED'),
    'dde.error.dokuboxLoadError': both('DOKUBOX_LOAD_ERROR'),
    'dde.error.dokuboxCancelled': both('DOKUBOX_CANCELLED'),
    'dde.error.dokuboxInitiatedByClient': both('DOKUBOX_INITIATED_BY_CLIENT'),
    'dde.error.dokuboxAccessDenied': both('DOKUBOX_ACCESS_DENIED'),
    'dde.error.dokuboxSetupIncomplete': both('DOKUBOX_SETUP_INCOMPLETE'),
    'dde.error.unauthorized': both('UNAUTHORIZED_428'),
  };
}
