import type { OperationDefinition } from './types.ts';
import type { Conditions } from './refusal-kinds.ts';

const ofEveryCall: Conditions = {
  severalFields: 'Several headers or fields are invalid. `fieldErrors` lists each of them.',
  methodNotAllowed: 'The path does not support this method. `Allow` lists the methods it supports.',
  requestTimeout: 'The request did not arrive completely within the server’s time limit.',
  headersTooLarge: 'The headers of the request are larger than the server accepts.',
  generalError: 'The server failed. The call changed nothing.',
  storeUnavailable:
    'The server’s data store does not answer. The call changed nothing. Send it again after `Retry-After` (A-402).',
};

const strict: Conditions = {
  unknownField: 'The request has a field, query parameter or part that the call does not define.',
};

const withHeaders: Conditions = {
  missingHeader: 'A header that every call needs is missing. `fieldErrors` names it (§7).',
  invalidHeader: 'A header has a value that the contract does not define.',
};

const withFields: Conditions = {
  requiredField: 'A required field is missing or empty.',
  invalidValue: 'A field’s value does not match the type, format or list in its schema.',
};

const withPath: Conditions = {
  pathTooLong: 'A segment of the path is longer than 200 characters.',
};

/** Every call except a GET can come with a body, even if the call does not need one. */
const withBody: Conditions = {
  malformedBody:
    'The body does not match its `Content-Type`, is not UTF-8, or has a field twice (A-469).',
  payloadTooLarge:
    'The body is larger than the call accepts. The limit is 16 MiB for files and worlds (A-142), 4 MiB for log entries and 1 MiB for all other calls (A-530).',
  unsupportedMediaType:
    'The body has another media type than described, or is compressed. For a compressed body the answer has `Accept-Encoding: identity` (A-470).',
  serverBusy:
    'The server is receiving too many large bodies, in total or for this world (A-487). The call changed nothing. Send it again after `Retry-After`.',
};

const ofForms: Conditions = {
  malformedBody: 'The form cannot be read.',
  onlyOneFile: 'The form has more than one file (§5).',
};

const withSession: Conditions = {
  sessionExpired:
    'The session does not exist or has expired. The portal refreshes its tokens once and sends the call again (§7).',
  accessDenied:
    '`X-Tenant` names another tenant than the session’s, or `X-Flow-Type` another user type (A-001, A-290).',
  sessionEnded:
    'The session was ended: the user no longer has a framework contract in force, or was locked and has been unlocked. The portal signs the user out (§7).',
  sessionEndedByLock:
    'The bank has locked the user, which ended the session. The portal signs the user out and says whom to ask (A-541).',
};

const withCompleteSession: Conditions = {
  notAllowed:
    'The sign-in is not complete. The user must choose a client or change the password first.',
  portalBlocked:
    'The portal, or the function the call belongs to, is blocked (A-056). The answer has no `Location` header, because a browser would follow it (A-057).',
};

/** The refusal of calls that a control token opens. */
const wrongTokens =
  'Too many different wrong tokens came from this address. Try again after the number of seconds in `Retry-After`.';

const withoutToken = {
  control: 'The server can be reached from other machines, and the request has no control token.',
  worldLink:
    'The server can be reached from other machines, and the request has neither a control token nor the key of the world’s link.',
} as const;

/** Returns the refusals that follow from the call's access and shape alone. */
export function commonConditions(operation: OperationDefinition): Conditions {
  const { access, body, method, ignoresUnknownQuery, multipart, params } = operation;
  const { portalHeaders, query, userType } = operation;
  const fields = body !== undefined || params !== undefined || query !== undefined;
  return {
    ...ofEveryCall,
    ...(ignoresUnknownQuery ? {} : strict),
    ...(portalHeaders === false ? {} : withHeaders),
    ...(fields ? withFields : {}),
    ...(params === undefined ? {} : withPath),
    ...(method === 'GET' ? {} : withBody),
    ...(multipart ? ofForms : {}),
    ...(access === 'session' || access === 'partial' ? withSession : {}),
    ...(access === 'session' ? withCompleteSession : {}),
    ...(userType === undefined ? {} : { notAllowed: onlyFor(operation) }),
    ...(access === 'control' || access === 'worldLink'
      ? { controlTokenRequired: withoutToken[access], tooManyRequests: wrongTokens }
      : {}),
  };
}

function onlyFor({ access, userType }: OperationDefinition): string {
  const wrongType = `The user is not a ${userType}`;
  return access === 'session' ? `${wrongType}, or the sign-in is not complete.` : `${wrongType}.`;
}

/** The refusal of a call about a world that cannot be read. */
export const worldUnreadable =
  'The world cannot be read. `reason` explains how to reset, delete or download it (A-461).';

/**
 * Refusals that only a simulator answers, because its calls belong to worlds. The product's
 * documents do not list them.
 */
export const simulatorConditions: Conditions = {
  unknownWorld: '`X-Sim-World` or the cookie does not name an existing world.',
  worldUnreadable,
  needsServer: 'The call needs a server, and this simulator runs in a page (A-277).',
  worldFull:
    'The world has reached its maximum of uploads, dokuboxes or messages. `reason` says which (A-403).',
};
