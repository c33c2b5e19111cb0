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
    field: from('A-411', 'Path in the record, for example `dokus[0].status`.', text),
    dokuId: from('A-411', 'Id of the document, if it is a document’s field.', id),
    before: from(
      'A-411',
      'Previous value as JSON, cut after 200 characters. Null if there was none.',
      optionalText,
    ),
    after: from(
      'A-411',
      'New value as JSON, cut after 200 characters. Null if there is none.',
      optionalText,
    ),
  },
});

const historyEntry = named('HistoryEntry', 'A command of a world.', {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'operationId', 'username', 'fullName', 'at', 'forced', 'undone', 'changes'],
  properties: {
    number: from('A-271', 'Number of the command, counted from 1.', {
      type: 'integer',
      maximum: limits.countMax,
      minimum: 1,
    }),
    operationId: from('A-271', 'Operation of the contract, or name of an automatic action.', text),
    username: from(
      'A-271',
      'Author of the command: a username, a name in brackets, or a word for the product itself.',
      text,
    ),
    fullName: from('A-411', 'Full name of that user. Null if it was not a user.', optionalText),
    at: from('A-271', 'Time by the world’s clock.', dateTime),
    forced: from('A-411', 'True if records were changed by hand (`forceState`).', flag),
    undone: from('A-411', 'True if the command was undone and can be done again.', flag),
    changes: from('A-271', 'Records the command changed.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('HistoryChange', 'A record that a command changed.', {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'key', 'added', 'fields'],
        properties: {
          kind: from('A-271', 'Kind of the record.', oneOf(recordKinds)),
          key: from('A-271', 'Id or name of the record.', {
            type: ['string', 'number'],
            maxLength: limits.textMax,
            minimum: 0,
            maximum: limits.countMax,
          }),
          added: from('A-271', 'True if the command created the record.', { type: 'boolean' }),
          fields: from('A-411', 'Changed fields, at most 100. Empty for a new record.', {
            type: 'array',
            maxItems: limits.listMax,
            items: fieldChange,
          }),
        },
      }),
    }),
  },
});

/** Calls that read and change the names, records and history of a world from outside. */
export const recordOperations = {
  updateWorld: operation({
    ...control,
    origin: 'A-412',
    method: 'PATCH',
    url: '/__sim/worlds/{worldId}',
    kind: 'command',
    summary: 'Change a world’s name or lifetime',
    description: 'Absent fields do not change.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        name: from('A-412', 'Name of the world for people. Null to remove the name.', {
          ...line(limits.customNameMax),
          type: ['string', 'null'],
        }),
        keepIdleHours: from(
          'A-412',
          'Number of hours after the last use until the world is removed. Null to use the simulator’s setting.',
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
    summary: 'Retrieve the records of a world',
    description:
      'Returns boxes, documents, people and settings. Boxes are sorted by id and paged. Time-dependent changes are applied first.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        boxId: from('A-410', 'Only this box. If absent, all boxes.', id),
        afterBoxId: from(
          'A-410',
          'Only boxes with greater ids. If absent, the page starts with the first box.',
          count,
        ),
        limit: from('A-410', 'Maximum number of boxes. If absent, 200.', {
          type: 'integer',
          minimum: 0,
          maximum: 1000,
        }),
      },
    },
    success: { status: 200, schema: ref('WorldState') },
    refusals: { ...ofWorld, notFound: 'The world has no box with this id.' },
  }),
  forceState: operation({
    ...control,
    origin: 'A-410',
    method: 'PATCH',
    url: '/__sim/worlds/{worldId}/state',
    kind: 'command',
    summary: 'Change records by hand',
    description:
      'Changes a status or any other field. Either all changes are made or none. They are one command of the history, marked as forced, that can be undone. Values the schemas do not allow, unknown names, and statuses the workflow never reaches are rejected, and the field is named.',
    params: worldParams,
    body: ref('ForcedChange'),
    success: { status: 200, schema: historyEntry },
    refusals: {
      ...ofWorld,
      notFound: 'The world has no such box, document or user.',
      invalidValue:
        'A value is not possible, or names someone unknown. `fieldErrors` lists the fields.',
      maxLength100: 'A text is longer than 100 characters.',
      maxLength250: 'A text is longer than 250 characters.',
      maxLength2000: 'A text is longer than 2000 characters.',
      unusableCharacter: 'A text contains a character that is not allowed in any text (A-471).',
      invalidEmail: 'The e-mail address is not valid.',
    },
  }),
  setFeatureFlags: operation({
    ...control,
    origin: 'A-413',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/flags',
    kind: 'command',
    summary: 'Switch feature flags of a world',
    description: 'Flags that are not listed do not change. The switch is a command of the history.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['flags'],
      properties: {
        flags: from('A-413', 'Flags by name.', {
          type: 'object',
          minProperties: 1,
          additionalProperties: flag,
        }),
      },
    },
    success: {
      status: 200,
      schema: named('FeatureFlags', 'Feature flags of a world, by name.', {
        type: 'object',
        additionalProperties: flag,
      }),
    },
    refusals: { ...ofWorld, invalidValue: 'The product has no flag with this name.' },
  }),
  answerArchiveJob: operation({
    ...control,
    origin: 'A-413',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/archive-jobs/{dokuId}',
    kind: 'command',
    summary: 'Make the archive answer about a document now',
    description:
      'The archive accepts or rejects the document. To set a later answer, use `archiveFails` in `forceState`.',
    params: {
      type: 'object',
      additionalProperties: false,
      required: ['worldId', 'dokuId'],
      properties: {
        worldId: from('A-271', 'Id of the world.', slug),
        dokuId: from('A-413', 'Id of the document.', id),
      },
    },
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['outcome'],
      properties: {
        outcome: from('A-413', 'The answer of the archive.', oneOf(archiveOutcomes)),
      },
    },
    success: { status: 200, schema: ref('DokuRecord') },
    refusals: {
      ...ofWorld,
      notFound: 'The world does not have this document.',
      conflict: 'The document is not being archived.',
    },
  }),
  getHistory: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/history',
    kind: 'query',
    summary: 'List the commands of a world',
    description: 'Returns the oldest first, with their authors and changes.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        undone: from(
          'A-411',
          'True to add the commands that were undone and can be done again, at the end. False or absent to leave them out.',
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
    summary: 'Go to the state after a command',
    description: 'Undoes commands or does them again, as often as needed.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['number'],
      properties: {
        number: from('A-411', 'Number of the command. 0 is the beginning.', count),
      },
    },
    success: { status: 200, schema: ref('World') },
    refusals: {
      ...ofWorld,
      conflict:
        'The history does not reach back to this command, because the oldest commands are deleted, or a stored command on the way is damaged (A-532).',
    },
  }),
} as const;
