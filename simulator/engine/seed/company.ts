import type { Segment, Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { ClientState } from '../state.ts';
import type { SeedLocale } from './texts/people.ts';
import { randomFor, type Random } from './random.ts';

interface CompanySeed {
  readonly locale: SeedLocale;
  readonly tenant: Tenant;
  readonly random: Random;
  /** Position of the company in the tenant, which determines its unique name. */
  readonly index: number;
  readonly segment: Segment;
  readonly seed: number;
}

/** Name with legal form as the country writes it. */
function companyName(plan: CompanySeed): string {
  const { locale, seed, tenant, index, segment, random } = plan;
  const names = randomFor(seed, tenant, 'company names').shuffle(locale.companyNames);
  const name = names[index % names.length] ?? '';
  const form = random.pick(segment === 'CORP' ? locale.largeForms : locale.smallForms);
  return `${name} ${form}`;
}

/** Creates a client of the bank. */
export function makeClient(plan: CompanySeed): ClientState {
  const { locale, tenant, random, segment, index } = plan;
  const clientNameLocal = companyName(plan);
  const [postalCode, city] = random.pick(locale.cities);
  const { phone, offersContractDownload } = policyOf(tenant);
  return {
    // Two leading zeros on purpose: a client number is text.
    clientNumber: `00${String(index + 1).padStart(2, '0')}${random.digits(4)}`,
    clientName: locale.transliterate?.(clientNameLocal) ?? clientNameLocal,
    clientNameLocal,
    segment,
    address: locale.address(random.pick(locale.streets), random.int(1, 96), postalCode, city),
    phoneNumber: `${phone.callingCode}${locale.mobile(random)}`,
    termsArchived: true,
    contractArchived: offersContractDownload,
  };
}
