import { describe, expect, it } from 'vitest';
import { tenants, type Tenant, type UserType } from '@dokubox/spec/enums.ts';
import { accountEntriesOf, archiveDocumentsOf } from './accountEntries.ts';

const all = { downloadTerms: true, downloadContract: true };
const none = { downloadTerms: false, downloadContract: false };
const offered = (tenant: Tenant, userType: UserType, there = all, hasIdentityProvider = false) =>
  accountEntriesOf({ tenant, userType }, hasIdentityProvider, there);

/** The tenants that offer an entry when the archive has all documents. */
const offeringTo = (userType: UserType, key: ReturnType<typeof offered>[number]) =>
  tenants.filter((tenant) => offered(tenant, userType).includes(key));

describe('the account menu', () => {
  it('[R2.36][R5.4] offers the signature settings only to their users', () => {
    expect(offeringTo('CLIENT', 'signatureSettings')).toEqual(['RO']);
    expect(offeringTo('BANKER', 'signatureSettings')).toEqual(['CZ', 'SK', 'HR', 'RO']);
  });

  it('[R2.35][R5.28] offers the documents of the archive to clients, if the tenant has them', () => {
    expect(offeringTo('CLIENT', 'downloadTerms')).toEqual(['HU', 'CZ', 'SK', 'RS', 'HR', 'RO']);
    expect(offeringTo('CLIENT', 'downloadContract')).toEqual(['CZ', 'SK']);
    expect(offeringTo('BANKER', 'downloadTerms')).toEqual([]);
    expect(offeringTo('BANKER', 'downloadContract')).toEqual([]);
  });

  it('[R2.35] offers only documents that exist, and reads only those that can', () => {
    for (const tenant of tenants) {
      const entries = offered(tenant, 'CLIENT', none);
      expect(entries.filter((key) => key.startsWith('download'))).toEqual([]);
      const readable = archiveDocumentsOf(tenant, 'CLIENT');
      for (const key of ['downloadTerms', 'downloadContract'] as const) {
        expect(readable[key], `${tenant} ${key}`).toBe(offered(tenant, 'CLIENT').includes(key));
      }
      expect(archiveDocumentsOf(tenant, 'BANKER')).toEqual(none);
    }
  });

  it('[R2.26] offers a change of password to users who have a password here', () => {
    for (const tenant of tenants) {
      expect(offered(tenant, 'CLIENT', none, true)).toContain('changePassword');
      expect(offered(tenant, 'BANKER', none, false)).toContain('changePassword');
      expect(offered(tenant, 'BANKER', none, true)).not.toContain('changePassword');
    }
  });
});
