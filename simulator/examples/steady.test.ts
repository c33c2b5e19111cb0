import { expect, it } from 'vitest';
import { exampleDuration, exampleFlowId, steady } from './steady.ts';

it('examples show the same duration, however long a request took', () => {
  const entries = (durationMs: number) => ({ entries: [{ number: 1, durationMs }] });
  expect(steady(entries(0.1))).toEqual(steady(entries(17.4)));
  expect(steady(entries(0.1))).toEqual(entries(exampleDuration));
});

it('examples show the flow id of their own call, and one fixed id for all others', () => {
  const other = (digit: string) => ({ flowId: `${digit.repeat(8)}-0000-4000-8000-000000000000` });
  expect(steady(other('1'))).toEqual(steady(other('2')));
  expect(steady({ flowId: exampleFlowId })).toEqual({ flowId: exampleFlowId });
});

it('examples of the product show an external address where the simulator has its own service', () => {
  const answer = { redirectUrl: 'http://localhost:4700/__sim/signing/1' };
  expect(steady(answer, '', true)).toEqual({ redirectUrl: 'https://service.bank.test/signing/1' });
  expect(steady(answer)).toEqual(answer);
});
