import { describe, expect, it } from 'vitest';
import { momentFieldsOf } from './moment-fields.ts';

const moment = { type: 'string', format: 'date-time' };
const object = (properties: object) => ({ type: 'object', properties });

describe('the fields that are timestamps', () => {
  it('[R7.2] are found at any depth, without calendar days', () => {
    const box = object({
      cancelledAt: { ...moment, type: ['string', 'null'] },
      docExpiryDate: { type: 'string', format: 'date' },
      dokus: { type: 'array', items: object({ createdAt: moment }) },
    });
    expect(momentFieldsOf([box, object({ createdAt: moment })])).toEqual([
      'cancelledAt',
      'createdAt',
    ]);
  });

  it('[R7.2] have one meaning per name, because readers of an answer use the name', () => {
    const clash = () =>
      momentFieldsOf([object({ at: moment }), object({ at: { type: 'string' } })]);
    expect(clash).toThrow(
      'The field at is a timestamp in one schema and something else in another.',
    );
  });
});
