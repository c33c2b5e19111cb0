import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { logBookOf } from './log-book.ts';
import { TestEngine } from './fixtures/test-engine.ts';

const flowId = '00000000-0000-4000-8000-000000000000';
const timestamp = '2026-05-04T08:00:00Z';

describe('configuration', () => {
  it('[R2.11][R2.12][R2.33] returns the features of each tenant', async () => {
    const test = new TestEngine(nodePorts, 'HU');
    const { body } = await test.call('getConfig');
    expect(body).toMatchObject({
      env: 'local',
      version: '1.2.3',
      idle: { warnAfterMs: limits.idleWarnAfterMs, logoutAfterMs: limits.idleLogoutAfterMs },
    });
    expect(Object.keys(body.tenants).sort()).toEqual([...tenants].sort());
    for (const config of Object.values(body.tenants)) {
      expect(config.legalName).toBeTruthy();
      expect(config.identityProvider).toBeNull();
      expect(config.externalChannelLoginUrl).toMatch(/^https:\/\/[a-z]+\.isterbank\.example\//);
    }
  });

  it.each(tenants)('[R9.6] returns the feature flags of %s', async (tenant) => {
    const test = new TestEngine(nodePorts, tenant);
    const { body } = await test.call('getFeatureFlags', { body: {} });
    expect(body).toEqual(test.world.settings.featureFlags);
    expect(body).toHaveProperty('ddeNotValidCertificatesEnabled');
  });
});

describe('reports of the portal', () => {
  it('[R7.17][R9.9] are stored without secrets', async () => {
    const test = new TestEngine(nodePorts, 'HU');
    await test.call('logError', {
      body: {
        log: {
          message: 'failed at /ial#ialIdToken=abc',
          url: 'http://localhost/?token=abc',
          userAgent: 'test',
          timestamp,
          flowId,
          tenant: 'HU',
        },
      },
    });
    await test.call('uploadLogs', {
      body: {
        entries: [
          { level: 'info', message: 'sent', context: { password: 'abc' }, timestamp, flowId },
        ],
      },
    });
    const { entries } = logBookOf(test.world);
    expect(entries.map(({ level }) => level)).toEqual(['error', 'info']);
    expect(JSON.stringify(entries)).not.toContain('abc');
  });

  it('[R9.9] are limited in number and size', async () => {
    const test = new TestEngine(nodePorts, 'HU');
    const entry = { level: 'debug' as const, message: 'x', timestamp, flowId };
    const entries = Array.from({ length: limits.logBufferMax }, () => entry);
    await test.call('uploadLogs', { body: { entries } });
    const context = { list: Array.from({ length: 50 }, () => 'y'.repeat(1_000)) };
    await test.call('uploadLogs', { body: { entries: [{ ...entry, context }] } });
    const kept = logBookOf(test.world).entries;
    expect(kept).toHaveLength(500);
    expect(kept.at(-1)?.context).toEqual({ leftOut: 'too large' });
  });
});
