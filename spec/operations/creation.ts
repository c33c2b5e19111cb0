import { catalogueTypes, segments } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { oneOf, optionalLine, ref } from '../schemas/common.ts';
import { boxQueries } from './boxes.ts';
import { emptyBody } from './building-blocks.ts';
import { operation } from './types.ts';

const code = { type: 'string', minLength: 1, maxLength: 50 } as const;
const definitionPid = from(
  'A-099',
  '`pid` of a definition from `getSelectableDokuBoxDefinitions`.',
  code,
);
const categoryCode = from('A-099', 'Code of the category the definition was offered in.', code);

const noSegment = {
  noSegmentType: 'The segment of the session’s client is not known (§6).',
} as const;
const noBankerSegment = {
  noSegmentTypeBanker: 'The banker does not work in any segment (§6, A-105).',
  notAllowed: 'The banker does not work in this segment.',
} as const;
const noDefinition = {
  noSelectableDefinition:
    'The category does not offer a definition with this `pid` in the segment (§8, A-097).',
} as const;

/** Calls that choose a definition and start a box (§2, §6, A-095…A-100). */
export const creationOperations = {
  getProductCategory: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/getProductCategory',
    kind: 'query',
    origin: 'A-095',
    summary: 'Retrieve the product category of a box',
    description:
      'Returns the category with this code in the segment, or else the category with this code for all segments. The portal shows `dde.product.default` if neither exists.',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['value', 'segment'],
      properties: {
        value: from('§7', '`productCategory` of the box.', code),
        segment: from('§7', '`segmentType` of the box.', oneOf(segments)),
      },
    },
    success: { status: 200, schema: ref('ProductCategory') },
    refusals: { notFound: 'The segment does not have a category with this code.' },
  }),
  getClientProductCategories: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/client/getProductCategories',
    kind: 'query',
    origin: 'A-096',
    summary: 'List the categories of the client’s segment',
    description:
      'Returns the categories of the segment of the session’s client. In RO and BG, categories of segment ALL are included (R6.6).',
    access: 'session',
    box: null,
    userType: 'CLIENT',
    body: emptyBody,
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('ProductCategory') },
    },
    refusals: noSegment,
  }),
  getBankerProductCategories: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/banker/getProductCategories',
    kind: 'query',
    origin: 'A-096',
    summary: 'List the categories of one of the banker’s segments',
    description:
      'Returns the categories of the segment. In RO and BG, categories of segment ALL are included (R6.6). A banker of segment ALL works in every segment.',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['segmentType'],
      properties: { segmentType: from('A-096', 'One of the banker’s segments.', oneOf(segments)) },
    },
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('ProductCategory') },
    },
    refusals: noBankerSegment,
  }),
  getSelectableDefinitions: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/getSelectableDokuBoxDefinitions',
    kind: 'query',
    origin: 'A-097',
    summary: 'List the definitions a box can be started from',
    description:
      'Returns the definitions of the category for the segment or for all segments. The list is empty if the segment does not offer the category, or if the caller does not work in the segment. The portal then shows a note instead of the select (§8).',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['categoryCode', 'segmentType'],
      properties: {
        categoryCode: from('§7', 'Code of the chosen category.', code),
        segmentType: from(
          '§7',
          'Segment to start the box in: the client’s segment, or one of the banker’s.',
          oneOf(segments),
        ),
      },
    },
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('DokuboxDefinition') },
    },
  }),
  getCatalogue: operation({
    tag: 'creation',
    method: 'POST',
    url: '/utilities/cached/getCatalogue',
    kind: 'query',
    origin: 'A-098',
    summary: 'Retrieve a catalogue of choices',
    description:
      'Returns the catalogue’s values in order. Clients may cache a catalogue for the session.',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['catalogueType'],
      properties: { catalogueType: from('A-098', 'Name of the catalogue.', oneOf(catalogueTypes)) },
    },
    success: { status: 200, schema: ref('Catalogue') },
  }),
  createClientDokubox: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/client/createDokuBox',
    kind: 'command',
    origin: 'A-099',
    summary: 'Start a box as a client',
    description:
      'Creates a box in CLIENT_SETUP, initiated by CLIENT, for the client of the session. The box has the documents of the definition. Every document gets the participants the bank would choose (*default participants* in the workflow).',
    access: 'session',
    box: null,
    act: 'work',
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['definitionPid', 'categoryCode'],
      properties: {
        definitionPid,
        categoryCode,
        customName: from(
          'A-099',
          'Custom name of the box. Leading and trailing spaces are removed. If null, blank or absent, the box has no custom name.',
          optionalLine(limits.customNameMax),
        ),
      },
    },
    success: { status: 201, schema: ref('Dokubox') },
    refusals: {
      ...noDefinition,
      ...noSegment,
      notAllowed: 'The session does not have a client yet.',
    },
    revalidates: boxQueries,
  }),
  createBankerDokubox: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/banker/createDokuBox',
    kind: 'command',
    origin: 'A-099',
    summary: 'Start a box for a client',
    description:
      'Creates a box in BANK_SETUP, initiated by BANK, with the documents of the definition. The banker becomes a default participant wherever the roles allow it (*default participants* in the workflow).',
    access: 'session',
    box: null,
    act: 'work',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['definitionPid', 'categoryCode', 'segmentType', 'clientNumber'],
      properties: {
        definitionPid,
        categoryCode,
        segmentType: from(
          'A-099',
          'Segment to start the box in: one of the banker’s segments, and the client’s segment or ALL.',
          oneOf(segments),
        ),
        clientNumber: from('A-099', 'Number of the client the box is for.', {
          type: 'string',
          maxLength: 20,
          pattern: '^[0-9]{1,20}$',
        }),
      },
    },
    success: { status: 201, schema: ref('Dokubox') },
    refusals: {
      ...noDefinition,
      ...noBankerSegment,
      notFound: 'The client does not exist.',
      invalidValue: '`segmentType` is neither the client’s segment nor ALL.',
    },
    revalidates: boxQueries,
  }),
} as const;
