import metadata from 'libphonenumber-js/min/metadata';
import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';

const policies = tenants.map(policyOf);

/**
 * How numbers of the tenants' countries are written and which are valid, from the metadata of
 * libphonenumber. Published apart, because the library knows all countries: 83 kB in place of 3.
 */
export const phoneMetadata = {
  version: metadata.version,
  country_calling_codes: Object.fromEntries(
    policies.map(({ country, phone }) => [phone.callingCode.slice(1), [country]]),
  ),
  countries: Object.fromEntries(
    policies.map(({ country }) => [country, metadata.countries[country]]),
  ),
};
