import { limits } from '../../limits.ts';
import { dokuboxStatuses, dokuStatuses, tenants, userTypes } from '../../enums.ts';
import { from, named } from '../../origin.ts';
import { id, oneOf, optionalText, text } from '../../schemas/common.ts';
import { clockMoment } from '../../schemas/moments.ts';
import { control, slug } from './blocks.ts';
import { operation } from '../../operations/types.ts';

const turn = named('SituationTurn', 'Whose turn it is in a box.', {
  type: 'object',
  additionalProperties: false,
  required: ['key', 'username', 'fullName', 'userType'],
  properties: {
    key: from('A-415', 'Key of the user; null for one without.', optionalText),
    username: from('A-415', 'User name.', text),
    fullName: from('A-415', 'Name.', text),
    userType: from('A-415', 'Side.', oneOf(userTypes)),
  },
});

const situationBox = named('SituationBox', 'A box that worlds of a scenario begin with.', {
  type: 'object',
  additionalProperties: false,
  required: ['boxId', 'title', 'status', 'dokuStatuses', 'dokuTurns', 'turn', 'people'],
  properties: {
    boxId: from('A-415', 'Its id in every such world.', id),
    title: from('A-415', 'Title in English.', text),
    status: from('A-415', 'Its status.', oneOf(dokuboxStatuses)),
    dokuStatuses: from('A-415', 'Statuses of its documents, each once.', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(dokuStatuses),
    }),
    dokuTurns: from('A-415', 'Whose turn it is about the first document of each of them.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('SituationDokuTurn', 'Whose turn it is about documents of a status.', {
        type: 'object',
        additionalProperties: false,
        required: ['status', 'key'],
        properties: {
          status: from('A-415', 'The status.', oneOf(dokuStatuses)),
          key: from(
            'A-415',
            'Key of the user; null for one without, and where nobody may open the box.',
            optionalText,
          ),
        },
      }),
    }),
    turn: from('A-415', 'Whose turn it is.', turn),
    people: from('A-415', 'Keys of everybody who can sign in and open it.', {
      type: 'array',
      maxItems: limits.listMax,
      items: text,
    }),
  },
});

/** Situations one can be in, and the way into them. */
const scenarioFileError = named('ScenarioFileError', 'A mistake in a scenario file.', {
  type: 'object',
  additionalProperties: false,
  required: ['file', 'line', 'column', 'path', 'message'],
  properties: {
    file: from('A-458', 'The file.', text),
    line: from('A-458', 'Line, from 1.', { type: 'integer', maximum: limits.countMax, minimum: 1 }),
    column: from('A-458', 'Column, from 1, in UTF-16 code units.', {
      type: 'integer',
      maximum: limits.countMax,
      minimum: 1,
    }),
    path: from('A-458', 'Where in the data; empty for the file as a whole.', text),
    message: from('A-458', 'What was expected and what stands there.', text),
  },
} as const);

export const situationOperations = {
  listScenarioErrors: operation({
    ...control,
    origin: 'A-458',
    method: 'GET',
    url: '/__sim/scenarios/errors',
    kind: 'query',
    summary: 'What is wrong with scenario files',
    description:
      'As the terminal says it. A file with mistakes leaves the version before it in force; with none it is not there.',
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
    summary: 'Boxes of every scenario of a tenant, with their statuses and whose turn it is',
    description:
      'For an index by status. Of boxes of a scenario that are alike in status and statuses of documents the first is named, and only the first 200 boxes are looked at.',
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
        items: named('Situation', 'The boxes worlds of a scenario begin with, for one tenant.', {
          type: 'object',
          additionalProperties: false,
          required: ['scenario', 'boxes'],
          properties: {
            scenario: from('A-415', 'Name of the scenario.', text),
            boxes: from('A-415', 'Its boxes by their ids.', {
              type: 'array',
              maxItems: limits.listMax,
              items: situationBox,
            }),
          },
        }),
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
    summary: 'Makes a world and leads a browser into it, signed in',
    description:
      'A link for a ticket: each visit makes a world of its own. A browser that another site has sent, or that fetches ahead, gets a page with one button instead.',
    query: {
      type: 'object',
      additionalProperties: false,
      required: ['scenario'],
      properties: {
        scenario: from('A-415', 'Name of the scenario.', slug),
        tenant: from('A-415', 'One of its tenants. Absent: its first one.', oneOf(tenants)),
        user: from(
          'A-415',
          'Key of the user to sign in, or `turn`: whose turn it is in the box. Absent: the scenario’s own.',
          slug,
        ),
        box: from('A-415', 'Box to lead to. Absent: `path`, or the landing page of the user.', id),
        path: from('A-415', 'Path of the portal to lead to.', {
          type: 'string',
          maxLength: 500,
          pattern: '^/(?![/\\\\])',
        }),
        now: from('A-415', 'The world’s present. Absent: as for `createWorld`.', clockMoment),
      },
    },
    sessionCookie: 'set',
    success: { status: 302, schema: null },
    refusals: {
      unknownScenario: 'There is no such scenario.',
      notFound: 'The scenario has no such user or box.',
      invalidValue: 'The scenario does not have this tenant, or `path` leads out of the portal.',
      tooManyRequests: 'The simulator has as many worlds as it may have (A-412).',
    },
  }),
} as const;
