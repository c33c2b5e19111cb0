import { limits } from '@dokubox/spec/limits.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { step, withBody, type Step } from './step.ts';

const credentials = { username: 'somebody', password: 'x', language: 'en' };
/** Time in milliseconds that the server of an example waits for the rest of a request. */
const IMPATIENT_MS = 50;
/** Number of characters that exceeds the server's limits for headers and for parts of a path. */
const HEAD = 20_000;
const PART = 300;

/** Steps that the server rejects before it calls any operation. */
export const serverSteps: readonly Step[] = [
  step('getClients', 'Wrong method', { input: () => ({ method: 'PUT' }) }),
  step('getHealth', 'Incomplete request', {
    server: { stallMs: IMPATIENT_MS },
    input: () => ({ wire: 'GET /__sim/health HTTP/1.1\r\nHost: localhost\r\n' }),
  }),
  step('searchClients', 'The body is too large', {
    as: 'bankerRm',
    input: withBody(() => 'x'.repeat(limits.bodyMaxBytes + 1)),
  }),
  step('getContractStatus', 'The id is too long', {
    input: () => ({ params: { contractId: 'x'.repeat(PART) } }),
  }),
  step('searchClients', 'The media type is not JSON', {
    as: 'bankerRm',
    input: () => ({ body: 'text=abc', headers: { 'content-type': 'text/plain' } }),
  }),
  step('clientLogin', 'Too many attempts', {
    server: { rateLimits: { perUser: 0 } },
    input: withBody(() => credentials),
  }),
  step('getHealth', 'The headers are too long', {
    input: () => ({ wire: `GET /__sim/health HTTP/1.1\r\nX-Flow-Id: ${'x'.repeat(HEAD)}\r\n\r\n` }),
    server: {},
  }),
  step('clientLogin', 'An error of the server', {
    fails: true,
    before: (stage) => stage.breakTokens(),
    input: withBody((stage) => ({
      username: stage.user('client1').username,
      password: testPassword,
      language: 'en',
    })),
  }),
  step('getClients', 'The store accepts no changes', {
    as: 'client3',
    server: { stored: () => Promise.reject(new Error('no space left')) },
    input: withBody(() => ({})),
  }),
  step('getReadiness', 'No scenario is loaded', {
    before: (stage) => stage.forgetScenarios(),
  }),
  step('listWorlds', 'Without the token of the control API', {
    server: { loopback: false, controlToken: 'secret' },
  }),
];
