import type { ErrorCode } from '@dokubox/spec/errors.ts';
import type { PortalConfig } from '@dokubox/spec/schemas/portal.ts';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import type { CurrentUser } from '@dokubox/spec/schemas/user.ts';
import { asApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import type { TokenPair } from '../api/tokens.ts';
import { isScreenFor } from '../app/screenRoutes.tsx';
import type { Services } from '../services/services.ts';
import type { Start } from '../session/start.ts';
import { origin } from './files.ts';
import type { EmbedParameters, ParameterName, SessionTokens } from './public/dokubox.d.ts';

/** The reason why Dokubox cannot be shown. */
export interface DoorRefusal {
  readonly code: ErrorCode;
  /** Names of the parameters that do not match the session. */
  readonly parameters?: readonly ParameterName[];
  /** The user has an invitation but no password yet. Only Dokubox itself can ask for one. */
  readonly invited?: boolean;
}

/** Carries a rejection out of the steps below. */
class EntryRejected extends Error {
  readonly refused: DoorRefusal;
  constructor(refused: DoorRefusal) {
    super(refused.code);
    this.refused = refused;
  }
}

const mismatch = (...parameters: ParameterName[]) =>
  new EntryRejected({ code: 'MFE_PARAMS', parameters });

/** The user and the tenant after a successful sign-in. */
export interface Entered {
  readonly start: Start;
  readonly user: CurrentUser;
}

const pairOf = ({
  idToken,
  refreshToken,
}: Pick<LoginAnswer, 'idToken' | 'refreshToken'>): TokenPair => ({
  ...(idToken ? { ialIdToken: idToken } : {}),
  ...(refreshToken ? { ialRefreshToken: refreshToken } : {}),
});

/** Runs one step. A 403 becomes the error of the step, because the codes of §8 are about boxes. */
async function orRejected<T>(step: Promise<T>, denied: EntryRejected): Promise<T> {
  try {
    return await step;
  } catch (cause) {
    throw asApiError(cause, flowId).status === 403 ? denied : cause;
  }
}

/**
 * Reads the user of the tokens, and chooses the client if the session has none yet. The tokens stay
 * in use.
 * @throws Shut if a parameter does not match the session
 */
async function userOf(
  { api }: Services,
  tokens: SessionTokens,
  clientNumber: string | undefined,
): Promise<CurrentUser> {
  const { call } = api;
  const ask = () => call('getCurrentUser', {}, { probe: true, shownInPlace: true });
  api.tokens.clear();
  api.tokens.set(pairOf(tokens));
  const user = await orRejected(ask(), mismatch('tenant', 'userType'));
  if (user.passwordChangeRequired) throw new EntryRejected({ code: 'LOGIN_FAILED', invited: true });
  if (user.user.userType === 'CLIENT' && !user.clientNumber) {
    // The host must name the client, because its page is about that client, too.
    if (clientNumber === undefined) throw mismatch('clientNumber');
    const choosing = call('selectClient', { body: { clientNumber } }, { shownInPlace: true });
    const chosen = await orRejected(choosing, mismatch('clientNumber'));
    api.tokens.set(pairOf(chosen));
    return ask();
  }
  if (clientNumber !== undefined && clientNumber !== user.clientNumber) {
    throw mismatch('clientNumber');
  }
  return user;
}

function refusedBy(cause: unknown): DoorRefusal {
  if (cause instanceof EntryRejected) return cause.refused;
  const error = asApiError(cause, flowId);
  if (error.errorCode) return { code: error.errorCode };
  return { code: error.status === 401 ? 'LOGIN_FAILED' : 'GENERAL_ERROR' };
}

/** Names of valid parameters that do not match the session and the configuration. */
function mismatchedParameters(
  { tenant, userType, path, returnUrl }: EmbedParameters,
  { embed }: PortalConfig,
  user: CurrentUser,
): ParameterName[] {
  const hosts = [origin, ...embed.allowedOrigins];
  const fits = {
    tenant: user.tenant === tenant,
    userType: user.user.userType === userType,
    returnUrl: returnUrl === undefined || hosts.includes(new URL(returnUrl).origin),
    path: path === undefined || isScreenFor(path, user.user.userType),
  };
  return (Object.keys(fits) as (keyof typeof fits)[]).filter((name) => !fits[name]);
}

/** Signs in the user of a session, as the parameters request. Never throws. */
export async function admit(
  services: Services,
  parameters: EmbedParameters,
): Promise<Entered | DoorRefusal> {
  const { tenant, language, userType } = parameters;
  const { api, session } = services;
  api.setContext({ tenant, language, channel: 'OMNICHANNEL', flowType: userType });
  try {
    const config = await api.call('getConfig', {}, { shownInPlace: true });
    const user = await userOf(services, parameters, parameters.clientNumber);
    const wrong = mismatchedParameters(parameters, config, user);
    if (wrong.length > 0) throw mismatch(...wrong);
    session.adopt(user);
    const launch = {
      tenant,
      language,
      channel: userType === 'BANKER' ? 'INTRANET' : 'INTERNET',
      channelFixed: true,
      invalidDdeParam: false,
      portalFunction: 'ALL',
    } as const;
    return { start: { config, launch }, user };
  } catch (cause) {
    api.tokens.clear();
    return refusedBy(cause);
  }
}

/**
 * Continues with new tokens of the same user and client. Tokens of anyone else change nothing.
 * Never throws.
 * @returns null, or why the new tokens are not used
 */
export async function continueSession(
  services: Services,
  tokens: SessionTokens,
  previous: CurrentUser,
): Promise<DoorRefusal | null> {
  const { api, session } = services;
  const before = api.tokens.pair();
  try {
    const user = await userOf(services, tokens, previous.clientNumber ?? undefined);
    const isSame = user.user.username === previous.user.username && user.tenant === previous.tenant;
    if (!isSame) throw mismatch('idToken');
    session.adopt(user);
    return null;
  } catch (cause) {
    api.tokens.set(before);
    return refusedBy(cause);
  }
}
