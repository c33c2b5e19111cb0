import { describe, expect, it } from 'vitest';
import { statusesOf } from './refusals.ts';
import {
  operations,
  type AnswerOf,
  type BodyOf,
  type OperationId,
  type ParamsOf,
  type QueryOf,
} from './table.ts';

/** Compiles only while the types follow the schemas; the values below are checked by tsc. */
const typed = {
  rename: { dokuBoxId: 1, newCustomName: 'x' } satisfies BodyOf<'renameDokubox'>,
  load: { id: 1 } satisfies ParamsOf<'loadDokubox'>,
  open: { user: 'client1' } satisfies QueryOf<'openWorld'>,
  page: { content: [], page: 0, size: 10, totalElements: 0 } satisfies AnswerOf<'searchUsers'>,
  names: {
    data: { users: [{ username: 'a', fullName: 'b', type: 'CLIENT' }] },
  } satisfies AnswerOf<'getUsersByUsernames'>,
  file: {
    fileName: 'x',
    dokuFlowTypeId: '1',
    files: { bytes: new Uint8Array(), fileName: 'x' },
  } satisfies BodyOf<'checkFileContent'>,
  logout: undefined satisfies AnswerOf<'logout'>,
  unknownField: {
    dokuBoxId: 1,
    newCustomName: 'x',
    // @ts-expect-error a field the contract does not know
    nickname: 'y',
  } satisfies BodyOf<'renameDokubox'>,
  wrongEnum: {
    // @ts-expect-error a status the list cannot be filtered by
    status: 'CLIENT_SETUP',
    page: 0,
    size: 10,
  } satisfies BodyOf<'searchClientDokuboxes'>,
};

const all = Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][];

describe('operation table', () => {
  it('has types for bodies, params, queries and answers', () => {
    expect(typed.rename.dokuBoxId).toBe(1);
  });

  it('[R7.21] names no method and path twice', () => {
    const routes = all.map(([, definition]) => `${definition.method} ${definition.url}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(all)('%s declares params for each placeholder of its path', (_id, definition) => {
    const names = [...definition.url.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const params = 'params' in definition ? Object.keys(definition.params.properties) : [];
    expect(params.sort()).toEqual(names.sort());
  });

  it.each(all)('%s revalidates known queries only', (_id, definition) => {
    for (const query of 'revalidates' in definition ? definition.revalidates : []) {
      expect(operations[query as OperationId].kind).toBe('query');
    }
  });

  it('[R7.22] lists 401 for calls that need a session', () => {
    expect(statusesOf(operations.loadDokubox)).toContain(401);
    expect(statusesOf(operations.getConfig)).not.toContain(401);
  });
});
