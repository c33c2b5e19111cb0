import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import { Refusal } from '../engine/handler.ts';
import { defaultRateLimits, type RateLimits } from './options.ts';

/** Calls a stranger could use to guess, or to make the product send things. */
export const limitedOperations: ReadonlySet<OperationId> = new Set([
  'clientLogin',
  'bankerLogin',
  'verifyOtp',
  'resendOtp',
  'refreshToken',
  'bankerToken',
  'resetPassword',
  'changePassword',
] satisfies OperationId[]);

const MINUTE = 60_000;

/** Subject of a request: the person who signs in, or the sign-in whose code is tried. */
function subjectOf(request: FastifyRequest): string {
  const body = (request.body ?? {}) as { username?: unknown; transactionId?: unknown };
  const subject = body.username ?? body.transactionId ?? '';
  return typeof subject === 'string' ? subject.slice(0, 100).toUpperCase() : '';
}

/**
 * Limits sign-in, codes and resets: per address, and per user name of a world and address.
 * @returns the hook of what is limited
 */
export async function registerRateLimits(
  app: FastifyInstance,
  wanted: Partial<RateLimits> | undefined,
): Promise<preHandlerAsyncHookHandler> {
  const limits = { ...defaultRateLimits, ...wanted };
  await app.register(rateLimit, { global: false, cache: 10_000 });
  const counters = [
    app.createRateLimit({
      max: limits.perAddress,
      timeWindow: MINUTE,
      keyGenerator: (request) => `address ${normalizeIP(request.ip)}`,
    }),
    app.createRateLimit({
      max: limits.perUser,
      timeWindow: MINUTE,
      keyGenerator: (request) =>
        `user ${normalizeIP(request.ip)} ${request.sim?.world?.id ?? ''} ${subjectOf(request)}`,
    }),
  ];
  return async (request) => {
    for (const count of counters) {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) continue;
      throw new Refusal(429, 'dde.error.tooManyRequests', null).after(result.ttlInSeconds);
    }
  };
}
