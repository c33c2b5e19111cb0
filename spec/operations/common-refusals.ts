import type { OperationDefinition } from './types.ts';
import type { Conditions } from './refusal-kinds.ts';

const everywhere: Conditions = {
  severalFields: 'Several headers or fields are wrong; `fieldErrors` names each.',
  methodNotAllowed: 'The path was called with another method; `Allow` names those it answers.',
  requestTimeout: 'The request did not arrive whole in the time the server waits for it.',
  headersTooLarge: 'The headers of the request are larger than the server reads.',
  generalError: 'The server made a mistake. Nothing of the call was done.',
  storeUnavailable:
    'What the server keeps its data in does not answer. Nothing of the call was done; it may be made again after `Retry-After` (A-402).',
};

const strict: Conditions = {
  unknownField: 'A field, query parameter or part is sent that the call does not know.',
};

const withHeaders: Conditions = {
  missingHeader: 'One of the headers every call carries is missing; `fieldErrors` names it (§7).',
  invalidHeader: 'One of these headers has a value the contract does not know.',
};

const withFields: Conditions = {
  requiredField: 'A required field is missing or empty.',
  invalidValue: 'A field has a value of another type, form or list than described.',
};

const withPath: Conditions = {
  pathTooLong: 'A part of the path has more than 200 characters.',
};

/** Any call but a GET can come with a body, also one that needs none. */
const withBody: Conditions = {
  malformedBody:
    'The body cannot be read as what `Content-Type` says, is not UTF-8, or names a field twice (A-469).',
  payloadTooLarge:
    'The body is larger than the call takes: 16 MiB where it carries files or a world (A-142), 4 MiB for log entries, else 1 MiB (A-530).',
  unsupportedMediaType:
    'The body is of another media type than described, or compressed: `Accept-Encoding` then says `identity` (A-470).',
  serverBusy:
    'Too many large bodies are on their way, in all or of this world (A-487). Nothing of the call was done; it may be made again after `Retry-After`.',
};

const ofForms: Conditions = {
  malformedBody: 'The form cannot be read.',
  onlyOneFile: 'More than one file (§5).',
};

const withSession: Conditions = {
  sessionExpired:
    'There is no session, or it is over: the portal refreshes its tokens once and tries again (§7).',
  accessDenied:
    '`X-Tenant` names another tenant than the session, or `X-Flow-Type` another type of user (A-001, A-290).',
  sessionEnded:
    'The session was ended from elsewhere: the user has no framework contract in force any more, or was locked and is no longer. The portal signs out (§7).',
  sessionEndedByLock:
    'The bank has locked the user, which ended the session. The portal signs out and says whom to ask (A-541).',
};

const withCompleteSession: Conditions = {
  notAllowed: 'The sign-in is not complete: a client has to be chosen or a password changed first.',
  portalBlocked:
    'The portal, or the function the call belongs to, is blocked (A-056). No `Location` on purpose: a browser would follow it (A-057).',
};

/** Of calls that a control token opens. */
const guessing =
  'Too many different wrong tokens came from this address. `Retry-After` says in seconds when to try again.';

const withoutToken = {
  control: 'The server can be reached from other machines and no token came.',
  worldLink:
    'The server can be reached from other machines, and neither the token came nor the key of the world’s link.',
} as const;

/** What a call can be refused for by its access and shape alone. */
export function commonConditions(operation: OperationDefinition): Conditions {
  const { access, body, method, ignoresUnknownQuery, multipart, params } = operation;
  const { portalHeaders, query, userType } = operation;
  const fields = body !== undefined || params !== undefined || query !== undefined;
  return {
    ...everywhere,
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
      ? { controlTokenRequired: withoutToken[access], tooManyRequests: guessing }
      : {}),
  };
}

function onlyFor({ access, userType }: OperationDefinition): string {
  const only = `The user is no ${userType}`;
  return access === 'session' ? `${only}, or the sign-in is not complete.` : `${only}.`;
}

/** What only a simulator answers, whose calls belong to worlds; no document of the product has it. */
export const simulatorConditions: Conditions = {
  unknownWorld: '`X-Sim-World` or the cookie names no world.',
  worldUnreadable:
    'The world cannot be read; `reason` says how to reset, delete or download it (A-461).',
  needsServer: 'The call needs a server, and the simulator runs in a page (A-277).',
  worldFull:
    'The world holds as many uploads, dokuboxes or messages as it may; `reason` says which (A-403).',
};
