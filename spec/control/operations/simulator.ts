import { limits } from '../../limits.ts';
import { operation } from '../../operations/types.ts';
import { ref } from '../../schemas/common.ts';
import { control } from './blocks.ts';

/** The simulator itself: whether it answers and is ready, its figures and its scenarios. */
export const simulatorOperations = {
  getHealth: operation({
    ...control,
    access: 'public',
    origin: 'A-270',
    method: 'GET',
    url: '/__sim/health',
    ignoresUnknownQuery: true,
    kind: 'query',
    summary: 'Whether the simulator answers, and how it does',
    description: 'For whoever starts it and waits. Needs no control token.',
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
    summary: 'Whether worlds can be made and entered',
    description:
      'For load balancers: a simulator that answers `/__sim/health` is alive, one that answers 200 here can be sent people. Needs no control token.',
    success: { status: 200, schema: ref('Readiness') },
    refusals: { notReady: 'Not yet, or not any more; `reason` says why.' },
  }),
  getMetrics: operation({
    ...control,
    origin: 'A-396',
    method: 'GET',
    url: '/__sim/metrics',
    ignoresUnknownQuery: true,
    kind: 'query',
    summary: 'Figures of the simulator in the text form of Prometheus',
    description:
      'Requests and refusals since the start, worlds, validations, and the process itself: memory, processor time, event loop.',
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
    summary: 'Scenario files with the users one can be',
    description: 'In their order; the first of a tenant is its default world (A-272).',
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('ScenarioSummary') },
    },
  }),
} as const;
