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
    worldId: from('A-271', 'Id of the world.', slug),
    envelopeId: from('A-271', 'Id of the envelope, or `edsProcessId` of a box.', slug),
  },
} as const;

const plannedStatus = named('PortalStatusInput', 'Setting of a function of the portal.', {
  type: 'object',
  additionalProperties: false,
  required: ['function', 'currentlyBlocked'],
  properties: {
    function: from('A-056', 'The function.', oneOf(portalFunctions)),
    currentlyBlocked: from('A-056', 'True to block the function at once.', { type: 'boolean' }),
    timeFrom: from(
      'A-056',
      'Time the block begins. Null or absent if no block is planned.',
      optionalClockMoment,
    ),
    timeTo: from(
      'A-056',
      'Time the block ends. Null or absent if the end is not known.',
      optionalClockMoment,
    ),
  },
});

/** Calls about a world's surroundings: signing services, blocked functions, trusted roots. */
export const surroundingsOperations = {
  listEnvelopes: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/envelopes',
    kind: 'query',
    summary: 'List the signature envelopes of a world',
    description: 'Returns the current envelope of each box that has one.',
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
              dokuBoxId: 'Id of the box it belongs to.',
              status: 'Status of the envelope (A-168).',
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
    summary: 'Simulate an event of a signing service',
    description:
      'Acts as the signing service, or as the bank’s own application if the id is an `edsProcessId`. When a signer finishes, the document is really signed, with a TEST certificate.',
    params: envelopeParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['action'],
      properties: {
        action: from(
          'A-167',
          'The event.',
          oneOf([...signCallbackActions, ...bankApplicationActions]),
        ),
        username: from('A-271', 'Signer of the workstep. If absent, the signer whose turn it is.', {
          type: 'string',
          minLength: 1,
          maxLength: 50,
        }),
        dokuId: from(
          'A-187',
          'Document that the bank’s own application signed. If absent, every document whose turn it is.',
          id,
        ),
        withoutFile: from(
          'A-520',
          'True if the bank’s own application reports the signature without the signed file. If absent, it delivers the file.',
          flag,
        ),
        reason: from('A-271', 'Reason of a signer who refuses. Absent if none is given.', {
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
        { envelopeId: 'The envelope or process.', status: 'Its current status.' },
        { envelopeId: text, status: text },
      ),
    },
    refusals: {
      ...ofWorld,
      notFound: 'The envelope or process does not exist.',
      conflict: 'The envelope’s current state does not allow the action. `reason` says why.',
    },
  }),
  setPortalStatus: operation({
    ...control,
    method: 'POST',
    url: '/__sim/worlds/{worldId}/portal-status',
    kind: 'command',
    summary: 'Block or unblock functions of the portal',
    description: 'Replaces the previous settings.',
    params: worldParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['statuses'],
      properties: {
        statuses: from('A-271', 'One entry for each function with a setting.', {
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
    summary: 'Download the TEST root certificate',
    description:
      'Returns it as PEM, for checking the simulator’s signatures. DER is at `/__sim/trust/root.der`. Every name in it contains TEST.',
    success: {
      status: 200,
      schema: { type: 'string', maxLength: limits.textMax },
      mediaType: 'application/x-pem-file',
    },
  }),
} as const;
