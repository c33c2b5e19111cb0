import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from './table.ts';
const a: AnswerOf<'searchClientDokuboxes'> = { content: [], page: 0, size: 10, totalElements: 0 };
const n: string = a.content[0]!.titleEn;
const b: BodyOf<'renameDokubox'> = { dokuBoxId: 1, newCustomName: 'x' };
const p: ParamsOf<'loadDokubox'> = { id: 1 };
const q: QueryOf<'openWorld'> = { user: 'x' };
const u: AnswerOf<'getUsersByUsernames'> = {
  data: { users: [{ username: 'a', fullName: 'b', type: 'CLIENT' }] },
};
const m: AnswerOf<'getMessages'> = [];
const mm: string = m[0]!.senderUser.fullName;
const d: AnswerOf<'loadDokubox'> = null as never;
const st: 'IN_PROGRESS' | string = d.dokus[0]!.participants[0]!.user.fullName;
const v: undefined = null as never as AnswerOf<'logout'>;
const s: BodyOf<'submitClientDokubox'> = {
  dokuBoxId: 1,
  dokus: [
    {
      id: 1,
      submitDokuStaticActions: [
        { dokuId: 1, dokuStaticAction: 'Upload', actionData: { fileName: 'x' }, fileContent: '' },
      ],
    },
  ],
};
const f: BodyOf<'checkFileContent'> = {
  fileName: 'x',
  dokuFlowTypeId: '1',
  files: { bytes: new Uint8Array(), fileName: 'x' },
};
// @ts-expect-error wrong field
const bad: BodyOf<'renameDokubox'> = { dokuBoxId: 1, newCustomName: 'x', z: 1 };
// @ts-expect-error wrong enum
const bad2: BodyOf<'searchClientDokuboxes'> = { status: 'NOPE', page: 0, size: 10 };
void [n, b, p, q, u, mm, st, v, s, f, bad, bad2];
