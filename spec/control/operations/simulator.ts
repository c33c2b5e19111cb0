import { limits } from '../../limits.ts';
import { operation } from '../../operations/types.ts';
import { ref } from '../../schemas/common.ts';
import { control } from './blocks.ts';

/** Calls about the simulator itself: its health, readiness, metrics and scenarios. */
export const simulatorOperations = {
  getHealth: operation({
    ...control,
    access: 'public',
    origin: 'A-270',
    method: 'GET',
    url: '/__sim/health',
    ignoresUnknownQuery: true,
    kind: 'query',
    summary: 'Check the simulator’s health',
    description:
      'For programs that start the simulator and wait for it. It does not need a control token.',
    success: { status: 200, schema: ref('Health') },
  }),
  getReadiness: operation({
    ...control,
    access: 'public',
    origin: 'A-396',
    method: 'GET',
    url: '/__sim/ready',
    ignoresUnknownQuery: true,
    kind: 'query',
    summary: 'Check whether worlds can be created and opened',
    description:
      'For load balancers. A simulator that answers `/__sim/health` is running. One that answers 200 here is ready for users. The call does not need a control token.',
    success: { status: 200, schema: ref('Readiness') },
    refusals: {
      notReady: 'The simulator is not ready yet, or is shutting down. `reason` says why.',
    },
  }),
  getMetrics: operation({
    ...control,
    origin: 'A-396',
    method: 'GET',
    url: '/__sim/metrics',
    ignoresUnknownQuery: true,
    kind: 'query',
    summary: 'Retrieve metrics in Prometheus’ text format',
    description:
      'Returns requests and refusals since the start, worlds, validations, and the process’s memory, processor time and event loop.',
    success: {
      status: 200,
      schema: { type: 'string', maxLength: limits.bodyMaxBytes },
      mediaType: 'text/plain; version=0.0.4; charset=utf-8',
    },
  }),
  listScenarios: operation({
    ...control,
    method: 'GET',
    url: '/__sim/scenarios',
    kind: 'query',
    summary: 'List scenarios and their users',
    description:
      'Returns the scenarios in order. The first scenario of a tenant is its default world (A-272).',
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('ScenarioSummary') },
    },
  }),
} as const;
