import { Refusal } from '../../handler.ts';
import type { Handler } from '../call.ts';

export const getHealth: Handler<'getHealth'> = ({ engine }) => ({
  body: {
    status: 'ok',
    version: engine.settings.version,
    worlds: engine.worlds.size,
    contractBreaches: engine.settings.contractBreaches(),
  },
});

/**
 * Whether worlds can be created and opened.
 * @throws Refusal 503
 */
export const getReadiness: Handler<'getReadiness'> = ({ engine }) => {
  const scenarios = engine.scenarios.all().length;
  const why = scenarios === 0 ? 'no scenario is loaded' : (engine.settings.notReady?.() ?? null);
  if (why !== null)
    throw new Refusal(503, 'dde.error.generalError', 'GENERAL_ERROR', { reason: why });
  return { body: { status: 'ready', scenarios } };
};

/** Metrics of the simulator. */
export const getMetrics: Handler<'getMetrics'> = async ({ engine }) => ({
  body: (await engine.settings.metrics?.()) ?? '',
});
