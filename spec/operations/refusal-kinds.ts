import { errorCodes, type ErrorCode, type MessageKey } from '../errors.ts';

/** A kind of refusal: its status, its message key for people, its error code for programs. */
export interface RefusalKind {
  readonly status:
    | 307
    | 400
    | 401
    | 403
    | 404
    | 405
    | 408
    | 409
    | 413
    | 414
    | 415
    | 428
    | 429
    | 431
    | 500
    | 501
    | 503
    | 507;
  readonly messageKey: MessageKey;
  /** Error code of §8. If absent, the answer does not have one. */
  readonly errorCode?: ErrorCode;
}

/** Returns a refusal with an error code of §8, with the status and message key of that code. */
function coded(errorCode: ErrorCode, changes: Partial<RefusalKind> = {}): RefusalKind {
  const { httpStatus, messageKey } = errorCodes[errorCode];
  return {
    status: (httpStatus ?? 500) as RefusalKind['status'],
    messageKey,
    errorCode,
    ...changes,
  };
}

function keyed(status: RefusalKind['status'], messageKey: MessageKey): RefusalKind {
  return { status, messageKey };
}

/** Every kind of refusal in the contract. */
export const refusalKinds = {
  portalBlocked: coded('PORTAL_BLOCKED'),

  missingHeader: keyed(400, 'dde.error.missingHeader'),
  invalidHeader: keyed(400, 'dde.error.invalidHeader'),
  malformedBody: keyed(400, 'dde.error.malformedBody'),
  severalFields: keyed(400, 'dde.error.validation'),
  unknownField: keyed(400, 'dde.error.unknownField'),
  requiredField: keyed(400, 'dde.error.requiredField'),
  invalidValue: keyed(400, 'dde.error.invalidValue'),
  maxLength50: keyed(400, 'dde.error.maxLength50'),
  maxLength100: keyed(400, 'dde.error.maxLength100'),
  maxLength250: keyed(400, 'dde.error.maxLength250'),
  maxLength2000: keyed(400, 'dde.error.maxLength2000'),
  fileNameTooLong: keyed(400, 'dde.error.fileNameTooLong'),
  unusableCharacter: keyed(400, 'dde.error.unusableCharacter'),
  invalidEmail: keyed(400, 'dde.error.invalidEmail'),
  invalidPhoneNumber: keyed(400, 'dde.error.invalidPhoneNumber'),
  passwordLength: keyed(400, 'dde.error.passwordLength'),
  invalidCharacter: keyed(400, 'dde.error.invalidCharacter'),
  patternMatch: keyed(400, 'dde.error.patternMatch'),
  passwordUnchanged: keyed(400, 'dde.error.passwordUnchanged'),
  forbiddenExtension: keyed(400, 'dde.error.forbiddenExtension'),
  maxSize: keyed(400, 'dde.error.maxSize'),
  emptyFile: keyed(400, 'dde.error.emptyFile'),
  invalidContent: keyed(400, 'dde.error.invalidContent'),
  contentOfOtherKind: keyed(400, 'dde.error.contentOfOtherKind'),
  brokenSignature: keyed(400, 'dde.error.brokenSignature'),
  passwordNeeded: keyed(400, 'dde.error.passwordNeeded'),
  unpacksTooLarge: keyed(400, 'dde.error.unpacksTooLarge'),
  documentTypeInXml: keyed(400, 'dde.error.documentTypeInXml'),
  onlyOneFile: keyed(400, 'dde.error.onlyOneFile'),
  unsignedClientFile: keyed(400, 'dde.error.unsignedClientFile'),
  notArchivable: keyed(400, 'dde.error.notArchivable'),

  sessionExpired: keyed(401, 'dde.error.sessionExpired'),
  loginFailed: coded('LOGIN_FAILED'),
  otpInvalid: coded('LOGIN_FAILED', { messageKey: 'dde.error.otpInvalid' }),
  otpExpired: coded('LOGIN_FAILED', { messageKey: 'dde.error.otpExpired' }),
  otpTooManyTries: coded('LOGIN_FAILED', { messageKey: 'dde.error.otpTooManyTries' }),
  unknownToken: keyed(401, 'dde.error.unauthorized'),
  controlTokenRequired: keyed(401, 'dde.error.controlTokenRequired'),

  accessDenied: coded('DOKUBOX_ACCESS_DENIED'),
  notAllowed: keyed(403, 'dde.error.notAllowed'),
  roleNotAllowed: keyed(403, 'dde.error.roleNotAllowed'),
  userLocked: keyed(403, 'dde.error.userLocked'),
  userLockedByBank: keyed(403, 'dde.error.userLockedByBank'),
  wrongPassword: keyed(403, 'dde.error.loginFailed'),

  boxNotFound: coded('DOKUBOX_LOAD_ERROR'),
  notFound: keyed(404, 'dde.error.notFound'),
  fileNotAvailable: keyed(404, 'dde.error.fileNotAvailable'),
  noSelectableDefinition: keyed(404, 'dde.error.noSelectableDokuboxDefinition'),
  unknownWorld: keyed(404, 'dde.error.unknownWorld'),
  unknownScenario: keyed(404, 'dde.error.unknownScenario'),
  methodNotAllowed: keyed(405, 'dde.error.methodNotAllowed'),
  requestTimeout: keyed(408, 'dde.error.timeout'),

  boxLocked: coded('DOKUBOX_LOCKED'),
  boxCancelled: coded('DOKUBOX_CANCELLED'),
  boxInitiatedByClient: coded('DOKUBOX_INITIATED_BY_CLIENT'),
  setupIncomplete: coded('DOKUBOX_SETUP_INCOMPLETE'),
  conflict: keyed(409, 'dde.error.conflict'),
  worldUnreadable: keyed(409, 'dde.error.worldUnreadable'),
  actionNotOffered: keyed(409, 'dde.error.actionNotOffered'),
  signingInProgress: keyed(409, 'dde.error.signingInProgress'),
  customNameNotEditable: keyed(409, 'dde.error.customNameNotEditable'),
  noSegmentType: keyed(409, 'dde.error.noSegmentType'),
  noSegmentTypeBanker: keyed(409, 'dde.error.noSegmentTypeBanker'),

  payloadTooLarge: keyed(413, 'dde.error.payloadTooLarge'),
  pathTooLong: keyed(414, 'dde.error.invalidValue'),
  unsupportedMediaType: keyed(415, 'dde.error.unsupportedMediaType'),
  sessionEnded: coded('UNAUTHORIZED_428'),
  sessionEndedByLock: coded('UNAUTHORIZED_428', { messageKey: 'dde.error.userLockedByBank' }),
  tooManyRequests: keyed(429, 'dde.error.tooManyRequests'),
  otpResendTooSoon: keyed(429, 'dde.error.otpResendTooSoon'),
  headersTooLarge: keyed(431, 'dde.error.invalidHeader'),
  generalError: coded('GENERAL_ERROR'),
  storeUnavailable: coded('GENERAL_ERROR', { status: 503 }),
  notReady: coded('GENERAL_ERROR', { status: 503 }),
  needsServer: keyed(501, 'dde.error.needsServer'),
  serverBusy: keyed(503, 'dde.error.tooManyRequests'),
  validationWaiting: keyed(503, 'dde.error.validationWaiting'),
  contractSignatureNotAvailable: keyed(503, 'dde.error.contractSignatureNotAvailable'),
  worldFull: keyed(507, 'dde.error.worldFull'),
} as const satisfies Record<string, RefusalKind>;

export type RefusalName = keyof typeof refusalKinds;

/** Refusals, each with its condition. */
export type Conditions = Partial<Readonly<Record<RefusalName, string>>>;
