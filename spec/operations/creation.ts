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
  '`pid` of a definition of `getSelectableDokuBoxDefinitions`.',
  code,
);
const categoryCode = from('A-099', 'Category the definition was offered under.', code);

const noSegment = {
  noSegmentType: 'No segment is known of the client the session acts for (§6).',
} as const;
const noBankerSegment = {
  noSegmentTypeBanker: 'The banker works in no segment (§6, A-105).',
  notAllowed: 'The banker does not work in this segment.',
} as const;
const noDefinition = {
  noSelectableDefinition:
    'No definition of this `pid` can be chosen in this category and segment (§8, A-097).',
} as const;

/** Choosing a definition and starting a box (§2, §6, A-095…A-100). */
export const creationOperations = {
  getProductCategory: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/getProductCategory',
    kind: 'query',
    origin: 'A-095',
    summary: 'The product category behind a box’s value',
    description:
      'The category of that code in the segment, else the one for all segments. The portal shows `dde.product.default` where there is none.',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['value', 'segment'],
      properties: {
        value: from('§7', '`productCategory` of a box.', code),
        segment: from('§7', '`segmentType` of the box.', oneOf(segments)),
      },
    },
    success: { status: 200, schema: ref('ProductCategory') },
    refusals: { notFound: 'No category has this code in the segment.' },
  }),
  getClientProductCategories: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/client/getProductCategories',
    kind: 'query',
    origin: 'A-096',
    summary: 'Categories of the client’s segment',
    description:
      'Categories of the segment of the client the session acts for; in RO and BG those of segment ALL too (R6.6).',
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
    summary: 'Categories of a segment',
    description:
      'Categories of one of the banker’s segments; in RO and BG those of segment ALL too (R6.6). A banker of segment ALL works in every segment.',
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
    summary: 'Definitions a box of the category can be started from',
    description:
      'Definitions of the category for the segment or for all. Empty where the category is not offered in the segment, or the caller does not work in it; the portal says so in place of the select (§8).',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['categoryCode', 'segmentType'],
      properties: {
        categoryCode: from('§7', 'Category that was chosen.', code),
        segmentType: from(
          '§7',
          'Segment the box is started in: the client’s, or one of the banker’s.',
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
    summary: 'A list of choices, sorted',
    description: 'May be kept for the session: lists do not change while people work.',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['catalogueType'],
      properties: { catalogueType: from('A-098', 'List wanted.', oneOf(catalogueTypes)) },
    },
    success: { status: 200, schema: ref('Catalogue') },
  }),
  createClientDokubox: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/client/createDokuBox',
    kind: 'command',
    origin: 'A-099',
    summary: 'A client starts a box',
    description:
      'Makes a box in CLIENT_SETUP with the documents of the definition, initiated by CLIENT, for the client the session acts for. Every document gets the participants the bank would put on it (*default participants* in the workflow).',
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
          'Name of its own; blanks around it are cut off. Null, blank or absent: none.',
          optionalLine(limits.customNameMax),
        ),
      },
    },
    success: { status: 201, schema: ref('Dokubox') },
    refusals: {
      ...noDefinition,
      ...noSegment,
      notAllowed: 'No client is chosen.',
    },
    revalidates: boxQueries,
  }),
  createBankerDokubox: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/banker/createDokuBox',
    kind: 'command',
    origin: 'A-099',
    summary: 'A banker starts a box for a client',
    description:
      'Makes a box in BANK_SETUP with the documents of the definition, initiated by BANK. The proposed participants keep the banker wherever the roles allow (*default participants* in the workflow).',
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
          'Segment the box is started in: one of the banker’s, and that of the client or ALL.',
          oneOf(segments),
        ),
        clientNumber: from('A-099', 'Client the box is for.', {
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
      notFound: 'There is no such client.',
      invalidValue: 'The client is of another segment than `segmentType`, which is not ALL.',
    },
    revalidates: boxQueries,
  }),
} as const;
