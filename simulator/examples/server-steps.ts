import { limits } from '@dokubox/spec/limits.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { step, withBody, type Step } from './step.ts';

const credentials = { username: 'somebody', password: 'x', language: 'en' };
/** How long, in milliseconds, the server of an example waits for the rest of a request. */
const IMPATIENT_MS = 50;
/** More characters than the server reads of the head of a request, and than a part of a path has. */
const HEAD = 20_000;
const PART = 300;

/** What the server refuses before an operation is asked, whatever the operation. */
export const serverSteps: readonly Step[] = [
  step('getClients', 'Another method', { input: () => ({ method: 'PUT' }) }),
  step('getHealth', 'Not sent to the end', {
    server: { stallMs: IMPATIENT_MS },
    input: () => ({ wire: 'GET /__sim/health HTTP/1.1\r\nHost: localhost\r\n' }),
  }),
  step('searchClients', 'Larger than any body', {
    as: 'bankerRm',
    input: withBody(() => 'x'.repeat(limits.bodyMaxBytes + 1)),
  }),
  step('getContractStatus', 'Longer than any id', {
    input: () => ({ params: { contractId: 'x'.repeat(PART) } }),
  }),
  step('searchClients', 'No JSON by its media type', {
    as: 'bankerRm',
    input: () => ({ body: 'text=abc', headers: { 'content-type': 'text/plain' } }),
  }),
  step('clientLogin', 'Too many attempts', {
    server: { rateLimits: { perUser: 0 } },
    input: withBody(() => credentials),
  }),
  step('getHealth', 'Headers without end', {
    input: () => ({ wire: `GET /__sim/health HTTP/1.1\r\nX-Flow-Id: ${'x'.repeat(HEAD)}\r\n\r\n` }),
    server: {},
  }),
  step('clientLogin', 'A mistake of the server', {
    fails: true,
    before: (stage) => stage.breakTokens(),
    input: withBody((stage) => ({
      username: stage.user('client1').username,
      password: testPassword,
      language: 'en',
    })),
  }),
  step('getClients', 'Nothing can be stored', {
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
