import { textPatterns } from '../../free-text.ts';
import { bankApplicationActions, portalFunctions, signCallbackActions } from '../../enums.ts';
import { limits } from '../../limits.ts';
import { from, named } from '../../origin.ts';
import { flag, id, oneOf, text } from '../../schemas/common.ts';
import { optionalClockMoment } from '../../schemas/moments.ts';
import { wrap } from '../../operations/building-blocks.ts';
import { control, ofWorld, slug, worldParams } from './blocks.ts';
import { operation } from '../../operations/types.ts';

const envelopeParams = {
  type: 'object',
  additionalProperties: false,
  required: ['worldId', 'envelopeId'],
  properties: {
    worldId: from('A-271', 'The world.', slug),
    envelopeId: from('A-271', 'The envelope, or the `edsProcessId` of a box.', slug),
  },
} as const;

const plannedStatus = named('PortalStatusInput', 'What is said about one function of the portal.', {
  type: 'object',
  additionalProperties: false,
  required: ['function', 'currentlyBlocked'],
  properties: {
    function: from('A-056', 'The function.', oneOf(portalFunctions)),
    currentlyBlocked: from('A-056', 'True blocks it at once.', { type: 'boolean' }),
    timeFrom: from('A-056', 'Moment a block begins. Null or absent: no plan.', optionalClockMoment),
    timeTo: from('A-056', 'Moment it ends. Null or absent: open-ended.', optionalClockMoment),
  },
});

/** What surrounds the portal of a world: signing services, blocked functions, trusted roots. */
export const surroundingsOperations = {
  listEnvelopes: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/envelopes',
    kind: 'query',
    summary: 'Signature envelopes of the world',
    description: 'The present envelope of each box that has one.',
    params: worldParams,
    success: {
      status: 200,
      schema: {
        type: 'array',
        maxItems: limits.listMax,
        items: named(
          'Envelope',
          'A signature envelope.',
          wrap(
            'A-271',
            {
              envelopeId: 'Id of the envelope.',
              dokuBoxId: 'Box it belongs to.',
              status: 'Its status (A-168).',
            },
            { envelopeId: text, dokuBoxId: id, status: text },
          ),
        ),
      },
    },
    refusals: ofWorld,
  }),
  actOnEnvelope: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/envelopes/{envelopeId}/act',
    kind: 'command',
    summary: 'Plays the signing service, or the bank’s own application by its edsProcessId',
    description: 'A signer who finishes really signs, with a TEST certificate.',
    params: envelopeParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['action'],
      properties: {
        action: from(
          'A-167',
          'What happens.',
          oneOf([...signCallbackActions, ...bankApplicationActions]),
        ),
        username: from('A-271', 'Whose workstep it is. Absent: of the signer who is asked next.', {
          type: 'string',
          minLength: 1,
          maxLength: 50,
        }),
        dokuId: from(
          'A-187',
          'The document the bank’s own application signed. Absent: every one whose turn it is.',
          id,
        ),
        withoutFile: from(
          'A-520',
          'True if the bank’s own application reports the signature without the signed file. Absent: it hands the file over.',
          flag,
        ),
        reason: from('A-271', 'Why a signer refuses. Absent: none is given.', {
          type: 'string',
          maxLength: limits.signatureReasonMax,
          pattern: textPatterns.linesOrNothing,
        }),
      },
    },
    success: {
      status: 200,
      schema: wrap(
        'A-271',
        { envelopeId: 'The envelope or process.', status: 'Its status now.' },
        { envelopeId: text, status: text },
      ),
    },
    refusals: {
      ...ofWorld,
      notFound: 'There is no such envelope or process.',
      conflict: 'The action means nothing to the envelope as it is; `reason` says why.',
    },
  }),
  setPortalStatus: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/portal-status',
    kind: 'command',
    summary: 'Blocks or frees a function of the portal',
    description: 'Replaces what was said before.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['statuses'],
      properties: {
        statuses: from('A-271', 'A row for each function there is something to say about.', {
          type: 'array',
          maxItems: limits.portalStatusesMax,
          items: plannedStatus,
        }),
      },
    },
    success: { status: 204, schema: null },
    refusals: ofWorld,
  }),
  getTrustRoot: operation({
    ...control,
    access: 'public',
    method: 'GET',
    url: '/__sim/trust/root.pem',
    ignoresUnknownQuery: true,
    kind: 'query',
    summary: 'The TEST root certificate as PEM; as DER at /__sim/trust/root.der',
    description: 'For whoever wants to check what the simulator signs; every name in it says TEST.',
    success: {
      status: 200,
      schema: { type: 'string', maxLength: limits.textMax },
      mediaType: 'application/x-pem-file',
    },
  }),
} as const;
