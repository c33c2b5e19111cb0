import { describe, expect, it } from 'vitest';
import { faultEffects, faultBody, firstFault } from './faultForm.ts';

describe('the body of a new fault', () => {
  it('has only the value of the chosen effect, for one call', () => {
    const bodies = faultEffects.map((effect) => Object.keys(faultBody({ ...firstFault, effect })));
    expect(bodies).toEqual(
      ['status', 'errorCode', 'delayMs', 'dropConnection', 'malformedBody'].map((one) => [
        one,
        'times',
      ]),
    );
  });

  it('has a share of the calls and an end in UTC, if the form has them', () => {
    const until = '2026-03-12T10:00';
    expect(faultBody({ ...firstFault, times: null, percent: 25, username: 'anna', until })).toEqual(
      {
        status: 500,
        probability: 0.25,
        username: 'anna',
        until: new Date(until).toISOString(),
      },
    );
  });
});
