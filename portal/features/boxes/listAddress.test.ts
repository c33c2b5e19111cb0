import { describe, expect, it } from 'vitest';
import { userTypes } from '@dokubox/spec/enums.ts';
import {
  addressOfListView,
  defaultView,
  searchBody,
  listViewOfAddress,
  type ListView,
} from './listAddress.ts';

const busy: ListView = {
  filters: {
    status: 'FINALIZED',
    text: 'hitel & lízing',
    categoryCode: 'LOANS',
    clientNumber: '0012',
    mine: true,
  },
  sort: { field: 'name', direction: 'asc' },
  page: 3,
  size: 50,
};

describe('the list in the address', () => {
  it('[R2.3] leaves out standard values', () => {
    for (const userType of userTypes) {
      expect(addressOfListView(defaultView).toString()).toBe('');
      expect(listViewOfAddress(new URLSearchParams(), userType)).toEqual(defaultView);
    }
  });

  it('[R2.3] is read back as it was written, so that Back restores it', () => {
    const query = addressOfListView(busy);
    expect(listViewOfAddress(new URLSearchParams(query.toString()), 'BANKER')).toEqual(busy);
    expect(query.get('page')).toBe('4');
  });

  it('[R2.3] keeps other parameters and removes its own', () => {
    const query = addressOfListView(busy, new URLSearchParams('modal=termination&doku=3'));
    expect(query.get('modal')).toBe('termination');
    expect(addressOfListView(defaultView, query).toString()).toBe('modal=termination&doku=3');
  });

  it('[R4.1] treats a wrong value as missing', () => {
    const query = new URLSearchParams(
      'status=CLIENT_SETUP&sort=password,asc&page=-2&size=7&client=abc&mine=1',
    );
    expect(listViewOfAddress(query, 'BANKER')).toEqual(defaultView);
    expect(listViewOfAddress(new URLSearchParams('page=1e400'), 'CLIENT').page).toBe(0);
  });

  it('[R6.1] has no filters for bankers if the user is a client', () => {
    const view = listViewOfAddress(addressOfListView(busy), 'CLIENT');
    expect(view.filters.clientNumber).toBe('');
    expect(view.filters.mine).toBe(false);
    expect(searchBody(busy, 'CLIENT')).not.toHaveProperty('clientNumber');
    expect(searchBody(busy, 'CLIENT')).not.toHaveProperty('mine');
  });

  it('[R9.2] sends a text from two characters on', () => {
    const withText = (text: string) => ({ ...busy, filters: { ...busy.filters, text } });
    expect(searchBody(withText('x'), 'BANKER')).not.toHaveProperty('text');
    expect(searchBody(withText(' xy '), 'BANKER')).toHaveProperty('text', 'xy');
  });
});
