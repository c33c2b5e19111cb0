import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { noContent, type Handler } from './call.ts';
import { logBookOf } from './log-book.ts';
import { currentStatuses } from './portal-status.ts';
import { withProviders } from './tenant-configs.ts';

/** The settings of a portal build for its environment. */
export const getConfig: Handler<'getConfig'> = ({ engine }) => ({
  body: {
    env: engine.settings.environment,
    version: engine.settings.version,
    defaultTenant: tenants[0],
    hosts: {},
    tenants: withProviders(engine.settings.identityProviders),
    idle: { warnAfterMs: limits.idleWarnAfterMs, logoutAfterMs: limits.idleLogoutAfterMs },
    embed: { allowedOrigins: [...engine.settings.embedOrigins] },
  },
});

/** Functions blocked now or soon. */
export const getPortalStatuses: Handler<'getPortalStatuses'> = ({ world }) => ({
  body: { statuses: currentStatuses(world) },
});

/** The tenant's feature flags. */
export const getFeatureFlags: Handler<'getFeatureFlags'> = ({ world }) => ({
  body: { ...world.settings.featureFlags },
});

/** Product names by text key in one language. */
export const getProductTranslations: Handler<'getProductTranslations'> = ({ world, input }) => ({
  body: { ...world.catalogue.productTranslations[input.body.language] },
});

/** Stores an error reported by the portal. */
export const logError: Handler<'logError'> = ({ world, input }) => {
  const { message, timestamp, flowId, ...context } = input.body.log;
  logBookOf(world).add([{ level: 'error', message, context, timestamp, flowId }]);
  return noContent;
};

/** Stores the portal's buffered log entries. */
export const uploadLogs: Handler<'uploadLogs'> = ({ world, input }) => {
  logBookOf(world).add(input.body.entries);
  return noContent;
};
