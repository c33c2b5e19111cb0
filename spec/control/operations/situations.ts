import { limits } from '../../limits.ts';
import { dokuboxStatuses, dokuStatuses, tenants, userTypes } from '../../enums.ts';
import { from, named } from '../../origin.ts';
import { id, oneOf, optionalText, text } from '../../schemas/common.ts';
import { clockMoment } from '../../schemas/moments.ts';
import { control, slug, tooManyWorlds } from './blocks.ts';
import { operation } from '../../operations/types.ts';

const turn = named('SituationTurn', 'A user who has the turn in a box.', {
  type: 'object',
  additionalProperties: false,
  required: ['key', 'username', 'fullName', 'userType'],
  properties: {
    key: from('A-415', 'Key of the user. Null if the user has none.', optionalText),
    username: from('A-415', 'Username.', text),
    fullName: from('A-415', 'Name.', text),
    userType: from('A-415', 'Side.', oneOf(userTypes)),
  },
});

const situationBox = named('SituationBox', 'A box at the beginning of a scenario’s worlds.', {
  type: 'object',
  additionalProperties: false,
  required: ['boxId', 'title', 'status', 'dokuStatuses', 'dokuTurns', 'turn', 'people'],
  properties: {
    boxId: from('A-415', 'Id of the box, the same in all these worlds.', id),
    title: from('A-415', 'Title in English.', text),
    status: from('A-415', 'Status of the box.', oneOf(dokuboxStatuses)),
    dokuStatuses: from('A-415', 'Statuses of its documents, each once.', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(dokuStatuses),
    }),
    dokuTurns: from('A-415', 'The users who have the turn in the first document of each status.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('SituationDokuTurn', 'The user who has the turn in documents of a status.', {
        type: 'object',
        additionalProperties: false,
        required: ['status', 'key'],
        properties: {
          status: from('A-415', 'Status of the documents.', oneOf(dokuStatuses)),
          key: from(
            'A-415',
            'Key of the user. Null if the user has none, or if no user may open the box.',
            optionalText,
          ),
        },
      }),
    }),
    turn: from('A-415', 'The user who has the turn.', turn),
    people: from('A-415', 'Keys of all users who can sign in and open the box.', {
      type: 'array',
      maxItems: limits.listMax,
      items: text,
    }),
  },
});

/** Calls that find situations, and open them in a browser. */
const scenarioFileError = named('ScenarioFileError', 'A mistake in a scenario file.', {
  type: 'object',
  additionalProperties: false,
  required: ['file', 'line', 'column', 'path', 'message'],
  properties: {
    file: from('A-458', 'The file.', text),
    line: from('A-458', 'Line, counted from 1.', {
      type: 'integer',
      maximum: limits.countMax,
      minimum: 1,
    }),
    column: from('A-458', 'Column, counted from 1 in UTF-16 code units.', {
      type: 'integer',
      maximum: limits.countMax,
      minimum: 1,
    }),
    path: from('A-458', 'Path in the data. Empty if the mistake is about the whole file.', text),
    message: from('A-458', 'The expected value, and the value that was found.', text),
  },
} as const);

export const situationOperations = {
  listScenarioErrors: operation({
    ...control,
    origin: 'A-458',
    method: 'GET',
    url: '/__sim/scenarios/errors',
    kind: 'query',
    summary: 'List mistakes in scenario files',
    description:
      'Returns what the terminal shows. If a file has mistakes, its previous version stays in use. A file without a previous version is not available.',
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: scenarioFileError },
    },
  }),
  listSituations: operation({
    ...control,
    origin: 'A-415',
    method: 'GET',
    url: '/__sim/situations',
    kind: 'query',
    summary: 'List the boxes of all scenarios by status',
    description:
      'Returns the boxes of a tenant with their statuses and whose turn it is. If boxes of a scenario have the same status and document statuses, only the first is returned. Only the first 200 boxes of each scenario are compared.',
    query: {
      type: 'object',
      additionalProperties: false,
      required: ['tenant'],
      properties: { tenant: from('A-415', 'The tenant.', oneOf(tenants)) },
    },
    success: {
      status: 200,
      schema: {
        type: 'array',
        maxItems: limits.listMax,
        items: named(
          'Situation',
          'Boxes at the beginning of a scenario’s worlds, for one tenant.',
          {
            type: 'object',
            additionalProperties: false,
            required: ['scenario', 'boxes'],
            properties: {
              scenario: from('A-415', 'Name of the scenario.', text),
              boxes: from('A-415', 'The boxes, sorted by id.', {
                type: 'array',
                maxItems: limits.listMax,
                items: situationBox,
              }),
            },
          },
        ),
      },
    },
  }),
  openSituation: operation({
    ...control,
    origin: 'A-415',
    method: 'GET',
    url: '/__sim/open',
    ignoresUnknownQuery: true,
    kind: 'command',
    summary: 'Create a world and open it in a browser',
    description:
      'A link for tickets. Each visit creates its own world and signs a user in. If another site sent the browser, or the browser prefetches the link, it receives a page with one button instead.',
    query: {
      type: 'object',
      additionalProperties: false,
      required: ['scenario'],
      properties: {
        scenario: from('A-415', 'Name of the scenario.', slug),
        tenant: from('A-415', 'One of its tenants. If absent, its first tenant.', oneOf(tenants)),
        user: from(
          'A-415',
          'Key of the user to sign in, or `turn` for the user whose turn it is in the box. If absent, the scenario’s user.',
          slug,
        ),
        box: from(
          'A-415',
          'Id of the box to open. If absent, `path` or the user’s landing page is opened.',
          id,
        ),
        path: from('A-415', 'Path of the portal to open.', {
          type: 'string',
          maxLength: 500,
          pattern: '^/(?![/\\\\])',
        }),
        now: from(
          'A-415',
          'The world’s current time. If absent, the same as in `createWorld`.',
          clockMoment,
        ),
      },
    },
    sessionCookie: 'set',
    success: { status: 302, schema: null },
    refusals: {
      unknownScenario: 'The scenario does not exist.',
      notFound: 'The scenario does not have this user or box.',
      invalidValue: 'The scenario does not have this tenant, or `path` leads outside the portal.',
      tooManyRequests: tooManyWorlds,
    },
  }),
} as const;
