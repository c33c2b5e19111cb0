import { expect, it } from 'vitest';
import { exampleDuration, exampleFlowId, steady } from './steady.ts';

it('examples show the same duration however long a request took', () => {
  const entries = (durationMs: number) => ({ entries: [{ number: 1, durationMs }] });
  expect(steady(entries(0.1))).toEqual(steady(entries(17.4)));
  expect(steady(entries(0.1))).toEqual(entries(exampleDuration));
});

it('examples keep the flow id of their own call, and show one id in place of any other', () => {
  const other = (digit: string) => ({ flowId: `${digit.repeat(8)}-0000-4000-8000-000000000000` });
  expect(steady(other('1'))).toEqual(steady(other('2')));
  expect(steady({ flowId: exampleFlowId })).toEqual({ flowId: exampleFlowId });
});

it('examples of the product name a service elsewhere where the simulator plays it', () => {
  const answer = { redirectUrl: 'http://localhost:4700/__sim/signing/1' };
  expect(steady(answer, '', true)).toEqual({ redirectUrl: 'https://service.bank.test/signing/1' });
  expect(steady(answer)).toEqual(answer);
});
