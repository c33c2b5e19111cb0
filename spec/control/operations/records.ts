import { archiveOutcomes, recordKinds } from '../enums.ts';
import { limits } from '../../limits.ts';
import { from, named } from '../../origin.ts';
import {
  count,
  dateTime,
  flag,
  id,
  line,
  oneOf,
  optionalText,
  ref,
  text,
} from '../../schemas/common.ts';
import { control, ofWorld, slug, worldParams } from './blocks.ts';
import { operation } from '../../operations/types.ts';

const fieldChange = named('FieldChange', 'A field of a record that a command changed.', {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'before', 'after'],
  properties: {
    field: from('A-411', 'Path within the record, e.g. `dokus[0].status`.', text),
    dokuId: from('A-411', 'The document, where the field is one of a document.', id),
    before: from(
      'A-411',
      'Value before as JSON, cut after 200 characters; null where there was none.',
      optionalText,
    ),
    after: from('A-411', 'Value after in the same form; null where there is none.', optionalText),
  },
});

const historyEntry = named('HistoryEntry', 'A command a world has seen.', {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'operationId', 'username', 'fullName', 'at', 'forced', 'undone', 'changes'],
  properties: {
    number: from('A-271', 'Counts the commands from 1.', {
      type: 'integer',
      maximum: limits.countMax,
      minimum: 1,
    }),
    operationId: from(
      'A-271',
      'Operation of the contract, or what the product did by itself.',
      text,
    ),
    username: from(
      'A-271',
      'Who gave it; a name in brackets or a word for the product itself.',
      text,
    ),
    fullName: from('A-411', 'Name of that user; null where it was no user.', optionalText),
    at: from('A-271', 'Moment by the world’s clock.', dateTime),
    forced: from('A-411', 'True where records were changed by hand (`forceState`).', flag),
    undone: from('A-411', 'True where it was taken back and can be done again.', flag),
    changes: from('A-271', 'Records it changed.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('HistoryChange', 'A record a command changed.', {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'key', 'added', 'fields'],
        properties: {
          kind: from('A-271', 'Kind of the record.', oneOf(recordKinds)),
          key: from('A-271', 'Its id or name.', {
            type: ['string', 'number'],
            maxLength: limits.textMax,
            minimum: 0,
            maximum: limits.countMax,
          }),
          added: from('A-271', 'True where it was made by the command.', { type: 'boolean' }),
          fields: from(
            'A-411',
            'What became different, at most 100 fields; none of an added one.',
            {
              type: 'array',
              maxItems: limits.listMax,
              items: fieldChange,
            },
          ),
        },
      }),
    }),
  },
});

