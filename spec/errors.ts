import type { Origin } from './origin.ts';

interface ErrorCodeEntry {
  /** HTTP status of an answer with the code. Null if the code never appears in an answer. */
  readonly httpStatus: number | null;
  readonly messageKey: string;
  readonly origin: Origin;
}

/** The error codes of §8 with their HTTP status and their text for users. */
export const errorCodes = {
  MFE_PARAMS: { httpStatus: null, messageKey: 'dde.error.mfeParams', origin: '§8' },
  GENERAL_ERROR: { httpStatus: 500, messageKey: 'dde.error.generalError', origin: '§8' },
  PORTAL_BLOCKED: { httpStatus: 307, messageKey: 'dde.error.portalBlocked', origin: '§8' },
  LOGIN_FAILED: { httpStatus: 401, messageKey: 'dde.error.loginFailed', origin: '§8' },
  DOKUBOX_LOCKED: { httpStatus: 409, messageKey: 'dde.error.dokuboxLocked', origin: '§8' },
  DOKUBOX_LOAD_ERROR: { httpStatus: 404, messageKey: 'dde.error.dokuboxLoadError', origin: '§8' },
  DOKUBOX_CANCELLED: { httpStatus: 409, messageKey: 'dde.error.dokuboxCancelled', origin: '§8' },
  DOKUBOX_INITIATED_BY_CLIENT: {
    httpStatus: 409,
    messageKey: 'dde.error.dokuboxInitiatedByClient',
    origin: '§8',
  },
  DOKUBOX_ACCESS_DENIED: {
    httpStatus: 403,
    messageKey: 'dde.error.dokuboxAccessDenied',
    origin: '§8',
  },
  DOKUBOX_SETUP_INCOMPLETE: {
    httpStatus: 409,
    messageKey: 'dde.error.dokuboxSetupIncomplete',
    origin: '§8',
  },
  UNAUTHORIZED_428: { httpStatus: 428, messageKey: 'dde.error.unauthorized', origin: '§8' },
} as const satisfies Record<string, ErrorCodeEntry>;

export type ErrorCode = keyof typeof errorCodes;

/** An error code that can appear in an answer of the server. */
export type AnsweredCode = {
  [Code in ErrorCode]: (typeof errorCodes)[Code]['httpStatus'] extends number ? Code : never;
}[ErrorCode];

/** Error codes that can appear in an answer of the server. */
export const answeredCodes = (Object.keys(errorCodes) as ErrorCode[]).filter(
  (code): code is AnsweredCode => errorCodes[code].httpStatus !== null,
);

/** Codes that report a success to an embedding host (§8). */
export const infoCodes = ['LOGGED_IN', 'LOGGED_OUT'] as const;
export type InfoCode = (typeof infoCodes)[number];

/**
 * Every message key of an answer or a form rule, with its origin. The texts are in the component
 * kit's locales and are typed from this table, so a key without a text does not compile.
 */
export const messageKeys = {
  'dde.error.generalError': '§8',
  'dde.error.mfeParams': '§8',
  'dde.error.portalBlocked': '§8',
  'dde.error.loginFailed': 'A-022',
  'dde.error.userLocked': 'A-022',
  'dde.error.userLockedByBank': 'A-022',
  'dde.error.unauthorized': '§8',
  'dde.error.dokuboxLocked': '§8',
  'dde.error.dokuboxLoadError': '§8',
  'dde.error.dokuboxCancelled': '§8',
  'dde.error.dokuboxInitiatedByClient': '§8',
  'dde.error.dokuboxAccessDenied': '§8',
  'dde.error.dokuboxSetupIncomplete': '§8',
  'dde.error.notFound': 'A-228',
  'dde.error.methodNotAllowed': 'A-228',
  'dde.error.needsServer': 'A-277',
  'dde.error.sessionExpired': 'A-273',
  'dde.error.tooManyRequests': 'A-228',
  'dde.error.payloadTooLarge': 'A-142',
  'dde.error.unsupportedMediaType': 'A-228',
  'dde.error.malformedBody': 'A-228',
  'dde.error.validation': 'A-228',
  'dde.error.unknownField': 'A-228',
  'dde.error.missingHeader': 'A-228',
  'dde.error.invalidHeader': 'A-228',
  'dde.error.invalidValue': 'A-228',
  'dde.error.conflict': 'A-119',
  'dde.error.actionNotOffered': 'A-119',
  'dde.error.notAllowed': 'A-228',
  'dde.error.roleNotAllowed': 'A-525',
  'dde.error.otpInvalid': 'A-023',
  'dde.error.otpExpired': 'A-023',
  'dde.error.otpTooManyTries': 'A-023',
  'dde.error.otpResendTooSoon': 'A-023',
  'dde.error.contractSignatureNotAvailable': 'A-218',
  'dde.error.forbiddenExtension': '§5',
  'dde.error.maxSize': '§5',
  'dde.error.emptyFile': '§5',
  'dde.error.invalidContent': '§5',
  'dde.error.contentOfOtherKind': 'A-480',
  'dde.error.unsignedClientFile': '§5',
  'dde.error.validationWaiting': 'A-488',
  'dde.error.brokenSignature': 'A-342',
  'dde.error.passwordNeeded': 'A-343',
  'dde.error.unpacksTooLarge': 'A-343',
  'dde.error.documentTypeInXml': 'A-343',
  'dde.error.onlyOneFile': 'A-145',
  'dde.error.notArchivable': '§8',
  'dde.error.signingInProgress': '§8',
  'dde.error.requiredField': '§5',
  'dde.error.maxLength50': '§5',
  'dde.error.maxLength100': '§5',
  'dde.error.maxLength250': '§5',
  'dde.error.maxLength2000': '§5',
  'dde.error.fileNameTooLong': 'A-473',
  'dde.error.unusableCharacter': 'A-471',
  'dde.error.invalidEmail': '§5',
  'dde.error.invalidPhoneNumber': '§5',
  'dde.error.passwordLength': '§5',
  'dde.error.invalidCharacter': '§5',
  'dde.error.patternMatch': '§5',
  'dde.error.passwordUnchanged': 'A-350',
  'dde.error.identical': '§5',
  'dde.error.noSelectableDokuboxDefinition': '§8',
  'dde.error.noSegmentType': 'A-106',
  'dde.error.noSegmentTypeBanker': 'A-106',
  'dde.error.namirialSettings': '§8',
  'dde.error.offline': 'A-236',
  'dde.error.timeout': 'A-236',
  'dde.error.fileNotAvailable': 'A-117',
  'dde.error.customNameNotEditable': '§4',
  'dde.error.unknownWorld': 'A-272',
  'dde.error.worldFull': 'A-403',
  'dde.error.worldUnreadable': 'A-461',
  'dde.error.unknownScenario': 'A-271',
  'dde.error.controlTokenRequired': 'A-271',
  'dde.success.download': '§8',
  'dde.success.messageSaved': '§8',
  'dde.success.terminated': '§4',
  'dde.success.pendingApproval': '§4',
  'dde.success.fileUploaded': 'A-147',
  'dde.success.renamed': '§4',
  'dde.redirection.title': 'A-012',
  'dde.redirection.message': 'A-012',
  'dde.product.default': 'A-095',
} as const satisfies Record<string, Origin>;

export type MessageKey = keyof typeof messageKeys;

/** The key shown if an answer has none (§8). */
export const GENERAL_ERROR_KEY = 'dde.error.generalError' satisfies MessageKey;

/** Returns whether the key has a text. Any other key is shown as the general error. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(messageKeys, key);
}
