import { describe, expect, it } from 'vitest';
import { boxParams, dokuParams } from './building-blocks.ts';
import { reads, writes } from './box-rules.ts';
import { refusalsOf, statusesOf } from './refusals.ts';
import {
  operations,
  type AnswerOf,
  type BodyOf,
  type OperationId,
  type ParamsOf,
  type QueryOf,
} from './table.ts';
import { operation, type OperationDefinition } from './types.ts';

/**
 * The test compiles only while the types follow the schemas. The compiler checks the values below.
 */
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
    // @ts-expect-error the contract does not define this field
    nickname: 'y',
  } satisfies BodyOf<'renameDokubox'>,
  wrongEnum: {
    // @ts-expect-error the list cannot be filtered by this status
    status: 'CLIENT_SETUP',
    page: 0,
    size: 10,
  } satisfies BodyOf<'searchClientDokuboxes'>,
};

const withoutBoxRule = {
  tag: 'boxes',
  method: 'POST',
  url: '/dde/dokubox/boxes/one',
  origin: '§7',
  summary: '',
  description: '',
  success: { status: 204, schema: null },
} as const;
const session = { ...withoutBoxRule, access: 'session' } as const;
const body = { type: 'object', properties: { dokuBoxId: { type: 'integer' } } } as const;

/** The test compiles only while every call must say which box it is about, and what can stop it. */
const boxRuleCases = [
  operation({ ...session, kind: 'command', box: null }),
  operation({ ...session, kind: 'command', body, box: writes('dokuBoxId') }),
  // @ts-expect-error the call needs a session but has no box rule
  operation({ ...session, kind: 'command' }),
  // @ts-expect-error the body does not name the box of the rule
  operation({ ...session, kind: 'command', box: writes('dokuBoxId') }),
  // @ts-expect-error the path does not name the box of the rule
  operation({ ...session, kind: 'command', box: writes('boxInPath') }),
  // @ts-expect-error the body names a box, but the rule names none
  operation({ ...session, kind: 'command', body, box: null }),
  // @ts-expect-error the lock does not stop the command, and the reason is missing
  operation({ ...session, kind: 'command', params: boxParams, box: reads('boxInPath') }),
  // @ts-expect-error without a session, the holder of the lock is not known
  operation({
    ...withoutBoxRule,
    access: 'public',
    kind: 'query',
    params: boxParams,
    box: reads('boxInPath'),
  }),
];

const all = Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][];

describe('operation table', () => {
  it('has types for bodies, params, queries and answers', () => {
    expect([typed.rename.dokuBoxId, boxRuleCases.length]).toEqual([1, 8]);
  });

  it.each(all)(
    '[R4.3] %s declares whether the id in its path is a box or a document',
    (_id, definition) => {
      const params = 'params' in definition ? definition.params : undefined;
      const by = 'box' in definition ? definition.box?.by : undefined;
      expect(by === 'boxInPath').toBe(params === boxParams);
      expect(by === 'dokuInPath').toBe(params === dokuParams);
    },
  );

  it.each(all)('[R7.24] %s declares whether its body chooses options', (_id, definition) => {
    const body = 'body' in definition ? JSON.stringify(definition.body) : '';
    expect('choosesOptions' in definition).toBe(body.includes('"dokuAction"'));
  });

  it.each(all)(
    '[R4.3][R8.7] %s lists every refusal that follows from its box',
    (_id, definition) => {
      const stoppedBy = ('box' in definition && definition.box?.stoppedBy) || [];
      const listed = refusalsOf(definition).map(({ name }) => name);
      const ofBoxes = listed.filter((name) => name === 'boxCancelled' || name === 'boxLocked');
      expect(ofBoxes.sort()).toEqual([...stoppedBy].sort());
    },
  );

  it('[R7.21] has each method and path only once', () => {
    const routes = all.map(([, definition]) => `${definition.method} ${definition.url}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(all)('%s declares params for each placeholder of its path', (_id, definition) => {
    const names = [...definition.url.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const params = 'params' in definition ? Object.keys(definition.params.properties) : [];
    expect(params.sort()).toEqual(names.sort());
  });

  it.each(all)('%s revalidates only queries that exist', (_id, definition) => {
    for (const query of 'revalidates' in definition ? definition.revalidates : []) {
      expect(operations[query as OperationId].kind).toBe('query');
    }
  });

  it('[X-05] names a box `dokuboxId` only where the specification spells it so', () => {
    const naming = Object.entries<OperationDefinition>(operations)
      .filter(([, { box }]) => box?.by === 'dokuboxId')
      .map(([id]) => id);
    expect(naming).toEqual(['terminateClientDokubox', 'terminateBankerDokubox']);
  });

  it('[R7.22] lists 401 for calls that need a session', () => {
    expect(statusesOf(operations.loadDokubox)).toContain(401);
    expect(statusesOf(operations.getConfig)).not.toContain(401);
  });
});