/** Names, records and history of a world, read and changed from outside. */
export const recordOperations = {
  updateWorld: operation({
    ...control,
    origin: 'A-412',
    method: 'PATCH',
    url: '/__sim/worlds/{worldId}',
    kind: 'command',
    summary: 'Names a world, or says how long it is kept',
    description: 'Fields that are left out stay as they are.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        name: from('A-412', 'What people call the world; null for no name.', {
          ...line(limits.customNameMax),
          type: ['string', 'null'],
        }),
        keepIdleHours: from(
          'A-412',
          'Hours after the last use when the world is removed; null: as the simulator is set.',
          { type: ['integer', 'null'], minimum: 1, maximum: 87_600 },
        ),
      },
    },
    success: { status: 200, schema: ref('World') },
    refusals: ofWorld,
  }),
  getWorldState: operation({
    ...control,
    origin: 'A-410',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/state',
    kind: 'query',
    summary: 'Boxes, documents, people and settings of a world as records',
    description:
      'Boxes by their ids, a page at a time; what time has brought meanwhile is taken in first.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        boxId: from('A-410', 'The only box wanted. Absent: all.', id),
        afterBoxId: from(
          'A-410',
          'Boxes with greater ids only. Absent: from the first one.',
          count,
        ),
        limit: from('A-410', 'Most boxes answered. Absent: 200.', {
          type: 'integer',
          minimum: 0,
          maximum: 1000,
        }),
      },
    },
    success: { status: 200, schema: ref('WorldState') },
    refusals: { ...ofWorld, notFound: 'The world has no box of this id.' },
  }),
  forceState: operation({
    ...control,
    origin: 'A-410',
    method: 'PATCH',
    url: '/__sim/worlds/{worldId}/state',
    kind: 'command',
    summary: 'Changes records by hand: a status, or any field',
    description:
      'All changes or none. One command of the history, marked as forced, that undo takes back. What the schemas do not allow, names nobody has, and statuses the workflow never leads to are refused with the field.',
    params: worldParams,
    body: ref('ForcedChange'),
    success: { status: 200, schema: historyEntry },
    refusals: {
      ...ofWorld,
      notFound: 'The world has no such box, document or user.',
      invalidValue: 'A value that cannot be, or that names nobody; `fieldErrors` says which field.',
      maxLength100: 'A text is longer than 100 characters.',
      maxLength250: 'A text is longer than 250 characters.',
      maxLength2000: 'A text is longer than 2000 characters.',
      unusableCharacter: 'A text holds a character that no text may have (A-471).',
      invalidEmail: 'The e-mail address is none.',
    },
  }),
  setFeatureFlags: operation({
    ...control,
    origin: 'A-413',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/flags',
    kind: 'command',
    summary: 'Switches feature flags of the world',
    description: 'Flags that are not named stay as they are. A command of the history.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['flags'],
      properties: {
        flags: from('A-413', 'Flags by their names.', {
          type: 'object',
          minProperties: 1,
          additionalProperties: flag,
        }),
      },
    },
    success: {
      status: 200,
      schema: named('FeatureFlags', 'Feature flags of a world by their names.', {
        type: 'object',
        additionalProperties: flag,
      }),
    },
    refusals: { ...ofWorld, invalidValue: 'The product has no flag of this name.' },
  }),
  answerArchiveJob: operation({
    ...control,
    origin: 'A-413',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/archive-jobs/{dokuId}',
    kind: 'command',
    summary: 'Lets the archive answer about a document at once',
    description:
      'Whether it takes the document or refuses it. What it is to do with a document later says `archiveFails` of `forceState`.',
    params: {
      type: 'object',
      additionalProperties: false,
      required: ['worldId', 'dokuId'],
      properties: {
        worldId: from('A-271', 'The world.', slug),
        dokuId: from('A-413', 'The document.', id),
      },
    },
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['outcome'],
      properties: {
        outcome: from('A-413', 'What the archive answers.', oneOf(archiveOutcomes)),
      },
    },
    success: { status: 200, schema: ref('DokuRecord') },
    refusals: {
      ...ofWorld,
      notFound: 'The world has no such document.',
      conflict: 'The archive is not at work on the document.',
    },
  }),
  getHistory: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/history',
    kind: 'query',
    summary: 'Commands the world has seen',
    description: 'The oldest first, with who gave them and what became different.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        undone: from(
          'A-411',
          'True: also the commands that were taken back and can be done again, after the others. Absent or false: without them.',
          flag,
        ),
      },
    },
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: historyEntry },
    },
    refusals: ofWorld,
  }),
  goTo: operation({
    ...control,
    origin: 'A-411',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/goto',
    kind: 'command',
    summary: 'Goes to where the world was after one of its commands',
    description: 'Takes commands back, or does them again, as often as needed.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['number'],
      properties: {
        number: from('A-411', 'Number of that command; 0 is the beginning.', count),
      },
    },
    success: { status: 200, schema: ref('World') },
    refusals: {
      ...ofWorld,
      conflict:
        'The history does not reach there, because the oldest commands are forgotten one day, or what is stored of a command on the way is damaged (A-532).',
    },
  }),
} as const;
