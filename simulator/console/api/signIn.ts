import { clientApplications, type Tenant, type UserType } from '@dokubox/spec/enums.ts';
import { signInOperations as operations } from '@dokubox/spec/operations/sign-in.ts';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { ControlFailed, controlFailureOf } from './client.ts';

/** A person of a world. */
export interface WorldUser {
  readonly worldId: string;
  readonly tenant: Tenant;
  readonly username: string;
  readonly userType: UserType;
}

/** A session that lives in these tokens alone: no cookie of the browser is touched. */
export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

/**
 * Signs in a person as the portal does, without ending the session of this browser.
 * @param fetch reaches the simulator
 * @throws ControlFailed
 */
export async function signIn(
  fetch: typeof globalThis.fetch,
  { worldId, tenant, username, userType }: WorldUser,
): Promise<SessionTokens> {
  const client = userType === 'CLIENT';
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'X-Sim-World': worldId,
    'X-Tenant': tenant,
    'X-Language': 'en',
    'X-Channel': client ? 'INTERNET' : 'INTRANET',
    'X-Flow-Type': userType,
    'X-Timezone-Offset': String(new Date().getTimezoneOffset()),
    'X-Client-Application': clientApplications[0],
    'X-Flow-Id': crypto.randomUUID(),
  };
  const post = async (url: string, body: object): Promise<LoginAnswer> => {
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(url, { ...request, credentials: 'omit' });
    if (!response.ok) throw await controlFailureOf(response);
    return (await response.json()) as LoginAnswer;
  };
  const { url } = client ? operations.clientLogin : operations.bankerLogin;
  const login = { username, password: testPassword, language: 'en' };
  const { transactionId, status } = await post(url, login);
  if (!transactionId) throw new ControlFailed(0, null, `${username}: ${status}`);
  const answer = await post(operations.verifyOtp.url, { transactionId, otp: testOtp });
  const { idToken, refreshToken } = answer;
  if (!idToken || !refreshToken) throw new ControlFailed(0, null, `${username}: ${answer.status}`);
  return { idToken, refreshToken };
}
