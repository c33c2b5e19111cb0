import { participantRoles, tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import type { BoxState } from '../state.ts';
import type { WorldBase } from '../world/base.ts';
import { tenantsOf } from './catalogue.ts';
import { expand } from './expand.ts';
import { loadedCatalogue } from './fixtures/scenario-texts.ts';

/**
 * Situations that matter are scenarios offered to testers in a tenant, with suggestions to try.
 * No status shows the situations below, so a scenario in each tenant must reach each of them.
 */
const reached: Readonly<Record<string, (base: WorldBase, boxes: readonly BoxState[]) => boolean>> =
  {
    'an envelope that was begun and not sent': (_base, boxes) =>
      boxes.some((box) => box.namirialEnvelopeStatus === 'NEW'),
    'an archive that refuses': (_base, boxes) =>
      boxes.some(({ dokus }) => dokus.some((doku) => doku.archiveFails)),
    'certificates in doubt let into the archive': ({ settings }) =>
      settings.featureFlags.ddeNotValidCertificatesEnabled === true,
    'seals in place of signatures': ({ users }) =>
      [...users.values()].some(({ certificateRank }) => certificateRank === 'QESEAL'),
    'no terms and conditions in the archive': ({ clients }) =>
      [...clients.values()].some(({ termsArchived }) => !termsArchived),
    'all thirteen roles on one document': (_base, boxes) =>
      boxes.some(({ dokus }) =>
        dokus.some(({ participants }) => {
          const roles = new Set(participants.map(({ participantRole }) => participantRole));
          return roles.size === participantRoles.length;
        }),
      ),
    'a signer whose certificate has ended': ({ users }) =>
      [...users.values()].some(({ certificateState }) => certificateState === 'EXPIRED'),
  };

const catalogue = loadedCatalogue();
const reference = new Date('2026-05-04T08:00:00Z');

/** Initial states in a tenant, without the very large one, whose boxes are all alike. */
function beginningsOf(tenant: Tenant) {
  return catalogue
    .all()
    .filter((scenario) => tenantsOf(scenario).includes(tenant) && (scenario.try ?? []).length > 0)
    .map((scenario) => {
      const base = expand(scenario, { tenant, seed: scenario.seed, reference });
      const ids = scenario.name === 'very-large' ? [] : [...base.boxes.keys()];
      return { base, boxes: ids.flatMap((id) => base.boxes.get(id) ?? []) };
    });
}

describe('situations that matter', () => {
  it.each(tenants)('[A-457] include at least twelve in %s, and those no status shows', (tenant) => {
    const beginnings = beginningsOf(tenant);
    expect(beginnings.length).toBeGreaterThanOrEqual(12);
    const missing = Object.entries(reached).filter(
      ([, isReached]) => !beginnings.some(({ base, boxes }) => isReached(base, boxes)),
    );
    expect(missing.map(([what]) => what)).toEqual([]);
  });
});
